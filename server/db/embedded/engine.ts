// The embedded database seen from the main thread: starts its thread, hands out connections, notices its death.
import { setTimeout as pause } from 'node:timers/promises'
import { type MessagePort, Worker } from 'node:worker_threads'
import { DatabaseAway } from '../away.ts'
import { Refusal } from '../refusal.ts'
import { checkDirectory, isNew } from './directory.ts'
import { type Lock, lockDirectory } from './lock.ts'
import { everyDay, type Maintenance } from './maintenance.ts'
import { PortStream } from './port.ts'

/** What the thread is started with. */
export type Orders = {
  dir?: string
  snapshot?: Uint8Array<ArrayBuffer>
  maintenance: Maintenance | false
  /** Only make the new cluster, then end. */
  makeCluster?: true
}
export type ToWorker =
  | { kind: 'connect'; port: MessagePort }
  | { kind: 'snapshot' }
  | { kind: 'copy'; to: string }
  | { kind: 'close' }
  | { kind: 'ping' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'snapshot'; bytes: ArrayBuffer }
  | { kind: 'copied'; failure: string | null }
  | { kind: 'closed' }
  | { kind: 'pong' }
  | { kind: 'died'; reason: string }

export type Embedded = {
  connect(): PortStream
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  /** Copies the directory as it is between two messages: opened, the copy is the database at that moment. */
  copy(to: string): Promise<void>
  close(): Promise<void>
  lost: Promise<Error>
  /** A process may end although the engine runs; ref() takes that back. */
  unref(): void
  ref(): void
}

type Start = {
  dir?: string
  snapshot?: Uint8Array<ArrayBuffer>
  maintenance?: Maintenance | false
  stuckAfter?: number
}

const CLOSE_WITHIN = 15_000
/** How long the thread may be deaf after a query was given up, until it counts as stuck for ever. */
const STUCK_AFTER = 60_000

/** Opens the directory (or a database in memory), or throws a Refusal. */
export async function startEmbedded(start: Start): Promise<Embedded> {
  const { dir, snapshot, maintenance = everyDay, stuckAfter } = start
  if (dir == null) {
    return new Engine({ snapshot, maintenance: false }, { stuckAfter }).opened()
  }
  let engine: Engine | null = null
  const lock = await lockDirectory(dir, (reason) => engine?.lose(reason))
  try {
    checkDirectory(dir)
    if (isNew(dir)) await new Engine({ dir, maintenance: false, makeCluster: true }).finished()
    engine = new Engine({ dir, maintenance }, { lock, stuckAfter })
    return await engine.opened()
  } catch (error) {
    lock.release()
    throw error
  }
}

class Engine implements Embedded {
  readonly #dir: string | undefined
  readonly #lock: Lock | undefined
  readonly #worker: Worker
  readonly #stuckAfter: number
  readonly #streams = new Set<PortStream>()
  readonly lost: Promise<Error>
  #lose: (error: Error) => void = () => {}
  #gone: Error | undefined
  #closing = false

  constructor(orders: Orders, { lock, stuckAfter = STUCK_AFTER }: { lock?: Lock; stuckAfter?: number } = {}) {
    this.#dir = orders.dir
    this.#lock = lock
    this.#stuckAfter = stuckAfter
    this.lost = new Promise((resolve) => {
      this.#lose = resolve
    })
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: orders,
      execArgv: [], // flags of this process (of a test runner, say) are not for the thread
      // Its own objects are few and short-lived; by default their nursery grows to 50 MB.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'died') this.lose(message.reason)
    })
    this.#worker.on('error', (error) => this.lose(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', (code) => this.lose(`its thread ended with code ${code}`))
  }

  async opened(): Promise<this> {
    try {
      await this.#hear('ready')
      return this
    } catch (error) {
      const why = error instanceof DatabaseAway ? String(error.cause) : String(error)
      throw new Refusal(`The database in ${this.#dir ?? 'memory'} does not open: ${why}`)
    }
  }

  async finished(): Promise<void> {
    await this.opened()
    this.#closing = true
    await this.#worker.terminate()
  }

  connect(): PortStream {
    const stream = new PortStream((port) => {
      if (this.#gone) stream.destroy(this.#gone)
      else this.#tell({ kind: 'connect', port }, [port])
    })
    this.#streams.add(stream)
    stream.once('close', () => {
      this.#streams.delete(stream)
      if (stream.errored) this.#mustAnswer()
    })
    return stream
  }

  async snapshot(): Promise<Uint8Array<ArrayBuffer>> {
    const heard = this.#hear('snapshot')
    this.#tell({ kind: 'snapshot' })
    return new Uint8Array((await heard).bytes)
  }

  async copy(to: string): Promise<void> {
    const heard = this.#hear('copied')
    this.#tell({ kind: 'copy', to })
    const { failure } = await heard
    if (failure) throw new Error(`The database could not be copied: ${failure}`)
  }

  unref() {
    this.#worker.unref()
  }

  ref() {
    this.#worker.ref()
  }

  async close(): Promise<void> {
    if (!this.#gone && !this.#closing) {
      this.#closing = true
      const closed = this.#hear('closed')
      this.#tell({ kind: 'close' })
      await Promise.race([closed, pause(CLOSE_WITHIN, undefined, { ref: false })])
    }
    await this.#worker.terminate()
    this.#lock?.release()
  }

  /** The engine is gone or must not go on: everything that waits on it fails, and listeners are told. */
  lose(reason: string) {
    if (this.#gone || this.#closing) return
    const gone = new DatabaseAway(`The embedded database stopped: ${reason}`, { cause: reason })
    this.#gone = gone
    for (const stream of this.#streams) stream.destroy(gone)
    this.#worker.terminate().then(() => this.#lock?.release())
    this.#lose(gone)
  }

  /** A connection was given up. The engine cannot be interrupted: either it comes back to us, or it never will. */
  #mustAnswer() {
    if (this.#gone) return
    const seconds = this.#stuckAfter / 1000
    const stuck = setTimeout(() => this.lose(`it has not answered for ${seconds} seconds`), this.#stuckAfter)
    this.#hear('pong').then(
      () => clearTimeout(stuck),
      () => clearTimeout(stuck),
    )
    this.#tell({ kind: 'ping' })
  }

  #tell(message: ToWorker, transfer: MessagePort[] = []) {
    this.#worker.postMessage(message, transfer)
  }

  #hear<Kind extends FromWorker['kind']>(kind: Kind): Promise<Extract<FromWorker, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const listen = (message: FromWorker) => {
        if (message.kind !== kind) return
        this.#worker.off('message', listen)
        resolve(message as Extract<FromWorker, { kind: Kind }>)
      }
      this.#worker.on('message', listen)
      this.lost.then(reject)
    })
  }
}
