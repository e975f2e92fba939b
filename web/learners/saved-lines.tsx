// The member's saved lines: those ready for review, the others, and the export to Anki. Loaded only for members.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedLine } from '#contract/api/learners.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { savedLines } from './line-queries.ts'
import { LineReview } from './line-review.tsx'
import { comesBack } from './review-interval.ts'
import { removeLine } from './save-line.ts'
import styles from './saved-lines.module.css'
import { learnersTexts } from './texts.ts'

const texts = learnersTexts.keep

export function SavedLines() {
  const { data: lines, error, refetch } = useQuery(savedLines)
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
                <SavedLineRow key={line.line} line={line} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function SavedLineRow({ line }: { line: SavedLine }) {
  const client = useQueryClient()
  return (
    <li>
      <span>
        <b lang="ko">{line.korean}</b>
        <span className="small muted">
          {line.drama} · {line.isReady ? texts.isReady : comesBack(line.dueAt, Date.now())}
        </span>
      </span>
      <IconButton
        label={`Remove ${line.english}`}
        icon="x"
        onClick={() => void removeLine(client, line.line)}
      />
    </li>
  )
}
