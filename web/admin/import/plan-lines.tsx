// The rows of an import with the same outcome, folded when there are many.
import { useState } from 'react'
import type { ImportLine } from '#contract/api/admin-import.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { formatNumber } from '#contract/in-words.ts'
import { fieldName } from '#web/admin/history/field-words.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './import.module.css'

/** Lists up to this length start open. */
const FEW = 8
/** Rows shown at first, and added with each press. */
const AT_ONCE = 50

interface PlanLinesProps {
  title: string
  lines: readonly ImportLine[]
  open?: boolean
}

export function PlanLines({ title, lines, open }: PlanLinesProps) {
  const [shown, setShown] = useState(AT_ONCE)
  if (lines.length === 0) return null
  return (
    <details className={styles.lines} open={open || lines.length <= FEW}>
      <summary>
        <h3>
          {title} <span className="num">({formatNumber(lines.length)})</span>
        </h3>
      </summary>
      <ul className="l stitched">
        {lines.slice(0, shown).map((line) => (
          <Line key={line.row} line={line} />
        ))}
      </ul>
      {lines.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      )}
    </details>
  )
}

const Line = ({ line: { row, title, year, changes, problems, notes } }: { line: ImportLine }) => (
  <li>
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
  </li>
)
