// The event bus for changes within one process: one per database, found by its query builder.
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Topic } from '#contract/endpoint.ts'
import type { Db } from './transaction.ts'

/** What was written: a topic, and which one of it where that matters. */
export type Change = { topic: Topic; id: string | null }

/** @param isOwn false when another process wrote it */
export type OnChange = (change: Change, isOwn: boolean) => void

export class Bus {
  /** Tells the notifications of this process from those of others. */
  readonly origin = randomUUID().slice(0, 8)
  readonly #emitter = new EventEmitter().setMaxListeners(0)

  change(change: Change, isOwn = true) {
    this.#emitter.emit('change', change, isOwn)
  }

  reset() {
    this.#emitter.emit('reset')
  }

  onChange(listener: OnChange): () => void {
    this.#emitter.on('change', listener)
    return () => this.#emitter.off('change', listener)
  }

  onReset(listener: () => void): () => void {
    this.#emitter.on('reset', listener)
    return () => this.#emitter.off('reset', listener)
  }
}

const buses = new WeakMap<Db, Bus>()

export function attachBus(db: Db) {
  buses.set(db, new Bus())
}

export function busOf(db: Db): Bus {
  const bus = buses.get(db)
  if (!bus)
    throw new Error('This query builder is not one of openDatabase(); inside a transaction use the outer db')
  return bus
}
