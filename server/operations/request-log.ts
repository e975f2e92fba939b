// The request log: one line for each response, with the request id that the response carries.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { coarseAddress } from '#server/limits/address.ts'
import { isLevelEnabled, readablePath } from './log.ts'

const REQUEST_ID = 'x-request-id'

/** Takes the request id of a trusted proxy, so that both logs have the same. */
export function requestIds({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>): (raw: IncomingMessage) => string {
  return (raw) => {
    const header = TRUST_PROXY > 0 ? raw.headers[REQUEST_ID] : undefined
    return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID()
  }
}

/** Requested by probes every few seconds, so logged at debug level. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** Call it before anything else that may answer: whatever that says has its id then. */
export function requestLog(app: FastifyInstance) {
  const isWritten = { debug: isLevelEnabled(app.log, 'debug'), info: isLevelEnabled(app.log, 'info') }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = QUIET.has(request.routeOptions.url ?? '') ? 'debug' : 'info'
    if (isWritten[level])
      app.log[level](
        {
          reqId: request.id,
          method: request.method,
          path: readablePath(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          memberId: request.me?.id,
          address: coarseAddress(request.ip),
        },
        'answered',
      )
    done()
  })
}
