// Plans an import against the current catalog. It writes nothing, and yields to other requests in between.
import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, gt, inArray } from 'drizzle-orm'
import type { ImportChoices, ImportLine, ImportPlan } from '#contract/api/admin-import.ts'
import type { DramaFields } from '#contract/content/drama.ts'
import { isPlain } from '#contract/drama-import.ts'
import { differences, type State } from '#contract/history.ts'
import type { Db } from '#server/db/open.ts'
import { deletedUploads } from '#server/images/deleted-uploads.ts'
import { newDrama } from '../admin-routes.ts'
import { missingForCatalogue } from '../move-to-catalogue.ts'
import { remarksFor } from '../provenance.ts'
import type { DramaRow } from '../table.ts'
import { dramaColumns, dramas, isHere } from '../table.ts'
import { fieldsOf } from '../write-dramas.ts'
import { type CheckedRow, shown } from './check-row.ts'
import { type Known, type Match, Matcher, rowKeys } from './match.ts'
import { plainSentence } from './plain-sentence.ts'

interface Change {
  id: number
  /** the version of the drama that the plan is based on */
  version: number
  before: DramaFields
  after: DramaFields
}

export interface Plan {
  lines: ImportLine[]
  counts: ImportPlan['counts']
  adds: DramaFields[]
  changes: Change[]
}

/** Dramas read, and rows planned, at once. */
const AT_ONCE = 500

export async function planImport(db: Db, rows: readonly CheckedRow[], choices: ImportChoices): Promise<Plan> {
  const matches = await matchAll(db, rows)
  const here = await readDramas(db, idsOf(matches))
  const plan: Plan = { lines: [], counts: { new: 0, change: 0, same: 0, refused: 0 }, adds: [], changes: [] }
  const seen = new Seen()
  const deleted = await deletedUploads(
    db,
    rows.map(({ fields }) => fields.imageUrl),
  )
  for (const [at, input] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await breathe()
    const isDeleted = deleted.has(input.fields.imageUrl)
    const row = isDeleted ? withoutPicture(input) : input
    const line = decide(row, matches[at]!, here, choices, seen, plan)
    if (isDeleted && line.outcome !== 'refused') line.notes.push(NOT_HERE)
    plan.lines.push(line)
    plan.counts[line.outcome]++
  }
  return plan
}

/** Matches the rows with the whole catalog, or with the dramas after an id. */
export async function matchAll(db: Db, rows: readonly CheckedRow[], after = 0): Promise<Match[]> {
  const matcher = new Matcher(rows)
  const { id, title, nativeTitle, romanizedTitle, aliases, year } = dramas
  for (let last = after; ; ) {
    const found: Known[] = await db
      .select({ id, title, nativeTitle, romanizedTitle, aliases, year })
      .from(dramas)
      .where(and(gt(id, last), isHere))
      .orderBy(asc(id))
      .limit(AT_ONCE)
    for (const drama of found) matcher.see(drama)
    if (found.length < AT_ONCE) return matcher.results()
    last = found.at(-1)!.id
  }
}

const NOT_HERE = 'Its picture is not among the uploads here, so it is left out.'
const withoutPicture = (row: CheckedRow): CheckedRow => {
  const { imageUrl, ...fields } = row.fields
  return { ...row, fields }
}

const idsOf = (matches: readonly Match[]) => [
  ...new Set(matches.flatMap(({ found }) => (found.length === 1 ? [found[0]!.id] : []))),
]

async function readDramas(db: Db, ids: readonly number[]): Promise<Map<number, DramaRow>> {
  const found = new Map<number, DramaRow>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    const rows = await db
      .select(dramaColumns)
      .from(dramas)
      .where(and(inArray(dramas.id, part), isHere))
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Remembers the first row of each drama, so that a second one is refused. */
class Seen {
  readonly #rows = new Map<string | number, number>()

  /** @returns the position of an earlier row, or null */
  note(row: number, keys: readonly (string | number)[]): number | null {
    const before = keys.map((key) => this.#rows.get(key)).find((known) => known !== undefined)
    if (before !== undefined) return before
    for (const key of keys) this.#rows.set(key, row)
    return null
  }
}

function decide(
  row: CheckedRow,
  { found, byId, namesake }: Match,
  here: ReadonlyMap<number, DramaRow>,
  choices: ImportChoices,
  seen: Seen,
  plan: Pick<Plan, 'adds' | 'changes'>,
): ImportLine {
  const [match] = found
  const line: ImportLine = {
    row: row.row,
    title: row.title,
    year: row.fields.year ?? null,
    outcome: 'refused',
    dramaId: found.length === 1 ? match!.id : null,
    moves: false,
    changes: [],
    problems: [...row.problems],
    notes: [],
  }
  const refuse = (field: string, message: string) => line.problems.push({ field, message })
  if (found.length > 1)
    refuse('title', `This matches more than one drama: ${found.map(({ id }) => `no. ${id}`).join(', ')}`)
  if (line.problems.length > 0) return line
  const drama = match && here.get(match.id)
  const fields = drama ? {} : newFields(row.fields, choices.plain, refuse)
  if (line.problems.length > 0) return line
  // Two seasons of one year may share a Hangul title, so the drama's id counts more.
  const before = seen.note(row.row, drama ? [drama.id] : rowKeys(row))
  if (before !== null) {
    refuse('title', `Same drama as row ${before}`)
    return line
  }
  if (drama) {
    const { change, stays } = changeOf(drama, row.fields, choices.existing, byId)
    line.outcome = change ? 'change' : 'same'
    if (stays) line.notes.push(`Stays in the index. ${stays}.`)
    if (!change) return line
    plan.changes.push(change)
    line.changes = shortened(change)
    line.moves = change.before.inIndex && !change.after.inIndex
    return line
  }
  const added = { ...newDrama(), ...fields } as DramaFields
  plan.adds.push(added)
  line.outcome = 'new'
  if (isPlain(added.description)) line.notes.push('Its description will be one sentence made from the facts.')
  if (namesake) line.notes.push(`${namesake.title} from ${namesake.year} is already here.`)
  return line
}

/** Fields that a new drama needs and nobody can guess. */
function newFields(
  fields: Partial<DramaFields>,
  plain: boolean,
  refuse: (field: string, message: string) => void,
): Partial<DramaFields> {
  const { title, year, episodes, description } = fields
  if (!title) refuse('title', 'Title is required')
  if (year === undefined) refuse('year', 'Year is required')
  if (episodes === undefined) refuse('episodes', 'Episodes are required')
  if (description || !title || year === undefined) return fields
  if (plain) return { ...fields, description: plainSentence({ ...fields, title, year }) }
  refuse('description', 'Description is required')
  return fields
}

const isEmpty = (field: string, value: unknown) =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (field === 'rating' && value === '0/10') ||
  (field === 'description' && isPlain(String(value)))

/** @returns the changes, if any, and why a drama stays in the index */
function changeOf(
  drama: DramaRow,
  input: Partial<DramaFields>,
  existing: ImportChoices['existing'],
  byId: boolean,
): { change: Change | null; stays: string | null } {
  const before = fieldsOf(drama)
  const sent = Object.entries(input).filter(([field]) => {
    // A drama that was matched by its names keeps our spelling of them.
    if (!byId && (field === 'title' || field === 'year')) return false
    return existing === 'replace' || isEmpty(field, before[field as keyof DramaFields])
  })
  const filled: DramaFields = { ...before, ...Object.fromEntries(sent) }
  const stays = drama.inIndex ? missingForCatalogue(filled) : null
  // "Do not change them" is about the catalog, where a drama that moves is new.
  if (existing === 'keep' && (!drama.inIndex || stays)) return { change: null, stays }
  const after = {
    ...filled,
    ...remarksFor(before, input, filled),
    ...(drama.inIndex && !stays && { inIndex: false }),
  }
  const changed = differences(before as unknown as State, after as unknown as State)
  // A new source alone is no change.
  if (changed.every(({ field }) => field === 'source')) return { change: null, stays }
  return { change: { id: drama.id, version: drama.version, before, after }, stays }
}

const shortened = ({ before, after }: Change) =>
  differences(before as unknown as State, after as unknown as State)
    // `moves` says it
    .filter(({ field }) => field !== 'inIndex')
    .map(({ field, before: was, after: is }) => ({
      field,
      before: inWords(was),
      after: inWords(is),
    }))

const inWords = (value: unknown) =>
  shown(Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
