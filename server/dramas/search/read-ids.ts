// Reads many ids at once, as bytes: as rows, a hundred thousand of them would take ten times as long.
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { IdSet } from './id-set.ts'

/** All ids of a query, in its order. */
export const idBytes = (id: SQLWrapper) => sql<Buffer>`coalesce(string_agg(int4send(${id}), ''), '')`

/** @param query selects `id`; its order is kept */
export async function idsInOrder(db: Db, query: SQLWrapper): Promise<Int32Array> {
  const { rows } = await db.execute<{ ids: Buffer }>(
    sql`select ${idBytes(sql.raw('id'))} as ids from (${query}) found`,
  )
  return idsIn(rows[0]!.ids)
}

export function idsIn(bytes: Buffer): Int32Array {
  const ids = new Int32Array(bytes.length / 4)
  // PostgreSQL sends the highest byte first.
  for (let at = 0; at < ids.length; at++) ids[at] = bytes.readInt32BE(at * 4)
  return ids
}

/** @param query selects `id` */
export const idsOf = async (db: Db, query: SQLWrapper): Promise<IdSet> =>
  IdSet.of(await idsInOrder(db, query))
