// What airs of what is a member's own.
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { WatchStatus } from '#contract/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { knownOn } from './read.ts'

const WAITED_FOR: WatchStatus[] = ['plan', 'watching']
/** What was finished, dropped or put on hold is not waited for. */
export const isWaitedFor: SQL = or(isNull(watchlist.status), inArray(watchlist.status, WAITED_FOR))!

/** The dramas of the member's list that have a day. */
export async function myDramas(db: Db, env: Env, memberId: number, today: string): Promise<number[]> {
  const { airs, begins } = await knownOn(db, env, today)
  const ids = [...new Set([...airs.map(({ dramaId }) => dramaId), ...begins.keys()])]
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: watchlist.dramaId })
    .from(watchlist)
    .where(
      and(
        eq(watchlist.memberId, memberId),
        sql`${watchlist.dramaId} = any(${sql.param(ids)}::int[])`,
        isWaitedFor,
      ),
    )
  return rows.map(({ id }) => id)
}
