// Where every word and sign of the texts stands, so that a phrase is found without reading the texts again.
import { IdSet } from './id-set.ts'
import { Postings } from './postings.ts'
import { forEachToken, keyOf } from './terms.ts'

export class TextPositions {
  /** positions instead of ids: they are counted through all texts, one behind the other */
  readonly #postings = new Postings()
  /** the dramas in the order in which they were added, and where the texts of each begin */
  readonly #ids: number[] = []
  readonly #starts: number[] = []
  #end = 1

  /** @param found gets every token that stands in no text so far */
  add(id: number, markedText: string, found: (token: string) => void): void {
    this.#ids.push(id)
    this.#starts.push(this.#end)
    const length = forEachToken(markedText, (token, offset) => {
      if (this.#postings.add(keyOf('text', token), this.#end + offset)) found(token)
    })
    // One position stays free, so that no phrase reaches from one drama into the next.
    this.#end += length + 1
  }

  /** How often a word stands in the texts. */
  count = (word: string): number => this.#postings.count(keyOf('text', word))

  /** Calls back for every drama with a word. */
  forEachHaving(word: string, found: (id: number) => void): void {
    let drama = 0
    for (const position of this.#postings.idsOf(keyOf('text', word))) {
      drama = this.#dramaAt(position, drama)
      found(this.#ids[drama]!)
    }
  }

  /** The dramas with a text in which a marked phrase stands. */
  having(markedPhrase: string): IdSet {
    const tokens: { key: ReturnType<typeof keyOf>; offset: number }[] = []
    forEachToken(markedPhrase, (token, offset) => tokens.push({ key: keyOf('text', token), offset }))
    const [rarest, ...others] = tokens.sort(
      (a, b) => this.#postings.count(a.key) - this.#postings.count(b.key),
    )
    let begins: Numbers = rarest
      ? this.#postings.idsOf(rarest.key).map((position) => position - rarest.offset)
      : []
    for (const { key, offset } of others) {
      if (begins.length === 0) break
      begins = among(begins, this.#postings.idsOf(key), offset)
    }
    const found = new IdSet()
    let drama = 0
    for (const begin of begins) {
      drama = this.#dramaAt(begin, drama)
      found.add(this.#ids[drama]!)
    }
    return found
  }

  /** The number of the drama that a position belongs to, at or behind another one: in steps that double, then halve. */
  #dramaAt(position: number, from: number): number {
    let step = 1
    while (from + step < this.#starts.length && this.#starts[from + step]! <= position) {
      from += step
      step *= 2
    }
    for (; step >= 1; step /= 2)
      if (from + step < this.#starts.length && this.#starts[from + step]! <= position) from += step
    return from
  }
}

type Numbers = ArrayLike<number> & Iterable<number>

/** Those of the beginnings with one of the positions so far behind it. Both ascend. */
function among(begins: Numbers, positions: Int32Array, offset: number): number[] {
  const those: number[] = []
  let at = 0
  for (let next = 0; next < begins.length; next++) {
    const begin = begins[next]!
    while (at < positions.length && positions[at]! < begin + offset) at++
    if (positions[at] === begin + offset) those.push(begin)
  }
  return those
}
