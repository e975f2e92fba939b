// The request log: one line for each response, with the request id that the response carries.
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
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

export interface Answered {
  /** its request id */
  id: string
  method: string
  url: string
  status: number
  /** the pattern of the route, "/api/posts/:id" */
  route: string
  ms: number
}

/** What only the log needs of a response: its metrics need no address. */
interface Caller {
  ip: string | undefined
  memberId?: number | undefined
}

export class RequestLog {
  /** called for every response, for the metrics */
  onResponse?: (answered: Answered) => void
  readonly #log: FastifyBaseLogger
  readonly #isWritten: Record<'debug' | 'info', boolean>

  constructor(log: FastifyBaseLogger) {
    this.#log = log
    this.#isWritten = { debug: isLevelEnabled(log, 'debug'), info: isLevelEnabled(log, 'info') }
  }

  /** Whether anybody wants to know of ordinary responses. */
  get isRead() {
    return this.#isWritten.info || this.onResponse !== undefined
  }

  record(answered: Answered, caller: () => Caller) {
    this.onResponse?.(answered)
    const { id: reqId, method, url, route, status, ms } = answered
    const level = QUIET.has(route) ? 'debug' : 'info'
    if (!this.#isWritten[level]) return
    const { ip, memberId } = caller()
    const path = readablePath(url)
    const address = coarseAddress(ip)
    const line = { reqId, method, path, status, ms: Math.round(ms * 10) / 10, memberId, address }
    this.#log[level](line, 'answered')
  }
}

/** Call it before anything else that may answer: whatever that says has its id then. */
export function requestLog(app: FastifyInstance): RequestLog {
  const log = new RequestLog(app.log)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url, routeOptions } = request
    const answered = { id, method, url, status: reply.statusCode, route: routeOptions.url ?? 'none' }
    log.record({ ...answered, ms: reply.elapsedTime }, () => ({
      ip: request.ip,
      memberId: request.me?.id,
    }))
    done()
  })
  return log
}
