// Bringing in a list from elsewhere: choose or paste, look at what it means here, then add.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IMPORT_TEXT, type ImportEntry, type ImportPreview } from '#contract/watchlist.ts'
import { send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { refreshWatchlist } from './changes.ts'
import { PreviewStep } from './import-preview.tsx'
import { isInWatchlist } from './queries.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} size="lg" title="Bring in a Watchlist" focus="title" onClose={onClose}>
      {open && <Steps onClose={onClose} />}
    </Dialog>
  )
}

function Steps({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const { attempt, pending, problem, setProblem } = useAttempt((error) =>
    failureWords(error, 'This could not be read. Please try again.'),
  )

  const look = (text: string, fileName?: string) =>
    attempt(async () => setPreview(await send('POST /api/watchlist/import/preview', {}, { text, fileName })))
  const add = (entries: ImportEntry[]) =>
    attempt(async () => {
      const results = await send('POST /api/watchlist/import', {}, { entries })
      for (const { dramaId, result } of results)
        if (result !== 'unknown')
          client.setQueryData(isInWatchlist(dramaId).queryKey, { isInWatchlist: true })
      await refreshWatchlist(client)
      onClose()
      const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
      const [added, already] = [count('added'), count('already')]
      toast({
        title: `${added.toLocaleString('en')} added to your watchlist`,
        ...(already > 0 && {
          description: `${already.toLocaleString('en')} were there already and stay as they are.`,
        }),
      })
    })

  return (
    <div className="stack">
      {preview ? (
        <PreviewStep
          preview={preview}
          pending={pending}
          onBack={() => setPreview(null)}
          onAdd={(entries) => void add(entries)}
        />
      ) : (
        <ChooseStep pending={pending} onRead={(text, name) => void look(text, name)} onProblem={setProblem} />
      )}
      <Banner tone="error" message={problem} />
    </div>
  )
}

interface ChooseStepProps {
  pending: boolean
  onRead: (text: string, fileName?: string) => void
  onProblem: (words: string) => void
}

function ChooseStep({ pending, onRead, onProblem }: ChooseStepProps) {
  const [pasted, setPasted] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    // A zip is what most services send; what is inside is what we can read.
    if (/\.zip$/i.test(file.name))
      return onProblem('Please unpack the zip and choose one of the files in it.')
    if (file.size > IMPORT_TEXT)
      return onProblem(`This file is too large: at most ${IMPORT_TEXT / 1_000_000} MB can be brought in.`)
    onRead(await file.text(), file.name.slice(-200))
  }
  return (
    <>
      <p className="muted">
        An export of Letterboxd, Trakt, Simkl, IMDb, MyDramaList or Shimpyo, as CSV or JSON. You see what it
        means here before anything is added.
      </p>
      <DropZone
        label="Drop the file of your export here"
        hint="or choose it. CSV, JSON or text."
        icon="upload"
        accept=".csv,.tsv,.json,.txt,text/csv,text/plain,application/json"
        disabled={pending}
        onFiles={([file]) => void take(file)}
      />
      <TextArea
        label="Or paste your list"
        hint="One title on each line, or rows copied from a page."
        rows={5}
        maxLength={IMPORT_TEXT}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className="row end">
        <Button pending={pending} disabled={pasted.trim() === ''} onClick={() => onRead(pasted)}>
          Look at It
        </Button>
      </div>
    </>
  )
}
