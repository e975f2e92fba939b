// Adding to the diary by hand: a drama, a day, and episodes or how it ended.
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Suggestion } from '#contract/api/dramas.ts'
import type { Outcome } from '#contract/diary.ts'
import { send } from '#web/api.ts'
import { useOffered } from '#web/dramas/use-offered.ts'
import { failureWords } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox, RadioGroup, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import styles from './diary.module.css'
import { BLANK, EntryFields, episodesIn } from './entry-fields.tsx'
import { forgetDiary } from './queries.ts'

/** @param month the month that is shown */
export function AddEntry({ month }: { month: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className={styles.add}
        variant="quiet"
        icon="plus"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Add to your diary
      </Button>
      <Dialog open={isOpen} size="sm" title="I watched ..." onClose={close}>
        <Form month={month} onDone={close} />
      </Dialog>
    </>
  )
}

const ENDS = [
  { value: 'watching', label: 'Not yet' },
  { value: 'finished', label: 'Finished' },
  { value: 'dropped', label: 'Put it down' },
] as const
type End = (typeof ENDS)[number]['value']

function Form({ month, onDone }: { month: string; onDone: () => void }) {
  const client = useQueryClient()
  const [drama, setDrama] = useState<Pick<Suggestion, 'id' | 'title'> | null>(null)
  const [fields, setFields] = useState(BLANK)
  const [chosenEnd, setEnd] = useState<End | null>(null)
  const [rewatch, setRewatch] = useState(false)
  const { attempt, pending, problem, setProblem } = useAttempt((error) =>
    failureWords(error, 'Could not add it to your diary. Please try again.'),
  )
  // Without episodes it is the whole drama.
  const end = chosenEnd ?? (fields.first || fields.last ? 'watching' : 'finished')
  const outcome: Outcome | null = end === 'watching' ? null : end
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!drama) return setProblem('Please choose a drama')
    void attempt(async () => {
      const { day } = fields
      const body = { dramaId: drama.id, day, ...episodesIn(fields), outcome, rewatch }
      await send('POST /api/diary', {}, body)
      onDone()
      const elsewhere = day.slice(0, 7) !== month && {
        action: { label: 'Show', onClick: () => navigate(paths.diary(day.slice(0, 7))) },
      }
      toast({ title: 'Added to your diary', ...elsewhere })
      await forgetDiary(client)
    })
  }
  return (
    <form className="stack" noValidate onSubmit={add}>
      {drama ? (
        <div className="row apart">
          <b>{drama.title}</b>
          <Button variant="ghost" size="sm" onClick={() => setDrama(null)}>
            Another drama
          </Button>
        </div>
      ) : (
        <ChooseDrama onChoose={setDrama} />
      )}
      <EntryFields fields={fields} onChange={setFields} />
      <RadioGroup legend="Did it end?" name="end" inline options={ENDS} value={end} onChange={setEnd} />
      <Checkbox
        label="I had seen it before"
        checked={rewatch}
        onChange={({ target }) => setRewatch(target.checked)}
      />
      <Banner tone="error" message={problem} />
      <Button type="submit" block pending={pending}>
        Add
      </Button>
      <p className="small muted">Your watchlist stays as it is.</p>
    </form>
  )
}

function ChooseDrama({ onChoose }: { onChoose: (drama: Suggestion) => void }) {
  const [typed, setTyped] = useState('')
  const offered = useOffered(typed)
  return (
    <div className="stack tight">
      <TextField
        label="Drama"
        type="search"
        autoComplete="off"
        hint="Type the beginning of its title, then choose it."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter chooses the only one, and never sends the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (offered.length === 1) onChoose(offered[0]!)
        }}
      />
      <ul className={`l ${styles.offered}`} aria-label="Dramas with this title">
        {offered.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onChoose(one)}>
              <span>
                {one.title} <span className="muted">({one.year})</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
