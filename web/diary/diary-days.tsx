// The entries of the diary by day.
import { useState } from 'react'
import type { DiaryEntry } from '#contract/api/diary.ts'
import type { Outcome } from '#contract/diary.ts'
import { utcDay, weekdayAndDay } from '#contract/in-words.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Star } from '#web/ui/star.tsx'
import { starsInWords } from '#web/watchlist/labels.ts'
import { ChangeEntry } from './change-entry.tsx'
import styles from './diary.module.css'

export const DiaryDays = ({ entries }: { entries: readonly DiaryEntry[] }) =>
  [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-labelledby={day}>
      <h3 id={day}>
        <time dateTime={day}>{weekdayAndDay(utcDay(day))}</time>
      </h3>
      <ul className="l panel stitched">
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))

const OUTCOME_WORDS: Record<Outcome, string> = { finished: 'Finished', dropped: 'Put it down' }

/** "Episode 3", "Episodes 3 to 5" */
const episodesInWords = ({ firstEpisode: first, lastEpisode: last }: DiaryEntry) =>
  first === last ? `Episode ${first}` : `Episodes ${first} to ${last}`

function Entry({ entry }: { entry: DiaryEntry }) {
  const { drama, lastEpisode, outcome, rewatch, ownRating } = entry
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Poster drama={drama} sizes="3rem" />
      <div>
        <h4>
          <a href={paths.drama(drama.id)}>{drama.title}</a>
        </h4>
        <p className="meta">
          {lastEpisode !== null && <span>{episodesInWords(entry)}</span>}
          {outcome && <span>{OUTCOME_WORDS[outcome]}</span>}
          {rewatch && <span>Watched again</span>}
          {outcome && ownRating !== null && (
            <Star>
              <span aria-hidden="true">{ownRating / 2}</span>
              <span className="vh">{starsInWords(ownRating)}</span>
            </Star>
          )}
        </p>
      </div>
      <IconButton
        label={`Change: ${drama.title}`}
        icon="pencil"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} size="sm" title={drama.title} onClose={() => setOpen(false)}>
        <ChangeEntry entry={entry} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  )
}
