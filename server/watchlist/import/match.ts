// Matches rows of an export to dramas. Rows are in memory and dramas are streamed, so memory does not grow with the catalog.
import type { ImportCandidate, ImportRow } from '#contract/api/watchlist.ts'
import type { ExportRow } from './row.ts'
import { foldTitle, halvesOf, isNear, keysOf, partsOf, TYPO_FROM } from './titles.ts'

/** What a title is compared with. */
export interface Known extends ImportCandidate {
  romanizedTitle: string | null
  aliases: string[]
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

/** A title as a row may mean it, the likeliest reading first. */
interface Reading {
  title: string
  year: number | null
}

/** What has been found for one row so far. */
class Finding {
  readonly row: ExportRow
  readonly readings: Reading[]
  readonly folded: string
  own: Known | null = null
  /** by name, for each reading */
  readonly named: Set<Known>[]
  /** half the title, or one typo: the member has to choose */
  readonly alike = new Set<Known>()

  constructor(row: ExportRow) {
    this.row = row
    this.readings = readingsOf(row)
    this.folded = foldTitle(row.title)
    this.named = this.readings.map(() => new Set())
  }

  result(): Match {
    const { row } = this
    if (row.skip) return { outcome: 'skipped', candidates: [], why: row.skip }
    if (this.own) return sure(this.own)
    const at = this.named.findIndex((found) => found.size > 0)
    if (at >= 0) return judge([...this.named[at]!], this.readings[at]!.year, row.isFilm)
    return this.alike.size > 0
      ? { outcome: 'unsure', candidates: [...this.alike], why: 'The title is slightly different.' }
      : { outcome: 'unknown', candidates: [], why: null }
  }
}

export class Matcher {
  readonly #findings: Finding[]
  readonly #byId = new Map<number, Finding[]>()
  readonly #byName = new Map<string, { finding: Finding; reading: number }[]>()
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
      for (const key of new Set([...keysOf(title), ...keysOf(row.otherTitle ?? '')]))
        put(this.#byName, key, { finding, reading })
    for (const key of new Set(partsOf(row.title).flatMap(keysOf))) put(this.#byPart, key, finding)
    if (folded.length >= TYPO_FROM) for (const half of halvesOf(folded)) put(this.#byHalf, half, finding)
  }

  /** Takes in the next drama of the catalogue. */
  see(drama: Known): void {
    for (const finding of this.#byId.get(drama.id) ?? [])
      if (foldTitle(drama.title) === finding.folded) finding.own = drama
    const names = [drama.title, drama.nativeTitle ?? '', drama.romanizedTitle ?? '', ...drama.aliases]
    for (const name of new Set(names.flatMap(keysOf))) {
      for (const { finding, reading } of this.#byName.get(name) ?? []) finding.named[reading]!.add(drama)
      for (const finding of this.#byPart.get(name) ?? []) addFew(finding.alike, drama)
      for (const finding of this.#sharingHalf(name))
        if (isNear(name, finding.folded)) addFew(finding.alike, drama)
    }
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

function judge(found: Known[], year: number | null, isFilm = false): Match {
  const distance = (drama: Known) => (year === null ? 0 : Math.abs(drama.year - year))
  const candidates = found
    .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, MOST_CANDIDATES)
  const unsure = (why: string): Match => ({ outcome: 'unsure', candidates, why })
  const exact = found.filter((drama) => distance(drama) === 0)
  const near = found.filter((drama) => distance(drama) <= SAME_YEAR)
  const [only, another] = exact.length > 0 ? exact : near
  if (isFilm) return unsure('The export lists this as a film.')
  if (!only) return unsure('The title matches, but the year is different.')
  if (another) return unsure('More than one drama has this title.')
  return sure(only)
}

/** The title as it stands; and if nothing is called so, without what services write behind it. */
function readingsOf({ title, year }: ExportRow): Reading[] {
  const behind = /[\s,–-]+[([]?((?:19|20)\d{2})[)\]]?$/.exec(title.slice(-12))
  const bare = title.replace(/\s+\(?(?:korean drama|k-drama|tv series)\)?$/i, '')
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

function addFew(dramas: Set<Known>, drama: Known) {
  if (dramas.size < MOST_CANDIDATES) dramas.add(drama)
}
