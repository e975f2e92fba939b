// Sign-ins in progress at the provider. Each is bound to the browser that began it and can be finished once.
import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import type { Flow } from './provider.ts'
import { cookieOptions, isHttps } from './sessions.ts'
import { signInFlows } from './table.ts'
import { newToken } from './tokens.ts'

const MINUTES = 10
const nameOf = (env: Env) => (isHttps(env) ? '__Host-sign-in' : 'sign-in')

// With the state in it, so that two tabs of one browser may sign in at the same time.
const keyOf = (browser: string, state: string) =>
  createHash('sha256').update(`${browser} ${state}`).digest('hex')

export async function beginFlow(
  { db, env }: { db: Db; env: Env },
  request: FastifyRequest,
  reply: FastifyReply,
  { state, nonce, codeVerifier, returnTo }: Flow & { returnTo: string },
) {
  const cookie = request.cookies[nameOf(env)]
  const browser = cookie && /^[\w-]{43}$/.test(cookie) ? cookie : newToken()
  await db.insert(signInFlows).values({
    browserHash: keyOf(browser, state),
    state,
    nonce,
    codeVerifier,
    returnTo,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  })
  reply.setCookie(nameOf(env), browser, { ...cookieOptions(env), maxAge: MINUTES * 60 })
}

/** Takes the flow that this browser began; it cannot be taken twice. */
export async function takeFlow({ db, env }: { db: Db; env: Env }, request: FastifyRequest, state: string) {
  const browser = request.cookies[nameOf(env)]
  if (!browser || !state) return null
  const [flow] = await db
    .delete(signInFlows)
    .where(and(eq(signInFlows.browserHash, keyOf(browser, state)), gt(signInFlows.expiresAt, sql`now()`)))
    .returning()
  return flow ?? null
}

export async function forgetOldFlows(db: Pick<Db, 'delete'>) {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, sql`now()`))
}
