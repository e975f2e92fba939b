// Sends a picture: whole, a range, or 304.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag, namesTag, requestedRange } from '#server/http/conditional.ts'

export interface Picture {
  bytes: Buffer
  /** the media type */
  type: string
  etag: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Whether the client named the picture's tag: then it need not even be read. */
export const isKnownPicture = (request: FastifyRequest, etag: string) =>
  namesTag(request.headers['if-none-match'], etag)

/** Pictures never change under one address, so their tags are strong. */
export const sendNotModified = (reply: FastifyReply, etag: string) => headers(reply, etag).code(304).send()

export function sendPicture(request: FastifyRequest, reply: FastifyReply, { bytes, type, etag }: Picture) {
  if (hasTag(request.headers['if-none-match'], etag)) return sendNotModified(reply, etag)
  const range = requestedRange(request, etag, bytes.length)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
      .send({ message: 'The requested range is outside the picture' })
  headers(reply, etag).type(type).header('accept-ranges', 'bytes')
  if (!range) return reply.send(bytes)
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

const headers = (reply: FastifyReply, etag: string) =>
  reply.headers({ etag, 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' })
