// The traits of every drama as numbers: as objects they would take ten times the memory.
import type { TermKey } from '../search/postings.ts'
import { keyOf } from '../search/terms.ts'
import type { SeasonWord } from './season-name.ts'
import type { Claim } from './seasons.ts'
import type { Traits } from './traits.ts'

/** A claim without the words of its base: two claims to one series have the same key. */
export interface PackedClaim extends Omit<Claim, 'base'> {
  series: TermKey
}

/** Numbers that are allocated at once. A drama's lie in one chunk. */
const CHUNK = 1 << 18
const WORDS: readonly (SeasonWord | null)[] = [null, 'Season', 'Part']
/** There is a season 1.5. */
const HUNDREDTHS = 100
/** stands for null */
const NOTHING = -1

export class PackedTraits {
  readonly #chunks: Int32Array[] = []
  #used = CHUNK
  /** where the numbers of each slot begin; of an empty one nowhere */
  readonly #begins: number[] = []
  readonly #texts: string[] = []
  readonly #textIds = new Map<string, number>()

  get slots() {
    return this.#begins.length
  }

  /** @returns its slot */
  add(traits: Traits, claims: readonly Claim[]): number {
    const { id, year, inIndex, gentleness, heaviness, subjects, cast, writers } = traits
    const numbers = [id, year, inIndex ? 1 : 0, gentleness ?? NOTHING, heaviness ?? NOTHING]
    numbers.push(subjects.length, cast.length, writers.length, claims.length)
    for (const subject of subjects) numbers.push(this.#textId(subject))
    numbers.push(...cast, ...writers)
    for (const { base, number, word, strength } of claims) {
      const { high, low } = keyOf('series', base)
      numbers.push(
        high,
        low,
        number === null ? NOTHING : Math.round(number * HUNDREDTHS),
        WORDS.indexOf(word),
        strength,
      )
    }
    if (this.#used + numbers.length > CHUNK) {
      this.#chunks.push(new Int32Array(Math.max(CHUNK, numbers.length)))
      this.#used = 0
    }
    this.#chunks.at(-1)!.set(numbers, this.#used)
    const slot = this.#begins.push((this.#chunks.length - 1) * CHUNK + this.#used) - 1
    this.#used += numbers.length
    return slot
  }

  empty(slot: number) {
    this.#begins[slot] = NOTHING
  }

  has = (slot: number): boolean => (this.#begins[slot] ?? NOTHING) !== NOTHING
  id = (slot: number): number => this.#number(slot, 0)
  year = (slot: number): number => this.#number(slot, 1)
  inIndex = (slot: number): boolean => this.#number(slot, 2) === 1

  traits(slot: number): Traits {
    const numbers = this.#at(slot)
    const [id, year, inIndex, gentleness, heaviness, subjects, cast, writers] = numbers
    const people = HEAD + subjects!
    return {
      id: id!,
      year: year!,
      inIndex: inIndex === 1,
      gentleness: known(gentleness!),
      heaviness: known(heaviness!),
      subjects: Array.from(numbers.subarray(HEAD, people), (text) => this.#texts[text]!),
      cast: [...numbers.subarray(people, people + cast!)],
      writers: [...numbers.subarray(people + cast!, people + cast! + writers!)],
    }
  }

  /** The ids of everybody in its cast and of its writers. */
  people(slot: number): Int32Array {
    const numbers = this.#at(slot)
    const [, , , , , subjects, cast, writers] = numbers
    return numbers.subarray(HEAD + subjects!, HEAD + subjects! + cast! + writers!)
  }

  claims(slot: number): PackedClaim[] {
    const numbers = this.#at(slot)
    const [, , , , , subjects, cast, writers, claims] = numbers
    const from = HEAD + subjects! + cast! + writers!
    return Array.from({ length: claims! }, (_, claim) => {
      const [high, low, number, word, strength] = numbers.subarray(from + 5 * claim)
      return {
        series: { high: high!, low: low! },
        number: number === NOTHING ? null : number! / HUNDREDTHS,
        word: WORDS[word!]!,
        strength: strength as Claim['strength'],
      }
    })
  }

  #number(slot: number, at: number): number {
    const begin = this.#begins[slot]!
    return this.#chunks[Math.floor(begin / CHUNK)]![(begin % CHUNK) + at]!
  }

  #at(slot: number): Int32Array {
    const begin = this.#begins[slot]!
    return this.#chunks[Math.floor(begin / CHUNK)]!.subarray(begin % CHUNK)
  }

  /** Each text once, however many dramas have it. */
  #textId(text: string): number {
    const known = this.#textIds.get(text)
    if (known !== undefined) return known
    const id = this.#texts.push(text) - 1
    this.#textIds.set(text, id)
    return id
  }
}

/** Numbers before the lists: five values, four lengths. */
const HEAD = 9
const known = (number: number) => (number === NOTHING ? null : number)
