// The preview of an import: matched dramas, unclear ones to choose, and unknown ones. Nothing is written yet.
import { useState } from 'react'
import type { ImportCandidate, ImportPreview, ImportRow } from '#contract/api/watchlist-import.ts'
import { plural } from '#contract/plural.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { IMPORT_FORMATS } from '#contract/watchlist.ts'
import { Button } from '#web/ui/button.tsx'
import { EncodingChoice } from '#web/ui/encoding-choice.tsx'
import { Select } from '#web/ui/field.tsx'
import { FEW, FoldedRows } from '#web/ui/folded-rows.tsx'
import { type Chosen, choose, isForWatchlist } from './import-choice.ts'
import { STATUS_LABELS, starsInWords } from './labels.ts'
import styles from './watchlist.module.css'

interface PreviewStepProps {
  preview: ImportPreview
  /** of a file */
  encoding: Encoding | undefined
  onEncoding: (encoding: Encoding) => void
  pending: boolean
  onBack: () => void
  onAdd: (chosen: Chosen) => void
}

export function PreviewStep(props: PreviewStepProps) {
  const { preview, encoding, onEncoding, pending, onBack, onAdd } = props
  const { format, rows, lists, reviews } = preview
  /** the drama chosen for an unclear row, by row number */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  // In another encoding, a row has other candidates.
  const choiceOf = (row: ImportRow) => row.candidates.find(({ id }) => id === chosen.get(row.row))
  const adding = choose(preview, (row) => (row.outcome === 'matched' ? row.candidates[0] : choiceOf(row)))
  const of = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome)
  const matched = of('matched').filter(isForWatchlist)
  const fresh = matched.filter((row) => !row.already)
  const rated = matched.filter((row) => row.fillsRating)
  const existing = matched.filter((row) => row.already && !row.fillsRating)
  const unsure = of('unsure')

  const pick = (row: number, id: number | null) => {
    const next = new Map(chosen)
    if (id === null) next.delete(row)
    else next.set(row, id)
    setChosen(next)
  }

  const words = inWords([
    [adding.entries.length - rated.length, 'drama'],
    [rated.length, 'rating'],
    [adding.lists.length, 'list'],
    [adding.reviews.length, 'review'],
  ])

  return (
    <>
      <p role="status">
        {IMPORT_FORMATS[format]}: {plural(rows.length, 'row')}. Nothing has been added yet.
      </p>
      {encoding && <EncodingChoice value={encoding} disabled={pending} onChange={onEncoding} />}
      <FoldedRows
        className={styles.rows}
        title="Matched"
        rows={fresh}
        open={fresh.length <= FEW}
        empty="Nothing new to add."
      >
        {(row) => (
          <>
            <b>{row.candidates[0]!.title}</b> {row.candidates[0]!.year}
            <RowDetails row={row} />
          </>
        )}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Unsure" rows={unsure} open>
        {(row) => (
          <Choice row={row} chosen={choiceOf(row)?.id ?? null} onChoose={(id) => pick(row.row, id)} />
        )}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Not found" rows={of('unknown')}>
        {(row) => <RowTitle row={row} />}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Already in your watchlist, without a rating" rows={rated}>
        {(row) => (
          <>
            {row.candidates[0]!.title}
            <span className="muted small"> gets {starsInWords(row.ownRating!)}</span>
          </>
        )}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Already in your watchlist, or listed twice" rows={existing}>
        {(row) => row.candidates[0]!.title}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Skipped" rows={of('skipped')}>
        {(row) => (
          <>
            <RowTitle row={row} /> <span className="muted">{row.why}</span>
          </>
        )}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Lists, only for you" rows={lists}>
        {(list) => <Whole {...list} size={plural(list.dramas.length, 'title')} />}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Reviews, only for you" rows={reviews}>
        {(review) => <Whole {...review} size={plural(review.content.length, 'character')} />}
      </FoldedRows>
      <FoldedRows className={styles.rows} title="Left out" rows={adding.leftOut} open>
        {(words) => words}
      </FoldedRows>
      <div className="row end">
        <Button variant="quiet" disabled={pending} onClick={onBack}>
          Back
        </Button>
        <Button pending={pending} disabled={!words} onClick={() => onAdd(adding)}>
          {words ? `Add ${words}` : 'Nothing to add'}
        </Button>
      </div>
    </>
  )
}

/** "3 dramas", "3 dramas, 1 rating and 2 lists" */
function inWords(counts: readonly [number, string][]): string {
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => plural(count, what))
  return new Intl.ListFormat('en-US', { style: 'long' }).format(parts).replace(', and', ' and')
}

/** A list or a review. */
const Whole = ({ title, already, size }: { title: string; already: boolean; size: string }) => (
  <>
    <bdi>{title}</bdi>
    <span className="muted small"> {already ? 'is there already' : size}</span>
  </>
)

const RowTitle = ({ row }: { row: ImportRow }) => (
  <span>
    <bdi>{row.title}</bdi>
    {row.year ? ` (${row.year})` : ''}
  </span>
)

/** What is imported with a row, and whether the drama's page has facts only. */
function RowDetails({ row }: { row: ImportRow }) {
  const details = [
    row.status && STATUS_LABELS[row.status],
    row.episodesWatched !== null && plural(row.episodesWatched, 'episode'),
    row.ownRating !== null && starsInWords(row.ownRating),
    row.watched.length > 0 && 'with days for your diary',
    row.candidates[0]?.inIndex && 'in our index',
  ].filter(Boolean)
  return details.length > 0 ? <span className="muted small"> {details.join(', ')}</span> : null
}

interface ChoiceProps {
  row: ImportRow
  chosen: number | null
  onChoose: (id: number | null) => void
}

function Choice({ row, chosen, onChoose }: ChoiceProps) {
  return (
    <Select
      label={
        <>
          <RowTitle row={row} /> <span className="muted small">{row.why}</span>
        </>
      }
      value={chosen ?? ''}
      options={[
        { value: '', label: 'Skip' },
        ...row.candidates.map((drama) => ({ value: String(drama.id), label: nameOf(drama) })),
      ]}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  )
}

const nameOf = ({ title, nativeTitle, year }: ImportCandidate) =>
  `${title}${nativeTitle ? ` · ${nativeTitle}` : ''} (${year})`
