// write(): a transaction that names the topics it changed and publishes them after the commit.
import { sql } from 'drizzle-orm'
import type { Topic } from '#contract/endpoint.ts'
import { type Bus, busOf, type Change } from './change-bus.ts'
import { pack } from './changes.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import type { Db, TransactionOptions, Tx } from './transaction.ts'

/** Records a change: a topic, and the id where it matters. */
export type Changed = (topic: Topic, id?: string | number) => void

/**
 * Runs the work in one transaction. Changes recorded with changed() are published in this process before write()
 * resolves, and in other processes by the database. After a rollback nothing is published.
 */
export async function write<T>(
  db: Db,
  work: (tx: Tx, changed: Changed) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const bus = busOf(db)
  let changes: Change[] = []
  const transaction = () =>
    db.transaction(async (tx) => {
      const pending = new PendingChanges()
      const worked = await work(tx, (...change) => pending.add(...change))
      changes = pending.changes()
      if (changes.length > 0) {
        const payloads = changes.map((change) => pack(bus.origin, change))
        // PostgreSQL sends it at the commit, and drops it at a rollback.
        await tx.execute(
          sql`select pg_notify('changes', payload) from unnest(${sql.param(payloads)}::text[]) payload`,
        )
      }
      return worked
    }, options)
  return publishAfter(bus, () => changes, transaction)
}

/** The argument of pg_notify('changes', ...) for a change. */
type PayloadOf = (change: Change) => string

/**
 * A write that is a single statement, so it needs no round trips for begin and commit.
 * The statement itself notifies the other processes, with payloadOf().
 * @param possible what it may change
 * @param happened what it did change, read from its result
 */
export function writeAtOnce<T>(
  db: Db,
  possible: Change[],
  run: (payloadOf: PayloadOf) => Promise<T>,
  happened: (answer: T) => Change[],
): Promise<T> {
  const bus = busOf(db)
  const payloadOf: PayloadOf = (change) => pack(bus.origin, change)
  let changes = possible
  const statement = async () => {
    const answer = await run(payloadOf)
    changes = happened(answer)
    return answer
  }
  return publishAfter(bus, () => changes, statement)
}

async function publishAfter<T>(bus: Bus, changes: () => Change[], work: () => Promise<T>): Promise<T> {
  const publish = () => {
    for (const change of changes()) bus.change(change)
  }
  try {
    const result = await work()
    publish()
    return result
  } catch (error) {
    // A connection lost during the commit may have committed: invalidate anyway.
    if (isDatabaseUnavailable(error)) publish()
    throw error
  }
}

/** More changes of one topic than this in one transaction are published as one change without an id. */
const MANY = 20

class PendingChanges {
  readonly #ids = new Map<Topic, Set<string | null>>()

  add(...[topic, id]: Parameters<Changed>) {
    const key = id == null ? null : String(id)
    if (key != null && !/^[\w-]{1,64}$/.test(key)) throw new Error(`Not the id of anything: ${key}`)
    this.#ids.set(topic, (this.#ids.get(topic) ?? new Set()).add(key))
  }

  changes(): Change[] {
    return [...this.#ids].flatMap(([topic, ids]): Change[] =>
      ids.has(null) || ids.size > MANY ? [{ topic, id: null }] : [...ids].map((id) => ({ topic, id })),
    )
  }
}
