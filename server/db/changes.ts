// Publishes changes to the caches and streams of this process and of all others on the same database.
import type { Topic } from '#contract/endpoint.ts'
import { busOf, type Change, type OnChange } from './change-bus.ts'
import { listen } from './listener.ts'
import { bytesOf } from './log-position.ts'
import type { Database } from './open.ts'

export type { Change } from './change-bus.ts'

export type Changes = {
  /** Called in every process after a transaction with such a change was committed, never for one rolled back. */
  on(listener: OnChange): () => void
  /** Called when changes may have been missed (after reconnecting): invalidate everything. */
  onReset(listener: () => void): () => void
  /** False while changes of other processes do not arrive. */
  isListening(): boolean
  /** With replicas: a position in the primary's log that lies behind every change so far; else null. */
  position(): Promise<number | null>
  close(): Promise<void>
}

type OpenDatabase = Pick<Database, 'db' | 'hosts' | 'replicas'>

/** What was inserted, not what is on disk: a commit that does not wait for the disk counts too. */
const END_OF_LOG = `select ${bytesOf('pg_current_wal_insert_lsn()')} as end`

/** Starts listening. Every write() reaches all listeners, whichever process wrote. */
export async function openChanges({ db, hosts, replicas }: OpenDatabase): Promise<Changes> {
  const bus = busOf(db)
  const onPayload = (payload: string) => {
    const { origin, change } = unpack(payload)
    // Our own were published at the commit already.
    if (origin !== bus.origin) bus.change(change, false)
  }
  const { position } = bus
  const listener = await listen(hosts, {
    onPayload,
    onReset: () => bus.reset(),
    ...(replicas && {
      onConnect: (ask) => position.connect(async () => (await ask<{ end: number }>(END_OF_LOG))[0]!.end),
      onDisconnect: () => position.disconnect(),
      onUnreachable: () => {
        position.isPrimaryAway = true
      },
    }),
  })
  const subscriptions: (() => void)[] = []
  const subscribed = (stop: () => void) => {
    subscriptions.push(stop)
    return stop
  }
  return {
    on: (listener) => subscribed(bus.onChange(listener)),
    onReset: (listener) => subscribed(bus.onReset(listener)),
    isListening: () => listener.isListening(),
    position: () => (replicas ? position.sync().catch(() => null) : Promise.resolve(null)),
    async close() {
      for (const stop of subscriptions) stop()
      await listener.close()
    },
  }
}

/** A change as a payload: short, because PostgreSQL allows 8000 bytes. */
export const pack = (origin: string, { topic, id, mayLag }: Change) =>
  [origin, topic, ...(id == null ? [] : [id]), ...(id != null && mayLag ? [MAY_LAG] : [])].join(' ')

const MAY_LAG = 'may-lag'

function unpack(payload: string): { origin: string; change: Change } {
  const [origin = '', topic = '', id, lag] = payload.split(' ')
  return {
    origin,
    change: { topic: topic as Topic, id: id ?? null, ...(lag === MAY_LAG && { mayLag: true }) },
  }
}
