// The built-in PostgreSQL: adopted or started, owned by one process, restarted when it dies, stopped.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Address, addressOf } from './address.ts'
import { prepareDirectory } from './directory.ts'
import { watchDiskRoom } from './disk-room.ts'
import { EmbeddedPostgresError } from './error.ts'
import { explain, hasLockFile, isStillRunning } from './failures.ts'
import { tryToOwn } from './owner.ts'
import {
  claimServer,
  type ServerProcess,
  startServer,
  startWatchdog,
  stopServer,
  type Watchdog,
} from './process.ts'

export interface EmbeddedPostgres {
  url: string
  /** Settles when another process has taken over the database: this process has to end. Never rejects. */
  lost: Promise<Error>
  /** Stops the server, if this process owns it. */
  close(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** The role of the clients, created at the first start: one lower-case word. */
  name: string
  /** For a command that may run beside the site: if the site owns the database, it only connects. */
  besideOwner?: boolean
  /** false: a loopback port, as on systems without Unix sockets. */
  sockets?: boolean
}

/** Milliseconds in which a site that is stopping or was killed releases the database. */
const RELEASE_WITHIN = 3_000
/** The longest wait for a server that does not answer. During crash recovery it answers "later". */
const START_WITHIN = 120_000
/** With a lock file but nobody listening for so long, whoever wrote the file is dead or a zombie. */
const STALE_AFTER = 800
const STOP_WITHIN = 5_000

/** Opens the database of a directory, and creates it if necessary. @throws EmbeddedPostgresError with one line that says what to do */
export async function openEmbeddedPostgres(
  dir: string,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const address = addressOf(dir, options.sockets)
  await prepareDirectory(dir, address)
  const server = new Server(dir, address, options.name)
  const found = await server.acquire(Date.now() + START_WITHIN, options.besideOwner).catch((error) => {
    server.giveUp()
    throw error
  })
  const url = address.url(options.name)!
  if (found === 'beside') return { url, lost: new Promise(() => {}), close: async () => {} }
  return { url, lost: server.lost, close: () => server.close() }
}

class Server {
  readonly lost: Promise<Error>
  readonly #dir: string
  readonly #address: Address
  readonly #name: string
  readonly #token = randomUUID()
  #reportLost: (error: Error) => void = () => {}
  #process: ServerProcess | undefined
  #owner: pg.Client | undefined
  #pid = 0
  watchdogr: Watchdog | undefined
  #stopWatching = () => {}
  #closing = false

  constructor(dir: string, address: Address, name: string) {
    this.#dir = dir
    this.#address = address
    this.#name = name
    this.lost = new Promise((resolve) => {
      this.#reportLost = resolve
    })
  }

  /** Adopts the running server, or starts one. */
  async acquire(until: number, besideOwner = false): Promise<'owned' | 'beside'> {
    let takenSince: number | undefined
    for (let why = ''; ; await pause(10)) {
      if (this.#closing) throw new EmbeddedPostgresError('The database is closing')
      if (Date.now() > until)
        throw new EmbeddedPostgresError(`The database in ${this.#dir} does not answer: ${why}`)
      const attempt = await tryToOwn(this.#dir, this.#address, this.#name)
      if (attempt.kind === 'owned') {
        this.#own(attempt.owner, attempt.pid)
        return 'owned'
      }
      if (attempt.kind === 'taken') {
        if (besideOwner) return 'beside'
        takenSince ??= Date.now()
        if (Date.now() - takenSince > RELEASE_WITHIN)
          throw new EmbeddedPostgresError(
            `The database in ${this.#dir} is already open in ${attempt.by}. Stop that first`,
          )
      }
      if (attempt.kind === 'broken')
        throw new EmbeddedPostgresError(
          `Could not open the database in ${this.#dir}: ${explain(`FATAL: ${attempt.why}`)}`,
        )
      if (attempt.kind === 'later') why = attempt.why
      if (attempt.kind === 'nobody') await this.#startUnlessStarting()
    }
  }

  #staleSince: number | undefined

  async #startUnlessStarting() {
    const ended = this.#process?.ended()
    if (this.#process && ended == null) return
    if (ended != null) this.#handleExit(ended)
    this.#process = await startServer(this.#dir, this.#address)
    this.#claim()
  }

  /** Decides from the log whether starting again may help, and throws if not. */
  #handleExit(log: string) {
    this.#process = undefined
    const isGuarded = hasLockFile(log)
    this.#staleSince = isGuarded ? (this.#staleSince ?? Date.now()) : undefined
    // The processes of a killed server are about to end.
    if (isStillRunning(log)) return
    if (!isGuarded)
      throw new EmbeddedPostgresError(
        `Could not open the database in ${this.#dir}: ${explain(log || this.#reasonForSilence())}`,
      )
    // The process in the lock file exists but nobody listens: a zombie, or its number is in use again.
    // If a server does run after all, its shared memory still keeps a second one out.
    if (Date.now() - this.#staleSince! > STALE_AFTER)
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
        fs.rmSync(path.join(this.#dir, name), { force: true })
  }

  /** On a full disk the server cannot even log why it ends. */
  #reasonForSilence(): string {
    const { bavail, bsize } = fs.statfsSync(this.#dir)
    return bavail * bsize < 1_000_000 ? 'No space left on device' : ''
  }

  #own(owner: pg.Client, pid: number) {
    this.#owner = owner
    this.#pid = pid
    this.#process = undefined
    this.#staleSince = undefined
    this.#claim()
    this.#stopWatching = watchDiskRoom(this.#dir, owner)
    owner.once('end', () => {
      this.#stopWatching()
      this.#owner = undefined
      if (!this.#closing) void this.#acquireAgain()
    })
  }

  #claim() {
    try {
      claimServer(this.#dir, this.#token)
      this.watchdogr ??= startWatchdog(this.#dir, this.#token)
    } catch {
      // A full disk or too few descriptors: at worst the server outlives the site.
    }
  }

  /** The server died or cut its connections: start it again, and retry until that works. */
  async #acquireAgain() {
    while (!this.#closing) {
      try {
        await this.acquire(Date.now() + START_WITHIN)
        return
      } catch (error) {
        if (error instanceof EmbeddedPostgresError && /already open/.test(error.message))
          return this.#reportLost(error)
        await pause(1_000)
      }
    }
  }

  /** Stops a server that was started and cannot be used. */
  giveUp() {
    this.#closing = true
    this.#process?.stop()
    this.watchdogr?.dismiss()
  }

  async close() {
    this.#closing = true
    this.#stopWatching()
    // Without the connection its process is unknown: the watchdog stops whatever runs.
    if (!this.#owner) return
    await stopServer(this.#dir, this.#pid, STOP_WITHIN)
    this.watchdogr?.dismiss()
    await this.#owner?.end().catch(() => {})
  }
}
