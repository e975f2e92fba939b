// Where one message of PostgreSQL's protocol ends and the next begins; knows nothing of what they mean.

/** A message from the client: its type letter ('' for the first, which has none) and its bytes. */
export type WireMessage = { type: string; bytes: Uint8Array }

/** Collects bytes as they come and gives whole messages. */
export class WireReader {
  #rest: Buffer = Buffer.alloc(0)
  #started = false

  read(bytes: Uint8Array): WireMessage[] {
    const whole: WireMessage[] = []
    const more = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, more]) : more
    for (;;) {
      const head = this.#started ? 1 : 0 // the first message of a connection has no type letter
      if (this.#rest.length < head + 4) return whole
      const length = head + this.#rest.readInt32BE(head)
      if (this.#rest.length < length) return whole
      const message = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      const type = this.#started ? String.fromCharCode(message[0]!) : ''
      this.#started = true
      whole.push({ type, bytes: new Uint8Array(message) })
    }
  }
}

/** Messages after which the client waits for an answer. */
export const asksForAnswer = (type: string) => type === '' || 'SQHfcd'.includes(type)

/** Sync: ends a batch of the extended protocol, whatever state it is in. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])
