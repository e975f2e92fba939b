// Counts readers of articles and of index dramas: once per visitor, thing and day, after the response, without storing
// addresses.
import { createHmac, randomBytes } from 'node:crypto'
import { lt, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { batched } from '#server/db/batch.ts'
import { cached } from '#server/db/cached.ts'
import { write } from '#server/db/write.ts'
import { dramas, onlyInIndex } from '#server/dramas/table.ts'
import { addressKey } from '#server/limits/address.ts'
import { articleReaders, readerKeys } from '#server/news/table.ts'
import type { Site } from '#server/site.ts'
import { dramaReaders } from './table.ts'
import { type Read, whatIsRead } from './what-is-read.ts'

export interface Readers {
  /** resolves when everyone who has read so far is counted */
  settled: () => Promise<void>
}

/** How long the key of the day is believed without asking: no longer than midnight may matter. */
const KEY_MS = 60_000
/** Readers of this process that are known to be counted. */
const KNOWN_MOST = 20_000

/** Listens to what is read: a thing's own call, and its page, which comes without that call. */
export function countReaders(app: FastifyInstance, site: Site): Readers {
  const counter = new ReaderCounter(site)
  const indexIds = cached(site.db, 'dramas', async () => {
    const rows = await site.db.select({ id: dramas.id }).from(dramas).where(onlyInIndex)
    return new Set(rows.map(({ id }) => id))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return
    const read = whatIsRead(request)
    if (!read || (read.area === 'drama' && !(await indexIds()).has(read.id))) return
    counter.record(read, request.ip)
  })
  app.addHook('onClose', () => counter.settled())
  return { settled: () => counter.settled() }
}

/** Adds each visitor once a day to the readers of a thing. */
const COUNTS: Record<Read['area'], (readers: SQL, day: string) => SQL> = {
  article: (readers, day) => sql`
    with fresh as (
      insert into article_readers (article_id, day, visitor)
      select articles.id, ${day}::date, reader.visitor from ${readers} join articles on articles.id = reader.id
      on conflict do nothing returning article_id
    )
    update articles set views = views + read.times
    from (select article_id, count(*)::int as times from fresh group by article_id) as read
    where articles.id = read.article_id`,
  drama: (readers, day) => sql`
    with fresh as (
      insert into drama_readers (drama_id, day, visitor)
      select dramas.id, ${day}::date, reader.visitor from ${readers} join dramas on dramas.id = reader.id
      on conflict do nothing returning drama_id
    )
    insert into drama_views (drama_id, views)
    select drama_id, count(*)::int from fresh group by drama_id
    on conflict (drama_id) do update set views = drama_views.views + excluded.views`,
}

type Reading = Read & { address: string }

class ReaderCounter {
  readonly #site: Site
  readonly #counting = new Set<Promise<unknown>>()
  /** Readers who come while some are counted share the next write. */
  readonly #countOne: (read: Reading) => Promise<unknown>
  #key = { day: '', key: '', until: 0 }
  #known = new Set<string>()

  constructor(site: Site) {
    this.#site = site
    this.#countOne = batched(async (readings: Reading[]) => {
      await this.#count(readings)
      return readings.map(() => null)
    })
  }

  record({ area, id }: Read, ip: string) {
    // A failed count must not fail a request.
    const counting = this.#countOne({ area, id, address: addressKey(ip) }).catch((error) =>
      this.#site.log.warn({ err: error }, 'could not count readers'),
    )
    this.#counting.add(counting)
    counting.finally(() => this.#counting.delete(counting))
  }

  async settled() {
    await Promise.all(this.#counting)
  }

  async #count(batch: readonly Reading[]) {
    const { day, key } = await this.#keyOfTheDay()
    const fresh = batch
      .map(({ area, id, address }) => ({ area, id, visitor: hashed(key, address) }))
      .filter(({ area, id, visitor }) => !this.#known.has(`${area} ${id} ${visitor}`))
    for (const area of ['article', 'drama'] as const) {
      const read = fresh.filter((one) => one.area === area)
      if (read.length === 0) continue
      const ids = sql.param(read.map(({ id }) => id))
      const visitors = sql.param(read.map(({ visitor }) => visitor))
      await this.#site.db.execute(
        COUNTS[area](sql`unnest(${ids}::int[], ${visitors}::text[]) as reader (id, visitor)`, day),
      )
    }
    if (this.#known.size + fresh.length > KNOWN_MOST) this.#known.clear()
    for (const { area, id, visitor } of fresh) this.#known.add(`${area} ${id} ${visitor}`)
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
        await tx.delete(dramaReaders).where(lt(dramaReaders.day, made.day))
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
