// Once a day, tells those who asked for it that episodes of dramas on their watchlist are new.
import { and, eq, sql } from 'drizzle-orm'
import { addDays, koreanDay, newAt } from '#contract/airing.ts'
import type { Db } from '#server/db/open.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { notify } from '#server/notices/notify.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { isToWatch } from './mine.ts'
import { airingEpisodes } from './table.ts'

const DAILY = { kind: 'airing-daily', key: 'notices' }
const A_DAY = 86_400

interface Parts {
  db: Db
  now?: () => Date
}

export async function dailyNotices({ db, now = () => new Date() }: Parts): Promise<JobKind> {
  await db.insert(jobs).values(DAILY).onConflictDoNothing()
  return {
    name: DAILY.kind,
    firstWait: 60,
    longestWait: 3_600,
    whenDone: A_DAY,
    run: (job) =>
      db.transaction(async (tx) => {
        const today = koreanDay(now())
        const isNewToday = newAt(today) <= now()
        const next = newAt(isNewToday ? addDays(today, 1) : today)
        // Before the hour it is the episodes of yesterday that may not have been told of.
        const day = isNewToday ? today : addDays(today, -1)
        const who = tx
          .select({ id: watchlist.memberId })
          .from(watchlist)
          .innerJoin(airingEpisodes, eq(airingEpisodes.dramaId, watchlist.dramaId))
          .where(and(eq(airingEpisodes.day, day), isToWatch))
        await notify(tx, 'episodes', sql`${who}`)
        await tx.update(jobs).set({ runAt: next }).where(eq(jobs.id, job.id))
      }),
  }
}
