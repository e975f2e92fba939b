// Limits the calls to TMDB: so many a day, for all instances and jobs together.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { type Job, keepLease } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'

/** The job that refreshes where to watch. Its payload counts the calls of all jobs. */
export const REFRESH = { kind: 'where-to-watch', key: 'refresh' }

export interface Calls {
  /** the day, in UTC, that `calls` counts */
  day?: string
  calls?: number
}

const today = sql`(now() at time zone 'utc')::date::text`
const callsToday = sql`case when ${jobs.payload}->>'day' = ${today} then (${jobs.payload}->>'calls')::int else 0 end`

/** Counts a call before it is made. False if today's are used up, or another instance has taken over the job. */
export async function spendCall(db: Db, job: Job, perDay: number): Promise<boolean> {
  if (!(await keepLease(db, job))) return false
  const spent = await db
    .update(jobs)
    .set({ payload: sql`jsonb_build_object('day', ${today}, 'calls', ${callsToday} + 1)` })
    .where(and(eq(jobs.kind, REFRESH.kind), eq(jobs.key, REFRESH.key), sql`${callsToday} < ${perDay}::int`))
    .returning({ id: jobs.id })
  return spent.length > 0
}
