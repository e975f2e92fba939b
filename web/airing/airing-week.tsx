// The days of one week with what airs on each, and dramas that begin later.
import { beginsInWords, episodesInWords } from '#contract/airing.ts'
import type { Airs, WhatAirs } from '#contract/api/airing.ts'
import { topicMarks } from '#web/dramas/drama-card.tsx'
import { DramaRow, DramaRows, DramasOfDay } from '#web/dramas/drama-rows.tsx'

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
        <DramasOfDay key={day} day={day} isToday={day === today}>
          {ofDay.map((one) => (
            <AiringRow
              key={`${one.drama.id} ${one.first}`}
              drama={one.drama}
              isMine={mine.has(one.drama.id)}
              words={episodesInWords(one)}
            />
          ))}
        </DramasOfDay>
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
      <DramaRows>
        {dramas.map((one) => (
          <AiringRow
            key={one.drama.id}
            drama={one.drama}
            isMine={mine.has(one.drama.id)}
            words={`Begins: ${beginsInWords(one.day)}`}
          />
        ))}
      </DramaRows>
    </section>
  )

interface AiringRowProps {
  drama: WhatAirs['later'][number]['drama']
  words: string
  isMine?: boolean
}

export const AiringRow = ({ drama, words, isMine }: AiringRowProps) => (
  <DramaRow drama={drama} {...topicMarks(drama)}>
    <span>{words}</span>
    {isMine && <span>On your watchlist</span>}
  </DramaRow>
)
