// The form to comment on a post. An empty comment is not sent.
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isBlank } from '#contract/blank.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { ApiError } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { addComment, sayError, useMayWrite } from './writes.ts'

export function CommentForm({ postId }: { postId: number }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite()
  const draft = useDraft<string>({ key: `post:${postId}:comment`, initial: '' })
  const box = useRef<HTMLTextAreaElement>(null)

  const { errors, clear, pending, props } = useSubmit<'content'>({
    maySubmit: () => !isBlank(draft.value) && mayWrite('comment'),
    async send() {
      await addComment(client, postId, draft.value)
      draft.clear(draft.value)
      box.current?.focus()
    },
    onError(error) {
      sayError(error, 'Please log in to comment')
      box.current?.focus()
    },
    fieldErrors: (error) =>
      error instanceof ApiError && error.status === 400 ? { content: error.words } : null,
  })

  return (
    <form className="form" {...props}>
      <TextArea
        ref={box}
        label="Your comment"
        name="comment"
        rows={3}
        value={draft.value}
        error={errors.content}
        onChange={({ target }) => {
          clear()
          draft.set(target.value)
        }}
        after={<DraftStatus draft={draft} />}
      />
      <div className="row end">
        <Button type="submit" pending={pending} pendingLabel="Posting...">
          Post comment
        </Button>
      </div>
    </form>
  )
}
