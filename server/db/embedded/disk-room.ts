// A full disk: the database goes on answering and only refuses to write, until there is room again.
import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** What stays free for the engine's log: without room for the next piece of it the engine can only stop. */
const RESERVE = 16 * 1024 * 1024

export class DiskRoom {
  readonly #engine: PGlite
  readonly #dir: string
  /** Counts up with everything that reached the disk. */
  readonly #writes: () => number
  readonly #reserve: number
  #seen = -1
  #full = false

  constructor(engine: PGlite, dir: string, writes: () => number, reserve = RESERVE) {
    this.#engine = engine
    this.#dir = dir
    this.#writes = writes
    this.#reserve = reserve
  }

  /** Before a batch: looks again if something was written since the last time, or if the disk was full. */
  async look() {
    if (!this.#full && this.#seen === this.#writes()) return
    this.#seen = this.#writes()
    const { bavail, bsize } = fs.statfsSync(this.#dir)
    const full = bavail * bsize < this.#reserve
    if (full === this.#full) return
    this.#full = full
    await this.#apply()
  }

  /** After the session's settings were thrown away. */
  async restore() {
    if (this.#full) await this.#apply()
  }

  #apply() {
    return this.#engine.exec(`set default_transaction_read_only = ${this.#full ? 'on' : 'off'}`)
  }
}
