// Who hears of a change: what this process has kept or shows, and every other process on the same database.
import type { Topic } from '#contract/endpoint.ts'
import { busOf, type Change } from './change-bus.ts'
import { listen } from './listener.ts'
import type { Database } from './open.ts'

export type { Change } from './change-bus.ts'

export type Changes = {
  /** Called in every process after a transaction with such a change was committed, never for one rolled back. */
  on(listener: (change: Change) => void): () => void
  /** Called when changes may have been missed (the connection was lost and is back): forget everything. */
  onReset(listener: () => void): () => void
  /** False while changes of other processes cannot be heard. */
  isListening(): boolean
  close(): Promise<void>
}

/** Begins to hear. What is written with write() reaches everyone who hears, whichever process wrote it. */
export async function openChanges(database: Pick<Database, 'db' | 'url'>): Promise<Changes> {
  const bus = busOf(database.db)
  const onPayload = (payload: string) => {
    const { origin, change } = unpack(payload)
    // Our own were told at the commit already, before whoever wrote was answered.
    if (origin !== bus.origin) bus.change(change)
  }
  const listener = await listen(database.url, { onPayload, onReset: () => bus.reset() })
  const subscriptions: (() => void)[] = []
  const subscribed = (stop: () => void) => {
    subscriptions.push(stop)
    return stop
  }
  return {
    on: (listener) => subscribed(bus.onChange(listener)),
    onReset: (listener) => subscribed(bus.onReset(listener)),
    isListening: () => listener.isListening(),
    async close() {
      for (const stop of subscriptions) stop()
      await listener.close()
    },
  }
}

/** A change as it travels: short, because PostgreSQL carries at most 8000 bytes. */
export const pack = (origin: string, { topic, id }: Change) =>
  [origin, topic, ...(id == null ? [] : [id])].join(' ')

function unpack(payload: string): { origin: string; change: Change } {
  const [origin = '', topic = '', id] = payload.split(' ')
  return { origin, change: { topic: topic as Topic, id: id ?? null } }
}
