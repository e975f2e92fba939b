// Chooses dramas that resemble one, each with a reason. Pure: traits in, choices out.
import { GENTLE } from '#contract/comfort.ts'
import { type Reason, sentence } from './reasons.ts'
import { namesOf, type SubjectKind, type Traits } from './traits.ts'

const FEWEST = 3
const MOST = 6

export interface Choice {
  id: number
  reason: Reason
  /** much heavier than the drama it is shown with */
  heavier: boolean
}

/** How much it says when two dramas share this: the rarer, the more. */
export type Rarity = (feature: string) => number
/** What a drama calls the people in it, by their ids. */
export interface CreditedNames {
  cast: ReadonlyMap<number, string>
  writers: ReadonlyMap<number, string>
}
/** Where each of them was filmed, by id: the places' names. */
export type Places = ReadonlyMap<number, readonly string[]>

/** What a drama is found by. */
export const featuresOf = ({ subjects, cast, writers }: Traits): string[] => [
  ...subjects,
  ...cast.map((person) => `cast ${person}`),
  ...writers.map((person) => `writer ${person}`),
]

/** From here on a drama is much heavier, or much less gentle: steps of the comfort guide's scales. */
const MUCH = 2

export function isHeavier(other: Traits, than: Traits): boolean {
  const steps = (a: number | null, b: number | null) => (a === null || b === null ? 0 : a - b)
  return steps(other.heaviness, than.heaviness) >= MUCH || steps(than.gentleness, other.gentleness) >= MUCH
}

const isGentle = ({ gentleness, heaviness }: Traits) =>
  (gentleness ?? 0) >= GENTLE.gentleness && (heaviness ?? 0) <= GENTLE.heaviness

/**
 * Up to six of the candidates, the best first, those of the catalogue before those of the index. One that is much
 * heavier is chosen only where there would be fewer than three, and says so.
 */
export function similarTo(
  drama: Traits,
  candidates: readonly Traits[],
  rarity: Rarity,
  names: CreditedNames,
  places: Places = new Map(),
): Choice[] {
  const ranked = candidates
    .map((other) => ({
      ...compare(drama, other, { rarity, names, places }),
      other,
      heavier: isHeavier(other, drama),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
  const gentle = ranked.filter(({ heavier }) => !heavier).slice(0, MOST)
  const heavy = ranked.filter(({ heavier }) => heavier).slice(0, Math.max(0, FEWEST - gentle.length))
  const inCatalogue = gentle.filter(({ other }) => !other.inIndex)
  const inIndex = gentle.filter(({ other }) => other.inIndex)
  const used = new Set<string>()
  return [...inCatalogue, ...inIndex, ...heavy].map(({ other, reasons, heavier }) => {
    // Six cards with one sentence say less than six with several.
    const reason = reasons.find((one) => !used.has(sentence(one))) ?? reasons[0]!
    used.add(sentence(reason))
    return { id: other.id, reason, heavier }
  })
}

/** A weaker reason, such as the same year, is named only where there is no other. */
const TELLING = 1

interface Known {
  rarity: Rarity
  names: CreditedNames
  places: Places
}

/** How alike two dramas are, and everything they share that can be named, the most telling first. */
function compare(drama: Traits, other: Traits, { rarity, names, places }: Known) {
  const cast = shared(drama.cast, other.cast, names.cast)
  const writers = shared(drama.writers, other.writers, names.writers)
  const filmed = (places.get(drama.id) ?? []).filter((place) => places.get(other.id)?.includes(place))
  const gentleness = closeness(drama.gentleness, other.gentleness)
  const score =
    6 * likeness(drama, other, rarity) +
    gentleness +
    closeness(drama.heaviness, other.heaviness) +
    1.5 * Math.min(cast.length, 2) +
    Math.min(writers.length, 1) +
    Math.min(filmed.length, 1) +
    (other.inIndex ? 0 : 1) +
    5 / (10 + Math.abs(drama.year - other.year))

  const isAsGentle = gentleness === 1 && isGentle(drama) && isGentle(other)
  const both = drama.subjects.filter((one) => other.subjects.includes(one))
  const subjects = (kind: SubjectKind, most: number) => {
    const all = both.filter((one) => one.startsWith(`${kind} `))
    const rarest = all.toSorted((a, b) => rarity(b) - rarity(a)).slice(0, most)
    const strength = rarest.reduce((total, one) => total + rarity(one), 0)
    const inOrder = all.filter((one) => rarest.includes(one))
    return { strength, names: namesOf(kind, inOrder) }
  }
  const moods = subjects('mood', 3)
  const themes = subjects('theme', 2)
  const genres = subjects('genre', 1)
  const reasons: [strength: number, reason: Reason][] = [
    [8 * filmed.length, { kind: 'place', names: filmed.slice(0, 1) }],
    [4 * cast.length, { kind: 'cast', names: cast.slice(0, 3) }],
    [3 * writers.length, { kind: 'writer', names: writers }],
    [moods.strength, { kind: 'moods', names: moods.names }],
    [themes.strength, { kind: 'themes', names: themes.names }],
    [isAsGentle ? 1.5 : 0, { kind: 'gentle', names: [] }],
    [0.5 * genres.strength, { kind: 'genres', names: genres.names }],
    [drama.year === other.year ? 0.1 : 0, { kind: 'year', names: [String(drama.year)] }],
  ]
  const named = reasons.filter(([strength]) => strength > 0).sort(([a], [b]) => b - a)
  const telling = named.filter(([strength]) => strength >= TELLING)
  return { score, reasons: (telling.length > 0 ? telling : named.slice(0, 1)).map(([, reason]) => reason) }
}

/** What share of their moods, themes and genres two dramas have in common, the rare ones counting more: 0 to 1. */
function likeness(a: Traits, b: Traits, rarity: Rarity): number {
  const weight = (subjects: readonly string[]) => subjects.reduce((total, one) => total + rarity(one) ** 2, 0)
  const all = Math.sqrt(weight(a.subjects) * weight(b.subjects))
  return all === 0 ? 0 : weight(a.subjects.filter((one) => b.subjects.includes(one))) / all
}

/** 1 for the same step, less for each step between; nothing where one of them is unknown. */
const closeness = (a: number | null, b: number | null) =>
  a === null || b === null ? 0 : 1 - 0.5 * Math.abs(a - b)

const shared = (a: readonly number[], b: readonly number[], names: ReadonlyMap<number, string>): string[] =>
  a.flatMap((person) => (b.includes(person) ? (names.get(person) ?? []) : []))
