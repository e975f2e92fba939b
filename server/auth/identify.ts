// Identifies the caller by the bearer token, or else by the session cookie.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Who } from '#contract/endpoint.ts'
import { batched } from '#server/db/batch.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Env } from '#server/env.ts'
import type { Me } from '#server/http/bind.ts'
import { forbidden } from '#server/http/failures.ts'
import { cookieName, isUseDue, recordSessionUse } from './sessions.ts'
import { showMember } from './show.ts'
import { members, sessions } from './table.ts'
import { hashToken } from './tokens.ts'

/** Longer tokens cannot be ours, so they are not even hashed. */
const LONGEST_TOKEN = 200
const ELSEWHERE = 'Requests from other sites are not allowed'

/** The token a call comes with: an Authorization header decides alone, without one the cookie counts. */
export function tokenOf(
  request: FastifyRequest,
  env: Env,
): { token: string | null; from: 'bearer' | 'cookie' } {
  const header = request.headers.authorization
  if (header !== undefined) return { token: /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null, from: 'bearer' }
  return { token: cookieTokenOf(request, env), from: 'cookie' }
}

/** The token in the cookie, whatever the Authorization header says. */
export const cookieTokenOf = (request: FastifyRequest, env: Env) => request.cookies[cookieName(env)] ?? null

/**
 * The member who calls, or null for a visitor.
 * @throws forbidden when a write is authorised by the cookie alone and comes from another site
 */
export async function identify(db: Db, env: Env, request: FastifyRequest, who: Who): Promise<Me | null> {
  const { token, from } = tokenOf(request, env)
  if (!token) return null
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (from === 'cookie' && isWrite && !isSameOrigin(request, env)) {
    // A visitor's call stays a visitor's; what needs a session is refused.
    if (who === 'anyone') return null
    throw forbidden(ELSEWHERE)
  }
  const living = await livingSession(db, token)
  if (!living) return null
  // Not awaited: if it fails, the next call records it.
  if (living.isUseDue)
    recordSessionUse(db, living.me.sessionId, request).catch((error) =>
      request.log.debug({ err: error }, 'not noted'),
    )
  return living.me
}

/** The member of a living session. Suspended members have none. */
export async function memberOf(db: Db, token: string): Promise<Me | null> {
  return (await livingSession(db, token))?.me ?? null
}

const sessionsByTokens = prepared((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      isUseDue,
      id: members.id,
      username: members.username,
      email: members.email,
      isAdmin: members.isAdmin,
      createdAt: members.createdAt,
      replitId: members.replitId,
      accountAge: sql<number>`extract(epoch from now() - ${members.createdAt})::float8`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[])`,
        gt(sessions.expiresAt, sql`now()`),
        isNull(members.suspendedAt),
      ),
    )
    .prepare('sessions_by_tokens'),
)

const sessionByHash = prepared((db) =>
  batched(async (hashes: string[]) => {
    const found = await sessionsByTokens(db).execute({ hashes: [...new Set(hashes)] })
    const byHash = new Map(found.map((session) => [session.tokenHash, session]))
    return hashes.map((hash) => byHash.get(hash))
  }),
)

async function livingSession(db: Db, token: string) {
  if (token.length > LONGEST_TOKEN) return null
  const found = await sessionByHash(db)(hashToken(token))
  if (!found) return null
  return {
    me: { ...showMember(found), sessionId: found.sessionId, accountAge: found.accountAge },
    isUseDue: found.isUseDue,
  }
}

/** Reads Sec-Fetch-Site and Origin. Programs without these headers do not send our cookie by accident. */
export function isSameOrigin(request: FastifyRequest, env: Env): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && isOurs(origin, request, env)
}

/**
 * For calls that begin a session: a page of another site must not sign its visitor in as someone else. Programs
 * that send no origin may.
 */
export function refuseOtherSites(request: FastifyRequest, env: Env) {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const isFine =
    site !== undefined ? site === 'same-origin' || site === 'none' : !origin || isOurs(origin, request, env)
  if (!isFine) throw forbidden(ELSEWHERE)
}

/**
 * For GETs that change something: allowed from a page of this site or the address bar, not from a picture, frame or
 * link on another site. Browsers without these headers do not send the cookie with those either.
 */
export function isOwnNavigation(request: FastifyRequest, env: Env): boolean {
  const { origin, referer } = request.headers
  const site = request.headers['sec-fetch-site']
  const purpose = request.headers['sec-fetch-dest'] ?? 'document'
  if (purpose !== 'document' && purpose !== 'empty') return false
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : undefined)
  return from === undefined || isOurs(from, request, env)
}

// Without SITE_URL, the Host header names the site.
const isOurs = (origin: string, request: FastifyRequest, env: Env) =>
  origin === env.siteUrl || (!env.SITE_URL && origin === `${request.protocol}://${request.host}`)
