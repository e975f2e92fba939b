// Content that is rows of a table: how a row is locked, saved, and moved to the trash.
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/open.ts'
import type { ContentStore } from './history.ts'

type ContentTable = PgTable & Record<'id' | 'version' | 'updatedAt' | 'deletedAt', PgColumn>

/**
 * @param columns what is read of a row
 * @param fieldsOf the editable fields of a row
 * @param inRow the same fields as the row has them
 */
export function rowsOf<S extends object, Row extends { version: number; deletedAt: Date | null }>(
  table: ContentTable,
  columns: Record<string, PgColumn>,
  fieldsOf: (row: Row) => S,
  inRow: (fields: S) => object = (fields) => fields,
): Pick<ContentStore<S>, 'lock' | 'save' | 'setDeleted'> {
  const update = async (tx: Tx, item: string, values: object) =>
    void (await tx
      .update(table)
      .set(values)
      .where(eq(table.id, Number(item))))
  return {
    async lock(tx, item) {
      const rows = await tx
        .select(columns)
        .from(table as PgTable)
        .where(eq(table.id, Number(item)))
        .for('update')
      const row = rows[0] as Row | undefined
      return row ? { state: fieldsOf(row), version: row.version, inTrash: row.deletedAt !== null } : null
    },
    save: (tx, item, fields) =>
      update(tx, item, { ...inRow(fields), version: sql`${table.version} + 1`, updatedAt: sql`now()` }),
    setDeleted: (tx, item, thrownAway) => update(tx, item, { deletedAt: thrownAway ? sql`now()` : null }),
  }
}
