// Imports a list from another service: choose or paste, preview, add.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportFile, ImportPreview } from '#contract/api/watchlist-import.ts'
import { LIMITS } from '#contract/limits.ts'
import { decodeText, type Encoding, encodingOf } from '#contract/text-encoding.ts'
import { IMPORT_MOST, IMPORT_TEXT, IMPORT_TOO_LARGE } from '#contract/watchlist.ts'
import { send } from '#web/api.ts'
import { forgetDiary } from '#web/diary/queries.ts'
import { failureWords } from '#web/failure-words.ts'
import { refreshLists } from '#web/lists/changes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { CannotRead } from './cannot-read.ts'
import { refreshWatchlist } from './changes.ts'
import { partsOf } from './export-parts.ts'
import { addedInWords, type Chosen } from './import-choice.ts'
import { PreviewStep } from './import-preview.tsx'
import { addChosen, previewParts, type SentExport } from './import-requests.ts'
import { isInWatchlist } from './queries.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} size="lg" title="Import a watchlist" focus="title" onClose={onClose}>
      {open && <Steps onClose={onClose} />}
    </Dialog>
  )
}

interface ChosenFile {
  bytes: Uint8Array
  name: string
  encoding: Encoding
}

interface Prepared {
  parts: readonly SentExport[]
  /** one whose encoding can be chosen */
  file: ChosenFile | null
}

/** @throws CannotRead */
async function chosenFiles(files: readonly File[]): Promise<Prepared> {
  if (files.reduce((sum, { size }) => sum + size, 0) > IMPORT_MOST) throw new CannotRead(IMPORT_TOO_LARGE)
  const chosen = await Promise.all(
    files.map(async (file) => ({
      name: file.name.slice(-LIMITS.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
  const encoding = files.length === 1 ? encodingOf(chosen[0]!.bytes) : null
  if (encoding) return oneFile({ ...chosen[0]!, encoding })
  // The zip is unpacked for those who have one.
  const { filesIn } = await import('./export-files.ts')
  return { parts: inParts(filesIn(chosen)), file: null }
}

const oneFile = async (file: ChosenFile): Promise<Prepared> => ({
  parts: inParts([{ name: file.name, text: decodeText(file.bytes, file.encoding) }]),
  file,
})

const inParts = (files: readonly ExportFile[]) => partsOf(files).map((files) => ({ files }))

function Steps({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  /** null: the list was pasted */
  const [file, setFile] = useState<ChosenFile | null>(null)
  const { attempt, pending, problem } = useAttempt((error) =>
    error instanceof CannotRead
      ? error.message
      : failureWords(error, 'Could not read this list. Please try again.'),
  )

  const look = (prepare: () => Promise<Prepared>) =>
    attempt(async () => {
      const { parts, file } = await prepare()
      setPreview(await previewParts(send, parts))
      setFile(file)
    })
  const add = (chosen: Chosen) =>
    attempt(async () => {
      const { results, listed, reviewed } = await addChosen(send, chosen)
      for (const { dramaId, result } of results)
        if (result === 'added' || result === 'rated') void client.resetQueries(isInWatchlist(dramaId))
      void forgetDiary(client)
      refreshLists(client)
      void client.invalidateQueries({
        predicate: ({ queryKey: [url] }) => String(url).startsWith('/api/kdrama-notes/user/'),
      })
      await refreshWatchlist(client)
      onClose()
      toast(addedInWords(results, listed, reviewed))
    })

  return (
    <div className="stack">
      {preview ? (
        <PreviewStep
          preview={preview}
          encoding={file?.encoding}
          onEncoding={(encoding) => file && void look(() => oneFile({ ...file, encoding }))}
          pending={pending}
          onBack={() => setPreview(null)}
          onAdd={(chosen) => void add(chosen)}
        />
      ) : (
        <ChooseStep
          pending={pending}
          onFiles={(files) => files.length > 0 && void look(() => chosenFiles(files))}
          onPaste={(text) => void look(async () => ({ parts: [{ text }], file: null }))}
        />
      )}
      <Banner tone="error" message={problem} />
    </div>
  )
}

interface ChooseStepProps {
  pending: boolean
  onFiles: (files: File[]) => void
  onPaste: (text: string) => void
}

function ChooseStep({ pending, onFiles, onPaste }: ChooseStepProps) {
  const [pasted, setPasted] = useState('')
  return (
    <>
      <p className="muted">
        Choose an export from MyDramaList, Letterboxd, Trakt, IMDb, Simkl, AniList or Shimpyo: a zip as you
        got it, or its files. Ratings, days, lists and reviews come along; lists and reviews are only for you.
        You can check it before anything is added.
      </p>
      <DropZone
        label="Drop your export file here"
        hint="or choose it: zip, CSV, JSON or text"
        icon="upload"
        accept=".zip,.csv,.tsv,.json,.txt,application/zip,text/csv,text/plain,application/json"
        multiple
        disabled={pending}
        onFiles={onFiles}
      />
      <TextArea
        label="Or paste your list"
        hint="One title per line, or rows copied from a page"
        rows={5}
        maxLength={IMPORT_TEXT}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className="row end">
        <Button pending={pending} disabled={pasted.trim() === ''} onClick={() => onPaste(pasted)}>
          Preview
        </Button>
      </div>
    </>
  )
}
