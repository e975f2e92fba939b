// The four sort orders of dramas: total, and answered by an index each.
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Sort } from '#contract/dramas.ts'
import { dramas } from './table.ts'

const byTitle = sql`${dramas.sortTitle} collate "C"`
const bestFirst = sql`${dramas.score} desc nulls last`
const byId = asc(dramas.id)
/** The one place that says which of two dramas is gentler: more gentle, then less heavy; not reviewed comes last. */
export const gentlerFirst = [
  sql`${dramas.gentleness} desc nulls last`,
  sql`${dramas.heaviness} asc nulls last`,
]
const ranking = [bestFirst, ...gentlerFirst, byTitle, byId]

/** How lists of dramas can be ordered: as a visitor chooses, and as they came here. */
export type Order = Sort | 'arrival'

/** Dramas without a platform come last under "ott". */
export const ORDERS: Record<Order, SQL[]> = {
  arrival: [byId],
  ranking,
  oldest: [asc(dramas.year), byTitle, byId],
  latest: [sql`${dramas.year} desc nulls last`, byTitle, byId],
  ott: [sql`${dramas.firstPlatform} collate "C"`, ...ranking],
}
