// Every drama by what it shares with others, in memory: finds the nearest, the seasons and the same writer's.
import { ROLES, type Role } from '#contract/people.ts'
import { IdNumbers } from '../search/id-numbers.ts'
import { IdSet } from '../search/id-set.ts'
import { Postings, type TermKey } from '../search/postings.ts'
import { keyOf } from '../search/terms.ts'
import { PackedTraits } from './packed-traits.ts'
import { type ReviewedSeries, reviewedSeries, type SeriesKind } from './reviewed-series.ts'
import { claimsOf, type NamedDrama, type SeriesMember, seasonsAmong } from './seasons.ts'
import { featuresOf } from './similar.ts'
import { type DramaFacts, type Traits, traitsOf } from './traits.ts'

export type TableRow = DramaFacts & NamedDrama

interface Reviewed {
  series: ReviewedSeries
  label?: string | undefined
}

export interface Series {
  kind: SeriesKind
  /** the drama itself among them, in order */
  members: SeriesMember[]
}

/** Less than anything else that dramas can share. */
const SAME_YEAR = 0.01

/** So many of the nearest are compared in full. */
const COMPARED = 80

export class FeatureTable {
  /** a changed drama gets a new slot; its old one stays empty */
  readonly #packed = new PackedTraits()
  readonly #slotOf = new IdNumbers()
  /** the slots that have a feature, and those that claim a series; counted from 1 */
  readonly #postings = new Postings()
  readonly #reviewed = new Map<number, Reviewed>()
  /** in how many dramas each person is */
  readonly #counts = new IdNumbers()

  get size() {
    return this.#slotOf.size
  }
  /** used and empty */
  get slots() {
    return this.#packed.slots
  }

  add(row: TableRow) {
    this.remove(row.id)
    const traits = traitsOf(row)
    const reviewed = reviewedSeries(row)
    const claims = reviewed ? [] : claimsOf(row)
    const slot = this.#packed.add(traits, claims)
    this.#slotOf.set(row.id, slot)
    for (const feature of [...featuresOf(traits), yearOf(traits)])
      this.#postings.add(keyOf('feature', feature), slot + 1)
    for (const { base } of claims) this.#postings.add(keyOf('series', base), slot + 1)
    if (reviewed) this.#reviewed.set(row.id, reviewed)
    this.#countPeople(slot, 1)
  }

  remove(id: number) {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#countPeople(slot, -1)
    this.#packed.empty(slot)
    this.#slotOf.delete(id)
    this.#reviewed.delete(id)
  }

  traits(id: number): Traits | undefined {
    const slot = this.#slotOf.get(id)
    return slot === undefined ? undefined : this.#packed.traits(slot)
  }

  /** A feature that every second drama has says little, one that three have says much. */
  rarity = (feature: string): number =>
    Math.log(1 + this.size / (1 + this.#postings.count(keyOf('feature', feature))))

  /**
   * The dramas that share most with one; where few share anything, those of its year too. The catalogue leads to the
   * catalogue alone: dramas of the index are not recommended, only found.
   */
  nearest(drama: Traits): Traits[] {
    const scores = new Float32Array(this.slots)
    const add = (feature: string, weight: number) => {
      for (const slot of this.#postings.idsOf(keyOf('feature', feature))) scores[slot - 1]! += weight
    }
    for (const feature of featuresOf(drama)) add(feature, this.rarity(feature))
    add(yearOf(drama), SAME_YEAR)
    const isEligible = (slot: number) =>
      this.#packed.has(slot) &&
      this.#packed.id(slot) !== drama.id &&
      (drama.inIndex || !this.#packed.inIndex(slot))
    const least = highest(scores, COMPARED, isEligible)
    const found: { traits: Traits; score: number }[] = []
    for (let slot = 0; slot < scores.length; slot++) {
      const score = scores[slot]!
      if (score > 0 && score >= least && isEligible(slot))
        found.push({ traits: this.#packed.traits(slot), score })
    }
    const years = (traits: Traits) => Math.abs(traits.year - drama.year)
    return found
      .sort((a, b) => b.score - a.score || years(a.traits) - years(b.traits) || a.traits.id - b.traits.id)
      .slice(0, COMPARED)
      .map(({ traits }) => traits)
  }

  /** Everything that a person has written, newest first. */
  writtenBy = (writer: number): Traits[] =>
    this.#slotsWith(`writer ${writer}`)
      .map((slot) => this.#packed.traits(slot))
      .sort(newestFirst)

  /** The ids and years of everything that somebody acted in or wrote, each once, newest first. */
  dramasOf = (person: number): { id: number; year: number }[] =>
    this.#slotsOf(person)
      .map((slot) => ({ id: this.#packed.id(slot), year: this.#packed.year(slot) }))
      .sort(newestFirst)

  /** In how many dramas others worked with somebody. */
  colleaguesOf(person: number): Map<number, number> {
    const together = new Map<number, number>()
    for (const slot of this.#slotsOf(person))
      for (const other of new Set(this.#packed.people(slot)))
        if (other !== person) together.set(other, (together.get(other) ?? 0) + 1)
    return together
  }

  /** The ids of those, of the catalogue and of the index. */
  idsOf(person: number): { reviewed: IdSet; inIndex: IdSet } {
    const [reviewed, inIndex] = [new IdSet(), new IdSet()]
    for (const slot of this.#slotsOf(person))
      (this.#packed.inIndex(slot) ? inIndex : reviewed).add(this.#packed.id(slot))
    return { reviewed, inIndex }
  }

  /** In how many dramas somebody acted, or which they wrote. */
  countOf = (person: number): number => this.#counts.get(person) ?? 0

  rolesOf = (person: number): Role[] =>
    ROLES.filter((role) => this.#isIn(`${role === 'actor' ? 'cast' : role} ${person}`))

  #isIn(feature: string): boolean {
    const isAnyEmpty = this.slots > this.size
    return isAnyEmpty
      ? this.#slotsWith(feature).length > 0
      : this.#postings.count(keyOf('feature', feature)) > 0
  }

  #countPeople(slot: number, change: 1 | -1) {
    for (const person of new Set(this.#packed.people(slot)))
      this.#counts.set(person, this.countOf(person) + change)
  }

  #slotsOf = (person: number): number[] => [
    ...new Set([...this.#slotsWith(`cast ${person}`), ...this.#slotsWith(`writer ${person}`)]),
  ]

  #slotsWith = (feature: string): number[] => this.#used(keyOf('feature', feature))

  /** The seasons and parts of a drama's story, itself among them; null for a drama that stands alone. */
  series(id: number): Series | null {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return null
    const reviewed = this.#reviewed.get(id)
    if (reviewed) return this.#seriesOf(reviewed.series)
    const found = this.#packed
      .claims(slot)
      .map(({ series }) => seasonsAmong(this.#claiming(series)))
      .filter((members) => members.some((member) => member.id === id))
    const members = found.sort((a, b) => b.length - a.length)[0]
    return members ? { kind: 'seasons', members } : null
  }

  #claiming = (series: TermKey) =>
    this.#used(series).flatMap((slot) => {
      const claim = this.#packed
        .claims(slot)
        .find((one) => one.series.high === series.high && one.series.low === series.low)
      return claim ? [{ id: this.#packed.id(slot), year: this.#packed.year(slot), claim }] : []
    })

  #seriesOf(series: ReviewedSeries): Series | null {
    const members = [...this.#reviewed]
      .filter(([, reviewed]) => reviewed.series === series)
      .map(([id, { label }]) => ({ id, label, year: this.traits(id)!.year }))
      .sort((a, b) => a.year - b.year || a.id - b.id)
      .map(({ id, label }) => ({ id, label }))
    return members.length > 1 ? { kind: series.kind, members } : null
  }

  /** The slots of a term that are not empty. */
  #used = (key: TermKey): number[] =>
    Array.from(this.#postings.idsOf(key), (number) => number - 1).filter(this.#packed.has)
}

/** The lowest of the so many highest scores, without sorting all of them. */
function highest(scores: Float32Array, count: number, isEligible: (slot: number) => boolean): number {
  const top: number[] = []
  for (let slot = 0; slot < scores.length; slot++) {
    const score = scores[slot]!
    if (score === 0 || (top.length === count && score <= top[0]!) || !isEligible(slot)) continue
    const above = top.findIndex((other) => other >= score)
    top.splice(above === -1 ? top.length : above, 0, score)
    if (top.length > count) top.shift()
  }
  return top.length === count ? top[0]! : 0
}

type Dated = Pick<Traits, 'id' | 'year'>
const newestFirst = (a: Dated, b: Dated) => b.year - a.year || a.id - b.id
const yearOf = ({ year }: Traits) => `year ${year}`
