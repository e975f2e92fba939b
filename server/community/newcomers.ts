// Limits for the first day of an account: few video players in a text, few texts in an hour.
import { and, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PLAYERS_MOST } from '#contract/community.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import type { Me } from '#server/http/bind.ts'
import { Failure } from '#server/http/failures.ts'
import { countCall } from '#server/limits/limits.ts'

const span = (hours: number | Placeholder) => sql`make_interval(hours => ${hours}::int)`

/** SQL: whether the author's account was new when the text was last written. It does not depend on the current time. */
export const writtenByNewcomer = (hours: number | Placeholder, writtenAt: PgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${writtenAt} < ${members.createdAt} + ${span(hours)}, false)`

/** RATE_LIMIT_SCALE multiplies this limit like every other. */
export const playersOf = (env: Env) =>
  Math.min(PLAYERS_MOST, Math.ceil(env.NEW_ACCOUNT_PLAYERS * env.RATE_LIMIT_SCALE))

/** @throws too-many when a new account has written enough for this hour */
export async function spendNewcomersHour(db: Db, env: Env, { id: memberId, createdAt }: Me): Promise<void> {
  // The database's clock decides. Ours only saves the query for members who joined long ago.
  if (Date.now() - Date.parse(createdAt) > (env.NEW_ACCOUNT_HOURS + 24) * 3_600_000) return
  if (env.NEW_ACCOUNT_HOURS === 0) return
  const [newcomer] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), gt(members.createdAt, sql`now() - ${span(env.NEW_ACCOUNT_HOURS)}`)))
  if (!newcomer) return
  const max = Math.ceil(env.NEW_ACCOUNT_WRITES * env.RATE_LIMIT_SCALE)
  const wait = await countCall(db, { name: 'newcomer', max, seconds: 3_600 }, `member:${memberId}`)
  if (wait === 0) return
  const minutes = Math.ceil(wait / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  throw new Failure(
    'too-many',
    `New accounts can write a limited number of posts and comments per hour. Please try again ${when}.`,
    {},
    wait,
  )
}
