// A start leaves memory taken that nobody needs afterwards: freed once, soon after.
import { Session } from 'node:inspector/promises'
import type { Pool } from 'pg'

/** What a start sets in motion (the first pages, the first look at the tables) is over by then. */
const SOON = 1_000

/** A seventh of an idle site, for a pause of a tenth of a second; and half of an idle PostgreSQL after a first start. */
export function giveBackSoon(pool: Pool): void {
  setTimeout(async () => {
    await replaceIdleConnections(pool).catch(() => {}) // the database is away: its connections are gone anyway
    await collectGarbage()
  }, SOON).unref()
}

/** PostgreSQL's process behind a connection keeps the memory of the largest work it did: migrating and seeding. */
async function replaceIdleConnections(pool: Pool) {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
}

/** Otherwise V8 keeps it until the site is busy. */
async function collectGarbage() {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
