// Frees memory that neither the site nor PostgreSQL needs any more: soon after the start, and after a busy time.
import { performance } from 'node:perf_hooks'
import type { Pool } from 'pg'

/** What a start sets in motion (the first pages, the first look at the tables) is over by then. */
const SOON = 1_000
const EVERY = 60_000
/** Share of its time that the site's thread was at work: below it, nobody waits for the tenth of a second this takes. */
const QUIET = 0.05
/** Bytes above what was left the last time. */
const GROWN = 32 * 1024 * 1024

/** Half of an idle PostgreSQL after a first start, and a fifth of an idle site. */
export function freeMemorySoon(pool: Pool): void {
  setTimeout(async () => {
    await replaceIdleConnections(pool).catch(() => {}) // the database is away: its connections are gone anyway
    freeMemory()
  }, SOON).unref()
}

/**
 * A quarter of a large site after a busy time.
 * @param every milliseconds between two looks
 */
export function freeMemoryWhenQuiet(every = EVERY): void {
  let left = 0
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > QUIET || process.memoryUsage.rss() < left + GROWN) return
    freeMemory()
    left = process.memoryUsage.rss()
  }, every).unref()
}

/** There where Node was started with --expose-gc. By itself V8 waits until the site is busy. */
export const freeMemory = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' })

/** PostgreSQL's process behind a connection keeps the memory of the largest work it did: migrating and seeding. */
async function replaceIdleConnections(pool: Pool) {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
}
