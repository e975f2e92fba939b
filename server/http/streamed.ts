// Lists too long for memory: streamed, never cached.
import { Readable } from 'node:stream'
import { jsonOf } from './json-of.ts'

/** A JSON array whose entries come in pieces. */
export class Streamed<T> {
  readonly #pieces: () => AsyncIterable<readonly T[]>

  constructor(pieces: () => AsyncIterable<readonly T[]>) {
    this.#pieces = pieces
  }

  read(): Readable {
    return Readable.from(this.#json(), { objectMode: false })
  }

  async *#json() {
    let before = '['
    for await (const piece of this.#pieces()) {
      if (piece.length === 0) continue
      yield before + jsonOf(piece).slice(1, -1)
      before = ','
    }
    yield before === '[' ? '[]' : ']'
  }
}
