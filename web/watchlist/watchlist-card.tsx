// One drama of the watchlist, with the member's progress.
import { useState } from 'react'
import type { Noted, WatchlistDrama } from '#contract/api/watchlist.ts'
import { plural } from '#contract/plural.ts'
import { WATCH_STATUSES, type WatchStatus } from '#contract/watchlist.ts'
import { Feeling } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { knownRating } from '#web/dramas/rating.ts'
import { paths } from '#web/paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { STATUS_LABELS } from './labels.ts'
import { useProgress } from './use-progress.ts'
import styles from './watchlist.module.css'

interface WatchlistCardProps {
  drama: WatchlistDrama
  /** @param saved fulfilled when the last changes are saved, so that Undo restores them too */
  onRemove: (saved: Promise<void>) => void
}

export function WatchlistCard({ drama, onRemove }: WatchlistCardProps) {
  const rating = knownRating(drama.rating)
  const { progress, change, flush } = useProgress(drama)
  return (
    <article className={`panel ${styles.card}`}>
      <div className={styles.poster}>
        <Poster drama={drama} sizes="8rem" />
      </div>
      <div className={styles.body}>
        <header>
          <div>
            <h3>
              <a href={paths.drama(drama.id)}>{drama.title}</a>
            </h3>
            {drama.nativeTitle && (
              <p className="muted small" lang="ko">
                {drama.nativeTitle}
              </p>
            )}
          </div>
          <IconButton label="Remove from Watchlist" icon="trash-2" onClick={() => onRemove(flush())} />
        </header>
        <p className="meta">
          {rating && (
            <span className="star">
              <Icon name="star" />
              {rating}
            </span>
          )}
          <span>{drama.year}</span>
          <span>{plural(drama.episodes, 'episode')}</span>
          {drama.inIndex && <span>Not reviewed yet</span>}
        </p>
        <Feeling of={drama} />
      </div>
      <Progress of={drama.episodes} progress={progress} onChange={change} />
    </article>
  )
}

const OPTIONS = [
  { value: '', label: 'No status' },
  ...WATCH_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
]

interface ProgressProps {
  of: number
  progress: Noted
  onChange: (change: Partial<Noted>) => void
}

function Progress({ of, progress: { status, episodesWatched }, onChange }: ProgressProps) {
  return (
    <div className={styles.notes}>
      <Select
        label="Status"
        options={OPTIONS}
        value={status ?? ''}
        onChange={({ target }) => onChange({ status: (target.value || null) as WatchStatus | null })}
      />
      <Episodes
        of={of}
        watched={episodesWatched}
        onChange={(watched) => onChange({ episodesWatched: watched })}
      />
    </div>
  )
}

interface EpisodesProps {
  of: number
  watched: number | null
  onChange: (watched: number | null) => void
}

/** Valid input is saved at once; invalid input stays with an error message. */
function Episodes({ of, watched, onChange }: EpisodesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? (watched === null ? '' : String(watched))
  const problem = problemOf(value, of)
  const type = (text: string) => {
    setTyped(text)
    if (!problemOf(text, of)) onChange(text.trim() === '' ? null : Number(text))
  }
  return (
    <TextField
      label="Episodes watched"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      hint={`of ${of}`}
      error={problem}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (!problem) setTyped(null)
      }}
      beside={
        <Button
          variant="quiet"
          disabled={(watched ?? 0) >= of}
          onClick={() => {
            setTyped(null)
            onChange((watched ?? 0) + 1)
          }}
        >
          +1<span className="vh"> episode</span>
        </Button>
      }
    />
  )
}

const problemOf = (text: string, of: number) =>
  /^\s*\d{0,4}\s*$/.test(text) && Number(text) <= of ? null : `Please enter a number from 0 to ${of}`
