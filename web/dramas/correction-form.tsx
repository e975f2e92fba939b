// The form for readers to report missing or wrong facts of a drama. No account is needed.
import { useState } from 'react'
import { CONTENT_NOTES, type ContentNote, type NoteDetail, noteLabel } from '#contract/comfort.ts'
import { LIMITS } from '#contract/limits.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { serverMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'

export interface CorrectionProps {
  dramaId: number
  about: 'topic' | 'platforms'
}

const TOPICS = [
  { value: '', label: 'Choose a topic' },
  ...CONTENT_NOTES.map((topic) => ({ value: topic, label: noteLabel(topic) })),
]
const HOW = [
  { value: 'shown', label: 'Shown' },
  { value: 'mentioned', label: 'Only mentioned' },
]
const BLANK = { topic: '', how: 'shown', text: '' }

export function CorrectionForm({ dramaId, about, onClose }: CorrectionProps & { onClose: () => void }) {
  const draft = useDraft({ key: `drama:${dramaId}:${about}`, initial: BLANK })
  const [sent, setSent] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { topic, how, text } = draft.value

  const { errors, clear, pending, props } = useSubmit<'topic' | 'what' | 'where'>({
    check() {
      if (about === 'topic' && !topic) return { topic: 'Please choose a topic' }
      return about === 'platforms' && !text.trim() ? { what: 'Please write what is wrong' } : {}
    },
    async send() {
      setFailure(null)
      await send(
        'POST /api/corrections/{dramaId}',
        { dramaId },
        about === 'topic'
          ? { about, topic: topic as ContentNote, how: how as NoteDetail['how'], where: text }
          : { about, what: text },
      )
      draft.clear(draft.value)
      setSent(
        about === 'topic'
          ? "Thank you. This page now shows your report, and we'll check it."
          : "Thank you. We'll check it.",
      )
    },
    onError(error, atFields) {
      if (!atFields) setFailure(serverMessage(error, 'Could not send your message. Please try again.'))
    },
  })

  if (sent)
    return (
      <p className="small" role="status">
        {sent}
      </p>
    )
  return (
    <form className="form" {...props}>
      <DraftStatus draft={draft} />
      {about === 'topic' && (
        <Select
          label="What is missing?"
          name="topic"
          options={TOPICS}
          value={topic}
          error={errors.topic ?? null}
          onChange={({ target }) => {
            clear('topic')
            draft.set({ topic: target.value })
          }}
        />
      )}
      {about === 'topic' && (
        <Select
          label="Shown or mentioned?"
          name="how"
          options={HOW}
          value={how}
          onChange={({ target }) => draft.set({ how: target.value })}
        />
      )}
      <TextArea
        label={about === 'topic' ? 'Where? (optional)' : 'What is wrong?'}
        name={about === 'topic' ? 'where' : 'what'}
        hint={about === 'topic' ? 'The episode, if you remember it' : undefined}
        rows={2}
        maxLength={LIMITS.formField}
        value={text}
        error={errors.what ?? errors.where ?? null}
        onChange={({ target }) => {
          clear('what')
          clear('where')
          draft.set({ text: target.value })
        }}
      />
      <Banner message={failure} tone="error" />
      <div className="row end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}
