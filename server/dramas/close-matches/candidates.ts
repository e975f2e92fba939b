// Finds the candidate dramas by index keys, the best rated first.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'

type Candidate = {
  id: number
  score: number
  title: string
  year: number
  nativeTitle: string | null
  romanizedTitle: string | null
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

/** @returns the candidates of each list of keys */
export async function candidatesFor(
  db: Db | Tx,
  lists: readonly (readonly number[])[],
  { inIndex, among, most, isAllowed = () => true }: Limits,
): Promise<Candidate[][]> {
  const used = [...lists.entries()].filter(([, keys]) => keys.length > 0)
  if (used.length === 0) return lists.map(() => [])
  const values = used.map(([list, keys]) => sql`(${list}::integer, ${sql.param(keys)}::integer[])`)
  const { rows: scored } = await db.execute<{ list: number; id: number; score: number }>(sql`
    select list, id, score::float8 as score
    from (values ${sql.join(values, sql`, `)}) lists (list, keys)
    cross join lateral dramas_with_close_keys(keys, ${inIndex}, ${among})`)
  const best = Map.groupBy(
    scored.filter(({ id }) => isAllowed(id)).sort((a, b) => b.score - a.score || a.id - b.id),
    ({ list }) => list,
  )
  const chosen = lists.map((_, list) => (best.get(list) ?? []).slice(0, most))
  const ids = [...new Set(chosen.flat().map(({ id }) => id))]
  if (ids.length === 0) return lists.map(() => [])
  const { rows } = await db.execute<Candidate>(sql`
    select id, score::float8 as score, title, year, native_title as "nativeTitle",
      romanized_title as "romanizedTitle", aliases, main_cast as "mainCast", writer, in_index as "inIndex"
    from dramas where id = any(${sql.param(ids)}::int[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosen.map((list) => list.flatMap(({ id }) => byId.get(id) ?? []))
}
