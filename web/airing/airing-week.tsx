// The days of one week with what airs on each, and dramas that begin later.
import { beginsInWords, episodesInWords, whenInWords } from '#contract/airing.ts'
import type { Airs, WhatAirs } from '#contract/api/airing.ts'
import { topicMarks } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import styles from './airing.module.css'

interface WeekProps {
  title: 'This week' | 'Next week'
  airs: readonly Airs[]
  today: string
  /** the dramas of the member's list */
  mine: ReadonlySet<number>
  onlyMine: boolean
}

export function Week({ title, airs, today, mine, onlyMine }: WeekProps) {
  const days = [...Map.groupBy(airs, ({ day }) => day)]
  const id = title === 'This week' ? 'this-week' : 'next-week'
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {days.map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-labelledby={day}>
          <h3 id={day}>
            <time dateTime={day}>{whenInWords(day)}</time>
            {day === today && <b> today</b>}
          </h3>
          <ul className={`l panel stitched ${styles.list}`}>
            {ofDay.map((one) => (
              <Entry
                key={`${one.drama.id} ${one.first}`}
                drama={one.drama}
                isMine={mine.has(one.drama.id)}
                words={episodesInWords(one)}
              />
            ))}
          </ul>
        </section>
      ))}
      {days.length === 0 && (
        <p className="muted">
          {onlyMine ? 'Nothing on your watchlist airs then.' : 'No drama here has a day then.'}
        </p>
      )}
    </section>
  )
}

export const Later = ({ dramas, mine }: { dramas: WhatAirs['later']; mine: ReadonlySet<number> }) =>
  dramas.length === 0 ? null : (
    <section className="stack" aria-labelledby="later">
      <h2 id="later">Later</h2>
      <ul className={`l panel stitched ${styles.list}`}>
        {dramas.map((one) => (
          <Entry
            key={one.drama.id}
            drama={one.drama}
            isMine={mine.has(one.drama.id)}
            words={`Begins: ${beginsInWords(one.day)}`}
          />
        ))}
      </ul>
    </section>
  )

interface EntryProps {
  drama: WhatAirs['later'][number]['drama']
  words: string
  isMine?: boolean
}

export const Entry = ({ drama, words, isMine }: EntryProps) => (
  <li {...topicMarks(drama)}>
    <Poster drama={drama} sizes="3rem" />
    <div>
      <h4>
        <a href={paths.drama(drama.id)}>{drama.title}</a>
      </h4>
      <p className="meta">
        <span>{words}</span>
        {isMine && <span>On your watchlist</span>}
      </p>
    </div>
  </li>
)
