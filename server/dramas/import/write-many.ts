// Writes many dramas at once: the rows are sent as one JSON text.
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DramaFields } from '#contract/content/drama.ts'
import type { HistoryAction } from '#contract/history.ts'
import type { Tx } from '#server/db/open.ts'
import { revisions } from '#server/history/table.ts'
import type { Me } from '#server/http/bind.ts'
import { findable } from '../findable.ts'
import { dramas } from '../table.ts'
import { joined, type rowOf } from '../write-dramas.ts'

export type NewRow = ReturnType<typeof rowOf>

/** Rows in one statement; few, so that other requests do not wait long. */
const BATCH_SIZE = 250

/** Calls `work` with the rows, a few hundred at a time. */
async function inBatches<Row>(rows: readonly Row[], work: (batch: readonly Row[]) => Promise<void>) {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) await work(rows.slice(at, at + BATCH_SIZE))
}

export const columnsOf = (table: object, keys: readonly string[]) =>
  keys.map((key) => ({ key, column: (table as Record<string, PgColumn>)[key]! }))
type Named = ReturnType<typeof columnsOf>
export const list = (parts: SQL[]) => sql.join(parts, sql`, `)
export const name = ({ column }: Named[number]) => sql`${sql.identifier(column.name)}`

/** The rows as a table `input`, numbered in order, with the names of the JSON. */
export const asTable = (rows: readonly object[], columns: readonly { key: string; type: string }[]) => sql`
  rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as (${list(columns.map(({ key, type }) => sql`${sql.identifier(key)} ${sql.raw(type)}`))}))
  with ordinality input`
export const typed = (named: Named) => named.map(({ key, column }) => ({ key, type: column.getSQLType() }))
export const inputColumn = (key: string) => sql`input.${sql.identifier(key)}`

/** @returns the new ids, in the order of the rows */
export async function insertMany(tx: Tx, rows: readonly NewRow[]): Promise<number[]> {
  const ids: number[] = []
  const columns = columnsOf(dramas, Object.keys(rows[0] ?? {}))
  await inBatches(rows, async (batch) => {
    const { rows: inserted } = await tx.execute<{ id: number }>(sql`
        insert into ${dramas} (${list(columns.map(name))})
        select ${list(columns.map(({ key }) => inputColumn(key)))} from ${asTable(batch, typed(columns))}
        order by input.ordinality returning id`)
    ids.push(...inserted.map(({ id }) => id))
  })
  return ids
}

export interface Update {
  id: number
  /** the version the plan is based on; a drama that changed since is skipped */
  version: number
  fields: DramaFields
}

/** @returns the ids of the written dramas */
export async function updateMany(tx: Tx, updates: readonly Update[]): Promise<Set<number>> {
  const written = new Set<number>()
  // computed in batches, because search columns are costly and other requests run in between
  const rowsOf = (batch: readonly Update[]) =>
    batch.map(({ id, version, fields }) => ({ ...fields, ...findable(fields), id, version }))
  const columns = columnsOf(
    dramas,
    Object.keys(rowsOf(updates.slice(0, 1))[0] ?? {}).filter((key) => key !== 'id' && key !== 'version'),
  )
  const marks = [
    { key: 'id', type: 'integer' },
    { key: 'version', type: 'integer' },
  ]
  await inBatches(updates, async (batch) => {
    const { rows: changed } = await tx.execute<{ id: number }>(sql`
        update ${dramas} set
          ${list(columns.map((one) => sql`${name(one)} = ${inputColumn(one.key)}`))},
          catalogued_at = ${joined(inputColumn('inIndex'))}, version = ${dramas.version} + 1, updated_at = now()
        from ${asTable(rowsOf(batch), [...typed(columns), ...marks])}
        where ${dramas.id} = input.id and ${dramas.version} = input.version and ${dramas.deletedAt} is null
        returning ${dramas.id}`)
    for (const { id } of changed) written.add(id)
  })
  return written
}

/** Moves dramas into or out of the trash, unless they changed since. @returns the ids */
export async function setDeletedMany(
  tx: Tx,
  rows: readonly { id: number; version: number }[],
  thrownAway = true,
): Promise<Set<number>> {
  const moved = new Set<number>()
  const marks = ['id', 'version'].map((key) => ({ key, type: 'integer' }))
  await inBatches(
    rows.map(({ id, version }) => ({ id, version })),
    async (batch) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update ${dramas} set deleted_at = ${thrownAway ? sql`now()` : sql`null`} from ${asTable(batch, marks)}
        where ${dramas.id} = input.id and ${dramas.version} = input.version
          and ${thrownAway ? isNull(dramas.deletedAt) : isNotNull(dramas.deletedAt)}
        returning ${dramas.id}`)
      for (const { id } of rows) moved.add(id)
    },
  )
  return moved
}

export interface RevisionRow {
  item: string
  version: number
  before: DramaFields | null
  after: DramaFields | null
}

/** Records many changes of dramas in the history. */
export async function recordMany(
  tx: Tx,
  me: Me,
  action: HistoryAction,
  records: readonly RevisionRow[],
  importId: number | null = null,
): Promise<void> {
  const columns = columnsOf(revisions, ['item', 'version', 'before', 'after'])
  await inBatches(records, async (batch) => {
    await tx.execute(sql`
        insert into ${revisions} (area, action, member_id, member_name, import_id, ${list(columns.map(name))})
        select 'drama', ${action}, ${me.id}, ${me.username}, ${importId}::integer,
          ${list(columns.map(({ key }) => inputColumn(key)))}
        from ${asTable(batch, typed(columns))} order by input.ordinality`)
  })
}
