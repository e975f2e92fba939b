// The first step of an import: a file, pasted text, TMDB, or an unfinished import.
import { useState } from 'react'
import { DRAMA } from '#contract/content/drama.ts'
import { writtenEntries } from '#contract/content/fields.ts'
import { IMPORT_BYTES, IMPORT_DRAMAS, IMPORT_FILE_TOO_LARGE } from '#contract/drama-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { useSay } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './import.module.css'
import { PastImports } from './past-imports.tsx'
import type { Read } from './queries.ts'
import { TmdbStep } from './tmdb-step.tsx'

interface ChooseStepProps {
  pending: boolean
  onLook: (read: Read) => void
  onLookAgain: (id: number) => void
}

type Source = 'file' | 'tmdb' | 'past'

export function ChooseStep({ pending, onLook, onLookAgain }: ChooseStepProps) {
  const [source, setSource] = useState<Source>('file')
  return (
    <Tabs<Source>
      label="Import from"
      look="seg"
      panelClass={styles.panel ?? ''}
      value={source}
      onChange={setSource}
      tabs={[
        { id: 'file', label: 'File', panel: <FileStep pending={pending} onLook={onLook} /> },
        { id: 'tmdb', label: 'TMDB', panel: <TmdbStep pending={pending} onLook={onLook} /> },
        { id: 'past', label: 'Recent imports', panel: <PastImports onLookAgain={onLookAgain} /> },
      ]}
    />
  )
}

/** The fields of a drama, by their names. */
const COLUMNS = writtenEntries(DRAMA).map(([name]) => name)

function FileStep({ pending, onLook }: Omit<ChooseStepProps, 'onLookAgain'>) {
  const say = useSay()
  const [pasted, setPasted] = useState('')
  const offer = (parts: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.set(name, value)
    return send('POST /api/admin/dramas/imports', {}, form)
  }
  const take = (file: File | undefined) => {
    if (!file) return
    if (/\.(xlsx?|ods|numbers)$/i.test(file.name))
      return say('Please save the spreadsheet as CSV (UTF-8) and choose that file.', 'error')
    if (file.size > IMPORT_BYTES) return say(IMPORT_FILE_TOO_LARGE, 'error')
    onLook((encoding) => offer({ ...(encoding && { encoding }), file }))
  }
  return (
    <div className="stack">
      <p className="muted">
        A CSV or JSON file with up to {formatNumber(IMPORT_DRAMAS)} dramas. You see a preview before anything
        is saved.
      </p>
      <DropZone
        label="Drop a file here"
        hint="or choose a file (CSV or JSON)."
        icon="upload"
        accept=".csv,.tsv,.json,.txt,text/csv,text/plain,application/json"
        disabled={pending}
        onFiles={([file]) => take(file)}
      />
      <details className={`folded ${styles.columns}`}>
        <summary>Supported columns</summary>
        <p>
          {COLUMNS.join(', ')}. Also genres, tags, writers and aired. Korean headings (제목, 연도, 회차,
          출연진 and so on) work too.
        </p>
        <p>
          Separate several names in one cell with semicolons or commas. A new drama needs a title, a year and
          its number of episodes. A blank cell changes nothing.
        </p>
      </details>
      <TextArea
        label="Or paste the content"
        hint="The first line names the columns."
        rows={4}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className="row apart">
        <p className="small">
          Download all dramas:{' '}
          <a className="link" href="/api/admin/dramas/export?format=csv" download>
            CSV
          </a>
          {', '}
          <a className="link" href="/api/admin/dramas/export?format=json" download>
            JSON
          </a>
        </p>
        <Button
          pending={pending}
          pendingLabel="Reading..."
          disabled={pasted.trim() === ''}
          onClick={() => onLook(() => offer({ text: pasted }))}
        >
          Preview
        </Button>
      </div>
    </div>
  )
}
