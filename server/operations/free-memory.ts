// Frees the memory of the start, once, soon after it.
import type { Pool } from 'pg'

/** What a start sets in motion (the first pages, the first look at the tables) is over by then. */
const SOON = 1_000

/** Half of an idle PostgreSQL after a first start, and a fifth of an idle site (decision 032). */
export function freeMemorySoon(pool: Pool): void {
  setTimeout(async () => {
    await replaceIdleConnections(pool).catch(() => {}) // the database is away: its connections are gone anyway
    freeMemory()
  }, SOON).unref()
}

/** There where Node was started with --expose-gc. By itself V8 waits until the site is busy. */
export const freeMemory = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' })

/** PostgreSQL's process behind a connection keeps the memory of the largest work it did: migrating and seeding. */
async function replaceIdleConnections(pool: Pool) {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
}
