// The plan of an import, before anything is written: its options, and every row by outcome.
import { useState } from 'react'
import type { ImportChoices, ImportEnd, ImportLine, ImportPlan } from '#contract/api/admin-import.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { EXISTING, type Existing } from '#contract/drama-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { fieldName } from '#web/admin/history/field-words.ts'
import { useAction } from '#web/admin/use-action.ts'
import { send } from '#web/api.ts'
import { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EncodingChoice } from '#web/ui/encoding-choice.tsx'
import { Checkbox, RadioGroup } from '#web/ui/field.tsx'
import { FEW, FoldedRows } from '#web/ui/folded-rows.tsx'
import styles from './import.module.css'

interface PlanStepProps {
  plan: ImportPlan
  /** another plan is being read */
  pending: boolean
  /** of a file that was just read */
  encoding: Encoding | undefined
  onEncoding: (encoding: Encoding) => void
  onChoices: (choices: ImportChoices) => void
  onBack: () => void
  onEnd: (ended: ImportEnd) => void
}

/** Rows that only lack a description. */
const lacksOnlyText = ({ problems }: ImportLine) => problems.every(({ field }) => field === 'description')

const LABELS: Record<Existing, { label: string; hint: string }> = {
  fill: { label: 'Fill in empty fields', hint: 'Existing values stay as they are.' },
  replace: {
    label: 'Replace with the file',
    hint: 'Where values differ, the file wins.',
  },
  keep: {
    label: 'Do not change them',
    hint: 'Only new dramas are added, and complete ones move out of the index.',
  },
}

export function PlanStep(props: PlanStepProps) {
  const { plan, pending, encoding, onEncoding, onChoices, onBack, onEnd } = props
  const { id, counts, lines, ignored, name } = plan
  const action = useAction()
  /** the new choice is shown at once, its plan arrives later */
  const [selected, setSelected] = useState<ImportChoices>(plan)
  const { existing, plain } = pending ? selected : plan
  if (action.pending) return <Running />

  const choose = (choices: ImportChoices) => {
    if (pending) return
    setSelected(choices)
    onChoices(choices)
  }
  const start = async () => {
    const sent = () => send('POST /api/admin/dramas/imports/{id}/run', { id }, { existing, plain })
    const ended = await action.run(() => sent().catch(failIn), { failed: 'Could not import' })
    if (ended) onEnd(ended)
  }
  const of = (outcome: ImportLine['outcome']) => lines.filter((line) => line.outcome === outcome)
  const refused = of('refused')
  const isHere = lines.some((line) => line.dramaId !== null)
  const lacksText =
    plain || refused.some(({ problems }) => problems.some(({ field }) => field === 'description'))
  const writing = counts.new + counts.change
  return (
    <>
      <p role="status">
        <b>
          <bdi>{name}</bdi>
        </b>
        : {plural(lines.length, 'row')}. {plural(counts.new, 'drama')} new, {formatNumber(counts.change)}{' '}
        changed, {formatNumber(counts.same)} unchanged, {formatNumber(counts.refused)} cannot be imported.
        Nothing has been saved yet.
      </p>
      {encoding && <EncodingChoice value={encoding} disabled={pending} onChange={onEncoding} />}
      {ignored.length > 0 && (
        <Banner tone="info" message={`Unknown columns, ignored: ${ignored.join(', ')}`} />
      )}
      {isHere && (
        <RadioGroup<Existing>
          legend="Dramas that are already here"
          name="existing"
          options={EXISTING.map((value) => ({ value, ...LABELS[value] }))}
          value={existing}
          onChange={(value) => choose({ existing: value, plain })}
        />
      )}
      {lacksText && (
        <Checkbox
          label="Where a description is missing, write one sentence from the facts."
          checked={plain}
          disabled={pending}
          onChange={({ target }) => choose({ existing, plain: target.checked })}
        />
      )}
      <PlanLines title="Cannot be imported" lines={refused.filter((line) => !lacksOnlyText(line))} open />
      <PlanLines title="Missing only a description" lines={refused.filter(lacksOnlyText)} />
      <PlanLines title="Moves to the catalog" lines={lines.filter(({ moves }) => moves)} />
      <PlanLines title="Changed" lines={of('change').filter(({ moves }) => !moves)} />
      <PlanLines title="New" lines={of('new')} />
      <PlanLines title="Unchanged" lines={of('same')} />
      {plan.format === 'tmdb' && (
        <p className="small muted">
          This product uses the TMDB API but is not endorsed or certified by TMDB. Where to watch comes from
          JustWatch through TMDB. The drama's page will say so.
        </p>
      )}
      <div className="row end">
        <Button variant="quiet" disabled={pending} onClick={onBack}>
          Back
        </Button>
        <Button pending={pending} disabled={writing === 0} onClick={() => void start()}>
          Import {plural(writing, 'drama')}
        </Button>
      </div>
    </>
  )
}

const failIn = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.status !== 0) throw error
  throw new ApiError(
    0,
    'The connection was lost. The import may have finished anyway. Please check Recent imports.',
  )
}

const Running = () => (
  <>
    <p role="status">Importing...</p>
    <progress className="progress" aria-label="Import" />
    <p className="small muted">The import continues even if you close this window.</p>
  </>
)

interface PlanLinesProps {
  title: string
  lines: readonly ImportLine[]
  open?: boolean
}

const PlanLines = ({ title, lines, open }: PlanLinesProps) => (
  <FoldedRows title={title} rows={lines} open={open || lines.length <= FEW} className={styles.lines}>
    {(line) => <Line line={line} />}
  </FoldedRows>
)

const Line = ({ line: { row, title, year, changes, problems, notes } }: { line: ImportLine }) => (
  <>
    <span className={styles.row}>Row {row}</span>{' '}
    <b>
      <bdi>{title || 'No title'}</bdi>
    </b>
    {year ? ` (${year})` : ''}
    {problems.map(({ field, message }) => (
      <p key={field + message} className={styles.problem}>
        {message}
      </p>
    ))}
    {changes.map(({ field, before, after }) => (
      <p key={field} className="small">
        {fieldName(DRAMA, field)}: {before ? <del>{before}</del> : <span className="muted">nothing</span>} to{' '}
        <ins>{after}</ins>
      </p>
    ))}
    {notes.map((note) => (
      <p key={note} className="small muted">
        {note}
      </p>
    ))}
  </>
)
