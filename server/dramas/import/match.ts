// Finds the drama of a row, by id and title, or by one of its names and its year. Rows are in memory and dramas are
// streamed, so memory does not grow with the catalog.
import { foldTitle } from '#server/watchlist/import/titles.ts'
import type { CheckedRow } from './check-row.ts'

export interface Known {
  id: number
  title: string
  nativeTitle: string | null
  romanizedTitle: string | null
  aliases: string[]
  year: number
}

export interface Match {
  /** the matching drama; more than one if it is ambiguous */
  found: Known[]
  /** matched by id, so the title or the year may differ */
  byId: boolean
  /** the same title in another year */
  namesake: Known | null
}

/** A title proves more than another name: two equal other names do not match. */
type Kind = 'title' | 'other'
interface Hit {
  drama: Known
  both: boolean
}
interface Finding {
  row: CheckedRow
  own: Known | null
  hits: Map<number, Hit>
  namesake: Known | null
}

/** The name keys of a row or drama, the title and the Hangul title first. */
function namesOf(names: {
  title?: string
  nativeTitle?: string | null
  romanizedTitle?: string | null
  aliases?: readonly string[]
}): Map<string, Kind> {
  const folded = new Map<string, Kind>()
  const put = (name: string | null | undefined, kind: Kind) => {
    const key = foldTitle(name ?? '')
    if (key && !folded.has(key)) folded.set(key, kind)
  }
  put(names.title, 'title')
  put(names.nativeTitle, 'title')
  put(names.romanizedTitle, 'other')
  for (const alias of names.aliases ?? []) put(alias, 'other')
  return folded
}

/** Two rows of the same drama share one of these keys. */
export const rowKeys = ({ fields }: CheckedRow): string[] =>
  [...namesOf({ title: fields.title, nativeTitle: fields.nativeTitle }).keys()].map(
    (name) => `${fields.year} ${name}`,
  )

export class Matcher {
  readonly #findings: Finding[]
  readonly #byName = new Map<string, { finding: Finding; kind: Kind }[]>()
  readonly #byId = new Map<number, Finding[]>()

  constructor(rows: readonly CheckedRow[]) {
    this.#findings = rows.map((row) => ({ row, own: null, hits: new Map(), namesake: null }))
    for (const finding of this.#findings) {
      for (const [name, kind] of namesOf(finding.row.fields)) push(this.#byName, name, { finding, kind })
      if (finding.row.id !== null) push(this.#byId, finding.row.id, finding)
    }
  }

  /** Adds the next drama of the catalog. */
  see(drama: Known): void {
    const names = namesOf(drama)
    // An id alone proves nothing, because the file may come from another site.
    for (const finding of this.#byId.get(drama.id) ?? [])
      if (isSameUnderId(finding.row, drama, names)) finding.own = drama
    for (const [name, kind] of names)
      for (const { finding, kind: rowKind } of this.#byName.get(name) ?? []) {
        if (kind === 'other' && rowKind === 'other') continue
        const { year } = finding.row.fields
        if (year === drama.year || year === undefined) {
          const both = kind === 'title' && rowKind === 'title'
          const before = finding.hits.get(drama.id)
          finding.hits.set(drama.id, { drama, both: both || before?.both === true })
        } else if (kind === 'title' && rowKind === 'title') finding.namesake = drama
      }
  }

  /** One for each row, after the whole catalog was added. */
  results(): Match[] {
    return this.#findings.map(({ own, hits, namesake }) => {
      if (own) return { found: [own], byId: true, namesake: null }
      const all = [...hits.values()]
      const sure = all.filter(({ both }) => both)
      const found = (sure.length > 0 ? sure : all).map(({ drama }) => drama)
      return { found, byId: false, namesake: found.length > 0 ? null : namesake }
    })
  }
}

/** A row with an id may change the title or the year, but not both. */
const isSameUnderId = ({ fields }: CheckedRow, drama: Known, names: ReadonlyMap<string, Kind>) =>
  fields.year === drama.year || [...namesOf(fields).keys()].some((name) => names.get(name) === 'title')

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
