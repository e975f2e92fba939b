// Limits wrong passwords per account. Strangers share one limit; addresses where the member signed in before have their own.
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { WRONG_PASSWORDS } from '#contract/auth.ts'
import { tooMany } from '#server/http/failures.ts'
import { coarseAddress } from '#server/limits/address.ts'
import { countCall, resetLimit } from '#server/limits/limits.ts'
import type { Site } from '#server/site.ts'
import { foldName } from './names.ts'
import type { MemberRow } from './show.ts'
import { sessions } from './table.ts'

const NAME = 'wrong-password'

/**
 * Counts one attempt at the password of an account, before the password is checked.
 * Attempts from addresses where the member has signed in are counted apart, so that guessing from elsewhere does not
 * lock the member out. Accounts that do not exist are counted the same way.
 * @throws tooMany
 */
export async function countAttempt(
  site: Site,
  identifier: string,
  member: MemberRow | null,
  request: FastifyRequest,
): Promise<{ resetLimit: () => Promise<void> }> {
  const address = coarseAddress(request.ip)
  const isFamiliar = await hasBeenSeenAt(site, member?.id ?? 0, address)
  const whose = budgetOf(identifier, isFamiliar ? address : null)
  const { max, seconds } = WRONG_PASSWORDS
  const budget = { name: NAME, max: Math.ceil(max * site.env.RATE_LIMIT_SCALE), seconds }
  const wait = await countCall(site.db, budget, whose)
  if (wait > 0) throw tooMany(wait)
  return { resetLimit: () => resetLimit(site.db, { name: NAME }, whose) }
}

/** Resets the attempts after a new password was set with a link. */
export async function resetAttempts(site: Site, member: MemberRow, request: FastifyRequest) {
  const address = coarseAddress(request.ip)
  for (const identifier of [member.email, member.username])
    for (const place of [null, address])
      if (identifier) await resetLimit(site.db, { name: NAME }, budgetOf(identifier, place))
}

const budgetOf = (identifier: string, place: string | null) => {
  const account = identifier.includes('@') ? identifier.toLowerCase() : foldName(identifier)
  return place ? `${account} at ${place}` : account
}

async function hasBeenSeenAt({ db }: Site, memberId: number, address: string | null): Promise<boolean> {
  if (!address) return false
  const [seen] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.ipAddress, address)))
    .limit(1)
  return seen !== undefined
}
