// Reads single dramas from the database.
import { and, eq, sql } from 'drizzle-orm'
import type { Drama } from '#contract/api/dramas.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { credits, people } from '#server/people/table.ts'
import { tmdbOfDrama } from '#server/tmdb/show.ts'
import { openTopics } from './comfort.ts'
import { membersRatings, withRating } from './members-rating.ts'
import { showOneDrama } from './show.ts'
import type { DramaRow } from './table.ts'
import { dramaColumns, dramas, isHere } from './table.ts'

const dramaById = prepared((db) =>
  db
    .select(dramaColumns)
    .from(dramas)
    .where(and(eq(dramas.id, sql.placeholder('id')), isHere))
    .prepare('drama_by_id'),
)

export async function dramaRow(db: Db, id: number): Promise<DramaRow | null> {
  const [row] = await dramaById(db).execute({ id })
  return row ?? null
}

const isDramaById = prepared((db) =>
  db
    .select({ id: dramas.id })
    .from(dramas)
    .where(and(eq(dramas.id, sql.placeholder('id')), isHere))
    .prepare('is_drama'),
)

export async function isDrama(db: Db, id: number): Promise<boolean> {
  return (await isDramaById(db).execute({ id })).length > 0
}

/** Its cast and writers, in their order, with the addresses of their pages. */
const creditedPeople = sql<NonNullable<Drama['people']>>`coalesce((
  select json_agg(json_build_object('name', credited_as, 'slug', slug, 'role', role) order by role, position)
  from ${credits} join ${people} on people.id = person_id where drama_id = dramas.id), '[]')`

const shownDrama = prepared((db) =>
  db
    .select({ ...dramaColumns, ...openTopics, people: creditedPeople, tmdb: tmdbOfDrama })
    .from(dramas)
    .where(and(eq(dramas.id, sql.placeholder('id')), isHere))
    .prepare('shown_drama_by_id'),
)

/** Of the catalogue or of the index. */
export async function oneDrama(db: Db, id: number): Promise<Drama | null> {
  const [[row], ratings] = await Promise.all([shownDrama(db).execute({ id }), membersRatings(db)()])
  return row ? withRating(ratings)(showOneDrama(row)) : null
}
