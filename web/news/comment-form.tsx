// The comment form of an article. No account is needed; bots are kept out without puzzles.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { INCOMPLETE_COMMENT, missingIn, NO_ARTICLE, QUICKEST_MS } from '#contract/news-comments.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { errorMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'
import styles from './comments.module.css'
import { addComment } from './refresh.ts'

interface CommentFormProps {
  /** null: no article is chosen */
  article: number | null
  onPosted: () => void
  onFailed: (message: string) => void
}

/** A guest's name is typed once per visit. */
let guestName = ''

export function CommentForm({ article, onPosted, onFailed }: CommentFormProps) {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const [name, setName] = useState(guestName)
  const initial = { author: member?.username ?? name, content: '' }
  const draft = useDraft({ key: `news:${article}:comment`, initial })
  const shownAt = useRef(0)
  const alert = useId()
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const words = draft.value
  const missing = missingIn(words)
  const { errors, pending, props } = useSubmit<'author' | 'content' | 'website' | 'article'>({
    check() {
      if (article === null) return { article: NO_ARTICLE }
      return {
        ...(missing.author && { author: INCOMPLETE_COMMENT }),
        ...(missing.content && { content: INCOMPLETE_COMMENT }),
      }
    },
    async send(value) {
      const since = () => Math.round(performance.now() - shownAt.current)
      // Wait until the minimum typing time has passed, instead of being refused by the server.
      if (!member) await pause(QUICKEST_MS - since())
      const comment = await send(
        'POST /api/news/{id}/comments',
        { id: article! },
        { ...words, website: value('website'), writtenIn: since() },
      )
      if (!member) {
        guestName = words.author
        setName(words.author)
      }
      draft.clear(words)
      onPosted()
      addComment(client, article!, comment)
    },
    onError: (error) => onFailed(errorMessage(error, 'Unknown error occurred')),
  })

  /** The error of a blank field stays until the field is filled in. */
  const isFaulty = (name: 'author' | 'content') => errors[name] !== undefined && missing[name]
  const faulty = (name: 'author' | 'content') =>
    isFaulty(name) ? { 'aria-invalid': true, 'aria-describedby': alert } : {}
  const problem = errors.article ?? (isFaulty('author') || isFaulty('content') ? INCOMPLETE_COMMENT : null)

  return (
    <form className="panel form" {...props}>
      <Field label="Your name">
        {(attributes) => (
          <input
            {...attributes}
            {...faulty('author')}
            className="input"
            type="text"
            name="author"
            autoComplete="nickname"
            dir="auto"
            maxLength={LIMITS.name}
            value={words.author}
            onChange={({ target }) => draft.set({ author: target.value })}
          />
        )}
      </Field>
      <Field label="Your comment">
        {(attributes) => (
          <textarea
            {...attributes}
            {...faulty('content')}
            className="area"
            name="content"
            rows={3}
            placeholder="What did you think?"
            dir="auto"
            maxLength={LIMITS.comment}
            value={words.content}
            onChange={({ target }) => draft.set({ content: target.value })}
          />
        )}
      </Field>
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <DraftStatus draft={draft} />
      <div id={alert} className={styles.problem}>
        <Banner tone="error" message={problem} />
      </div>
      <div className="row apart">
        <span className="hint">{member || loading ? '' : 'No account needed.'}</span>
        <Button type="submit" pending={pending} pendingLabel="Posting...">
          Post comment
        </Button>
      </div>
    </form>
  )
}

const pause = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined)
