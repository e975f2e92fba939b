// The one way to write: a transaction that says what it changed, and tells everyone once it is committed.
import { sql } from 'drizzle-orm'
import type { Topic } from '#contract/endpoint.ts'
import { type Bus, busOf, type Change } from './change-bus.ts'
import { pack } from './changes.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import type { Db, TransactionOptions, Tx } from './transaction.ts'

/** Notes what is being changed: a topic, and which one of it where that matters. */
export type Changed = (topic: Topic, id?: string | number) => void

/**
 * Runs the work in one transaction. Everything noted with changed() is told to this process before write()
 * resolves, and to every other process by the database itself; nothing is told of work that was rolled back.
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
      const worked = await work(tx, (topic, id) => pending.add(topic, id))
      changes = pending.changes()
      if (changes.length > 0) {
        const payloads = changes.map((change) => pack(bus.origin, change))
        // Sent by PostgreSQL at the commit, forgotten at a rollback.
        await tx.execute(
          sql`select pg_notify('changes', payload) from unnest(${sql.param(payloads)}::text[]) payload`,
        )
      }
      return worked
    }, options)
  return publishAfter(bus, () => changes, transaction)
}

/** What a statement hands to pg_notify('changes', ...) for a change. */
type PayloadOf = (change: Change) => string

/**
 * A write that is one statement, and so a transaction without the way there and back for its begin and its end.
 * Other processes are told of the changes whose payload the statement sends.
 * @param possible what it may change
 * @param happened what it did change, by what it answered
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
    // Cut off in the middle of the commit it may have happened after all: better to look twice than to show the old.
    if (isDatabaseUnavailable(error)) publish()
    throw error
  }
}

/** More of one topic than this in one transaction are told as one change without an id. */
const MANY = 20

class PendingChanges {
  readonly #ids = new Map<Topic, Set<string | null>>()

  add(topic: Topic, id?: string | number) {
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
