// With replicas: whoever has written sees it at once, on every instance. A cookie says how far the log was then.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOptions } from '#server/auth/sessions.ts'
import type { LogPosition } from '#server/db/log-position.ts'
import type { Env } from '#server/env.ts'

const COOKIE = 'written'
/** Programs without cookies, and pages that refetch after a live update, may send it as well. */
const HEADER = 'x-written'
/** Seconds. By then every instance has been notified, or knows that it missed something. */
const LASTS = 60
/** When the position could not be asked for: after anything this process may know. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

/** Call it after cookies are registered, and before routes. */
export function ownWrites(app: FastifyInstance, env: Env, position: LogPosition) {
  app.addHook('onRequest', async (request) => {
    const written = positionIn(request)
    if (written !== null) await position.reach(written)
  })

  app.addHook('onSend', async (request, reply) => {
    const { statusCode } = reply
    if (request.method === 'GET' || request.method === 'HEAD' || (statusCode >= 400 && statusCode < 500))
      return
    // With 500 and above it may have written, or may not.
    const end = statusCode < 500 ? await position.sync().catch(() => UNKNOWN) : UNKNOWN
    reply.header(HEADER, end)
    reply.setCookie(COOKIE, String(end), { ...cookieOptions(env), maxAge: LASTS })
  })
}

/** Whether it may have to wait for what its sender has written. */
export const namesWrite = (headers: IncomingHttpHeaders): boolean =>
  headers[HEADER] !== undefined || (headers.cookie?.includes(`${COOKIE}=`) ?? false)

function positionIn(request: FastifyRequest): number | null {
  const text = request.cookies[COOKIE] ?? request.headers[HEADER]
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : null
}
