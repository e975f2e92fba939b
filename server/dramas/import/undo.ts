// Undoes a whole import: moves what it created to the trash, and restores what it changed.
import { and, eq, sql } from 'drizzle-orm'
import type { ImportUndone } from '#contract/api/admin-import.ts'
import type { DramaFields } from '#contract/content/drama.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { revisions } from '#server/history/table.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict } from '#server/http/failures.ts'
import { deletedUploads } from '#server/images/deleted-uploads.ts'
import { dramaImports } from '../table.ts'
import { lockJob } from './jobs.ts'
import { recordMany, setDeletedMany, updateMany } from './write-many.ts'

/**
 * Dramas that were edited since stay as they are.
 * @throws not-found, or conflict if it did not run or was undone before
 */
export async function undoImport(db: Db, id: number, me: Me): Promise<ImportUndone> {
  const { item, version, before, after } = revisions
  const records = await db
    .select({ item, version, before, after })
    .from(revisions)
    .where(and(eq(revisions.importId, id), eq(revisions.action, 'imported')))
  const all = records.map((record) => ({
    id: Number(record.item),
    version: record.version,
    before: record.before as DramaFields | null,
    after: record.after as unknown as DramaFields,
  }))
  return write(db, async (tx, changed) => {
    const job = await lockJob(tx, id)
    if (!job.doneAt) throw conflict('This import has not been run yet')
    if (job.undoneAt) throw conflict('This import is already undone')
    const created = all.filter((record) => record.before === null)
    const trashed = await setDeletedMany(tx, created)
    // a field that did not exist then stays as it is now
    const changes = all.flatMap((record) =>
      record.before ? [{ ...record, fields: { ...record.after, ...record.before } }] : [],
    )
    // a picture that was deleted since cannot be restored
    const missing = await deletedUploads(
      tx,
      changes.map(({ fields }) => fields.imageUrl),
    )
    for (const { fields } of changes) if (missing.has(fields.imageUrl)) fields.imageUrl = null
    const putBack = await updateMany(tx, changes)
    await recordMany(
      tx,
      me,
      'deleted',
      created.flatMap(({ id, version, after }) =>
        trashed.has(id) ? [{ item: String(id), version, before: after, after: null }] : [],
      ),
      id,
    )
    await recordMany(
      tx,
      me,
      'restored',
      changes.flatMap(({ id, version, after, fields }) =>
        putBack.has(id) ? [{ item: String(id), version: version + 1, before: after, after: fields }] : [],
      ),
      id,
    )
    await tx.update(dramaImports).set({ undoneAt: sql`now()` }).where(eq(dramaImports.id, id))
    if (trashed.size + putBack.size > 0) changed('dramas')
    return {
      trashed: trashed.size,
      putBack: putBack.size,
      left: all.length - trashed.size - putBack.size,
    }
  })
}
