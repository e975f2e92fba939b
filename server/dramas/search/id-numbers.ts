// A number for each id, four bytes each: a Map would take twelve times as much.

/** Ids of one chunk. Only chunks with an id in them take memory, so a gap of millions of ids costs nothing. */
const CHUNK = 1 << 13
/** stands for none */
const NONE = -1

export class IdNumbers {
  readonly #chunks: (Int32Array | undefined)[] = []
  #size = 0

  /** How many ids have a number. */
  get size(): number {
    return this.#size
  }

  get(id: number): number | undefined {
    const number = this.#chunks[Math.floor(id / CHUNK)]?.[id % CHUNK] ?? NONE
    return number === NONE ? undefined : number
  }

  /** @param number 0 or more */
  set(id: number, number: number): void {
    const at = Math.floor(id / CHUNK)
    const chunk = this.#chunks[at] ?? new Int32Array(CHUNK).fill(NONE)
    this.#chunks[at] = chunk
    if (chunk[id % CHUNK] === NONE) this.#size++
    chunk[id % CHUNK] = number
  }

  delete(id: number): void {
    const chunk = this.#chunks[Math.floor(id / CHUNK)]
    if (!chunk || chunk[id % CHUNK] === NONE) return
    chunk[id % CHUNK] = NONE
    this.#size--
  }
}
