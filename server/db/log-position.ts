// How far the primary's log has come (its LSN, in bytes), with every change that this process knows of.
import { batched } from './batch.ts'

/** Milliseconds between two samples, and how many there are: what the lag of a replica is computed from. */
const SAMPLE_EVERY = 200
const MOST_SAMPLES = 1_000

/** SQL: a position in the log as a number of bytes, exact up to nine petabytes. */
export const bytesOf = (lsn: string) => `(${lsn} - '0/0')::float8`

/**
 * A replica that has replayed the log up to `known` shows every change this process knows of. A change is published
 * after its commit, so the end of the log, asked for afterwards, lies behind it.
 */
export class LogPosition {
  /** Null while a change is newer than the last answer of the primary, and while nobody listens for changes. */
  known: number | null = null
  /** True once the primary could not be reached again, or did not answer in time. */
  isPrimaryAway = false
  #ask: (() => Promise<number>) | null = null
  #changes = 0
  readonly #samples: { position: number; at: number }[] = []

  /**
   * @param ask asks the primary on the connection that listens. A change that was acknowledged before the question
   * arrives as a notification before the answer.
   */
  connect(ask: () => Promise<number>) {
    this.#ask = ask
    this.isPrimaryAway = false
    // After a promotion the log may be shorter than it was.
    this.#samples.length = 0
    this.advance()
  }

  get isConnected() {
    return this.#ask !== null
  }

  disconnect() {
    this.#ask = null
    this.known = null
  }

  /** A change was committed, so the primary is there, maybe before anybody listens again. */
  advance() {
    this.#changes++
    this.known = null
    this.isPrimaryAway = false
    if (this.#ask) this.sync().catch(() => {}) // the connection broke: connect() follows
  }

  /** Resolves when every change acknowledged before this call is known here. @returns the end of the log after them */
  sync(): Promise<number> {
    return this.#sync(null)
  }

  readonly #sync = batched(async (callers: null[]) => {
    const ask = this.#ask
    if (!ask) throw new Error('Nobody listens for changes')
    const changes = this.#changes
    const position = await ask()
    if (changes === this.#changes && ask === this.#ask) this.known = position
    this.#sample(position)
    return callers.map(() => position)
  })

  /**
   * Resolves when every change before a position is known here. A position equal to the last known one may belong to a
   * change that was being committed then, so it is asked for again.
   */
  async reach(position: number): Promise<void> {
    if (this.#ask && position >= this.newest) await this.sync().catch(() => {})
  }

  /** The last known end of the log. */
  get newest(): number {
    return this.#samples.at(-1)?.position ?? 0
  }

  /** For how many milliseconds a replica with this position has been behind; without the primary, until it was lost. */
  lagOf(replayed: number): number {
    const missing = this.#samples.find(({ position }) => position > replayed)
    if (!missing) return 0
    return (this.#ask ? performance.now() : this.#samples.at(-1)!.at) - missing.at
  }

  #sample(position: number) {
    const at = performance.now()
    const last = this.#samples.at(-1)
    if (last && position <= last.position) return
    // The older time stays: a lag must not look smaller than it is.
    if (last && at - last.at < SAMPLE_EVERY) last.position = position
    else this.#samples.push({ position, at })
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift()
  }
}
