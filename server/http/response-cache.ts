// Caches responses that are the same for every visitor, as bytes, until one of their topics changes.
import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Topic } from '#contract/endpoint.ts'
import type { Encoding } from './conditional.ts'

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
  /** instead of the body, for responses too long for memory */
  stream?: () => Readable
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

/** What an entry takes beside its bytes: its key, headers, topics. */
const ENTRY_BYTES = 1_000

/**
 * Caches answers by key. Concurrent misses of one key share one computation. An answer is not cached if one of its
 * topics changed while it was computed: it may show the old state. Its topics may be added during the computation.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, { answer: Answer; topics: readonly Topic[] }>
  /** in the making. Emptied by every change: what is asked for afterwards must not show the state before it */
  readonly #pending = new Map<string, Promise<Answer>>()
  /** how often each topic, or everything, was dropped */
  readonly #drops = new Map<Topic | 'all', number>()
  readonly #on: boolean
  readonly #mayStore: () => boolean

  /** @param mayStore false while changes may be missed */
  constructor({
    on = true,
    maxBytes = 16 * 1024 * 1024,
    mayStore = () => true,
  }: { on?: boolean; maxBytes?: number; mayStore?: () => boolean } = {}) {
    this.#on = on
    this.#mayStore = mayStore
    this.#stored = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) =>
        Object.values(answer.bytes).reduce((sum, { length }) => sum + length, ENTRY_BYTES),
    })
  }

  /** The cached answer, if there is one. */
  get(key: string): Answer | undefined {
    return this.#stored.get(key)?.answer
  }

  /** Whether it is cached, or being made. */
  has(key: string): boolean {
    return this.#stored.has(key) || this.#pending.has(key)
  }

  async answer(key: string, topics: readonly Topic[], compute: () => Promise<Answer>): Promise<Answer> {
    const known = this.get(key)
    if (known) return known
    const shared = this.#pending.get(key)
    if (shared) return shared
    if (!this.#on) return compute()
    const made = this.#make(key, topics, compute)
    this.#pending.set(key, made)
    try {
      return await made
    } finally {
      if (this.#pending.get(key) === made) this.#pending.delete(key)
    }
  }

  async #make(key: string, topics: readonly Topic[], compute: () => Promise<Answer>): Promise<Answer> {
    const before = new Map(this.#drops)
    const answer = await compute()
    if (answer.status !== 200 || answer.stream || !this.#mayStore()) return answer
    const plain = answer.bytes.identity!
    // The compressed bytes alone: the others are six times as many.
    const isLong = plain.length >= MIN_COMPRESSED_BYTES
    answer.bytes = isLong ? { br: await compress(plain) } : { identity: compact(plain) }
    if (isLong) answer.encode = (encoding) => this.#encode(key, answer, encoding)
    const isCurrent = [...topics, 'all' as const].every((one) => this.#drops.get(one) === before.get(one))
    if (isCurrent) this.#stored.set(key, { answer, topics })
    return answer
  }

  async #encode(key: string, answer: Answer, encoding: Encoding): Promise<Buffer> {
    const bytes = await encoded(answer, encoding)
    answer.bytes[encoding] = bytes
    const stored = this.#stored.peek(key)
    // A new entry, so that its size is taken again.
    if (stored?.answer === answer) this.#stored.set(key, { ...stored })
    return bytes
  }

  /** Invalidates every answer with this topic. */
  drop(topic: Topic) {
    this.#count(topic)
    for (const [key, { topics }] of [...this.#stored.entries()])
      if (topics.includes(topic)) this.#stored.delete(key)
  }

  dropAll() {
    this.#count('all')
    this.#stored.clear()
  }

  #count(dropped: Topic | 'all') {
    this.#drops.set(dropped, (this.#drops.get(dropped) ?? 0) + 1)
    this.#pending.clear()
  }
}
