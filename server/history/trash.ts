// Deletes what has been in the trash for thirty days, with its generated pictures.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { dramaSubject } from '#server/dramas/picture.ts'
import { dramas, removedFromIndex } from '#server/dramas/table.ts'
import { artworkPrefix, type Subject } from '#server/images/artwork.ts'
import { queueFileDeletions } from '#server/images/file-deletions.ts'
import { articleSubject } from '#server/news/picture.ts'
import { articles } from '#server/news/table.ts'
import { placeSubject } from '#server/virtual-tour/picture.ts'
import { places } from '#server/virtual-tour/table.ts'

export async function emptyTrash(db: Db) {
  const old = sql`deleted_at < now() - interval '30 days'`
  await write(db, async (tx) => {
    const deletedDramas = await tx.delete(dramas).where(old).returning()
    const removed = deletedDramas.flatMap(({ indexKey }) => (indexKey === null ? [] : [{ indexKey }]))
    if (removed.length > 0) await tx.insert(removedFromIndex).values(removed).onConflictDoNothing()
    const subjects: Subject[] = [
      ...deletedDramas.map(dramaSubject),
      ...(await tx.delete(articles).where(old).returning()).map(articleSubject),
      ...(await tx.delete(places).where(old).returning()).map(placeSubject),
    ]
    await queueFileDeletions(tx, [...new Set(subjects.map(artworkPrefix))])
  })
}
