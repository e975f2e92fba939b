// Publishes changes to the caches and streams of this process and of all others on the same database.
import type { Topic } from '#contract/endpoint.ts'
import { busOf, type Change, type OnChange } from './change-bus.ts'
import { listen } from './listener.ts'
import type { Database } from './open.ts'

export type { Change } from './change-bus.ts'

export type Changes = {
  /** Called in every process after a transaction with such a change was committed, never for one rolled back. */
  on(listener: OnChange): () => void
  /** Called when changes may have been missed (after reconnecting): invalidate everything. */
  onReset(listener: () => void): () => void
  /** False while changes of other processes do not arrive. */
  isListening(): boolean
  close(): Promise<void>
}

/** Starts listening. Every write() reaches all listeners, whichever process wrote. */
export async function openChanges({ db, url }: Pick<Database, 'db' | 'url'>): Promise<Changes> {
  const bus = busOf(db)
  const onPayload = (payload: string) => {
    const { origin, change } = unpack(payload)
    // Our own were published at the commit already.
    if (origin !== bus.origin) bus.change(change, false)
  }
  const listener = await listen(url, { onPayload, onReset: () => bus.reset() })
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

/** A change as a payload: short, because PostgreSQL allows 8000 bytes. */
export const pack = (origin: string, { topic, id }: Change) =>
  [origin, topic, ...(id == null ? [] : [id])].join(' ')

function unpack(payload: string): { origin: string; change: Change } {
  const [origin = '', topic = '', id] = payload.split(' ')
  return { origin, change: { topic: topic as Topic, id: id ?? null } }
}
