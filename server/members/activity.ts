// Records which members were active in a week, for a year.
import { lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { activeWeeks } from './table.ts'

/** The Monday of this week in UTC, or of an earlier week. */
export const monday = (weeksAgo = 0): SQL =>
  sql`(date_trunc('week', now() at time zone 'utc')::date - ${weeksAgo * 7}::int)`

export async function recordActive(db: Pick<Db, 'insert'>, memberId: number): Promise<void> {
  await db
    .insert(activeWeeks)
    .values({ week: sql`${monday()}` as never, memberId })
    .onConflictDoNothing()
}

const RETENTION_WEEKS = 53

export async function deleteOldActivity(db: Pick<Db, 'delete'>): Promise<void> {
  await db.delete(activeWeeks).where(lt(activeWeeks.week, monday(RETENTION_WEEKS)))
}
