// A set of ids as bits: a hundred thousand of them are 13 KB, and two sets are compared 32 ids at a time.

/** Ids of one chunk. Only chunks with an id in them take memory, so a gap of millions of ids costs nothing. */
const CHUNK = 1 << 15
const WORDS = CHUNK / 32

export class IdSet {
  readonly #chunks: (Uint32Array | undefined)[] = []

  static of(ids: Iterable<number>): IdSet {
    const set = new IdSet()
    for (const id of ids) set.add(id)
    return set
  }

  add(id: number): void {
    const at = Math.floor(id / CHUNK)
    let chunk = this.#chunks[at]
    if (!chunk) {
      chunk = new Uint32Array(WORDS)
      this.#chunks[at] = chunk
    }
    chunk[(id % CHUNK) >>> 5]! |= 1 << (id & 31)
  }

  delete(id: number): void {
    const chunk = this.#chunks[Math.floor(id / CHUNK)]
    if (chunk) chunk[(id % CHUNK) >>> 5]! &= ~(1 << (id & 31))
  }

  has(id: number): boolean {
    const chunk = this.#chunks[Math.floor(id / CHUNK)]
    return chunk !== undefined && (chunk[(id % CHUNK) >>> 5]! & (1 << (id & 31))) !== 0
  }

  and = (other: IdSet): IdSet => this.#with(other, (a, b) => a & b)
  or = (other: IdSet): IdSet => this.#with(other, (a, b) => a | b)
  without = (other: IdSet): IdSet => this.#with(other, (a, b) => a & ~b)

  get size(): number {
    let size = 0
    for (const chunk of this.#chunks) if (chunk) for (const word of chunk) size += bitsIn(word)
    return size
  }

  get isEmpty(): boolean {
    return this.#chunks.every((chunk) => !chunk || chunk.every((word) => word === 0))
  }

  /** From the lowest to the highest. */
  ids(): number[] {
    const ids: number[] = []
    for (const [at, chunk] of this.#chunks.entries()) {
      if (!chunk) continue
      for (let word = 0; word < WORDS; word++)
        for (let bits = chunk[word]!; bits !== 0; bits &= bits - 1)
          ids.push(at * CHUNK + word * 32 + 31 - Math.clz32(bits & -bits))
    }
    return ids
  }

  #with(other: IdSet, combined: (a: number, b: number) => number): IdSet {
    const result = new IdSet()
    const length = Math.max(this.#chunks.length, other.#chunks.length)
    for (let at = 0; at < length; at++) {
      const [mine, theirs] = [this.#chunks[at], other.#chunks[at]]
      if (!mine && !theirs) continue
      const chunk = new Uint32Array(WORDS)
      for (let word = 0; word < WORDS; word++)
        chunk[word] = combined(mine ? mine[word]! : 0, theirs ? theirs[word]! : 0)
      result.#chunks[at] = chunk
    }
    return result
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
