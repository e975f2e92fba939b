// Reviews saved lines one after the other: read, recall, see the meaning, grade it. No scores are counted.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SavedLine } from '#contract/api/learners.ts'
import { GRADES, type Grade } from '#contract/learners.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { speak, useKoreanVoice } from './korean-voice.ts'
import { savedLines } from './line-queries.ts'
import { comesBack } from './review-interval.ts'
import { setSavedLine } from './save-line.ts'
import styles from './saved-lines.module.css'
import { learnersTexts } from './texts.ts'

const texts = learnersTexts.keep

export function LineReview({ lines, onDone }: { lines: readonly SavedLine[]; onDone: () => void }) {
  const client = useQueryClient()
  const voice = useKoreanVoice()
  const [at, setAt] = useState(0)
  const [isSeen, setSeen] = useState(false)
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const line = lines[at]

  async function say(grade: Grade) {
    if (!line || pending) return
    setPending(true)
    setFailure(null)
    try {
      const now = await send(
        'POST /api/kept-lines/{line}/review',
        { line: line.line },
        { grade, dueAt: line.dueAt },
      )
      await setSavedLine(client, line.line, now)
      setMessage(`${texts.thanks} This line is ${comesBack(now.dueAt, Date.now())}.`)
      next()
    } catch (error) {
      // Already graded or removed in another window: reload the lines.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        await client.invalidateQueries(savedLines)
        setMessage('')
        next()
      } else setFailure(serverMessage(error, texts.answerFailed))
    }
    setPending(false)
  }
  function next() {
    setSeen(false)
    setAt(at + 1)
  }

  return (
    <div className={styles.review}>
      <p className="small muted" role="status">
        {message}
      </p>
      {line ? (
        <>
          <Here key={line.line} className={styles.line}>
            <p lang="ko">{line.korean}</p>
            {voice && (
              <IconButton
                label="Listen"
                icon="volume-2"
                edged
                onClick={() => speak(voice, line.korean, false)}
              />
            )}
          </Here>
          {isSeen ? (
            <>
              <Here className={styles.meaning}>
                <p lang="ko-Latn" className="muted">
                  {line.romanization}
                </p>
                <p>{line.english}</p>
                <p className="small muted">{line.drama}</p>
              </Here>
              <fieldset className={styles.grades}>
                <legend>{texts.howWasIt}</legend>
                {GRADES.map((grade) => (
                  <Button key={grade} variant="quiet" disabled={pending} onClick={() => void say(grade)}>
                    {texts.grades[grade]}
                  </Button>
                ))}
              </fieldset>
            </>
          ) : (
            <>
              <p className="muted">{texts.think}</p>
              <div className="row">
                <Button onClick={() => setSeen(true)}>{texts.reveal}</Button>
                <Button variant="ghost" onClick={onDone}>
                  {texts.later}
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        <>
          <Here>
            <p>{texts.done}</p>
          </Here>
          <div className="row">
            <Button variant="quiet" onClick={onDone}>
              {texts.close}
            </Button>
          </div>
        </>
      )}
      <Banner message={failure} tone="error" />
    </div>
  )
}

/** Moves the focus to what has just appeared. */
function Here({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <div ref={here} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
