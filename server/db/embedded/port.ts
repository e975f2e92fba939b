// A stand-in for node-postgres's socket: a stream of bytes over a MessagePort to the database's thread.
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/** One connection. hand() gives the far end of the channel to the database's thread. */
export class PortStream extends Duplex {
  #port: MessagePort | undefined
  readonly #hand: (farEnd: MessagePort) => void

  constructor(hand: (farEnd: MessagePort) => void) {
    super()
    this.#hand = hand
  }

  /** node-postgres calls this as it would on a socket. */
  connect() {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
    port1.on('close', () => this.destroy())
    this.#hand(port2)
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: Done) {
    const bytes = new Uint8Array(chunk) // a copy of its own: the pool of small buffers cannot be handed over
    this.#port?.postMessage(bytes, [bytes.buffer])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done)
  }

  override _final(done: Done) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done) {
    this.#port?.close()
    done(error)
  }

  // What a socket can do and a channel has no need of.
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    this.#port?.ref()
    return this
  }
  unref() {
    this.#port?.unref()
    return this
  }
}
