// Finds the subject of a generated picture by its address.
import { eq } from 'drizzle-orm'
import { LARGEST_ID } from '#contract/largest-id.ts'
import type { Db } from '#server/db/open.ts'
import { dramaSubject } from '#server/dramas/picture.ts'
import { dramas } from '#server/dramas/table.ts'
import { articleSubject } from '#server/news/picture.ts'
import { articles } from '#server/news/table.ts'
import { placeSubject } from '#server/virtual-tour/picture.ts'
import { places } from '#server/virtual-tour/table.ts'
import type { ArtworkArea, Subject } from './artwork.ts'

/** Also of drafts and deleted items: admins see them. */
export async function artworkSubject(db: Db, area: ArtworkArea, id: number): Promise<Subject | null> {
  if (id > LARGEST_ID) return null
  if (area === 'drama') {
    const [row] = await db.select().from(dramas).where(eq(dramas.id, id))
    return row ? dramaSubject(row) : null
  }
  if (area === 'article') {
    const [row] = await db.select().from(articles).where(eq(articles.id, id))
    return row ? articleSubject(row) : null
  }
  const [row] = await db.select().from(places).where(eq(places.id, id))
  return row ? placeSubject(row) : null
}
