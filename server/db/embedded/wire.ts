// Where one message of PostgreSQL's protocol ends and the next begins; knows nothing of what they mean.

/** A message from the client: its type letter ('start' for the first, which has none) and all its bytes. */
type WireMessage = { type: string; bytes: Uint8Array }

/** Collects bytes as they arrive and returns whole messages. */
export class WireReader {
  #rest: Buffer = Buffer.alloc(0)
  #started = false

  read(bytes: Uint8Array): WireMessage[] {
    const more = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, more]) : more
    const whole: WireMessage[] = []
    for (;;) {
      const head = this.#started ? 1 : 0 // the first message of a connection has no type letter
      if (this.#rest.length < head + 4) return whole
      const length = head + this.#rest.readInt32BE(head)
      if (this.#rest.length < length) return whole
      const message = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      whole.push({
        type: this.#started ? String.fromCharCode(message[0]!) : 'start',
        bytes: new Uint8Array(message),
      })
      this.#started = true
    }
  }
}

/** Sync: ends a batch, whatever state it is in. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])
