// How often TMDB may be asked: a number of calls a day, of all instances together, counted in the job of the refresh.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { isMine, type Job, LEASE_END } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'

export const REFRESH = { kind: 'where-to-watch', key: 'refresh' }

export interface Calls {
  /** the day, in UTC, that `calls` counts */
  day?: string
  calls?: number
}

const today = sql`(now() at time zone 'utc')::date::text`
const callsToday = sql`case when ${jobs.payload}->>'day' = ${today} then (${jobs.payload}->>'calls')::int else 0 end`
const countedCall = sql`jsonb_build_object('day', ${today}, 'calls', ${callsToday} + 1)`

/** Counts a call before it is made. False when today's are used up, or another instance has taken over. */
export async function spendCall(db: Db, job: Job<Calls>, perDay: number): Promise<boolean> {
  const [spent] = await db
    .update(jobs)
    .set({
      payload: countedCall,
      leasedUntil: LEASE_END,
    })
    .where(and(isMine(job), sql`${callsToday} < ${perDay}::int`))
    .returning({ leasedUntil: jobs.leasedUntil })
  if (spent) job.leasedUntil = spent.leasedUntil!
  return spent !== undefined
}

/** The same for another job that asks TMDB: it keeps its own lease, and the calls of both are counted together. */
export async function spendSharedCall(db: Db, job: Job, perDay: number): Promise<boolean> {
  const [leased] = await db
    .update(jobs)
    .set({ leasedUntil: LEASE_END })
    .where(isMine(job))
    .returning({ leasedUntil: jobs.leasedUntil })
  if (!leased) return false
  job.leasedUntil = leased.leasedUntil!
  const spent = await db
    .update(jobs)
    .set({ payload: countedCall })
    .where(and(eq(jobs.kind, REFRESH.kind), eq(jobs.key, REFRESH.key), sql`${callsToday} < ${perDay}::int`))
    .returning({ id: jobs.id })
  return spent.length > 0
}
