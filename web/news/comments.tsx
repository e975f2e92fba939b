// The comments of an article: the form, and the list with the newest first.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NewsComment } from '#contract/api/news.ts'
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { send } from '#web/api.ts'
import { useReport } from '#web/moderation/use-report.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import styles from './comments.module.css'
import { useNewComments } from './new-comments.ts'
import { commentsOn } from './queries.ts'
import { refreshComments } from './refresh.ts'

/** Milliseconds for which the banner is shown. */
const BANNER_MS = 3_000

interface Message {
  words: string
  tone: 'success' | 'error'
  /** makes the same message count as new */
  time: number
}

export function Comments({ article }: { article: number }) {
  const client = useQueryClient()
  const { data: newest } = useQuery(commentsOn(article))
  const { waiting, show } = useNewComments(article)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const [doomed, setDoomed] = useState<NewsComment | null>(null)
  const { report, dialog } = useReport()
  const say = (words: string, tone: Message['tone']) =>
    setMessage((now) => ({ words, tone, time: (now?.time ?? 0) + 1 }))

  const removal = useMutation({
    mutationFn: (comment: NewsComment) => send('DELETE /api/comments/{id}', { id: comment.id }),
    onSuccess: async () => {
      say('✓ Comment deleted successfully!', 'success')
      await refreshComments(client, article)
    },
    onError: (error) => say(`❌ Failed to delete comment: ${error.message}`, 'error'),
    onSettled: () => {
      setDoomed(null)
      // its button was removed with it
      requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    },
  })

  return (
    <section className={styles.comments}>
      <h2 id="comments" ref={heading} tabIndex={-1}>
        Comments {newest && <span className="muted num">{countOf(newest)}</span>}
      </h2>
      <div className={styles.said}>
        <Banner
          message={message?.words}
          time={message?.time}
          tone={message?.tone ?? 'success'}
          after={BANNER_MS}
          onDismiss={() => setMessage(null)}
        />
      </div>
      <CommentForm
        article={article}
        onPosted={() => say('✓ Comment posted successfully!', 'success')}
        onFailed={(message) => say(`❌ Failed to post comment: ${message}`, 'error')}
      />
      <div className={styles.waiting} role="status">
        {waiting > 0 && (
          <Button
            variant="quiet"
            size="sm"
            icon="arrow-up"
            onClick={() => {
              show()
              list.current?.focus()
            }}
          >
            {waiting === 1 ? '1 new comment' : `${waiting} new comments`}
          </Button>
        )}
      </div>
      <div ref={list} className={styles.lists} tabIndex={-1}>
        <CommentList
          article={article}
          onDelete={setDoomed}
          onReport={({ id }) =>
            report({
              area: 'news-comment',
              itemId: id,
              refresh: () => refreshComments(client, article),
              onDone: () => heading.current?.focus({ preventScroll: true }),
            })
          }
        />
      </div>
      {dialog}
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
