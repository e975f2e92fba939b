// The limit of players in a text of an account's first day. The limit of texts in an hour: server/limits/spend.ts.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { NEWCOMERS, PLAYERS_MOST } from '#contract/community.ts'
import { members } from '#server/auth/table.ts'
import type { Env } from '#server/env.ts'
import type { Me } from '#server/http/bind.ts'

/** SQL: whether the author's account was new when the text was last written. It does not depend on the current time. */
export const writtenByNewcomer = (writtenAt: PgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${writtenAt} < ${members.createdAt} + make_interval(hours => ${NEWCOMERS.hours}::int), false)`

/** Whether a member's account is new now. */
export const isNewcomer = (me: Pick<Me, 'accountAge'>) => me.accountAge < NEWCOMERS.hours * 3_600

/** RATE_LIMIT_SCALE multiplies this limit like every other. */
export const playersOf = (env: Env) =>
  Math.min(PLAYERS_MOST, Math.ceil(NEWCOMERS.players * env.RATE_LIMIT_SCALE))
