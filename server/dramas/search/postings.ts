// Which ids each term has, compactly: about twenty bytes for a term of one id, about a byte for each further id.
/** A term as two hashes of 32 bits: among millions of terms no two are alike. */
export interface TermKey {
  high: number
  low: number
}

/** Of each place in the table: both hashes, and the only id; of a term with several ids minus the number of its list. */
const PLACE = 3
const [HIGH, LOW, ID] = [0, 1, 2] as const
/** Fuller than this, the table grows by half. */
const FULL = 0.8
/** Of each list: the first and the last block, the bytes in all blocks, the last id, how many. */
const LIST = 5
const [FIRST, LAST, BYTES, LAST_ID, COUNT] = [0, 1, 2, 3, 4] as const

/** A block is so many bytes of differences between ids, and the number of the next block. */
const BLOCK = 16
const PAYLOAD = 12
const NONE = new Int32Array(0)
/** Blocks that are allocated at once: one megabyte. */
const BLOCKS = 1 << 16

export class Postings {
  /** open addressing; a place without an id is free */
  #table = new Int32Array(1024 * PLACE)
  #terms = 0
  /** counted from 1 */
  #lists = new Int32Array(1024 * LIST)
  #listed = 0
  readonly #chunks: { bytes: Uint8Array; links: Uint32Array }[] = []
  #blocks = 0

  /**
   * Ids are added in ascending order; the same one again changes nothing.
   * @returns whether the term is new
   */
  add(key: TermKey, id: number): boolean {
    if (this.#terms * PLACE > FULL * this.#table.length) this.#grow()
    const table = this.#table
    const place = placeOf(table, key.high, key.low)
    const known = table[place + ID]!
    if (known === 0) {
      this.#terms++
      table[place + HIGH] = key.high
      table[place + LOW] = key.low
      table[place + ID] = id
    } else if (known < 0) {
      this.#append(-known * LIST, id)
    } else if (known !== id) {
      const list = this.#newList()
      table[place + ID] = -list
      this.#append(list * LIST, known)
      this.#append(list * LIST, id)
    }
    return known === 0
  }

  /** How many ids a term has. */
  count(key: TermKey): number {
    const known = this.#table[placeOf(this.#table, key.high, key.low) + ID]!
    if (known < 0) return this.#lists[-known * LIST + COUNT]!
    return known === 0 ? 0 : 1
  }

  /** The ids of a term, in ascending order. */
  idsOf(key: TermKey): Int32Array {
    const known = this.#table[placeOf(this.#table, key.high, key.low) + ID]!
    if (known >= 0) return known === 0 ? NONE : Int32Array.of(known)
    const list = -known * LIST
    const ids = new Int32Array(this.#lists[list + COUNT]!)
    let block = this.#lists[list + FIRST]!
    let [count, id, difference, shift] = [0, 0, 0, 0]
    for (let left = this.#lists[list + BYTES]!; left > 0; left -= PAYLOAD) {
      const { bytes, links } = this.#chunks[Math.floor(block / BLOCKS)]!
      const start = (block % BLOCKS) * BLOCK
      const end = start + Math.min(left, PAYLOAD)
      for (let at = start; at < end; at++) {
        const byte = bytes[at]!
        difference |= (byte & 127) << shift
        shift += 7
        if (byte > 127) continue
        id += difference
        ids[count++] = id
        difference = 0
        shift = 0
      }
      block = links[(start + PAYLOAD) / 4]!
    }
    return ids
  }

  #append(list: number, id: number) {
    const lists = this.#lists
    if (lists[list + LAST_ID] === id) return
    let rest = id - lists[list + LAST_ID]!
    lists[list + LAST_ID] = id
    lists[list + COUNT]!++
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#appendByte(list, (rest % 128) + 128)
    this.#appendByte(list, rest)
  }

  #appendByte(list: number, byte: number) {
    const lists = this.#lists
    const used = lists[list + BYTES]!++
    if (used > 0 && used % PAYLOAD === 0) {
      const next = this.#newBlock()
      const last = lists[list + LAST]!
      this.#chunks[Math.floor(last / BLOCKS)]!.links[((last % BLOCKS) * BLOCK + PAYLOAD) / 4] = next
      lists[list + LAST] = next
    }
    const block = lists[list + LAST]!
    this.#chunks[Math.floor(block / BLOCKS)]!.bytes[(block % BLOCKS) * BLOCK + (used % PAYLOAD)] = byte
  }

  #newList(): number {
    const list = ++this.#listed
    if ((list + 1) * LIST > this.#lists.length) this.#lists = larger(this.#lists, LIST)
    this.#lists[list * LIST + FIRST] = this.#lists[list * LIST + LAST] = this.#newBlock()
    return list
  }

  #newBlock(): number {
    if (this.#blocks === this.#chunks.length * BLOCKS) {
      const memory = new ArrayBuffer(BLOCKS * BLOCK)
      this.#chunks.push({ bytes: new Uint8Array(memory), links: new Uint32Array(memory) })
    }
    return this.#blocks++
  }

  #grow() {
    const before = this.#table
    this.#table = new Int32Array(halfAsMuchMore(before.length, PLACE))
    for (let at = 0; at < before.length; at += PLACE) {
      if (before[at + ID] === 0) continue
      const place = placeOf(this.#table, before[at + HIGH]!, before[at + LOW]!)
      for (let field = 0; field < PLACE; field++) this.#table[place + field] = before[at + field]!
    }
  }
}

function placeOf(table: Int32Array, high: number, low: number): number {
  for (
    let at = ((low >>> 0) % (table.length / PLACE)) * PLACE;
    ;
    at = at + PLACE === table.length ? 0 : at + PLACE
  )
    if (table[at + ID] === 0 || (table[at + LOW] === low && table[at + HIGH] === high)) return at
}

const halfAsMuchMore = (length: number, step: number) => Math.ceil((length * 1.5) / step) * step

function larger(numbers: Int32Array, step: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(halfAsMuchMore(numbers.length, step))
  more.set(numbers)
  return more
}
