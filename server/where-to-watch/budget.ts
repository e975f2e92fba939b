// Who may ask TMDB now, and how often: one instance at a time, a number of calls a day, and no call during a pause.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { tmdbRefresh } from './table.ts'

/** Longer than a call and what is stored after it. */
const LEASE_SECONDS = 120
/** The first pause after a failure; each further one is twice as long. */
const FIRST_PAUSE = 60
const LONGEST_PAUSE = 6 * 3_600
/** However long TMDB asks for. */
const LONGEST_WAIT = 7 * 86_400

const today = sql`(now() at time zone 'utc')::date`
const leaseEnd = sql`now() + ${LEASE_SECONDS} * interval '1 second'`

/** False while another instance is at work, or while TMDB wants a pause. */
export async function takeLease(db: Db, holder: string): Promise<boolean> {
  await db.insert(tmdbRefresh).values({ day: today }).onConflictDoNothing()
  const taken = await db
    .update(tmdbRefresh)
    .set({ leasedBy: holder, leasedUntil: leaseEnd })
    .where(
      sql`(${tmdbRefresh.leasedUntil} is null or ${tmdbRefresh.leasedUntil} < now())
        and (${tmdbRefresh.pausedUntil} is null or ${tmdbRefresh.pausedUntil} <= now())`,
    )
    .returning({ id: tmdbRefresh.id })
  return taken.length > 0
}

/** Counts a call before it is made. False when today's are used up, or another instance has taken over. */
export async function spendCall(db: Db, holder: string, perDay: number): Promise<boolean> {
  const isToday = sql`${tmdbRefresh.day} = ${today}`
  const spent = await db
    .update(tmdbRefresh)
    .set({
      day: today,
      calls: sql`case when ${isToday} then ${tmdbRefresh.calls} else 0 end + 1`,
      leasedUntil: leaseEnd,
    })
    .where(
      sql`${tmdbRefresh.leasedBy} = ${holder} and (not ${isToday} or ${tmdbRefresh.calls} < ${perDay}::int)`,
    )
    .returning({ id: tmdbRefresh.id })
  return spent.length > 0
}

/** After a run without a failure. */
export async function release(db: Db, holder: string) {
  await db.update(tmdbRefresh).set({ leasedUntil: null, failures: 0 }).where(eq(tmdbRefresh.leasedBy, holder))
}

/** After a failure: at least as long as TMDB asked for, and longer after each failure in a row. */
export async function releaseAndPause(db: Db, holder: string, retryAfter = 0) {
  const own = sql`least(${FIRST_PAUSE} * power(2, ${tmdbRefresh.failures}), ${LONGEST_PAUSE})`
  const wait = sql`greatest(${own}, ${Math.min(retryAfter, LONGEST_WAIT)}::float8)`
  await db
    .update(tmdbRefresh)
    .set({
      leasedUntil: null,
      failures: sql`least(${tmdbRefresh.failures} + 1, 20)`,
      pausedUntil: sql`now() + ${wait} * interval '1 second'`,
    })
    .where(eq(tmdbRefresh.leasedBy, holder))
}
