// The entries of the diary by day, and changing one.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DiaryEntry } from '#contract/api/diary.ts'
import type { Outcome } from '#contract/diary.ts'
import { dayKey, localDay, utcDay, weekdayAndDay } from '#contract/in-words.ts'
import { send } from '#web/api.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { failureWords } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Star } from '#web/ui/star.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { starsInWords } from '#web/watchlist/labels.ts'
import styles from './diary.module.css'
import { forgetDiary } from './queries.ts'

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

function ChangeEntry({ entry, onDone }: { entry: DiaryEntry; onDone: () => void }) {
  const { id, day } = entry
  const client = useQueryClient()
  const [chosen, setChosen] = useState(day)
  const { attempt, pending, problem } = useAttempt((error) =>
    failureWords(error, 'Could not change your diary. Please try again.'),
  )
  const change = (write: () => Promise<unknown>) =>
    attempt(async () => {
      await write()
      onDone()
      await forgetDiary(client)
    })
  const remove = async () => {
    await send('DELETE /api/diary/{id}', { id })
    toast({
      title: 'Removed from your diary',
      action: { label: 'Undo', onClick: () => void bringBack(client, entry) },
    })
  }
  const move = (event: FormEvent) => {
    event.preventDefault()
    void change(() => send('PUT /api/diary/{id}', { id }, { day: chosen }))
  }
  return (
    <form className="stack" noValidate onSubmit={move}>
      <TextField
        label="Watched on"
        type="date"
        max={dayKey(localDay(new Date()))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Banner tone="error" message={problem} />
      <div className="row apart">
        <Button variant="ghost" icon="trash-2" disabled={pending} onClick={() => void change(remove)}>
          Remove from diary
        </Button>
        <Button type="submit" pending={pending}>
          Save
        </Button>
      </div>
      <p className="small muted">Your watchlist stays as it is.</p>
    </form>
  )
}

async function bringBack(client: QueryClient, { drama, day, ...rest }: DiaryEntry) {
  const { firstEpisode, lastEpisode, outcome, rewatch } = rest
  try {
    const body = { dramaId: drama.id, day, firstEpisode, lastEpisode, outcome, rewatch }
    await send('POST /api/diary', {}, body)
    await forgetDiary(client)
  } catch (error) {
    const description = failureWords(error, 'Could not bring it back. Please try again.')
    toast({ title: 'Error', description, variant: 'destructive' })
  }
}
