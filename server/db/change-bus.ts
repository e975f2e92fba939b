// The event bus for changes within one process: one per database, found by its query builder.
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Topic } from '#contract/endpoint.ts'
import type { LogPosition } from './log-position.ts'
import type { Db } from './transaction.ts'

/** What was written: a topic, and which one of it where that matters. */
export type Change = {
  topic: Topic
  id: string | null
  /** it only adds to what is shown, so other instances may show it a little later: server/http/response-cache.ts */
  mayLag?: true
}

/** @param isOwn whether this process made it */
export type OnChange = (change: Change, isOwn: boolean) => void

export class Bus {
  /** Tells the notifications of this process from those of others. */
  readonly origin = randomUUID().slice(0, 8)
  /** How far a replica must be to show all changes so far. */
  readonly position: LogPosition
  readonly #emitter = new EventEmitter().setMaxListeners(0)

  constructor(position: LogPosition) {
    this.position = position
  }

  change(change: Change, isOwn: boolean) {
    this.position.advance()
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

export function attachBus(db: Db, position: LogPosition) {
  buses.set(db, new Bus(position))
}

export function busOf(db: Db): Bus {
  const bus = buses.get(db)
  if (!bus)
    throw new Error('This query builder is not one of openDatabase(); inside a transaction use the outer db')
  return bus
}
