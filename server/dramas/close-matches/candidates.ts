// Finds the candidate dramas by index keys, the best rated first.
import { type SQL, sql } from 'drizzle-orm'
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
  where?: SQL | undefined
}

/** @returns the candidates of each list of keys; one statement for all of them */
export async function candidatesFor(
  db: Db | Tx,
  lists: readonly (readonly number[])[],
  { inIndex, among, most, where = sql`true` }: Limits,
): Promise<Candidate[][]> {
  const used = [...lists.entries()].filter(([, keys]) => keys.length > 0)
  if (used.length === 0) return lists.map(() => [])
  const values = used.map(([list, keys]) => sql`(${list}::integer, ${sql.param(keys)}::integer[])`)
  const { rows } = await db.execute<Candidate & { list: number }>(sql`
    select list, id, score::float8 as score, title, year, native_title as "nativeTitle",
      romanized_title as "romanizedTitle", aliases, main_cast as "mainCast", writer, in_index as "inIndex"
    from (values ${sql.join(values, sql`, `)}) lists (list, keys)
    cross join lateral (
      select * from dramas_with_close_keys(keys, ${inIndex}, ${among}) dramas
      where ${where} order by score desc, id limit ${most}) candidates
    order by list, candidates.score desc, id`)
  const byList = Map.groupBy(rows, ({ list }) => list)
  return lists.map((_, list) => byList.get(list) ?? [])
}
