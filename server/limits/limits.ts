// Rate limits, shared by all instances: counted in the database.
import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Limit } from '#contract/endpoint.ts'
import { batched } from '#server/db/batch.ts'
import { NOW } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { rateCounters } from './table.ts'

/** How many calls, in how many seconds: "login", 60 in 300. */
export type Budget = Pick<Limit, 'name' | 'max' | 'seconds'>

/**
 * Counts one call. The window begins with the first call that is counted in it.
 * @param whose whose budget it is; stored as a hash, so that no address or email is in the database
 * @returns seconds to wait, or 0 when the call is within the limit
 */
export async function countCall(db: Db, budget: Budget, whose: string): Promise<number> {
  const [wait] = await countCalls(db, [budget], whose)
  return wait!
}

/** The same for a call that counts for several budgets: one statement for all of them. */
export async function countCalls(db: Db, budgets: readonly Budget[], whose: string): Promise<number[]> {
  const windows = budgets.map(({ name, seconds }) => ({ key: keyOf(name, whose), seconds }))
  const refused = refusalsOf(db)
  const known = windows.map(({ key }) => secondsUntil(refused.get(key)))
  if (known.some((wait) => wait > 0)) return known
  const counters = await counting(db)(windows)
  return budgets.map(({ max }, at) => {
    const { count, left } = counters[at]!
    if (count <= max) return 0
    refused.set(windows[at]!.key, performance.now() + left * 1_000)
    return Math.max(1, Math.ceil(left))
  })
}

const secondsUntil = (moment = 0) => Math.max(0, Math.ceil((moment - performance.now()) / 1_000))

interface Window {
  key: string
  seconds: number
}

/** The number of the call in its window, and the seconds until the window ends. */
interface Counted {
  count: number
  left: number
}

const counting = prepared((db) => batched((calls: Window[][]) => countAll(db, calls)))

/** Counts a batch of calls; several may have the same key. */
async function countAll(db: Db, calls: Window[][]): Promise<Counted[][]> {
  const windows = new Map<string, { seconds: number; times: number }>()
  for (const { key, seconds } of calls.flat())
    windows.set(key, { seconds, times: (windows.get(key)?.times ?? 0) + 1 })
  // Lock in one order to avoid deadlocks.
  const keys = [...windows.keys()].sort()
  const rows = await countOnce(db).execute({
    keys,
    times: keys.map((key) => windows.get(key)!.times),
    seconds: keys.map((key) => windows.get(key)!.seconds),
  })
  const counters = new Map(rows.map((row) => [row.key, row]))
  for (const [key, { times }] of windows) counters.get(key)!.count -= times
  const countOf = ({ key }: Window) => {
    const counter = counters.get(key)!
    return { count: ++counter.count, left: counter.left }
  }
  return calls.map((call) => call.map(countOf))
}

const requested = sql`unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('times')}::int[],
  ${sql.placeholder('seconds')}::int[]) as requested (key, times, seconds)`
const span = sql`(select make_interval(secs => seconds) from requested where requested.key = ${rateCounters.key})`
const isOver = sql`${rateCounters.windowStart} <= now() - ${span}`
const countOnce = prepared((db) =>
  db
    .with(db.$with('requested', {}).as(sql`select * from ${requested}`))
    .insert(rateCounters)
    .select(sql`select key, now(), times from requested`)
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 0 else least(${rateCounters.count}, 1000000) end + excluded.count`,
        windowStart: sql`case when ${isOver} then now() else ${rateCounters.windowStart} end`,
      },
    })
    .returning({
      key: rateCounters.key,
      count: rateCounters.count,
      left: sql<number>`extract(epoch from ${rateCounters.windowStart} + ${span} - ${NOW})::float8`,
      // Does not wait for the disk: a power cut may lose the latest counts.
      unhurried: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('count_all'),
)

/** Resets a budget: a successful sign-in shows that the wrong tries were by the same person. */
export async function resetLimit(db: Db, { name }: Pick<Budget, 'name'>, whose: string) {
  const key = keyOf(name, whose)
  refusalsOf(db).delete(key)
  await db.delete(rateCounters).where(eq(rateCounters.key, key))
}

/** Deletes the counters of windows that are long over. */
export async function deleteOldCounters(db: Pick<Db, 'delete'>) {
  await db.delete(rateCounters).where(lt(rateCounters.windowStart, sql`now() - interval '1 day'`))
}

const keyOf = (name: string, whose: string) =>
  `${name}:${createHash('sha256').update(`${name}:${whose}`).digest('base64url').slice(0, 22)}`

/**
 * Until when a key is refused without asking the database: a flood of requests must not become a flood of writes.
 * For five seconds only, because another instance may have reset the limit.
 */
const refusalsOf = prepared(() => new LRUCache<string, number>({ max: 10_000, ttl: 5_000 }))
