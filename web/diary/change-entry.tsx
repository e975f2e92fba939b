// Changing an entry of the diary: its day, its episodes; or removing it.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DiaryEntry } from '#contract/api/diary.ts'
import { send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { EntryFields, episodesIn, fieldsOf } from './entry-fields.tsx'
import { forgetDiary } from './queries.ts'

export function ChangeEntry({ entry, onDone }: { entry: DiaryEntry; onDone: () => void }) {
  const { id } = entry
  const client = useQueryClient()
  const [fields, setFields] = useState(() => fieldsOf(entry))
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
  const save = (event: FormEvent) => {
    event.preventDefault()
    void change(() => send('PUT /api/diary/{id}', { id }, { day: fields.day, ...episodesIn(fields) }))
  }
  return (
    <form className="stack" noValidate onSubmit={save}>
      <EntryFields fields={fields} onChange={setFields} />
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
    failureToast(failureWords(error, 'Could not bring it back. Please try again.'))
  }
}
