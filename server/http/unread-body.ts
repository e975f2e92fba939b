// Whoever is answered before all was read (not signed in, too large) need not send the rest for ever.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A connection that is cut at once may take the answer with it: a sender gets so long to hear it. */
const LINGER_MS = 700

export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (isUnread(raw)) {
      // what still comes meanwhile is let through and thrown away
      raw.resume()
      setTimeout(() => isUnread(raw) && raw.socket.destroy(), LINGER_MS).unref()
    }
    done()
  })
}

const isUnread = (raw: IncomingMessage) => raw.complete === false && !raw.destroyed
