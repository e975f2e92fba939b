// One replica: its connections, how far it has replayed the primary's log, and whether it may serve.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hostOf } from './hosts.ts'
import { bytesOf, type LogPosition } from './log-position.ts'
import { type ReconnectingPool, watched } from './pool.ts'
import { DatabaseUnavailable } from './query-errors.ts'

/**
 * Why a replica is left out:
 * - `away`: it does not answer
 * - `behind`: by more than the bound
 * - `not a replica`: it takes writes
 * - `another database`: it does not follow our primary
 * - `ahead`: it has what the primary does not have, as after a promotion that lost something
 */
export type LeftOut = 'away' | 'behind' | 'not a replica' | 'another database' | 'ahead'

export interface ReplicaStatus {
  host: string
  leftOut: LeftOut | null
  /** as of the last look: milliseconds since the primary had something that the replica lacks; 0: it had everything */
  behindMs: number
  behindBytes: number
  reads: number
}

const PROBE_EVERY = 1_000
const PROBE_WITHIN = 1_000
/** How long a read waits for the replica to get there; usually it takes a few milliseconds. */
const CATCH_UP_WITHIN = 40
/** After waiting in vain, reads do not try again for this long. */
const REST = 250

/** What it has replayed; less than nothing for a server that takes writes. */
const REPLAYED = `case when pg_is_in_recovery() then ${bytesOf('pg_last_wal_replay_lsn()')} else -1 end as position`
const WHO = `select pg_is_in_recovery() as "isReplica", ${REPLAYED},
  system_identifier || '/' || current_database() as database from pg_control_system()`
type Who = { isReplica: boolean; position: number; database: string }

interface Following {
  position: LogPosition
  /** as whoAnswers() names it */
  database: string
  /** milliseconds */
  longestLag: number
}

export class Replica {
  readonly host: string
  readonly pool: ReconnectingPool
  leftOut: LeftOut | null = 'away'
  /** what it has replayed, when it was last asked */
  replayed = 0
  reads = 0
  readonly #address: string
  readonly #following: Following
  #behind = { behindMs: 0, behindBytes: 0 }
  #restUntil = 0
  readonly #closing = new AbortController()
  #probe: pg.Client | null = null
  #onChange: (replica: Replica) => void = () => {}
  readonly #watching: Promise<void>

  constructor(address: string, pool: ReconnectingPool, following: Following) {
    this.#address = address
    this.host = hostOf(address)
    this.pool = pool
    this.#following = following
    this.#watching = this.#watch()
  }

  /** Whether a read should try it. */
  get serves() {
    return this.leftOut === null && performance.now() >= this.#restUntil
  }

  onChange(listener: (replica: Replica) => void) {
    this.#onChange = listener
  }

  status(): ReplicaStatus {
    const { host, leftOut, reads } = this
    return { host, leftOut, ...this.#behind, reads }
  }

  /**
   * A connection to a server that has replayed the log at least that far, or null. The connection itself is asked:
   * another one may lead to another server, where a proxy or pooler is in between.
   */
  async connect(position: number): Promise<pg.PoolClient | null> {
    const client = await this.pool.connect()
    const until = performance.now() + CATCH_UP_WITHIN
    try {
      for (let wait = 1; watched(client).replayed < position; wait *= 2) {
        const { rows } = await client.query<Pick<Who, 'position'>>(`select ${REPLAYED}`)
        const replayed = rows[0]!.position
        watched(client).replayed = replayed
        if (replayed >= position) break
        if (replayed < 0 || performance.now() + wait > until) {
          this.#restUntil = performance.now() + REST
          client.release()
          return null
        }
        await pause(wait)
      }
      return client
    } catch (error) {
      client.release()
      throw error
    }
  }

  async close() {
    this.#closing.abort()
    cut(this.#probe)
    await this.#watching
    await this.pool.end()
  }

  async #watch() {
    const { signal } = this.#closing
    while (!signal.aborted) {
      let leftOut = await this.#look()
      // Behind a proxy the next connection may lead to another server.
      if (this.leftOut === null && (leftOut === 'away' || leftOut === 'not a replica'))
        leftOut = await this.#look()
      if (leftOut !== this.leftOut && !signal.aborted) {
        this.leftOut = leftOut
        // Reads that wait for it go elsewhere.
        if (leftOut === 'away') this.pool.cutAll()
        this.#onChange(this)
      }
      await pause(PROBE_EVERY, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  async #look(): Promise<LeftOut | null> {
    const { position, database, longestLag } = this.#following
    try {
      if (!this.#probe) await this.#connectProbe()
      const who = await whoAnswers(this.#probe!)
      if (who.database !== database) return 'another database'
      if (!who.isReplica) return this.#disconnect('not a replica')
      this.replayed = who.position
    } catch {
      return this.#disconnect('away')
    }
    // Asked after the replica: what it has, the primary has as well.
    const end = await position.sync().catch(() => null)
    if (end !== null && this.replayed > end) return 'ahead'
    const behindMs = Math.round(position.lagOf(this.replayed))
    this.#behind = { behindMs, behindBytes: Math.max(0, position.newest - this.replayed) }
    return behindMs > longestLag ? 'behind' : null
  }

  #disconnect(because: LeftOut): LeftOut {
    cut(this.#probe)
    this.#probe = null
    return because
  }

  async #connectProbe(): Promise<void> {
    this.#probe = new pg.Client({
      connectionString: this.#address,
      connectionTimeoutMillis: PROBE_WITHIN,
      query_timeout: PROBE_WITHIN,
      keepAlive: true,
      application_name: 'shimpyo replica check',
    })
    this.#probe.on('error', () => {}) // the next question fails
    await this.#probe.connect()
  }
}

/** @throws DatabaseUnavailable unless a replica of that database answers */
export async function mustBeReplica(client: pg.ClientBase, database: string): Promise<void> {
  const who = await whoAnswers(client)
  if (!who.isReplica || who.database !== database) throw new DatabaseUnavailable('This is no replica')
}

/** Which database a server has, whether it is a replica, and how far it is. */
export async function whoAnswers(client: Pick<pg.ClientBase, 'query'>): Promise<Who> {
  return (await client.query<Who>(WHO)).rows[0]!
}

/** end() would wait for an answer that may never come. */
const cut = (client: pg.Client | null) => client?.connection.stream.destroy()
