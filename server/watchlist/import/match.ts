// Matches rows of an export to dramas. Rows are in memory and dramas are streamed, so memory does not grow with the catalog.
import type { ImportCandidate, ImportRow } from '#contract/api/watchlist-import.ts'
import type { ExportRow } from './row.ts'
import { foldTitle, halvesOf, isNear, keysOf, partsOf, TYPO_FROM, withoutPart } from './titles.ts'

/** What a title is compared with. */
export interface Known extends ImportCandidate {
  romanizedTitle: string | null
  aliases: string[]
  episodes: number
}

export interface Match {
  outcome: ImportRow['outcome']
  candidates: Known[]
  why: string | null
}

const MOST_CANDIDATES = 5
/** A drama may have begun in December and be filed under January. */
const SAME_YEAR = 1
/** Rows compared letter by letter with one name; more share a half only in lists that were made to. */
const MOST_COMPARED = 200
/** How much it proves that a name agrees: other names are shared more often than titles. */
const TITLE = 2
const OTHER_NAME = 1

/** A title as a row may mean it. */
interface Reading {
  title: string
  year: number | null
  /** of a later season, whose own year the export does not have */
  notBefore?: number
}

/** Dramas of that name, and how well they agree. */
type Named = Map<Known, number>

/** What has been found for one row so far. */
class Finding {
  readonly row: ExportRow
  readonly readings: Reading[]
  readonly folded: string
  own: Known | null = null
  /** by name, for each reading */
  readonly named: Named[]
  /** half the title, or one typo: the member has to choose */
  readonly alike = new Set<Known>()

  constructor(row: ExportRow) {
    this.row = row
    this.readings = readingsOf(row)
    this.folded = foldTitle(row.title)
    this.named = this.readings.map(() => new Map())
  }

  result(): Match {
    const { row } = this
    if (row.skip) return { outcome: 'skipped', candidates: [], why: row.skip }
    if (this.own) return sure(this.own)
    const at = this.named.findIndex((found) => found.size > 0)
    if (at >= 0) return judge(this.named[at]!, this.readings[at]!, row)
    if (this.alike.size === 0) return { outcome: 'unknown', candidates: [], why: null }
    const why = row.season ? `The export lists season ${row.season}.` : 'The title is slightly different.'
    return { outcome: 'unsure', candidates: [...this.alike], why }
  }
}

export class Matcher {
  readonly #findings: Finding[]
  readonly #byId = new Map<number, Finding[]>()
  readonly #byTitle = new Map<string, { finding: Finding; reading: number }[]>()
  readonly #byOtherTitle = new Map<string, Finding[]>()
  readonly #byPart = new Map<string, Finding[]>()
  readonly #byHalf = new Map<string, Finding[]>()

  constructor(rows: readonly ExportRow[]) {
    this.#findings = rows.map((row) => new Finding(row))
    for (const finding of this.#findings) if (!finding.row.skip) this.#expect(finding)
  }

  #expect(finding: Finding) {
    const { row, readings, folded } = finding
    if (row.id !== undefined) put(this.#byId, row.id, finding)
    for (const [reading, { title }] of readings.entries())
      for (const key of keysOf(title)) put(this.#byTitle, key, { finding, reading })
    for (const key of keysOf(row.otherTitle ?? '')) put(this.#byOtherTitle, key, finding)
    const parts = row.season ? [row.title] : partsOf(row.title)
    for (const key of new Set(parts.flatMap(keysOf))) put(this.#byPart, key, finding)
    if (folded.length >= TYPO_FROM) for (const half of halvesOf(folded)) put(this.#byHalf, half, finding)
  }

  /** Takes in the next drama of the catalogue. */
  see(drama: Known): void {
    const { title, nativeTitle, romanizedTitle, aliases } = drama
    for (const finding of this.#byId.get(drama.id) ?? [])
      if (foldTitle(title) === finding.folded) finding.own = drama
    const names = new Map<string, number>()
    for (const key of aliases.flatMap(keysOf)) names.set(key, OTHER_NAME)
    for (const name of [title, nativeTitle, romanizedTitle])
      for (const key of keysOf(name ?? '')) names.set(key, TITLE)
    this.#see(drama, names)
    // A list that has the parts of a drama as one means any of them.
    for (const key of keysOf(withoutPart(title)))
      for (const { finding } of this.#byTitle.get(key) ?? []) addFew(finding.alike, drama)
  }

  #see(drama: Known, names: ReadonlyMap<string, number>) {
    const byTitle = new Map<Named, number>()
    const byOtherTitle = new Map<Finding, number>()
    for (const [name, weight] of names) {
      for (const { finding, reading } of this.#byTitle.get(name) ?? [])
        raise(byTitle, finding.named[reading]!, weight)
      for (const finding of this.#byOtherTitle.get(name) ?? []) raise(byOtherTitle, finding, weight)
      for (const finding of this.#byPart.get(name) ?? []) addFew(finding.alike, drama)
      for (const finding of this.#sharingHalf(name))
        if (isNear(name, finding.folded)) addFew(finding.alike, drama)
    }
    for (const [named, weight] of byTitle) named.set(drama, weight)
    // Both titles of a row together prove more than one of them.
    for (const [{ named }, weight] of byOtherTitle)
      for (const found of named) found.set(drama, (found.get(drama) ?? 0) + weight)
  }

  #sharingHalf(name: string): Finding[] {
    if (name.length < TYPO_FROM) return []
    const lengths = [name.length - 1, name.length, name.length + 1]
    const halves = new Set(lengths.flatMap((length) => halvesOf(name, length)))
    return [...halves].flatMap((half) => this.#byHalf.get(half)?.slice(0, MOST_COMPARED) ?? [])
  }

  /** One for each row, once the whole catalogue has gone by. */
  results(): Match[] {
    return this.#findings.map((finding) => finding.result())
  }
}

const sure = (drama: Known): Match => ({ outcome: 'matched', candidates: [drama], why: null })

function judge(found: Named, { title, year, notBefore = 0 }: Reading, row: ExportRow): Match {
  const distance = (drama: Known) =>
    year === null ? Math.max(0, notBefore - drama.year) : Math.abs(drama.year - year)
  const weight = (drama: Known) => found.get(drama)!
  const all = [...found.keys()].sort(
    (a, b) => distance(a) - distance(b) || weight(b) - weight(a) || a.id - b.id,
  )
  const unsure = (why: string): Match => ({
    outcome: 'unsure',
    candidates: all.slice(0, MOST_CANDIDATES),
    why,
  })
  if (row.isFilm) return unsure('The export lists this as a film.')
  if (row.country) return unsure(`The export says it is from ${row.country}.`)
  const near = all.filter((drama) => distance(drama) <= SAME_YEAR)
  const [first] = near
  if (!first || (isOneWord(title) && distance(first) > 0 && weight(first) <= TITLE))
    return unsure('The title matches, but the year is different.')
  if (year === null && isOneWord(title) && weight(first) === OTHER_NAME)
    return unsure('This is one of its other names.')
  const rivals = near.filter(
    (drama) =>
      weight(drama) > weight(first) ||
      (distance(drama) === distance(first) && weight(drama) === weight(first)),
  )
  // Where neither name nor year decides, the length may.
  const only = rivals.length > 1 ? rivals.filter(({ episodes }) => episodes === row.episodes) : [first]
  return only.length === 1 ? sure(only[0]!) : unsure('More than one drama has this title.')
}

/** Films and dramas of other countries are called "Tunnel" or "Hello" too: without its year such a name proves little. */
const isOneWord = (title: string) => /^\s*[\p{Script=Latin}\p{P}]+\s*$/u.test(title)

/** The title as it stands; and if nothing is called so, without what services write behind it. */
function readingsOf({ title, year, season }: ExportRow): Reading[] {
  if (season) return [{ title: `${title} ${season}`, year: null, ...(year && { notBefore: year }) }]
  const behind = /[\s,–-]+[([]?((?:19|20)\d{2})[)\]]?$/.exec(title.slice(-12))
  const bare = title.replace(
    /\s+(?:\(?(?:korean drama|k-drama|tv series)\)?|\((?:kr|south korea|korea)\))$/i,
    '',
  )
  return [
    { title, year },
    ...(behind ? [{ title: title.slice(0, -behind[0].length), year: year ?? Number(behind[1]) }] : []),
    ...(bare === title ? [] : [{ title: bare, year }]),
  ]
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function raise<Key>(weights: Map<Key, number>, key: Key, weight: number) {
  weights.set(key, Math.max(weights.get(key) ?? 0, weight))
}

function addFew(dramas: Set<Known>, drama: Known) {
  if (dramas.size < MOST_CANDIDATES) dramas.add(drama)
}
