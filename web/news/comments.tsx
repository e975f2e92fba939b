// What people say about an article: a box for one's own words, and everybody's below, the newest first.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NEWS_COMMENTS_PAGE, type NewsComment } from '#contract/news.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { Comment } from './comment.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import { commentsOn, refreshComments } from './queries.ts'

/** How long the page says what happened. */
const BANNER_MS = 3_000

interface Said {
  words: string
  tone: 'success' | 'error'
  /** the same words again begin anew */
  time: number
}

export function Comments({ article }: { article: number }) {
  const client = useQueryClient()
  const { data: newest } = useQuery(commentsOn(article))
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [doomed, setDoomed] = useState<NewsComment | null>(null)
  const say = (words: string, tone: Said['tone']) =>
    setSaid((now) => ({ words, tone, time: (now?.time ?? 0) + 1 }))

  const removal = useMutation({
    mutationFn: (comment: NewsComment) => send('DELETE /api/comments/{id}', { id: comment.id }),
    onSuccess: async () => {
      say('✓ Comment deleted successfully!', 'success')
      await refreshComments(client, article)
    },
    onError: (error) => say(`❌ Failed to delete comment: ${error.message}`, 'error'),
    onSettled: () => {
      setDoomed(null)
      // its button is gone with it
      requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    },
  })

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        Comments {newest && <span className="muted num">{countOf(newest)}</span>}
      </h2>
      <div className={styles.said}>
        <Banner
          message={said && <span key={said.time}>{said.words}</span>}
          tone={said?.tone ?? 'success'}
          after={BANNER_MS}
          onGone={() => setSaid(null)}
        />
      </div>
      <CommentForm
        article={article}
        onPosted={() => say('✓ Comment posted successfully!', 'success')}
        onFailed={(message) => say(`❌ Failed to post comment: ${message}`, 'error')}
      />
      <CommentList article={article} onDelete={setDoomed} />
      <ConfirmDialog
        open={doomed !== null}
        title="Delete comment"
        onConfirm={() => doomed && removal.mutate(doomed)}
        onCancel={() => setDoomed(null)}
        pending={removal.isPending}
        pendingLabel="Deleting..."
      >
        Are you sure you want to delete this comment? This action cannot be undone.
      </ConfirmDialog>
    </section>
  )
}

const countOf = (newest: NewsComment[]) =>
  newest.length < NEWS_COMMENTS_PAGE ? newest.length : `${NEWS_COMMENTS_PAGE}+`

interface CommentListProps {
  article: number
  /** what was written before this one */
  before?: number
  onDelete: (comment: NewsComment) => void
}

function CommentList({ article, before, onDelete }: CommentListProps) {
  const { data: comments, error, refetch } = useQuery(commentsOn(article, before))
  const { member } = useMember()
  if (error && !comments)
    return (
      <Banner
        tone="error"
        message="The comments could not be fetched."
        beside={
          <Button variant="quiet" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
    )
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
            <Comment comment={comment} {...(member?.isAdmin && { onDelete: () => onDelete(comment) })} />
          </li>
        ))}
      </ul>
      {comments.length === NEWS_COMMENTS_PAGE && (
        <Older article={article} before={oldest} onDelete={onDelete} />
      )}
    </>
  )
}

function Older(props: CommentListProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CommentList {...props} />
  return (
    <Button variant="quiet" className={styles.older} onClick={() => setOpen(true)}>
      Show older comments
    </Button>
  )
}
