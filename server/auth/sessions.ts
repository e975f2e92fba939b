// Sessions: create, use, list and end them. All times are the database's.
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberSession } from '#contract/api/auth.ts'
import { RECENT_SIGN_IN_MINUTES, SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '#contract/auth.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { coarseAddress } from '#server/limits/address.ts'
import { regionOf } from '#server/limits/region.ts'
import { recordActive } from '#server/members/activity.ts'
import { deviceOf } from './device.ts'
import { members, sessions } from './table.ts'
import { hashToken, newToken } from './tokens.ts'

/** On https the __Host- prefix makes the browser require Secure and this host alone. */
export const cookieName = (env: Env) => (isHttps(env) ? '__Host-session' : 'session')
export const isHttps = (env: Env) => env.siteUrl.startsWith('https:')

/** Options of all our cookies: not readable by scripts, not sent from other sites. */
export const cookieOptions = (env: Env) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(env) }) as const

/** The database decides when a session ends; the cookie only has to live as long. */
export function setSessionCookie(reply: FastifyReply, env: Env, token: string) {
  reply.setCookie(cookieName(env), token, { ...cookieOptions(env), maxAge: SESSION_LONGEST_DAYS * 86_400 })
}
export function clearCookie(reply: FastifyReply, env: Env) {
  reply.clearCookie(cookieName(env), cookieOptions(env))
}

/** Creates a session. @returns the token; only its hash is stored */
export async function beginSession(tx: Tx, memberId: number, request: FastifyRequest): Promise<string> {
  const token = newToken()
  const ipAddress = coarseAddress(request.ip)
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId,
    device: deviceOf(request.headers['user-agent']),
    ipAddress,
    expiresAt: sql`now() + make_interval(days => ${SESSION_IDLE_DAYS})`,
  })
  await tx
    .update(members)
    .set({ lastLoginAt: sql`now()`, ipAddress: regionOf(request.ip) })
    .where(eq(members.id, memberId))
  await recordActive(tx, memberId)
  return token
}

const NOT_SEEN_FOR = sql`now() - interval '5 minutes'`
/** SQL: whether the session's last use is due to be recorded again. */
export const isUseDue = sql<boolean>`${sessions.lastSeenAt} < ${NOT_SEEN_FOR}`

/** Records that a session is in use and extends it, up to the maximum. At most every five minutes. */
export async function recordSessionUse(db: Db, sessionId: number, request: FastifyRequest) {
  const ipAddress = coarseAddress(request.ip)
  const [noted] = await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`least(now() + make_interval(days => ${SESSION_IDLE_DAYS}), ${sessions.createdAt} + make_interval(days => ${SESSION_LONGEST_DAYS}))`,
      ...(ipAddress && { ipAddress }),
    })
    .where(and(eq(sessions.id, sessionId), sql`${sessions.lastSeenAt} < ${NOT_SEEN_FOR}`))
    .returning({ memberId: sessions.memberId })
  if (noted) await recordActive(db, noted.memberId)
}

export async function sessionsOf(db: Db, memberId: number, currentId: number): Promise<MemberSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? deviceOf(undefined),
    ipAddress: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  }))
}
const MOST_SHOWN = 200

/** Whether a session is recent enough to count as a password check. */
export async function isRecent(db: Db, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.createdAt, sql`now() - make_interval(mins => ${RECENT_SIGN_IN_MINUTES})`),
      ),
    )
  return row !== undefined
}

/** @returns whether it was one of theirs */
export async function endSession(tx: Pick<Db, 'delete'>, memberId: number, sessionId: number) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a member, but for one if it is passed. */
export async function endSessions(tx: Pick<Db, 'delete'>, memberId: number, except?: number) {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), except === undefined ? undefined : ne(sessions.id, except)))
}

/** Ends the session of a token, whoever it belongs to. */
export async function endSessionOf(tx: Pick<Db, 'delete'>, token: string | null | undefined) {
  if (token) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}
