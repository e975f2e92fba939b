// Every drama by what it shares with others, in memory: finds the nearest, the seasons and the same writer's.
import { ROLES, type Role } from '#contract/people.ts'
import { type ReviewedSeries, reviewedSeries, type SeriesKind } from './reviewed-series.ts'
import { type Claim, claimsOf, type NamedDrama, type SeriesMember, seasonsAmong } from './seasons.ts'
import { featuresOf } from './similar.ts'
import { type Credit, type DramaFacts, type Traits, traitsOf } from './traits.ts'

export type TableRow = DramaFacts & NamedDrama

interface Entry {
  traits: Traits
  claims: Claim[]
  reviewed: { series: ReviewedSeries; label?: string | undefined } | null
}

export interface Series {
  kind: SeriesKind
  /** the drama itself among them, in order */
  members: SeriesMember[]
}

interface Scored {
  traits: Traits
  score: number
}

/** Less than anything else that dramas can share. */
const SAME_YEAR = 0.01

/** So many of the nearest are compared in full. */
const COMPARED = 80

export class FeatureTable {
  /** a changed drama gets a new slot; its old one stays empty */
  readonly #slots: (Entry | null)[] = []
  readonly #slotOf = new Map<number, number>()
  readonly #byFeature = new Map<string, number[]>()
  readonly #bySeries = new Map<string | ReviewedSeries, number[]>()
  /** each text once, however many dramas have it */
  readonly #texts = new Map<string, string>()

  get size() {
    return this.#slotOf.size
  }
  /** used and empty */
  get slots() {
    return this.#slots.length
  }

  add(row: TableRow) {
    this.remove(row.id)
    const traits = this.#shared(traitsOf(row))
    const reviewed = reviewedSeries(row)
    const claims = reviewed ? [] : claimsOf(row)
    const slot = this.#slots.push({ traits, claims, reviewed }) - 1
    this.#slotOf.set(row.id, slot)
    for (const feature of [...featuresOf(traits), yearOf(traits)]) append(this.#byFeature, feature, slot)
    for (const { base } of claims) append(this.#bySeries, base, slot)
    if (reviewed) append(this.#bySeries, reviewed.series, slot)
  }

  remove(id: number) {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#slots[slot] = null
    this.#slotOf.delete(id)
  }

  traits = (id: number): Traits | undefined => this.#entry(id)?.traits

  /** A feature that every second drama has says little, one that three have says much. */
  rarity = (feature: string): number =>
    Math.log(1 + this.size / (1 + (this.#byFeature.get(feature)?.length ?? 0)))

  /**
   * The dramas that share most with one; where few share anything, those of its year too. The catalogue leads to the
   * catalogue alone: dramas of the index are not recommended, only found.
   */
  nearest(drama: Traits): Traits[] {
    const scores = new Float32Array(this.#slots.length)
    const add = (feature: string, weight: number) => {
      for (const slot of this.#byFeature.get(feature) ?? []) scores[slot]! += weight
    }
    for (const feature of featuresOf(drama)) add(feature, this.rarity(feature))
    add(yearOf(drama), SAME_YEAR)
    const isEligible = (slot: number) => {
      const traits = this.#slots[slot]?.traits
      return traits !== undefined && traits !== drama && (drama.inIndex || !traits.inIndex)
    }
    const least = highest(scores, COMPARED, isEligible)
    const found: Scored[] = []
    for (const [slot, score] of scores.entries())
      if (score > 0 && score >= least && isEligible(slot))
        found.push({ traits: this.#slots[slot]!.traits, score })
    const years = (traits: Traits) => Math.abs(traits.year - drama.year)
    return found
      .sort((a, b) => b.score - a.score || years(a.traits) - years(b.traits) || a.traits.id - b.traits.id)
      .slice(0, COMPARED)
      .map(({ traits }) => traits)
  }

  /** Everything that a person has written, newest first. */
  writtenBy = (writer: number): Traits[] =>
    this.#all(this.#byFeature.get(`writer ${writer}`))
      .map(({ traits }) => traits)
      .sort(newestFirst)

  /** Everything that somebody acted in or wrote, each once, newest first. */
  dramasOf = (person: number): Traits[] => {
    const slots = new Set([...this.#slotsOf('cast', person), ...this.#slotsOf('writer', person)])
    return this.#all([...slots])
      .map(({ traits }) => traits)
      .sort(newestFirst)
  }

  /** In how many dramas somebody acted, or which they wrote. */
  countOf(person: number): number {
    const [acted, wrote] = [this.#slotsOf('cast', person), this.#slotsOf('writer', person)]
    if (acted.length > 0 && wrote.length > 0) return this.dramasOf(person).length
    let count = 0
    for (const slot of acted.length > 0 ? acted : wrote) if (this.#slots[slot]) count++
    return count
  }

  rolesOf = (person: number): Role[] => {
    const roles = { actor: this.#slotsOf('cast', person), writer: this.#slotsOf('writer', person) }
    return ROLES.filter((role) => roles[role].some((slot) => this.#slots[slot]))
  }

  #slotsOf = (role: 'cast' | 'writer', person: number) => this.#byFeature.get(`${role} ${person}`) ?? []

  /** The seasons and parts of a drama's story, itself among them; null for a drama that stands alone. */
  series(id: number): Series | null {
    const entry = this.#entry(id)
    if (!entry) return null
    if (entry.reviewed) return this.#reviewed(entry.reviewed.series)
    const found = entry.claims
      .map(({ base }) => seasonsAmong(this.#claiming(base)))
      .filter((members) => members.some((member) => member.id === id))
    const members = found.sort((a, b) => b.length - a.length)[0]
    return members ? { kind: 'seasons', members } : null
  }

  #claiming = (base: string) =>
    this.#all(this.#bySeries.get(base)).map(({ traits: { id, year }, claims }) => ({
      id,
      year,
      claim: claims.find((claim) => claim.base === base)!,
    }))

  #reviewed(series: ReviewedSeries): Series | null {
    const members = this.#all(this.#bySeries.get(series))
      .sort((a, b) => a.traits.year - b.traits.year || a.traits.id - b.traits.id)
      .map(({ traits: { id }, reviewed }) => ({ id, label: reviewed?.label }))
    return members.length > 1 ? { kind: series.kind, members } : null
  }

  #entry = (id: number): Entry | null => this.#slots[this.#slotOf.get(id) ?? -1] ?? null
  #all = (slots: readonly number[] = []): Entry[] => slots.flatMap((slot) => this.#slots[slot] ?? [])

  #shared(traits: Traits): Traits {
    const once = (text: string) => {
      const known = this.#texts.get(text)
      if (known === undefined) this.#texts.set(text, text)
      return known ?? text
    }
    const people = (credits: readonly Credit[]) =>
      credits.map(({ personId, creditedAs }) => ({ personId, creditedAs: once(creditedAs) }))
    return {
      ...traits,
      subjects: traits.subjects.map(once),
      cast: people(traits.cast),
      writers: people(traits.writers),
    }
  }
}

/** The lowest of the so many highest scores, without sorting all of them. */
function highest(scores: Float32Array, count: number, isEligible: (slot: number) => boolean): number {
  const top: number[] = []
  for (const [slot, score] of scores.entries()) {
    if (score === 0 || (top.length === count && score <= top[0]!) || !isEligible(slot)) continue
    const above = top.findIndex((other) => other >= score)
    top.splice(above === -1 ? top.length : above, 0, score)
    if (top.length > count) top.shift()
  }
  return top.length === count ? top[0]! : 0
}

const newestFirst = (a: Traits, b: Traits) => b.year - a.year || a.id - b.id
const yearOf = ({ year }: Traits) => `year ${year}`

function append<K>(lists: Map<K, number[]>, key: K, slot: number) {
  const list = lists.get(key)
  if (list) list.push(slot)
  else lists.set(key, [slot])
}
