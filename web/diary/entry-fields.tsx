// The fields of a diary entry: the day, and the first and last episode.
import type { DiaryEntry } from '#contract/api/diary.ts'
import { dayKey, localDay } from '#contract/in-words.ts'
import { TextField } from '#web/ui/field.tsx'

/** As they are typed. */
export interface Fields {
  day: string
  first: string
  last: string
}

const today = () => dayKey(localDay(new Date()))
export const BLANK = (): Fields => ({ day: today(), first: '', last: '' })
export const fieldsOf = ({ day, firstEpisode, lastEpisode }: DiaryEntry): Fields => ({
  day,
  first: firstEpisode?.toString() ?? '',
  last: lastEpisode?.toString() ?? '',
})

/** One number alone is one episode. */
export function episodesIn({ first, last }: Fields) {
  const number = (typed: string) => (typed.trim() ? Number(typed) : null)
  return {
    firstEpisode: number(first) ?? number(last),
    lastEpisode: number(last) ?? number(first),
  }
}

interface EntryFieldsProps {
  fields: Fields
  onChange: (fields: Fields) => void
}

export function EntryFields({ fields, onChange }: EntryFieldsProps) {
  const field = (name: keyof Fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...fields, [name]: target.value }),
  })
  const number = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const
  return (
    <>
      <TextField label="Watched on" type="date" max={today()} {...field('day')} />
      <div className="form-row">
        <TextField label="From episode" {...number} {...field('first')} />
        <TextField label="To episode" {...number} {...field('last')} />
      </div>
    </>
  )
}
