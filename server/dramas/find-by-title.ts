// Finds dramas by title: any of their names counts, compared by letters and digits only.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramas } from './table.ts'

/**
 * The dramas with these titles, in one indexed query.
 * @returns by title as it was given; a title nobody knows is not in it
 */
export async function dramasByTitle(db: Db, titles: readonly string[]): Promise<Map<string, number>> {
  const unique = [...new Set(titles)]
  if (unique.length === 0) return new Map()
  const found = await findByTitle(db).execute({ titles: unique })
  return new Map(found.map(({ title, id }) => [title, id]))
}

// Computes each key once; the index finds the few dramas to compare.
// If several share a name: the one whose title it is, then the best rated.
const findByTitle = prepared((db) =>
  db
    .select({ title: sql<string>`called`, id: sql<number>`id` })
    .from(sql`(
      with wanted as materialized (
        select called, title_key(called) as key from unnest(${sql.placeholder('titles')}::text[]) called)
      select distinct on (called) called, id
      from (
        select ${dramas.id} as id, ${dramas.title} as title, ${dramas.score} as score,
          ${dramas.inIndex} as in_index, unnest(${dramas.nameKeys}) as key
        from ${dramas}
        where ${dramas.nameKeys} && array(select key from wanted) and ${dramas.deletedAt} is null) named
      join wanted using (key)
      order by called, in_index, (title_key(title) = key) desc, score desc, id) found`)
    .prepare('dramas_called'),
)
