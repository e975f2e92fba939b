// A list that is folded: its title, how many rows there are, and the first of them. Nothing if there are none.
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './folded-rows.module.css'

/** Lists up to this length may start open. */
export const FEW = 8

/** Rows shown at first, and added with each press. */
const AT_ONCE = 50

interface FoldedRowsProps<Row> {
  title: string
  rows: readonly Row[]
  open?: boolean
  /** shown where there are no rows */
  empty?: string
  className?: string | undefined
  children: (row: Row) => ReactNode
}

export function FoldedRows<Row>({ title, rows, open, empty, className, children }: FoldedRowsProps<Row>) {
  const [shown, setShown] = useState(AT_ONCE)
  if (rows.length === 0 && !empty) return null
  return (
    <details className={classes('folded', styles.rows, className)} open={open}>
      <summary>
        <h3>
          {title} <span className="num">({formatNumber(rows.length)})</span>
        </h3>
      </summary>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="l stitched">
          {rows.slice(0, shown).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their order
            <li key={at}>{children(row)}</li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      )}
    </details>
  )
}
