// Edit and Delete, for those who may change a post.
import type { Post } from '#contract/api/community.ts'
import { mayChange } from '#contract/post-rules.ts'
import { useMember } from '#web/auth/member.ts'
import { Button } from '#web/ui/button.tsx'

interface OwnPostButtonsProps {
  post: Post
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

export function OwnPostButtons({ post, onEdit, onDelete }: OwnPostButtonsProps) {
  const { member } = useMember()
  if (!mayChange(member, post)) return null
  return (
    <>
      <Button variant="ghost" size="sm" icon="pencil" onClick={() => onEdit(post)}>
        Edit
      </Button>
      <Button variant="ghost" size="sm" icon="trash-2" onClick={() => onDelete(post)}>
        Delete
      </Button>
    </>
  )
}
