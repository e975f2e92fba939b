// Stores imports: the planned and the finished ones, and who made them.
import { desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { ImportDone } from '#contract/api/admin-import.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { notFound } from '#server/http/failures.ts'
import { dramaImports } from '../table.ts'
import type { CheckedRow } from './check-row.ts'

/** Imports shown in the list. */
const SHOWN = 20
export type Job = typeof dramaImports.$inferSelect

export async function saveJob(
  db: Db,
  job: { name: string; format: string; ignored: string[]; rows: CheckedRow[]; memberId: number },
): Promise<Job> {
  const [stored] = await db
    .insert(dramaImports)
    .values({ ...job, total: job.rows.length })
    .returning()
  return stored!
}

/** @throws not-found */
export async function jobOf(db: Db, id: number): Promise<Job> {
  const [job] = await db.select().from(dramaImports).where(eq(dramaImports.id, id))
  if (!job) throw notFound('import')
  return job
}

/** The same without its rows, locked until the transaction ends. */
export async function lockJob(tx: Tx, id: number): Promise<Pick<Job, 'doneAt' | 'undoneAt'>> {
  const [job] = await tx
    .select({ doneAt: dramaImports.doneAt, undoneAt: dramaImports.undoneAt })
    .from(dramaImports)
    .where(eq(dramaImports.id, id))
    .for('update')
  if (!job) throw notFound('import')
  return job
}

export async function lastJobs(db: Db): Promise<ImportDone[]> {
  const { rows: _, ignored: __, memberId, ...columns } = dramaImports
  const { id, name, format, total, added, changed, createdAt, doneAt, undoneAt } = columns
  const rows = await db
    .select({ id, name, format, total, added, changed, createdAt, doneAt, undoneAt, by: members.username })
    .from(dramaImports)
    .leftJoin(members, eq(members.id, memberId))
    .orderBy(desc(id))
    .limit(SHOWN)
  return rows.map((row) => ({
    ...row,
    format: row.format as ImportDone['format'],
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }))
}

/** Deletes imports that nobody ran within a day. */
export const forgetOldImports = (db: Db) =>
  db
    .delete(dramaImports)
    .where(
      sql`${isNull(dramaImports.doneAt)} and ${lt(dramaImports.createdAt, sql`now() - interval '1 day'`)}`,
    )
