// What follows a cursor in a list that is ordered by a value and then by id, both descending.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** An id, after the sort value if the caller knows it. */
export function readCursor(before: string): { id: number; value?: number } {
  const [first, second] = before.split('.').map(Number)
  return second === undefined ? { id: first! } : { id: second, value: first! }
}

/** @param by null: ordered by id alone. A sort value that is missing in the cursor is looked up. */
export function afterCursor(
  table: PgTable & { id: PgColumn },
  by: SQL | PgColumn | null,
  before: string,
): SQL {
  const { id, value } = readCursor(before)
  if (by === null) return sql`${table.id} < ${id}::int`
  return value === undefined
    ? sql`(${by}, ${table.id}) < (select ${by}, ${table.id} from ${table} where ${table.id} = ${id}::int)`
    : sql`(${by}, ${table.id}) < (${value}::int, ${id}::int)`
}
