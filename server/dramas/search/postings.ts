// Which ids each term has, compactly: about a byte for each, in blocks that are linked to one another.
import { IdSet } from './id-set.ts'

/** A term as two hashes of 32 bits: among millions of terms no two are alike. */
export interface TermKey {
  high: number
  low: number
}

/** A block is so many bytes of differences between ids, and the number of the next block. */
const BLOCK = 16
const PAYLOAD = 12
/** Blocks that are allocated at once: one megabyte. */
const BLOCKS = 1 << 16

/** Of each place in the table: both hashes, the first and the last block, the bytes in all blocks, the last id, how many. */
const FIELDS = 7
const [HIGH, LOW, FIRST, LAST, BYTES, LAST_ID, COUNT] = [0, 1, 2, 3, 4, 5, 6] as const
/** Fuller than this, the table is doubled. */
const FULL = 0.7

export class Postings {
  readonly #chunks: { bytes: Uint8Array; links: Uint32Array }[] = []
  #blocks = 0
  /** open addressing; a place without a last id is free */
  #table = new Int32Array((1 << 10) * FIELDS)
  #terms = 0

  /** Ids are added in ascending order; the same one again changes nothing. */
  add(key: TermKey, id: number): void {
    if (this.#terms > (FULL * this.#table.length) / FIELDS) this.#grow()
    const table = this.#table
    const place = this.#placeOf(table, key.high, key.low)
    const before = table[place + LAST_ID]!
    if (before === id) return
    if (before === 0) {
      this.#terms++
      table[place + HIGH] = key.high
      table[place + LOW] = key.low
      table[place + FIRST] = table[place + LAST] = this.#newBlock()
    }
    table[place + LAST_ID] = id
    table[place + COUNT]!++
    let rest = id - before
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#append(place, (rest % 128) + 128)
    this.#append(place, rest)
  }

  /** How many ids a term has. */
  count = (key: TermKey): number => this.#table[this.#placeOf(this.#table, key.high, key.low) + COUNT]!

  read(key: TermKey): IdSet {
    const ids = new IdSet()
    this.forEach(key, (id) => ids.add(id))
    return ids
  }

  /** Calls back for every id of a term, in ascending order. */
  forEach(key: TermKey, found: (id: number) => void): void {
    const place = this.#placeOf(this.#table, key.high, key.low)
    if (this.#table[place + LAST_ID] === 0) return
    let block = this.#table[place + FIRST]!
    let id = 0
    let [difference, scale] = [0, 1]
    for (let left = this.#table[place + BYTES]!; left > 0; left -= PAYLOAD) {
      const { bytes, links } = this.#chunks[Math.floor(block / BLOCKS)]!
      const start = (block % BLOCKS) * BLOCK
      const end = start + Math.min(left, PAYLOAD)
      for (let at = start; at < end; at++) {
        const byte = bytes[at]!
        difference += (byte % 128) * scale
        scale *= 128
        if (byte > 127) continue
        id += difference
        found(id)
        difference = 0
        scale = 1
      }
      block = links[(start + PAYLOAD) / 4]!
    }
  }

  #append(place: number, byte: number) {
    const used = this.#table[place + BYTES]!++
    if (used > 0 && used % PAYLOAD === 0) {
      const next = this.#newBlock()
      const last = this.#table[place + LAST]!
      this.#chunks[Math.floor(last / BLOCKS)]!.links[((last % BLOCKS) * BLOCK + PAYLOAD) / 4] = next
      this.#table[place + LAST] = next
    }
    const block = this.#table[place + LAST]!
    this.#chunks[Math.floor(block / BLOCKS)]!.bytes[(block % BLOCKS) * BLOCK + (used % PAYLOAD)] = byte
  }

  #newBlock(): number {
    if (this.#blocks === this.#chunks.length * BLOCKS) {
      const memory = new ArrayBuffer(BLOCKS * BLOCK)
      this.#chunks.push({ bytes: new Uint8Array(memory), links: new Uint32Array(memory) })
    }
    return this.#blocks++
  }

  #placeOf(table: Int32Array, high: number, low: number): number {
    const places = table.length / FIELDS
    for (let place = (low >>> 0) % places; ; place = (place + 1) % places) {
      const at = place * FIELDS
      if (table[at + LAST_ID] === 0 || (table[at + LOW] === low && table[at + HIGH] === high)) return at
    }
  }

  #grow() {
    const larger = new Int32Array(this.#table.length * 2)
    for (let at = 0; at < this.#table.length; at += FIELDS)
      if (this.#table[at + LAST_ID] !== 0)
        larger.set(
          this.#table.subarray(at, at + FIELDS),
          this.#placeOf(larger, this.#table[at + HIGH]!, this.#table[at + LOW]!),
        )
    this.#table = larger
  }
}
