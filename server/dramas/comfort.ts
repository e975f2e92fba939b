// What of the comfort guide leaves the building, and which dramas fit a wish for comfort.
import { and, arrayOverlaps, gte, isNotNull, lte, not, type SQL } from 'drizzle-orm'
import { avoidedWith, type Comfort, GENTLE, notesIn, SCALES } from '#contract/comfort.ts'
import type { DramaRow } from './table.ts'
import { dramas } from './table.ts'

/** Undefined while nobody has reviewed it: without a source nothing is said. */
export function comfortOf(row: DramaRow): Comfort | undefined {
  if (!row.comfortSource) return undefined
  const scales = SCALES.flatMap((scale) => (row[scale] === null ? [] : [[scale, row[scale]]]))
  return { ...Object.fromEntries(scales), notes: row.contentNotes, source: row.comfortSource }
}

/** By the rule of contract/comfort.ts; undefined when nothing is wished for. */
export function comforting({
  avoid,
  gentle,
}: {
  avoid?: string | undefined
  gentle?: unknown
}): SQL | undefined {
  const notes = avoidedWith(notesIn(avoid))
  if (notes.length === 0 && !gentle) return undefined
  return and(
    isNotNull(dramas.comfortSource),
    notes.length > 0 ? not(arrayOverlaps(dramas.contentNotes, notes)) : undefined,
    gentle
      ? and(gte(dramas.gentleness, GENTLE.gentleness), lte(dramas.heaviness, GENTLE.heaviness))
      : undefined,
  )
}
