// Closes connections whose request was refused before its body was read.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Cutting the connection at once could lose the answer: the sender gets this long to read it. */
const LINGER_MS = 700

export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (isUnread(raw)) {
      // whatever still arrives meanwhile is read and thrown away
      raw.resume()
      setTimeout(() => isUnread(raw) && raw.socket.destroy(), LINGER_MS).unref()
    }
    done()
  })
}

const isUnread = (raw: IncomingMessage) => raw.complete === false && !raw.destroyed
