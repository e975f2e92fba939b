// Every drama by what it shares with others, in memory: finds the nearest, the seasons and the same writer's.
import { ROLES, type Role } from '#contract/people.ts'
import { type ReviewedSeries, reviewedSeries, type SeriesKind } from './reviewed-series.ts'
import { type Claim, claimsOf, type NamedDrama, type SeriesMember, seasonsAmong } from './seasons.ts'
import { featuresOf } from './similar.ts'
import { type DramaFacts, type Traits, traitsOf } from './traits.ts'

export type TableRow = DramaFacts & NamedDrama

interface Reviewed {
  series: ReviewedSeries
  label?: string | undefined
}

interface Entry {
  traits: Traits
  claims: readonly Claim[]
  reviewed: Reviewed | null
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
  readonly #entries = new Map<number, Entry>()
  readonly #having = new Map<string, Entry[]>()

  add(row: TableRow) {
    this.remove(row.id)
    const reviewed = reviewedSeries(row)
    const entry = { traits: traitsOf(row), claims: reviewed ? [] : claimsOf(row), reviewed }
    this.#entries.set(row.id, entry)
    for (const feature of allFeatures(entry)) {
      const others = this.#having.get(feature)
      if (others) others.push(entry)
      else this.#having.set(feature, [entry])
    }
  }

  remove(id: number) {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    for (const feature of allFeatures(entry)) {
      const others = this.#with(feature).filter((other) => other !== entry)
      if (others.length > 0) this.#having.set(feature, others)
      else this.#having.delete(feature)
    }
  }

  traits = (id: number): Traits | undefined => this.#entries.get(id)?.traits

  /** A feature that every second drama has says little, one that three have says much. */
  rarity = (feature: string): number => Math.log(1 + this.#entries.size / (1 + this.#with(feature).length))

  /**
   * The dramas that share most with one; where few share anything, those of its year too. The catalogue leads to the
   * catalogue alone: dramas of the index are not recommended, only found.
   */
  nearest(drama: Traits): Traits[] {
    const scores = new Map<Traits, number>()
    const add = (feature: string, weight: number) => {
      for (const { traits } of this.#with(feature))
        if (traits.id !== drama.id && (drama.inIndex || !traits.inIndex))
          scores.set(traits, (scores.get(traits) ?? 0) + weight)
    }
    for (const feature of featuresOf(drama)) add(feature, this.rarity(feature))
    add(yearOf(drama), SAME_YEAR)
    const least = Float64Array.from(scores.values()).sort().at(-COMPARED) ?? 0
    const years = (traits: Traits) => Math.abs(traits.year - drama.year)
    return [...scores]
      .filter(([, score]) => score >= least)
      .sort(([a, score], [b, other]) => other - score || years(a) - years(b) || a.id - b.id)
      .slice(0, COMPARED)
      .map(([traits]) => traits)
  }

  /** Everything that a person has written, newest first. */
  writtenBy = (writer: number): Traits[] => traitsIn(this.#with(`writer ${writer}`)).sort(newestFirst)

  /** Everything that somebody acted in or wrote, each once, newest first. */
  dramasOf = (person: number): Traits[] =>
    [...new Set(traitsIn([...this.#with(`cast ${person}`), ...this.#with(`writer ${person}`)]))].sort(
      newestFirst,
    )

  /** In how many dramas others worked with somebody. */
  colleaguesOf(person: number): Map<number, number> {
    const together = new Map<number, number>()
    for (const { cast, writers } of this.dramasOf(person))
      for (const other of new Set([...cast, ...writers]))
        if (other !== person) together.set(other, (together.get(other) ?? 0) + 1)
    return together
  }

  rolesOf = (person: number): Role[] =>
    ROLES.filter((role) => this.#having.has(`${role === 'actor' ? 'cast' : role} ${person}`))

  /** The seasons and parts of a drama's story, itself among them; null for a drama that stands alone. */
  series(id: number): Series | null {
    const entry = this.#entries.get(id)
    if (!entry) return null
    if (entry.reviewed) return this.#seriesOf(entry.reviewed.series)
    const found = entry.claims
      .map(({ base }) => seasonsAmong(this.#claiming(base)))
      .filter((members) => members.some((member) => member.id === id))
    const members = found.sort((a, b) => b.length - a.length)[0]
    return members ? { kind: 'seasons', members } : null
  }

  #claiming = (base: string) =>
    this.#with(`series ${base}`).map(({ traits: { id, year }, claims }) => ({
      ...{ id, year },
      claim: claims.find((one) => one.base === base)!,
    }))

  #seriesOf(series: ReviewedSeries): Series | null {
    const members = [...this.#entries.values()]
      .filter(({ reviewed }) => reviewed?.series === series)
      .sort((a, b) => a.traits.year - b.traits.year || a.traits.id - b.traits.id)
      .map(({ traits, reviewed }) => ({ id: traits.id, label: reviewed?.label }))
    return members.length > 1 ? { kind: series.kind, members } : null
  }

  #with = (feature: string): readonly Entry[] => this.#having.get(feature) ?? []
}

const allFeatures = ({ traits, claims }: Entry): Set<string> =>
  new Set([...featuresOf(traits), yearOf(traits), ...claims.map(({ base }) => `series ${base}`)])

const traitsIn = (entries: readonly Entry[]): Traits[] => entries.map(({ traits }) => traits)

const newestFirst = (a: Traits, b: Traits) => b.year - a.year || a.id - b.id
const yearOf = ({ year }: Traits) => `year ${year}`
