// The entries of the diary by day.
import { useState } from 'react'
import type { DiaryEntry } from '#contract/api/diary.ts'
import type { Outcome } from '#contract/diary.ts'
import { DramaRow, DramasOfDay } from '#web/dramas/drama-rows.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Star } from '#web/ui/star.tsx'
import { starsInWords } from '#web/watchlist/labels.ts'
import { ChangeEntry } from './change-entry.tsx'

export const DiaryDays = ({ entries }: { entries: readonly DiaryEntry[] }) =>
  [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => (
    <DramasOfDay key={day} day={day}>
      {ofDay.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </DramasOfDay>
  ))

const OUTCOME_WORDS: Record<Outcome, string> = { finished: 'Finished', dropped: 'Put it down' }

/** "Episode 3", "Episodes 3 to 5" */
const episodesInWords = ({ firstEpisode: first, lastEpisode: last }: DiaryEntry) =>
  first === last ? `Episode ${first}` : `Episodes ${first} to ${last}`

function Entry({ entry }: { entry: DiaryEntry }) {
  const { drama, lastEpisode, outcome, rewatch, ownRating } = entry
  const [isOpen, setOpen] = useState(false)
  const change = (
    <>
      <IconButton
        label={`Change: ${drama.title}`}
        icon="pencil"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} size="sm" title={drama.title} onClose={() => setOpen(false)}>
        <ChangeEntry entry={entry} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
  return (
    <DramaRow drama={drama} button={change}>
      {lastEpisode !== null && <span>{episodesInWords(entry)}</span>}
      {outcome && <span>{OUTCOME_WORDS[outcome]}</span>}
      {rewatch && <span>Watched again</span>}
      {outcome && ownRating !== null && (
        <Star>
          <span aria-hidden="true">{ownRating / 2}</span>
          <span className="vh">{starsInWords(ownRating)}</span>
        </Star>
      )}
    </DramaRow>
  )
}
