// The comments on an article, one page at a time.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import type { NewsComment } from '#contract/api/news.ts'
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { useMember } from '#web/auth/member.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { Comment } from './comment.tsx'
import styles from './comments.module.css'
import { commentsOn } from './queries.ts'

interface CommentListProps {
  article: number
  /** cursor: comments before this one */
  before?: number
  onDelete: (comment: NewsComment) => void
  onReport: (comment: NewsComment) => void
}

export function CommentList(props: CommentListProps) {
  const { article, before, onDelete, onReport } = props
  const commentsQuery = useQuery(commentsOn(article, before))
  const { data: comments, error, refetch } = commentsQuery
  const { member } = useMember()
  useOwnView(commentsQuery)
  if (error && !comments) return <LoadFailed message="Could not load the comments." retry={refetch} />
  if (!comments) return <Spinner />
  if (comments.length === 0)
    return before === undefined ? (
      <EmptyState
        heading="h3"
        title="No comments yet. Be the first to share your thoughts!"
        companion="neighbour"
        panel={false}
      />
    ) : null
  const oldest = comments.at(-1)!.id
  return (
    <>
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment
              comment={comment}
              onDelete={member?.isAdmin ? () => onDelete(comment) : undefined}
              onReport={mayReport(member, comment) ? () => onReport(comment) : undefined}
            />
          </li>
        ))}
      </ul>
      {comments.length >= NEWS_COMMENTS_PAGE && <Older {...props} before={oldest} />}
    </>
  )
}

/** Admins delete instead, and nobody reports their own comment. */
const mayReport = (member: Member | null, { author, isGuest }: NewsComment) =>
  member !== null && !member.isAdmin && (isGuest || author !== member.username)

function Older(props: CommentListProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CommentList {...props} />
  return (
    <Button variant="quiet" className={styles.older} onClick={() => setOpen(true)}>
      Show older comments
    </Button>
  )
}
