// Confirms and deletes a post.
import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { deletePost, sayError } from './writes.ts'

interface DeletePostProps {
  /** null: closed */
  post: Post | null
  onCancel: () => void
  onDeleted: (post: Post) => void
}

export function DeletePost({ post, onCancel, onDeleted }: DeletePostProps) {
  const client = useQueryClient()
  const { run, pending } = useOneAtATime()
  const confirm = () =>
    run(async () => {
      if (!post) return
      try {
        await deletePost(client, post.id)
        onDeleted(post)
      } catch (error) {
        onCancel()
        sayError(error, 'Failed to delete post')
      }
    })
  return (
    <ConfirmDialog
      open={post !== null}
      title="Delete post"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      Are you sure you want to delete this post? This action cannot be undone.
    </ConfirmDialog>
  )
}
