// Which drama people mean by a title: any of its names counts, compared by letters and digits alone.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { dramas } from './table.ts'

/**
 * The dramas that go by these titles, in one indexed query.
 * @returns by title as it was given; a title nobody knows is not in it
 */
export async function dramasCalled(db: Db, titles: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(titles)]
  if (wanted.length === 0) return new Map()
  // Of several that share a name: the one whose first name it is, then the better known.
  const { rows } = await db.execute<{ called: string; id: number }>(sql`
    select distinct on (called) called, ${dramas.id} as id
    from unnest(${sql.param(wanted)}::text[]) called
    join ${dramas} on ${dramas.nameKeys} @> array[title_key(called)] and ${dramas.deletedAt} is null
    order by called, (title_key(${dramas.title}) = title_key(called)) desc, ${dramas.score} desc, ${dramas.id}`)
  return new Map(rows.map(({ called, id }) => [called, id]))
}
