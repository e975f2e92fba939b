// Visitors' reads go to replicas that have replayed the primary's log far enough; everything else goes to the primary.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { LogPosition } from './log-position.ts'
import type { ReconnectingPool } from './pool.ts'
import { databaseCode, isDatabaseUnavailable } from './query-errors.ts'
import type { Replica } from './replica.ts'
import { type VisitorReads, visitorReading } from './visitor-reads.ts'

type Query = [config: pg.QueryConfig, values?: unknown[]]

/** Milliseconds: nobody listens for changes, so the primary may be gone, and a pooler may wait for it for long. */
const PATIENCE = 300

const isLate = (answer: Promise<unknown>) => {
  const inTime = () => false
  return Promise.race([answer.then(inTime, inTime), pause(PATIENCE, true)])
}

/** A replica cancels a query that is in the way of what it replays. */
const IN_THE_WAY = '40001'

export class Replicas {
  readonly all: readonly Replica[]
  /** how many visitors' reads went to the primary */
  readsOnPrimary = 0
  readonly #primary: ReconnectingPool
  readonly #position: LogPosition
  #turn = 0

  constructor(primary: ReconnectingPool, all: readonly Replica[], position: LogPosition) {
    this.#primary = primary
    this.all = all
    this.#position = position
  }

  get isOneServing() {
    return this.all.some(({ leftOut }) => leftOut === null)
  }

  /** Stands for the pool in the query builder. */
  query(...query: Query): Promise<pg.QueryResult> {
    const context = visitorReading()
    if (!context) return this.#primary.query(...query)
    return this.#read(context, query)
  }

  async close() {
    await Promise.all(this.all.map((replica) => replica.close()))
  }

  async #read(context: VisitorReads, query: Query): Promise<pg.QueryResult> {
    const position = await this.#required()
    if (position !== null) {
      const result = await this.#onReplica(context, position, query)
      if (result) return result
    }
    const fromPrimary = this.#primary.query(...query)
    if (!this.#position.isConnected && (await isLate(fromPrimary))) {
      const result = await this.#onReplica({ replica: null }, 0, query)
      if (result) return result
    }
    try {
      const result = await fromPrimary
      this.readsOnPrimary++
      return result
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      // The primary is busy, or gone, and then nobody writes: the replica that got furthest has what can be had.
      const end = await this.#position.sync().catch(() => 0)
      const result = await this.#onReplica({ replica: null }, end, query)
      if (result) return result
      throw error
    }
  }

  /** How far a replica must be for this read; 0 while the primary is away, null if that is not known. */
  async #required(): Promise<number | null> {
    const { known, isPrimaryAway } = this.#position
    if (known !== null) return known
    if (isPrimaryAway) return 0
    return this.#position.sync().catch(() => (this.#position.isPrimaryAway ? 0 : null))
  }

  async #onReplica(context: VisitorReads, position: number, query: Query) {
    for (const replica of this.#inOrder(context.replica, position)) {
      try {
        const client = await replica.connect(position)
        if (!client) continue
        try {
          const result = await client.query(...query)
          replica.reads++
          context.replica = replica
          return result as unknown as pg.QueryResult
        } finally {
          client.release()
        }
      } catch (error) {
        if (!isDatabaseUnavailable(error) && databaseCode(error) !== IN_THE_WAY) throw error
      }
    }
    return null
  }

  /** The one that answered this request before, then the others in turn; without a position the furthest first. */
  #inOrder(last: object | null, position: number): Replica[] {
    if (position === 0) {
      const able = this.all
        .filter(({ leftOut }) => leftOut === null || leftOut === 'not a replica')
        .sort((one, other) => other.replayed - one.replayed)
      // A proxy that does not know of the promotion yet leads to another server the next time.
      return [...able, ...able, ...able]
    }
    const serving = this.all.filter(({ serves }) => serves)
    const first = last ? (serving as object[]).indexOf(last) : this.#turn++ % (serving.length || 1)
    return first < 1 ? serving : [...serving.slice(first), ...serving.slice(0, first)]
  }
}
