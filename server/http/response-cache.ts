// Caches responses that are the same for every visitor, as bytes, until one of their topics changes.
import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '#contract/endpoint.ts'
import { type Encoding, hasTag, preferredEncoding } from './conditional.ts'

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const zip = promisify(gzip)

export interface Answer {
  status: number
  type: string
  etag: string
  /** its bytes by encoding. Of a cached answer only brotli, which nearly every browser takes, until one asks for another */
  bytes: Partial<Record<Encoding, Buffer>>
  /** makes the bytes of another encoding on first use */
  encode?: (encoding: Encoding) => Promise<Buffer>
  headers?: Record<string, string>
  /** a session may add to it: what is cached is for those who send neither token nor cookie */
  isPersonal?: true
  /** the pattern of the route that sent it, "/api/dramas/:id" */
  route?: string
  /** instead of the body, for responses too long for memory */
  stream?: () => Readable
}

interface Entry {
  answer: Promise<Answer>
  /** the answer, once it is complete */
  ready?: Answer
  topics: readonly Topic[]
  bytes: number
  /** something was dropped while it is made, perhaps it: nobody else may wait for it */
  isClosed?: true
}

export const answerOf = (
  status: number,
  type: string,
  text: string | Buffer,
  headers?: Record<string, string>,
): Answer => {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text)
  // Weak: the encodings of one content share it, and their bytes differ.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { status, type, etag, bytes: { identity: body }, ...(headers && { headers }) }
}

/** Below this size compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024

async function compress(plain: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return compact(await brotli(plain, { params }))
}

async function encoded({ bytes }: Answer, encoding: Encoding): Promise<Buffer> {
  const plain = bytes.identity ?? (await unpack(bytes.br!))
  return compact(encoding === 'gzip' ? await zip(plain, { level: 6 }) : plain)
}

/** Memory of its own: a part of a pool would keep all of the pool. */
function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/**
 * Caches answers by key. Concurrent misses of one key share one computation. An answer is not cached if one of its
 * topics changed while it was computed: it may show the old state. Its topics may be added during the computation.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>()
  /** how often answers with a topic were dropped */
  readonly #dropped = new Map<Topic, number>()
  #resets = 0
  #bytes = 0
  readonly #maxEntries: number
  readonly #maxBytes: number
  readonly #on: boolean
  readonly #mayStore: () => boolean

  /** @param mayStore false while changes may be missed */
  constructor({
    on = true,
    maxEntries = 2_000,
    maxBytes = 16 * 1024 * 1024,
    mayStore = () => true,
  }: { on?: boolean; maxEntries?: number; maxBytes?: number; mayStore?: () => boolean } = {}) {
    this.#on = on
    this.#mayStore = mayStore
    this.#maxEntries = maxEntries
    this.#maxBytes = maxBytes
  }

  /** The cached answer, if there is one. */
  peek(key: string): Promise<Answer> | undefined {
    return this.#find(key)?.answer
  }

  /** The same if nothing has to be waited for. */
  ready(key: string): Answer | undefined {
    return this.#find(key)?.ready
  }

  async answer(key: string, topics: readonly Topic[], compute: () => Promise<Answer>): Promise<Answer> {
    const known = this.#find(key)
    if (known) return known.answer
    if (!this.#on) return compute()
    const [resets, dropped] = [this.#resets, new Map(this.#dropped)]
    const isUnchanged = () => topics.every((topic) => this.#dropped.get(topic) === dropped.get(topic))
    const entry: Entry = { answer: compute(), topics, bytes: 0 }
    const former = this.#entries.get(key)
    if (former) this.#forget(key, former)
    this.#entries.set(key, entry)
    try {
      const answer = await entry.answer
      const mayBeStored = this.#mayStore() && this.#resets === resets && isUnchanged()
      if (answer.status === 200 && !answer.stream && mayBeStored) await this.#store(key, entry, answer)
      else this.#forget(key, entry)
      return answer
    } catch (error) {
      this.#forget(key, entry)
      throw error
    }
  }

  /** Stores the compressed bytes alone: the others are six times as many. */
  async #store(key: string, entry: Entry, answer: Answer) {
    const plain = answer.bytes.identity!
    if (plain.length < MIN_COMPRESSED_BYTES) answer.bytes = { identity: compact(plain) }
    else {
      answer.bytes = { br: await compress(plain) }
      answer.encode = this.#encoder(key, entry, answer)
    }
    entry.ready = answer
    const [bytes] = Object.values(answer.bytes)
    this.#count(key, entry, bytes!.length)
  }

  /** Those who ask for the same encoding together share the work. */
  #encoder(key: string, entry: Entry, answer: Answer) {
    const pending: Partial<Record<Encoding, Promise<Buffer>>> = {}
    const encode = async (encoding: Encoding) => {
      const bytes = await encoded(answer, encoding)
      answer.bytes[encoding] = bytes
      this.#count(key, entry, bytes.length)
      return bytes
    }
    return (encoding: Encoding) => {
      pending[encoding] ??= encode(encoding)
      return pending[encoding]
    }
  }

  #count(key: string, entry: Entry, bytes: number) {
    entry.bytes += bytes
    if (this.#entries.get(key) === entry) this.#bytes += bytes
    this.#makeRoom()
  }

  /** Invalidates every answer with this topic. */
  drop(topic: Topic) {
    count(this.#dropped, topic)
    for (const [key, entry] of this.#entries) {
      if (entry.topics.includes(topic)) this.#forget(key, entry)
      // It may turn out to have this topic.
      else if (!entry.ready) entry.isClosed = true
    }
  }

  dropAll() {
    this.#resets++
    this.#entries.clear()
    this.#bytes = 0
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    return entry?.isClosed && !entry.ready ? undefined : entry
  }

  #forget(key: string, entry: Entry) {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) return
      this.#forget(key, entry)
    }
  }
}

const count = (counts: Map<Topic, number>, topic: Topic) => counts.set(topic, (counts.get(topic) ?? 0) + 1)

/** Its headers in an encoding, apart from those of every response. */
export const headersOf = (answer: Answer, encoding: Encoding): Record<string, string> => ({
  ...sharedHeadersOf(answer),
  'content-type': answer.type,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
})

/** Those that a 304 has too. */
export const sharedHeadersOf = ({ etag, isPersonal, headers }: Answer): Record<string, string> => ({
  etag,
  vary: isPersonal ? 'accept-encoding, authorization, cookie' : 'accept-encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
  ...headers,
})

/** Sends an answer in the encoding the visitor prefers, or 304 when they have it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (answer.stream) {
    reply.header('cache-control', 'no-cache').type(answer.type)
    return reply.send(answer.stream())
  }
  answer.route ??= request.routeOptions.url
  if (answer.status === 200 && hasTag(request.headers['if-none-match'], answer.etag))
    return reply.headers(sharedHeadersOf(answer)).code(304).send()
  const encoding = answer.encode ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  const body = answer.bytes[encoding] ?? (await answer.encode!(encoding))
  return reply.headers(headersOf(answer, encoding)).code(answer.status).send(body)
}
