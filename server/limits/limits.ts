// Rate limits, counted in the database so that every instance counts together.
import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { rateCounters } from './table.ts'

/**
 * Counts one call in a fixed window.
 * @returns seconds to wait, or 0 when the call is within the limit
 */
export async function spendOne(db: Db, key: string, max: number, seconds: number): Promise<number> {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`
  const [counter] = await db
    .insert(rateCounters)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({
      count: rateCounters.count,
      left: sql<number>`ceil(extract(epoch from ${rateCounters.windowStart}) + ${seconds}::int - extract(epoch from now()))::int`,
    })
  return counter && counter.count > max ? Math.max(1, counter.left) : 0
}

/** Windows that are long over. */
export async function forgetOldCounters(db: Db) {
  await db.delete(rateCounters).where(lt(rateCounters.windowStart, sql`now() - interval '1 day'`))
}

/** Whom an address stands for: IPv6 hosts own a /64, so a /64 counts as one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((g) => g.padStart(4, '0'))
    .join(':')}::/64`
}
