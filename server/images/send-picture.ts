// Sends a picture, or 304.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag, namesTag } from '#server/http/conditional.ts'

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
  return headers(reply, etag).type(type).send(bytes)
}

const headers = (reply: FastifyReply, etag: string) =>
  reply.headers({ etag, 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' })
