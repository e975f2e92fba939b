// The box below an article. No account is needed; programs are kept out without puzzles.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { INCOMPLETE_COMMENT, missingIn, NO_ARTICLE, QUICKEST_MS } from '#contract/news-comments.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { DraftNote } from '#web/drafts/draft-note.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { keepFocusIn } from '#web/ui/form-errors.ts'
import styles from './comments.module.css'
import { addComment } from './refresh.ts'

interface CommentFormProps {
  /** null: none is chosen */
  article: number | null
  onPosted: () => void
  onFailed: (message: string) => void
}

/** The name a guest has used on this visit, so that it is typed once. */
let guestName = ''

export function CommentForm({ article, onPosted, onFailed }: CommentFormProps) {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const [name, setName] = useState(guestName)
  const initial = { author: member?.username ?? name, content: '' }
  const draft = useDraft({ key: `news:${article}:comment`, initial })
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shownAt = useRef(0)
  const alert = useId()
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const posting = useMutation({
    mutationFn: async (words: { author: string; content: string }) => {
      const since = () => Math.round(performance.now() - shownAt.current)
      // A guest who types fast waits here, instead of being refused by the server.
      if (!member) await pause(QUICKEST_MS - since())
      const website = new FormData(form.current ?? undefined).get('website')
      return send(
        'POST /api/news/{id}/comments',
        { id: article! },
        {
          ...words,
          website: String(website ?? ''),
          writtenIn: since(),
        },
      )
    },
    onSuccess: (comment, words) => {
      if (!member) {
        guestName = words.author
        setName(words.author)
      }
      draft.clear(words)
      onPosted()
      addComment(client, article!, comment)
    },
    onError: (error) => onFailed(error.message),
    // While it was pending the button could not hold the focus.
    onSettled: () => requestAnimationFrame(() => keepFocusIn(form.current)),
  })

  const words = draft.value
  const missing = problem === INCOMPLETE_COMMENT ? missingIn(words) : { author: false, content: false }
  const isMended = problem === INCOMPLETE_COMMENT && !missing.author && !missing.content

  function post(event: FormEvent) {
    event.preventDefault()
    if (posting.isPending) return
    const lacking = missingIn(words)
    const refused =
      article === null ? NO_ARTICLE : lacking.author || lacking.content ? INCOMPLETE_COMMENT : null
    setProblem(refused)
    if (refused)
      form.current?.querySelector<HTMLElement>(lacking.author ? '[name=author]' : '[name=content]')?.focus()
    else posting.mutate(words)
  }

  const faulty = (isFaulty: boolean) => (isFaulty ? { 'aria-invalid': true, 'aria-describedby': alert } : {})
  return (
    <form ref={form} className="panel form" noValidate onSubmit={post}>
      <Field label="Your name">
        {(ties) => (
          <input
            {...ties}
            {...faulty(missing.author)}
            className="input"
            type="text"
            name="author"
            autoComplete="nickname"
            dir="auto"
            maxLength={LIMITS.name}
            value={words.author}
            onChange={(event) => draft.set({ author: event.target.value })}
          />
        )}
      </Field>
      <Field label="Your comment">
        {(ties) => (
          <textarea
            {...ties}
            {...faulty(missing.content)}
            className="area"
            name="content"
            rows={3}
            placeholder="What did you think?"
            dir="auto"
            maxLength={LIMITS.comment}
            value={words.content}
            onChange={(event) => draft.set({ content: event.target.value })}
          />
        )}
      </Field>
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <DraftNote draft={draft} />
      <div id={alert} className={styles.problem}>
        <Banner tone="error" message={isMended ? null : problem} />
      </div>
      <div className="row apart">
        <span className="hint">{member || loading ? '' : 'No account needed.'}</span>
        <Button type="submit" pending={posting.isPending} pendingLabel="Posting...">
          Post comment
        </Button>
      </div>
    </form>
  )
}

const pause = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined)
