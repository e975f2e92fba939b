// Requests take turns: as many are made at once as there are database connections, and the others wait for seconds.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { unavailable } from '#server/http/failures.ts'
import { addressKey } from './address.ts'
import { FairQueue } from './fair-queue.ts'

/** Milliseconds. Longer, and the site would still be busy with them long after a rush. */
const LONGEST_WAIT = 4_000
/** Bounds the memory of a flood: a request that waits holds its connection and its body. */
const MOST_WAITING = 1_000
/** They hash on other threads, with a queue of their own: server/auth/passwords.ts. */
const HASHES = /^\/api\/auth\/(login|register|change-password|reset-password|account)$/

/** Waits until it is this request's turn, which lasts until its answer is sent. @throws unavailable after seconds */
export type TakeTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * What is made for a request takes a turn: answers of the API, pages. Files, pictures, health checks and cached answers
 * take none, so they are never refused.
 */
export function turns(app: FastifyInstance, { DATABASE_POOL }: Pick<Env, 'DATABASE_POOL'>) {
  const places = Math.max(4, DATABASE_POOL)
  const queue = new FairQueue({
    places,
    // so that the slow requests of one caller do not block the others
    mostOfOne: Math.floor((places * 3) / 4),
    mostWaiting: MOST_WAITING,
    longestWait: LONGEST_WAIT,
    refusal: () => unavailable('The site is very busy. Please try again in a moment.', retryAfter()),
  })
  const takeTurn: TakeTurn = async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (HASHES.test(url) || isForm(request)) return
    request.endTurn = await queue.acquire(callerOf(request), () => reply.raw.destroyed)
  }
  app.decorateRequest('endTurn', null)
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn?.()
    done(null, payload)
  })
  // the visitor hung up before the answer was sent
  app.addHook('onResponse', (request, _reply, done) => {
    request.endTurn?.()
    done()
  })
  return { queue, takeTurn }
}

/** Members behind one address do not wait for each other. */
const callerOf = ({ me, ip }: FastifyRequest) => (me ? `member:${me.id}` : addressKey(ip))

/** Its files are read while it is answered, as slowly as they come. */
const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

/** Seconds. Not all at the same moment. */
const retryAfter = () => 2 + Math.floor(Math.random() * 4)

declare module 'fastify' {
  interface FastifyRequest {
    /** ends its turn, if it has one */
    endTurn: (() => void) | null
  }
}
