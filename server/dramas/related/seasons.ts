// Which dramas are seasons or parts of one story: a rule about their names and years.
import { type SeasonName, type SeasonWord, seasonName, shortName } from './season-name.ts'

/** What the rule needs of a drama. */
export interface NamedDrama {
  title: string
  nativeTitle: string | null
  aliases: readonly string[]
  year: number
}

/** That a drama belongs to a series, as its names say. */
export interface Claim {
  /** what the names of the series share */
  base: string
  number: number | null
  word: SeasonWord | null
  /** what it rests on: another name that says "Season 2"; the title without its subtitle; a whole title */
  strength: 1 | 2 | 3
}

const isHangul = (name: string) => /^[\p{Script=Hangul}\s\d:!?.,~-]+$/u.test(name)
const read = (names: readonly string[]) => names.flatMap((name) => seasonName(name) ?? [])

/**
 * The series that a drama may belong to. Other names in Latin letters are translations, which unrelated dramas share,
 * so they count only with a word ("Welcome to Heal Inn Season 2"), and only where the title has no number.
 */
export function claimsOf({ title, nativeTitle, aliases }: NamedDrama): Claim[] {
  const own = seasonName(title)
  const hangul = read([nativeTitle ?? '', ...aliases.filter(isHangul)])
  const others = read(aliases)
  const claims: Claim[] = []
  const add = (base: string, strength: 2 | 3) =>
    claims.push({ base, strength, ...(own?.number ? own : numberOf(base, [...hangul, ...others])) })

  for (const name of own ? [own, ...hangul] : hangul) add(name.base, 3)
  const short = seasonName(shortName(title) ?? '')
  if (short) add(short.base, 2)
  if (!own?.number) for (const name of others) if (name.word) claims.push({ ...name, strength: 1 })
  // of several claims to one series the strongest
  const strongest = new Map(claims.toSorted((a, b) => a.strength - b.strength).map((one) => [one.base, one]))
  return [...strongest.values()].map(({ base, number, word, strength }) => ({ base, number, word, strength }))
}

/** The number that a title lacks, where the other names agree: "Bad Guys: City of Evil" is also "Bad Guys 2". */
function numberOf(base: string, names: readonly SeasonName[]): Pick<Claim, 'number' | 'word'> {
  const numbered = names.filter((name) => name.base === base && name.number !== null)
  const agree = new Set(numbered.map(({ number }) => number)).size === 1
  return agree ? { number: numbered[0]!.number, word: numbered[0]!.word } : { number: null, word: null }
}

export interface Candidate {
  id: number
  year: number
  claim: Omit<Claim, 'base'>
}

export interface SeriesMember {
  id: number
  /** "Season 2"; absent in a series of separate stories */
  label?: string | undefined
}

/** The seasons among the dramas that claim one series, in order; empty if there is only one. */
export function seasonsAmong(candidates: readonly Candidate[]): SeriesMember[] {
  const later = candidates.filter(({ claim }) => (claim.number ?? 1) > 1)
  const firstYear = Math.min(...later.map(({ year }) => year))
  const byNumber = new Map<number, Candidate>()
  for (const candidate of candidates) {
    // A drama without a number is the first season only if nothing of the series came before it.
    if (candidate.claim.number === null && candidate.year > firstYear) continue
    const number = candidate.claim.number ?? 1
    const other = byNumber.get(number)
    if (!other || isBetter(candidate, other)) byNumber.set(number, candidate)
  }
  const seasons = [...byNumber]
    .sort(([a], [b]) => a - b)
    // "Missing 9" is not a ninth season of "Missing".
    .filter(([number, { claim }], at, all) => claim.word || number - (all[at - 1]?.[0] ?? 0) <= 2)
  if (later.length === 0 || seasons.length < 2) return []
  const word = seasons.some(([, { claim }]) => claim.word === 'Part') ? 'Part' : 'Season'
  return seasons.map(([number, { id }]) => ({ id, label: `${word} ${number}` }))
}

/** Of two with one number: the one whose whole title says so, then the later, then the first written down. */
function isBetter(a: Candidate, b: Candidate) {
  return (a.claim.strength - b.claim.strength || a.year - b.year || b.id - a.id) > 0
}
