// The form to write or edit a review. The text is kept as a draft until it is saved.
import { useQueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import type { Review } from '#contract/api/reviews.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { CONTENT_MISSING, countWords, TITLE_MISSING, WORDS_HINT } from '#contract/review-rules.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox, RadioGroup, TextArea, TextField } from '#web/ui/field.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { saveNoted } from '#web/watchlist/changes.ts'
import { RateDrama } from './rate-drama.tsx'
import { refreshReviews } from './refresh.ts'

/** 'new', or the review that is edited */
export type Writing = 'new' | Review

interface ReviewFormProps {
  /** null: closed */
  writing: Writing | null
  /** where a new review is written on the page of a drama */
  drama?: Pick<Drama, 'id' | 'title'>
  userId: number
  onClose: () => void
  /** Undo after Cancel: reopens the form with its text */
  onReopen: (writing: Writing) => void
}

export function ReviewForm({ writing, onClose, ...rest }: ReviewFormProps) {
  return (
    <Dialog
      open={writing !== null}
      size="md"
      title={writing === 'new' ? 'Create New K-Drama Review' : 'Edit K-Drama Review'}
      onClose={onClose}
    >
      {writing && <Form writing={writing} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

const BLANK = { title: '', content: '', isPublic: false, hasSpoilers: false, showsRating: true }
type Fields = typeof BLANK

const VISIBILITIES = [
  { value: 'private', label: 'Private', aside: 'Only visible to you' },
  { value: 'public', label: 'Public', aside: 'Visible in Community' },
] as const

function Form({ writing, drama, userId, onClose, onReopen }: ReviewFormProps & { writing: Writing }) {
  const client = useQueryClient()
  const review = writing === 'new' ? null : writing
  const title = drama?.title ?? ''
  const initial = review ? fieldsOf(review) : { ...BLANK, title }
  const draft = useDraft<Fields>({ key: `review:${review?.id ?? (title || 'new')}`, initial })
  const { value } = draft
  const { errors, clear, pending, props } = useSubmit<'title' | 'content'>({
    check: () => problemsOf(value),
    async send() {
      const sent = { ...value }
      await saveNoted()
      if (review) await send('PUT /api/kdrama-notes/{id}', { id: review.id }, sent)
      else await send('POST /api/kdrama-notes', {}, sent)
      draft.clear(sent)
      await refreshReviews(client, userId)
      onClose()
      toast({ title: `K-Drama review ${review ? 'updated' : 'created'} successfully!` })
    },
    onError: () =>
      failureToast(`Failed to ${review ? 'update' : 'create'} K-Drama review. Please try again.`),
  })

  const cancel = () => {
    const typed = { ...value }
    const isTouched = JSON.stringify(typed) !== JSON.stringify(initial)
    draft.discard()
    onClose()
    if (!isTouched) return
    const bringBack = () => {
      draft.set(typed)
      onReopen(writing)
    }
    toast({ title: 'Draft discarded', variant: 'info', action: { label: 'Undo', onClick: bringBack } })
  }

  return (
    <form className="form" {...props}>
      <DraftStatus draft={draft} />
      <TextField
        label="Drama Title"
        value={value.title}
        required
        error={errors.title}
        onChange={({ target }) => {
          clear('title')
          draft.set({ title: target.value })
        }}
      />
      <TextArea
        label="My Review Content"
        rows={8}
        value={value.content}
        required
        hint={`up to ${WORDS_HINT} words`}
        after={<Words text={value.content} />}
        error={errors.content}
        onChange={({ target }) => {
          clear('content')
          draft.set({ content: target.value })
        }}
      />
      <RadioGroup
        legend="Visibility"
        name="visibility"
        options={VISIBILITIES}
        value={value.isPublic ? 'public' : 'private'}
        onChange={(chosen) => draft.set({ isPublic: chosen === 'public' })}
      />
      <Checkbox
        label="Contains spoilers: hidden until readers choose to see them"
        checked={value.hasSpoilers}
        onChange={({ target }) => draft.set({ hasSpoilers: target.checked })}
      />
      <RateDrama title={value.title} drama={drama}>
        <Checkbox
          label="Show my rating beside my name while the review is public"
          checked={value.showsRating}
          onChange={({ target }) => draft.set({ showsRating: target.checked })}
        />
      </RateDrama>
      <div className="row end">
        <Button variant="quiet" onClick={cancel} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          {review ? 'Update Review' : 'Create Review'}
        </Button>
      </div>
    </form>
  )
}

/** Counts words. There is no limit on words. */
function Words({ text }: { text: string }) {
  const words = countWords(text)
  return <p className="xs muted num">{plural(words, 'word')}</p>
}

const fieldsOf = ({ title, content, isPublic, hasSpoilers, showsRating }: Review): Fields => ({
  title,
  content,
  isPublic,
  hasSpoilers,
  showsRating,
})

function problemsOf({ title, content }: Fields) {
  const tooLong = (name: string, text: string, max: number) =>
    text.trim().length > max ? `${name} can be at most ${formatNumber(max)} characters` : undefined
  return {
    title: title.trim() ? tooLong('Drama Title', title, LIMITS.title) : TITLE_MISSING,
    content: content.trim() ? tooLong('Review content', content, LIMITS.review) : CONTENT_MISSING,
  }
}
