// Sends a picture, or 304.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag, namesTag } from '#server/http/conditional.ts'
import { notFound } from '#server/http/failures.ts'
import type { ImageStore } from './store.ts'

export interface Picture {
  bytes: Buffer
  /** the media type */
  type: string
  etag: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** For TMDB's pictures, so that browsers soon forget one that was deleted here. */
export const A_WEEK = 'public, max-age=604800'

/** Whether the client named the picture's tag: then it need not even be read. */
export const isKnownPicture = (request: FastifyRequest, etag: string) =>
  namesTag(request.headers['if-none-match'], etag)

/** Pictures never change under one address, so their tags are strong. */
export const sendNotModified = (reply: FastifyReply, etag: string, caching = FOR_EVER) =>
  headers(reply, etag, caching).code(304).send()

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, etag }: Picture,
  caching = FOR_EVER,
) {
  if (hasTag(request.headers['if-none-match'], etag)) return sendNotModified(reply, etag, caching)
  return headers(reply, etag, caching).type(type).send(bytes)
}

interface Stored {
  store: ImageStore
  /** the folder of its files: "uploads", and its name there */
  area: string
  name: string
  /** "1280.webp" */
  file: string
  widths: readonly number[]
  caching?: string
}

/** A picture that encode() made. @throws not-found */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, area, name, file, widths, caching }: Stored,
) {
  const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(file) ?? []
  if (!/^[0-9a-f]{32}$/.test(name) || !widths.includes(Number(width))) throw notFound('picture')
  const bytes = await store.get(`${area}/${name}/${file}`)
  if (!bytes) throw notFound('picture')
  const etag = `"${name}-${file}"`
  if (isKnownPicture(request, etag)) return sendNotModified(reply, etag, caching)
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  return sendPicture(request, reply, { bytes, type: `image/${format}`, etag }, caching)
}

const headers = (reply: FastifyReply, etag: string, caching: string) =>
  reply.headers({ etag, 'cache-control': caching, 'x-content-type-options': 'nosniff' })
