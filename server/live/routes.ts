// The event stream (SSE): open pages learn what changed on any instance, and refetch it.
import type { FastifyInstance } from 'fastify'
import type { Changes } from '#server/db/changes.ts'
import type { Bind } from '#server/http/bind.ts'
import { tooMany, unavailable } from '#server/http/failures.ts'
import { addressKey } from '#server/limits/address.ts'
import type { Site } from '#server/site.ts'
import { Streams } from './streams.ts'

/** Open pages of one address; a household or a small office has fewer. */
const PER_ADDRESS = 30
/** Seconds after which it is worth trying again. */
const LATER = 60

/** @param most streams that this instance keeps open */
export function liveRoutes(bind: Bind, app: FastifyInstance, { env }: Site, changes: Changes, most: number) {
  const streams = new Streams()
  const perAddress = Math.ceil(PER_ADDRESS * env.RATE_LIMIT_SCALE)
  changes.on(({ topic, id }) => streams.tell(topic, id))
  changes.onReset(() => streams.tellAll())
  // A stream never ends by itself: the server could not stop while one is open.
  app.addHook('preClose', async () => streams.close())

  bind('GET /api/live', ({ query, request, reply }) => {
    const address = addressKey(request.ip)
    if (streams.size >= most)
      throw unavailable('Too many pages are open right now. This page will not update by itself.', LATER)
    if (streams.from(address) >= perAddress) throw tooMany(LATER)
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // some proxies collect an answer before they pass it on
      'x-accel-buffering': 'no',
    })
    if (request.method === 'HEAD') {
      reply.send('')
      return ''
    }
    reply.hijack()
    // It ends with its connection, so events need no chunks around them: one write each.
    reply.raw.removeHeader('transfer-encoding')
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    streams.add(reply.raw, address, query.age)
    return ''
  })
}
