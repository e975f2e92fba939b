// Counts a call for its limit, and for that of a new account.
import type { FastifyRequest } from 'fastify'
import { NEWCOMERS } from '#contract/community.ts'
import type { Limit } from '#contract/endpoint.ts'
import type { Me } from '#server/http/bind.ts'
import { Failure, tooMany } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { addressKey } from './address.ts'
import { type Budget, countCalls } from './limits.ts'

/** @throws too-many beyond one of them */
export async function spend(
  { db, env }: Pick<Site, 'db' | 'env'>,
  limit: Limit,
  { ip }: Pick<FastifyRequest, 'ip'>,
  me: Me | null,
): Promise<void> {
  const caller = me && limit.per !== 'address' ? `member:${me.id}` : `address:${addressKey(ip)}`
  const newcomers = me && limit.newcomers ? newcomersLimit(me) : null
  const budgets = [limit, ...(newcomers ? [newcomers] : [])].map(({ name, max, seconds }) => ({
    ...{ name, seconds },
    max: Math.ceil(max * env.RATE_LIMIT_SCALE),
  }))
  const [wait = 0, newcomersWait = 0] = await countCalls(db, budgets, caller)
  if (wait > 0) throw tooMany(wait)
  if (newcomersWait > 0) throw tooManyForNewcomer(newcomersWait)
}

/** The limit of the first day: for posts and comments together. Null for accounts that are older. */
const newcomersLimit = ({ accountAge }: Me): Budget | null =>
  accountAge < NEWCOMERS.hours * 3_600 ? { name: 'newcomer', max: NEWCOMERS.texts, seconds: 3_600 } : null

/** @param wait seconds */
function tooManyForNewcomer(wait: number): Failure {
  const minutes = Math.ceil(wait / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  return new Failure(
    'too-many',
    `New accounts can write a limited number of posts and comments per hour. Please try again ${when}.`,
    {},
    wait,
  )
}
