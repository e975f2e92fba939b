// Timeouts for slow bodies: 30 seconds, or longer for forms with files that keep arriving.
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerBrokenRequest } from './broken-requests.ts'

export interface Patience {
  /** milliseconds that every body has */
  within: number
  /** milliseconds between looks at a form with files after that */
  every: number
  /** bytes a second that it must have brought since; a tenth of what a slow phone manages */
  leastPerSecond: number
}

/** The server's own limit for a whole request, however well it moves: 10 MB in it are 280 kbit/s. */
export const LONGEST_REQUEST = 300_000

export function endSlowBodies(app: FastifyInstance) {
  const patience: Patience = { within: 30_000, every: 10_000, leastPerSecond: 8_000 }
  app.decorate('patience', patience)
  app.addHook('onRequest', (request, _reply, done) => {
    // a call from within the process has no connection
    if (hasBody(request.raw) && request.raw.socket instanceof Socket) watch(request.raw, patience)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

function watch(raw: IncomingMessage, { within, every, leastPerSecond }: Patience) {
  const { socket } = raw
  const isForm = /^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')
  let seen = socket.bytesRead
  let since = within
  const look = () => {
    if (raw.complete || raw.destroyed || socket.destroyed) return
    const brought = socket.bytesRead - seen
    if (!isForm || brought < (leastPerSecond * since) / 1_000)
      return answerBrokenRequest(
        Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
    seen = socket.bytesRead
    since = every
    timer = setTimeout(look, every).unref()
  }
  let timer = setTimeout(look, within).unref()
  raw.once('close', () => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyInstance {
    patience: Patience
  }
}
