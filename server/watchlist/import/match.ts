// Which drama a title means, pure: give it a catalogue and rows, get drama and certainty.
import type { ImportCandidate, ImportOutcome } from '#contract/watchlist.ts'
import type { ExportRow } from './row.ts'

/** What a title is compared with. */
export interface Known extends ImportCandidate {
  romanizedTitle: string | null
  aliases: string[]
}

export interface Match {
  outcome: ImportOutcome
  candidates: Known[]
  why: string | null
}

/** Case, accents, blanks and punctuation tell no titles apart. */
export const foldTitle = (title: string) =>
  title
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')

const LONGEST = 200
const MOST_CANDIDATES = 5
/** Below this length one other letter makes another name. */
const TYPO_FROM = 6
/** A drama may have begun in December and be filed under January. */
const SAME_YEAR = 1

export class Catalogue {
  readonly #byId = new Map<number, Known>()
  readonly #byName = new Map<string, Known[]>()
  /** names by their first letters, for titles with a slip of the finger */
  readonly #byStart = new Map<string, { name: string; drama: Known }[]>()

  add(drama: Known) {
    this.#byId.set(drama.id, drama)
    const names = [drama.title, drama.nativeTitle ?? '', drama.romanizedTitle ?? '', ...drama.aliases]
    for (const name of new Set(names.flatMap((each) => [foldTitle(each), withoutArticle(each)]))) {
      if (!name) continue
      put(this.#byName, name, drama)
      if (name.length >= TYPO_FROM) put(this.#byStart, name.slice(0, 3), { name, drama })
    }
  }

  match(row: ExportRow): Match {
    if (row.skip) return { outcome: 'skipped', candidates: [], why: row.skip }
    const own = row.id === undefined ? undefined : this.#byId.get(row.id)
    if (own && foldTitle(own.title) === foldTitle(row.title)) return sure([own])
    for (const { title, year } of readings(row)) {
      const found = this.#named(title, row.otherTitle)
      if (found.length > 0) return judge(found, year, row.isFilm)
    }
    const alike = this.#alike(row.title)
    return alike.length > 0
      ? { outcome: 'unsure', candidates: alike, why: 'The title is not quite the same.' }
      : { outcome: 'unknown', candidates: [], why: null }
  }

  #named(...titles: (string | undefined)[]): Known[] {
    const found = titles.flatMap((title) => {
      if (!title) return []
      return this.#byName.get(foldTitle(title)) ?? this.#byName.get(withoutArticle(title)) ?? []
    })
    return [...new Set(found)]
  }

  /** Parts of the title ("Guardian: …"), and names one slip away. */
  #alike(title: string): Known[] {
    const parts = title.slice(0, LONGEST).split(/\s*[:/|]\s*|\s+[–—-]\s+|\s*[()[\]]\s*/)
    const byPart = parts.length > 1 ? parts.flatMap((part) => this.#named(part)) : []
    const folded = foldTitle(title)
    const near =
      folded.length < TYPO_FROM
        ? []
        : (this.#byStart.get(folded.slice(0, 3)) ?? []).filter(({ name }) => isNear(name, folded))
    return [...new Set([...byPart, ...near.map(({ drama }) => drama)])].slice(0, MOST_CANDIDATES)
  }
}

const sure = (candidates: Known[]): Match => ({ outcome: 'matched', candidates, why: null })

function judge(found: Known[], year: number | null, isFilm = false): Match {
  const distance = (drama: Known) => (year === null ? 0 : Math.abs(drama.year - year))
  const candidates = found
    .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, MOST_CANDIDATES)
  const unsure = (why: string): Match => ({ outcome: 'unsure', candidates, why })
  const exact = found.filter((drama) => distance(drama) === 0)
  const near = found.filter((drama) => distance(drama) <= SAME_YEAR)
  const [only, another] = exact.length > 0 ? exact : near
  if (isFilm) return unsure('The export says this is a film.')
  if (!only) return unsure('There is one of this name, but of another year.')
  if (another) return unsure('More than one drama has this name.')
  return sure([only])
}

/** The title as it stands; and if nothing is called so, without what services write behind it. */
function readings({ title, year }: ExportRow): { title: string; year: number | null }[] {
  const behind = /[\s,–-]+[([]?((?:19|20)\d{2})[)\]]?$/.exec(title.slice(-12))
  const bare = title.replace(/\s+\(?(?:korean drama|k-drama|tv series)\)?$/i, '')
  return [
    { title, year },
    ...(behind ? [{ title: title.slice(0, -behind[0].length), year: year ?? Number(behind[1]) }] : []),
    ...(bare === title ? [] : [{ title: bare, year }]),
  ]
}

const withoutArticle = (title: string) => foldTitle(title.replace(/^(?:the|a|an)\s+/i, ''))

function put<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

/** One slip in a short name, two in a long one: a letter too many, too few, another, or two swapped. */
function isNear(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 12 ? 2 : 1
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return false
    before = last
    last = row
  }
  return last[b.length]! <= most
}
