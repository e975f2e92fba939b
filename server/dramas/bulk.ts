// Bulk actions: locks many dramas, changes them with few statements, reports a result for each.
import { asc, inArray } from 'drizzle-orm'
import type { BulkResult } from '#contract/api/admin-dramas.ts'
import type { DramaFields } from '#contract/content/drama.ts'
import type { BulkAction } from '#contract/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { differences, type State } from '#contract/history.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Doing } from '#server/history/history.ts'
import { type RevisionRow, recordMany, setDeletedMany, updateMany } from './import/write-many.ts'
import { missingForCatalogue } from './move-to-catalogue.ts'
import type { DramaRow } from './table.ts'
import { dramaColumns, dramas } from './table.ts'
import { fieldsOf } from './write-dramas.ts'

const DONE = 'Done'

/** A missing drama is reported in its result; the others are changed. */
export async function changeMany(
  doing: Doing,
  ids: readonly number[],
  action: BulkAction,
  category: string,
): Promise<BulkResult[]> {
  const unique = [...new Set(ids)]
  const rows = await doing.tx
    .select(dramaColumns)
    .from(dramas)
    .where(inArray(dramas.id, unique))
    // lock in one order to avoid deadlocks
    .orderBy(asc(dramas.id))
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const fromTrash = action === 'take-out'
  const results = unique.map((id): BulkResult => {
    const row = byId.get(id)
    const title = row?.title ?? `Drama ${id}`
    const isFound = row !== undefined && (row.deletedAt !== null) === fromTrash
    const problem = isFound ? problemWith(row, action, category) : 'Drama not found'
    return { id, title, done: problem === null, message: problem ?? DONE }
  })
  const meant = results.filter(({ done }) => done).map(({ id }) => byId.get(id)!)
  if (fromTrash || action === 'delete') await moveMany(doing, meant, action)
  else await putAll(doing, meant, (row) => fieldsAfter(row, action, category))
  return results
}

async function moveMany({ tx, changed, me }: Doing, rows: readonly DramaRow[], to: 'delete' | 'take-out') {
  const thrownAway = to === 'delete'
  const moved = await setDeletedMany(tx, rows, thrownAway)
  const records = rows.flatMap((row): RevisionRow[] => {
    if (!moved.has(row.id)) return []
    const [before, after] = thrownAway ? [fieldsOf(row), null] : [null, fieldsOf(row)]
    return [{ item: String(row.id), version: row.version, before, after }]
  })
  await recordMany(tx, me, thrownAway ? 'deleted' : 'restored', records)
  for (const id of moved) changed('dramas', id)
}

/** Skips dramas that would not change. */
async function putAll(
  { tx, changed, me }: Doing,
  rows: readonly DramaRow[],
  fieldsFor: (row: DramaRow) => Partial<DramaFields>,
) {
  const updates = rows.flatMap((row) => {
    const before = fieldsOf(row)
    const fields: DramaFields = { ...before, ...fieldsFor(row) }
    const isSame = differences(before as unknown as State, fields as unknown as State).length === 0
    return isSame ? [] : [{ id: row.id, version: row.version, before, fields }]
  })
  await updateMany(tx, updates)
  const records = updates.map(({ id, version, before, fields }) => ({
    item: String(id),
    version: version + 1,
    before,
    after: fields,
  }))
  await recordMany(tx, me, 'updated', records)
  for (const { id } of updates) changed('dramas', id)
}

const without = (categories: readonly string[], category: string) =>
  categories.filter((own) => foldCategory(own) !== foldCategory(category))

function fieldsAfter(row: DramaRow, action: BulkAction, category: string): Partial<DramaFields> {
  if (action === 'move-to-catalogue') return { inIndex: false }
  if (action === 'popular' || action === 'not-popular') return { isPopular: action === 'popular' }
  const others = without(row.categories, category)
  return { categories: action === 'add-category' ? [...others, category] : others }
}

function problemWith(row: DramaRow, action: BulkAction, category: string): string | null {
  if (action === 'move-to-catalogue') return row.inIndex ? missingForCatalogue(row) : null
  if (row.inIndex && action === 'popular') return 'Only dramas of the catalog can be popular'
  return action === 'add-category' && without(row.categories, category).length >= LIMITS.listItems
    ? `Categories can have at most ${LIMITS.listItems} entries`
    : null
}
