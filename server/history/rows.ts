// Content that is rows of a table: how a row is locked, saved, and moved to the trash.
import { eq, type GetColumnData, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/open.ts'
import type { ContentStore } from './history.ts'

type Columns<Names extends string = string> = Record<Names, PgColumn>
type ContentTable = PgTable & Columns<'id' | 'version' | 'updatedAt' | 'deletedAt'>

/**
 * @param columns what is read of a row
 * @param fieldsOf the editable fields of a row
 * @param inRow the same fields as the row has them
 */
export function rowsOf<
  S extends object,
  Table extends ContentTable,
  Read extends Columns & Columns<'version' | 'deletedAt'>,
>(
  table: Table,
  columns: Read,
  fieldsOf: (row: { [Name in keyof Read]: GetColumnData<Extract<Read[Name], PgColumn>> }) => S,
  inRow: (fields: S) => PgUpdateSetSource<Table>,
): Pick<ContentStore<S>, 'lock' | 'save' | 'setDeleted'> {
  const update = async (tx: Tx, item: string, values: object) =>
    void (await tx
      .update(table)
      .set(values)
      .where(eq(table.id, Number(item))))
  return {
    async lock(tx, item) {
      const rows = await tx
        .select(columns as Columns)
        .from(table as PgTable)
        .where(eq(table.id, Number(item)))
        .for('update')
      const row = rows[0] as Parameters<typeof fieldsOf>[0] | undefined
      if (!row) return null
      return { state: fieldsOf(row), version: row.version as number, inTrash: row.deletedAt !== null }
    },
    save: (tx, item, fields) =>
      update(tx, item, { ...inRow(fields), version: sql`${table.version} + 1`, updatedAt: sql`now()` }),
    setDeleted: (tx, item, thrownAway) => update(tx, item, { deletedAt: thrownAway ? sql`now()` : null }),
  }
}
