// The comments of a post, oldest first; earlier ones of a long discussion load on request.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PostComment } from '#contract/api/community.ts'
import { COMMENTS_PAGE } from '#contract/community.ts'
import { useMember } from '#web/auth/member.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PostBody } from './post-body.tsx'
import styles from './post-detail.module.css'
import { PostFacts } from './post-facts.tsx'
import { commentsOn } from './queries.ts'

interface CommentsProps {
  postId: number
  onReport: (comment: PostComment) => void
}

export function Comments({ postId, onReport }: CommentsProps) {
  const query = useQuery(commentsOn(postId))
  const { data, error, refetch } = query
  useOwnView(query)
  const [pages, setPages] = useState<number[]>([])
  if (error && !data)
    return (
      <div role="alert" className="row">
        <p>Could not load the comments.</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data) return <Waiting />
  const comments = data.slice(-COMMENTS_PAGE)
  const first = comments[0]
  if (!first) return <p className="muted">No comments yet. Be the first to share your thoughts!</p>
  const earliest = pages.at(-1)
  const ask = (before: number) => setPages([...pages, before])
  return (
    <>
      {earliest === undefined && data.length > COMMENTS_PAGE && <Earlier onClick={() => ask(first.id)} />}
      {pages.toReversed().map((before) => (
        <EarlierPage
          key={before}
          postId={postId}
          before={before}
          isFirst={before === earliest}
          onMore={ask}
          onReport={onReport}
        />
      ))}
      <List comments={comments} onReport={onReport} />
    </>
  )
}

interface EarlierPageProps extends CommentsProps {
  before: number
  isFirst: boolean
  onMore: (before: number) => void
}

function EarlierPage({ postId, before, isFirst, onMore, onReport }: EarlierPageProps) {
  const { data } = useQuery(commentsOn(postId, before))
  if (!data) return <Waiting />
  const comments = data.slice(-COMMENTS_PAGE)
  const first = comments[0]
  return (
    <>
      {isFirst && first && data.length > COMMENTS_PAGE && <Earlier onClick={() => onMore(first.id)} />}
      <List comments={comments} onReport={onReport} />
    </>
  )
}

const Earlier = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    Show older comments
  </Button>
)

function List({
  comments,
  onReport,
}: {
  comments: readonly PostComment[]
  onReport: (one: PostComment) => void
}) {
  const { member } = useMember()
  return (
    <ol className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <div className={styles.commentHead}>
            <PostFacts post={comment} />
            {comment.authorId !== member?.id && (
              <IconButton
                label="Report this comment"
                icon="flag"
                size="sm"
                onClick={() => onReport(comment)}
              />
            )}
          </div>
          <PostBody content={comment.content} players={comment.players} />
        </li>
      ))}
    </ol>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Loading comments" className="stack">
    <Skeleton shape="short" />
    <Skeleton shape="long" />
  </div>
)
