// Whoever has written sees it at once, on every instance: a cookie says so. With replicas it says how far the log was then.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from '#server/auth/sessions.ts'
import type { LogPosition } from '#server/db/log-position.ts'
import type { Env } from '#server/env.ts'
import { WRITTEN_COOKIE, WRITTEN_HEADER } from '#server/http/names-write.ts'

/** Seconds. By then every instance has been notified, or knows that it missed something. */
const LASTS = { withReplicas: 60, without: 5 }
/** When the position could not be asked for: after anything this process may know. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

/**
 * Call it after cookies are registered, and before routes.
 * @param position null without replicas: the primary shows every change, and what is cached may only lack it for a
 * while (server/http/response-cache.ts)
 */
export function ownWrites(app: FastifyInstance, env: Env, position: LogPosition | null) {
  const remember = (reply: FastifyReply, end: number, maxAge: number) =>
    reply.setCookie(WRITTEN_COOKIE, String(end), { ...cookieOptions(env), maxAge })

  if (position)
    app.addHook('onRequest', async (request) => {
      const written = positionIn(request)
      if (written !== null) await position.reach(written)
    })

  app.addHook('onSend', async (request, reply) => {
    const { statusCode } = reply
    if (request.method === 'GET' || request.method === 'HEAD' || (statusCode >= 400 && statusCode < 500))
      return
    if (!position) {
      remember(reply, 0, LASTS.without)
      return
    }
    // With 500 and above it may have written, or may not.
    const end = statusCode < 500 ? await position.sync().catch(() => UNKNOWN) : UNKNOWN
    reply.header(WRITTEN_HEADER, end)
    remember(reply, end, LASTS.withReplicas)
  })
}

function positionIn(request: FastifyRequest): number | null {
  const text = request.cookies[WRITTEN_COOKIE] ?? request.headers[WRITTEN_HEADER]
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : null
}
