// Timeouts for slow bodies: 30 seconds, or longer for forms with files that keep arriving.
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerBrokenRequest } from './broken-requests.ts'

export interface BodyTimeouts {
  /** how long every body may take */
  timeoutMs: number
  /** how often a form with files is looked at after that */
  recheckMs: number
  /** what it must have brought since the last look; a tenth of what a slow phone manages */
  minBytesPerSecond: number
}

/** The server's own limit for a whole request, however well it moves: 10 MB in it are 280 kbit/s. */
export const LONGEST_REQUEST = 300_000

export function endSlowBodies(app: FastifyInstance) {
  const bodyTimeouts: BodyTimeouts = { timeoutMs: 30_000, recheckMs: 10_000, minBytesPerSecond: 8_000 }
  app.decorate('bodyTimeouts', bodyTimeouts)
  app.addHook('onRequest', (request, _reply, done) => {
    // a call from within the process has no connection
    if (hasBody(request.raw) && request.raw.socket instanceof Socket) watch(request.raw, bodyTimeouts)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

function watch(raw: IncomingMessage, { timeoutMs, recheckMs, minBytesPerSecond }: BodyTimeouts) {
  const { socket } = raw
  const isForm = /^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')
  let seen = socket.bytesRead
  let since = timeoutMs
  const look = () => {
    if (raw.complete || raw.destroyed || socket.destroyed) return
    const brought = socket.bytesRead - seen
    if (!isForm || brought < (minBytesPerSecond * since) / 1_000)
      return answerBrokenRequest(
        Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
    seen = socket.bytesRead
    since = recheckMs
    timer = setTimeout(look, recheckMs).unref()
  }
  let timer = setTimeout(look, timeoutMs).unref()
  raw.once('close', () => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyInstance {
    bodyTimeouts: BodyTimeouts
  }
}
