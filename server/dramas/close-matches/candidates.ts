// Finds the candidate dramas by index keys, the best rated first.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { tmdbTitles } from '#server/tmdb/table.ts'
import { dramas } from '../table.ts'

type Candidate = {
  id: number
  score: number
  title: string
  year: number
  nativeTitle: string | null
  romanizedTitle: string | null
  /** TMDB's titles among them */
  aliases: string[]
  mainCast: string[]
  writer: string
  inIndex: boolean
}

interface Limits {
  /** of the index, or of the catalogue */
  inIndex: boolean
  /** how many of each list are read before ordering: ordering all would take longer with every drama */
  among: number
  /** how many of each list come back */
  most: number
  /** which of those that are read */
  isAllowed?: (id: number) => boolean
}

/** Lists of keys come as texts: PostgreSQL has no array of arrays of different lengths. */
const scored = prepared((db) =>
  db
    .select({
      list: sql<number>`list`,
      id: sql<number>`id`,
      score: sql<number>`score::float8`,
    })
    .from(
      sql`unnest(${sql.placeholder('lists')}::int[], ${sql.placeholder('keys')}::text[]) lists (list, keys)
        cross join lateral dramas_with_close_keys(keys::integer[], ${sql.placeholder('inIndex')}, ${sql.placeholder('among')})`,
    )
    .prepare('scored_candidates'),
)

const withNames = prepared((db) =>
  db
    .select({
      id: dramas.id,
      score: sql<number>`${dramas.score}::float8`,
      title: dramas.title,
      year: dramas.year,
      nativeTitle: dramas.nativeTitle,
      romanizedTitle: dramas.romanizedTitle,
      aliases: sql<
        string[]
      >`${dramas.aliases} || array_remove(array[${tmdbTitles.title}, ${tmdbTitles.nativeTitle}], null)`,
      mainCast: dramas.mainCast,
      writer: dramas.writer,
      inIndex: dramas.inIndex,
    })
    .from(dramas)
    .leftJoin(tmdbTitles, eq(tmdbTitles.dramaId, dramas.id))
    .where(sql`${dramas.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('candidates'),
)

/** @returns the candidates of each list of keys */
export async function candidatesFor(
  db: Db,
  lists: readonly (readonly number[])[],
  { inIndex, among, most, isAllowed = () => true }: Limits,
): Promise<Candidate[][]> {
  const used = [...lists.entries()].filter(([, keys]) => keys.length > 0)
  if (used.length === 0) return lists.map(() => [])
  const rows = await scored(db).execute({
    lists: used.map(([list]) => list),
    keys: used.map(([, keys]) => `{${keys}}`),
    ...{ inIndex, among },
  })
  const best = Map.groupBy(
    rows.filter(({ id }) => isAllowed(id)).sort((a, b) => b.score - a.score || a.id - b.id),
    ({ list }) => list,
  )
  const chosen = lists.map((_, list) => (best.get(list) ?? []).slice(0, most))
  const ids = [...new Set(chosen.flat().map(({ id }) => id))]
  if (ids.length === 0) return lists.map(() => [])
  const byId = new Map((await withNames(db).execute({ ids })).map((row) => [row.id, row]))
  return chosen.map((list) => list.flatMap(({ id }) => byId.get(id) ?? []))
}
