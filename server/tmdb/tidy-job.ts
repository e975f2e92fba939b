// Queues the job that fetches and deletes what is stored of TMDB: see tidy.ts.
import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { jobs } from '#server/jobs/table.ts'

export const TIDY = { kind: 'tmdb-tidy', key: 'all' }

/** @param seconds how long it may wait for more to do */
export const queueTidy = (tx: Pick<Tx, 'insert'>, seconds = 0) => {
  const soon = sql`now() + ${seconds} * interval '1 second'`
  return tx
    .insert(jobs)
    .values({ ...TIDY, runAt: soon })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      // A run in progress may already have looked.
      set: {
        runAt: sql`case when ${jobs.leasedUntil} > now() then ${soon} else least(${jobs.runAt}, ${soon}) end`,
      },
    })
}
