// Stores what TMDB says of a drama, and finds the photo of a person in it.
import { isDeepStrictEqual } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Changed } from '#server/db/write.ts'
import { credits } from '#server/people/table.ts'
import { pictureUrl } from './picture-key.ts'
import { tmdbPictures, tmdbTitles } from './table.ts'
import { queueTidy } from './tidy-job.ts'
import type { Title } from './title.ts'

/** Seconds, so that one run serves more than one batch of the refresh. */
const TIDY_AFTER = 10

/** Replaces what is stored about a drama. @param title without one, it is deleted */
export async function replaceTitle(tx: Tx, changed: Changed, dramaId: number, title?: Title) {
  if (title) {
    const [before] = await tx.select().from(tmdbTitles).where(eq(tmdbTitles.dramaId, dramaId))
    await tx
      .insert(tmdbTitles)
      .values({ dramaId, ...title })
      .onConflictDoUpdate({ target: tmdbTitles.dramaId, set: { ...title, fetchedAt: sql`now()` } })
    // Most answers are the same as a week ago, and every cached page depends on the dramas.
    if (before && isDeepStrictEqual({ ...before, ...title }, before)) return
  } else {
    const gone = await tx.delete(tmdbTitles).where(eq(tmdbTitles.dramaId, dramaId)).returning()
    if (gone.length === 0) return
  }
  changed('dramas', dramaId)
  await queueTidy(tx, TIDY_AFTER)
}

/** TMDB's face for a person's name in the cast of their dramas; the latest drama counts. */
const faces = prepared((db) =>
  db
    .select({ name: tmdbPictures.name })
    .from(credits)
    .innerJoin(tmdbTitles, eq(tmdbTitles.dramaId, credits.dramaId))
    .innerJoin(
      sql`jsonb_array_elements(${tmdbTitles.cast}) one`,
      sql`title_key(one->>'name') = ${credits.nameKey}`,
    )
    .innerJoin(tmdbPictures, sql`${tmdbPictures.key} = one->>'face'`)
    .where(sql`${credits.personId} = ${sql.placeholder('personId')} and ${credits.role} = 'actor'`)
    .orderBy(desc(credits.dramaId))
    .limit(1)
    .prepare('photo_of_person'),
)

export async function photoOf(db: Db, personId: number): Promise<string | null> {
  const [face] = await faces(db).execute({ personId })
  return face ? pictureUrl('face', face.name) : null
}
