// Runs an import: plans everything first, then writes it in one short transaction.
import { eq, max, sql } from 'drizzle-orm'
import type { ImportChoices, ImportEnd } from '#contract/api/admin-import.ts'
import type { DramaFields } from '#contract/content/drama.ts'
import type { Db } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict } from '#server/http/failures.ts'
import { dramaImports, dramas } from '../table.ts'
import { rowOf } from '../write-dramas.ts'
import { type Job, lockJob } from './jobs.ts'
import { matchAll, type Plan, planImport } from './plan.ts'
import { insertMany, type NewRow, recordMany, updateMany } from './write-many.ts'

/** Advisory lock: only one import at a time, so that two cannot add the same drama. */
const LOCK = 731_017

export const alreadyDone = () => conflict('This import is already done')

/** @throws conflict if it ran before */
export async function runImport(db: Db, job: Job, choices: ImportChoices, me: Me): Promise<ImportEnd> {
  const rows = job.rows
  if (job.doneAt || !rows) throw alreadyDone()
  const [newest] = await db.select({ id: max(dramas.id) }).from(dramas)
  const plan = await planImport(db, rows, choices)
  const rowsToAdd = plan.adds.map(rowOf)
  const done = await write(db, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    if ((await lockJob(tx, job.id)).doneAt) throw alreadyDone()
    const fresh = await withoutLatecomers(tx, rowsToAdd, newest?.id ?? 0)
    return writePlan({ tx, changed, me }, job.id, plan, fresh)
  })
  return { ...done, left: plan.adds.length + plan.changes.length - done.added - done.changed }
}

/** Skips dramas that somebody else created since the plan was made. */
async function withoutLatecomers(tx: Db, rows: NewRow[], after: number): Promise<NewRow[]> {
  const [newest] = await tx.select({ id: max(dramas.id) }).from(dramas)
  if (!newest?.id || newest.id <= after) return rows
  const asRead = rows.map((fields, row) => ({ row, id: null, title: fields.title, fields, problems: [] }))
  const matches = await matchAll(tx, asRead, after)
  return rows.filter((_, at) => matches[at]!.found.length === 0)
}

async function writePlan(
  { tx, changed, me }: { tx: Parameters<Parameters<typeof write>[1]>[0]; changed: Changed; me: Me },
  importId: number,
  plan: Plan,
  fresh: readonly NewRow[],
) {
  const ids = await insertMany(tx, fresh)
  const written = await updateMany(
    tx,
    plan.changes.map(({ id, version, after }) => ({ id, version, fields: after })),
  )
  const changes = plan.changes.filter(({ id }) => written.has(id))
  const records = [
    ...fresh.map((row, at) => ({ item: String(ids[at]), version: 1, before: null, after: fieldsIn(row) })),
    ...changes.map(({ id, version, before, after }) => ({
      item: String(id),
      version: version + 1,
      before,
      after,
    })),
  ]
  await recordMany(tx, me, 'imported', records, importId)
  await tx
    .update(dramaImports)
    .set({ doneAt: sql`now()`, rows: null, added: fresh.length, changed: changes.length })
    .where(eq(dramaImports.id, importId))
  if (records.length > 0) changed('dramas')
  return { added: fresh.length, changed: changes.length }
}

/** The fields an admin may change. The others are derived from them. */
function fieldsIn(row: NewRow): DramaFields {
  const { artSeed, score, sortTitle, firstPlatform, searchedText, ...fields } = row
  return fields
}
