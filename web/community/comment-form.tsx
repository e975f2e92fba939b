// The box to comment on a post. Nothing written: nothing happens.
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { isBlank } from '#contract/blank.ts'
import { DraftNote } from '#web/drafts/draft-note.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { ApiError } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { addComment, sayError, useMayWrite } from './writes.ts'

export function CommentForm({ postId }: { postId: number }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite()
  const draft = useDraft<string>({ key: `post:${postId}:comment`, initial: '' })
  const { run, pending } = useOneAtATime()
  const [refused, setRefused] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const words = draft.value
    if (isBlank(words) || !mayWrite('comment')) return
    await run(async () => {
      try {
        await addComment(client, postId, words)
        draft.clear(words)
        setRefused(null)
      } catch (error) {
        setRefused(error instanceof ApiError && error.status === 400 ? error.words : null)
        sayError(error, 'Please log in to comment')
      }
    })
    box.current?.focus()
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextArea
        ref={box}
        label="Your comment"
        name="comment"
        rows={3}
        value={draft.value}
        error={refused}
        onChange={({ target }) => {
          setRefused(null)
          draft.set(target.value)
        }}
        after={<DraftNote draft={draft} />}
      />
      <div className="row end">
        <Button type="submit" pending={pending} pendingLabel="Posting...">
          Post comment
        </Button>
      </div>
    </form>
  )
}
