// Who calls: by the bearer token, or by the cookie where there is none.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Who } from '#contract/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import type { Me } from '#server/http/bind.ts'
import { forbidden } from '#server/http/failures.ts'
import { showMember } from './show.ts'
import { members, sessions } from './table.ts'
import { hashToken } from './tokens.ts'

/** Longer ones are none of ours; hashing them would only cost. */
const LONGEST_TOKEN = 200

/** On https the name itself makes the browser insist on Secure and on this host alone. */
export const cookieName = (env: Env) => (env.siteUrl.startsWith('https:') ? '__Host-session' : 'session')

/** The token a call comes with: an Authorization header decides alone, without one the cookie counts. */
export function tokenOf(
  request: FastifyRequest,
  env: Env,
): { token: string | null; from: 'bearer' | 'cookie' } {
  const header = request.headers.authorization
  if (header !== undefined) return { token: /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null, from: 'bearer' }
  return { token: request.cookies[cookieName(env)] ?? null, from: 'cookie' }
}

/**
 * The member who calls, or null for a visitor.
 * @throws forbidden when a write is authorised by the cookie alone and comes from another site
 */
export async function identify(db: Db, env: Env, request: FastifyRequest, who: Who): Promise<Me | null> {
  const { token, from } = tokenOf(request, env)
  if (!token || token.length > LONGEST_TOKEN) return null
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (from === 'cookie' && isWrite && !isSameOrigin(request, env)) {
    // A visitor's call stays a visitor's; what needs a session is refused.
    if (who === 'anyone') return null
    throw forbidden('This request came from another site')
  }
  return memberOf(db, token)
}

/** The member of a living session. Suspended members have none. */
export async function memberOf(db: Db, token: string): Promise<Me | null> {
  const [found] = await db
    .select({ member: members, sessionId: sessions.id, seen: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, sql`now()`),
        isNull(members.suspendedAt),
      ),
    )
  return found ? { ...showMember(found.member), sessionId: found.sessionId } : null
}

/** What the browser itself says of where the call comes from. Programs that say nothing hold no cookie of ours by accident. */
function isSameOrigin(request: FastifyRequest, env: Env): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return false
  // Without a configured address the site is wherever it was asked.
  return origin === env.siteUrl || (!env.SITE_URL && origin === `${request.protocol}://${request.host}`)
}
