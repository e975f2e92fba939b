// The lines a member keeps: what is ready, what rests, and the way out to Anki. Fetched only for members.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedLine } from '#contract/api/learners.ts'
import { quoteOf } from '#contract/quotes.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { dropLine } from './keeping.ts'
import styles from './kept-lines.module.css'
import { LineReview } from './line-review.tsx'
import { keptLines } from './queries.ts'
import { comesBack } from './rest.ts'
import { learnersTexts } from './texts.ts'

const texts = learnersTexts.keep

export function KeptLines() {
  const { data: lines, error, refetch } = useQuery(keptLines)
  const [looking, setLooking] = useState<SavedLine[] | null>(null)
  if (error)
    return (
      <section className={`panel ${styles.kept}`} aria-labelledby="kept">
        <h2 id="kept">{texts.title}</h2>
        <p role="alert">{texts.unread}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </section>
    )
  if (!lines) return null
  const ready = lines.filter((line) => line.isReady)
  return (
    <section className={`panel ${styles.kept}`} aria-labelledby="kept">
      <div className="row apart">
        <h2 id="kept">{texts.title}</h2>
        {lines.length > 0 && (
          <a className="btn ghost sm" href="/api/kept-lines/anki" download>
            <Icon name="download" />
            {texts.anki}
          </a>
        )}
      </div>
      {looking ? (
        <LineReview lines={looking} onDone={() => setLooking(null)} />
      ) : (
        <>
          <div className={styles.offer}>
            <p role="status">{lines.length === 0 ? texts.none : texts.ready(ready.length)}</p>
            {ready.length > 0 && (
              <Button variant="quiet" onClick={() => setLooking(ready)}>
                {texts.look}
              </Button>
            )}
          </div>
          {lines.length > 0 && (
            <ul className={`stitched ${styles.list}`}>
              {lines.map((line) => (
                <Kept key={line.line} line={line} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function Kept({ line }: { line: SavedLine }) {
  const client = useQueryClient()
  const quote = quoteOf(line.line)
  if (!quote) return null
  return (
    <li>
      <span>
        <b lang="ko">{quote.korean}</b>
        <span className="small muted">
          {quote.drama} · {line.isReady ? texts.isReady : comesBack(line.dueAt, Date.now())}
        </span>
      </span>
      <IconButton
        label={`Remove ${quote.english}`}
        icon="x"
        onClick={() => void dropLine(client, line.line)}
      />
    </li>
  )
}
