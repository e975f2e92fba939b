// The built-in PostgreSQL: found or started in its directory, owned by one process, started again when it dies, stopped.
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
  /** Settles when another process has taken the database over: this one has to end. Never rejects. */
  lost: Promise<Error>
  /** Stops the server, if it is ours. */
  close(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** The role that clients connect as, made at the first start: one lower-case word. */
  name: string
  /** For a command that may work beside the running site: where that owns the database, only connects to it. */
  besideOwner?: boolean
  /** false: a loopback port, as on systems without sockets of files. */
  sockets?: boolean
}

/** Milliseconds. A site that is just leaving, or was just killed, frees the database within this time. */
const RELEASE_WITHIN = 3_000
/** A server that says no word for so long is not waited for. Recovery after a crash says "later" meanwhile. */
const START_WITHIN = 120_000
/** PostgreSQL sees its lock file and nobody has listened for so long: who wrote it is dead, or a zombie. */
const STALE_AFTER = 800
const STOP_WITHIN = 5_000

/** Opens the database of a directory, which is made if need be. @throws EmbeddedPostgresError that says in one line what stands in the way */
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

  /** Adopts the server that runs, or starts one. */
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

  /** Why it ended, and whether trying again may help. */
  #handleExit(log: string) {
    this.#process = undefined
    const isGuarded = hasLockFile(log)
    this.#staleSince = isGuarded ? (this.#staleSince ?? Date.now()) : undefined
    // Processes of a server that was killed are about to end.
    if (isStillRunning(log)) return
    if (!isGuarded)
      throw new EmbeddedPostgresError(
        `Could not open the database in ${this.#dir}: ${explain(log || this.#reasonForSilence())}`,
      )
    // The number in the lock file is alive, and yet nobody listens: a zombie, or a number that was given again.
    // Should a server be there after all, its shared memory still keeps a second one out.
    if (Date.now() - this.#staleSince! > STALE_AFTER)
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
        fs.rmSync(path.join(this.#dir, name), { force: true })
  }

  /** On a full disk it cannot even write why it ends. */
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
      // a full disk or too few descriptors: at worst the server lives longer than the site
    }
  }

  /** The server died, or cut its connections. Nobody is served until it is back; why it is not is tried again. */
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

  /** What was started and cannot be used does not stay. */
  giveUp() {
    this.#closing = true
    this.#process?.stop()
    this.watchdogr?.dismiss()
  }

  async close() {
    this.#closing = true
    this.#stopWatching()
    // Without the connection there is no telling which process it is: the keeper ends what may be there.
    if (!this.#owner) return
    await stopServer(this.#dir, this.#pid, STOP_WITHIN)
    this.watchdogr?.dismiss()
    await this.#owner?.end().catch(() => {})
  }
}
