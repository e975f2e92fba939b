// Connections to the embedded database: many may come, one after the other they have the engine's only session.
import type { MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { DiskRoom } from './disk-room.ts'
import { SYNC, WireReader } from './wire.ts'

type Connection = { port: MessagePort; reader: WireReader }
type Answer = Uint8Array[]

/** An answer this long is sent on in parts. */
const PART = 512 * 1024

export class Sessions {
  readonly #engine: PGlite
  readonly #inTurn: (task: () => Promise<void>) => void
  readonly #room: DiskRoom | null
  #current: Connection | null = null
  /** A batch has begun and its end has not come. */
  #inBatch = false
  #heardAt = Date.now()

  /** inTurn runs one task after the other, in the order in which they came. */
  constructor(engine: PGlite, inTurn: (task: () => Promise<void>) => void, room: DiskRoom | null) {
    this.#engine = engine
    this.#inTurn = inTurn
    this.#room = room
  }

  connect(port: MessagePort) {
    const connection: Connection = { port, reader: new WireReader() }
    port.on('message', (bytes: Uint8Array) => this.#inTurn(() => this.#serve(connection, bytes)))
    port.on('close', () => this.#inTurn(() => this.#end(connection)))
  }

  /** Between two batches and outside any transaction. */
  isIdle() {
    return !this.#inBatch && !this.#engine.isInTransaction()
  }

  /** Milliseconds since the last message. */
  quietFor() {
    return Date.now() - this.#heardAt
  }

  async #serve(from: Connection, bytes: Uint8Array) {
    this.#heardAt = Date.now()
    if (this.isIdle()) await this.#room?.look()
    const answer: Answer = []
    for (const { type, bytes: message } of from.reader.read(bytes)) {
      if (type === 'start') await this.#begin(from)
      if (from !== this.#current) return // another connection has taken its place
      if (type === 'X') return await this.#end(from)
      await this.#run(message, (part) => {
        answer.push(part)
        if (part.length >= PART) send(from, answer)
      })
      this.#inBatch = !['start', 'S', 'Q'].includes(type)
    }
    send(from, answer)
  }

  #run(message: Uint8Array, hear: (part: Uint8Array) => void) {
    return this.#engine.execProtocolRawStream(message, {
      syncToFs: false, // for browsers; on a disk of ours the engine syncs by itself
      onRawData: (part) => hear(part.slice()),
    })
  }

  async #begin(next: Connection) {
    if (this.#current) await this.#end(this.#current)
    this.#current = next
  }

  /** What a connection leaves behind (a transaction, prepared statements, settings) must not meet the next one. */
  async #end(gone: Connection) {
    if (gone !== this.#current) return
    this.#current = null
    if (this.#inBatch) await this.#run(SYNC, () => {})
    this.#inBatch = false
    if (this.#engine.isInTransaction()) await this.#engine.exec('rollback')
    await this.#engine.exec('discard all')
    await this.#room?.restore()
  }
}

function send(to: Connection, answer: Answer) {
  if (answer.length === 0) return
  const bytes = new Uint8Array(Buffer.concat(answer))
  answer.length = 0
  to.port.postMessage(bytes, [bytes.buffer])
}
