// Counts readers of articles: once per visitor, article and day, after the response, without storing addresses.
import { createHmac, randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { write } from '#server/db/write.ts'
import { addressKey } from '#server/limits/address.ts'
import type { Site } from '#server/site.ts'
import { articleReaders, readerKeys } from './table.ts'

export interface Readers {
  /** resolves when everyone who has read so far is counted */
  settled: () => Promise<void>
}

/** How long the key of the day is believed without asking: no longer than midnight may matter. */
const KEY_MS = 60_000
/** Readers of this process that are known to be counted. */
const KNOWN_MOST = 20_000

/** Listens to what is read: the article's own call, and its page, which knows the article without that call. */
export function countReaders(app: FastifyInstance, site: Site): Readers {
  const counter = new ReaderCounter(site)
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return
    const article = articleRead(request)
    if (article !== null) counter.record(article, request.ip)
  })
  app.addHook('onClose', () => counter.settled())
  return { settled: () => counter.settled() }
}

const PROGRAM = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** The article a person has just read with this request, if any. */
function articleRead(request: FastifyRequest): number | null {
  if (request.method !== 'GET') return null
  const id = request.routeOptions.url === '/api/news/:id' ? idIn(request.params) : idOnPage(request.url)
  if (id === null || !/^[1-9]\d{0,9}$/.test(id)) return null
  const { 'user-agent': program = '', 'sec-purpose': purpose = '' } = request.headers
  // Search engines and link previews are no readers, nor is a browser that loads ahead.
  return PROGRAM.test(program) || String(purpose).includes('prefetch') ? null : Number(id)
}

const idIn = (params: unknown) => (params as { id?: string }).id ?? null
const idOnPage = (url: string) =>
  url.startsWith('/k-star?') ? new URLSearchParams(url.slice('/k-star?'.length)).get('article') : null

class ReaderCounter {
  readonly #site: Site
  #waiting = new Map<string, { article: number; address: string }>()
  #work: Promise<void> | null = null
  #key = { day: '', key: '', until: 0 }
  #known = new Set<string>()

  constructor(site: Site) {
    this.#site = site
  }

  record(article: number, ip: string) {
    const address = addressKey(ip)
    this.#waiting.set(`${article} ${address}`, { article, address })
    // One write at a time: readers who come meanwhile are counted by the next.
    this.#work ??= this.#run().finally(() => {
      this.#work = null
    })
  }

  async settled() {
    while (this.#work) await this.#work
  }

  async #run() {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values()]
      this.#waiting.clear()
      try {
        await this.#count(batch)
      } catch (error) {
        // A failed count must not fail a request.
        this.#site.log.warn({ err: error }, 'could not count readers')
      }
    }
  }

  async #count(batch: { article: number; address: string }[]) {
    const { day, key } = await this.#keyOfTheDay()
    const fresh = batch
      .map(({ article, address }) => ({ article, visitor: hashed(key, address) }))
      .filter(({ article, visitor }) => !this.#known.has(`${article} ${visitor}`))
    if (fresh.length === 0) return
    const ids = sql.param(fresh.map(({ article }) => article))
    const visitors = sql.param(fresh.map(({ visitor }) => visitor))
    await this.#site.db.execute(sql`
      with readers as (
        insert into article_readers (article_id, day, visitor)
        select articles.id, ${day}::date, reader.visitor
        from unnest(${ids}::int[], ${visitors}::text[]) as reader (article_id, visitor)
        join articles on articles.id = reader.article_id
        on conflict do nothing
        returning article_id
      )
      update articles set views = views + read.times
      from (select article_id, count(*)::int as times from readers group by article_id) as read
      where articles.id = read.article_id`)
    if (this.#known.size + fresh.length > KNOWN_MOST) this.#known.clear()
    for (const { article, visitor } of fresh) this.#known.add(`${article} ${visitor}`)
  }

  /** Made by whichever instance needs it first; the keys and readers of earlier days go then. */
  async #keyOfTheDay() {
    if (performance.now() < this.#key.until) return this.#key
    const today = sql`(now() at time zone 'utc')::date`
    const { day, key } = await write(this.#site.db, async (tx) => {
      const [made] = await tx
        .insert(readerKeys)
        .values({ day: today as never, key: randomBytes(32).toString('base64url') })
        .onConflictDoNothing()
        .returning()
      if (made) {
        await tx.delete(readerKeys).where(lt(readerKeys.day, made.day))
        await tx.delete(articleReaders).where(lt(articleReaders.day, made.day))
        return made
      }
      const [existing] = await tx.select().from(readerKeys).where(sql`${readerKeys.day} = ${today}`)
      return existing!
    })
    if (day !== this.#key.day) this.#known.clear()
    this.#key = { day, key, until: performance.now() + KEY_MS }
    return this.#key
  }
}

/** A keyed hash: without the key of the day it cannot be traced to an address or joined with other days. */
const hashed = (key: string, address: string) =>
  createHmac('sha256', key).update(address).digest('base64url').slice(0, 22)
