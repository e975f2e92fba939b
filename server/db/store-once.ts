// Stores what people send: once however often it is sent within a minute, and many together in one statement.
import { createHash } from 'node:crypto'
import {
  and,
  eq,
  getTableColumns,
  getTableName,
  type InferInsertModel,
  type InferSelectModel,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Topic } from '#contract/endpoint.ts'
import { recentSubmissions } from '#server/limits/table.ts'
import { batched } from './batch.ts'
import type { Change } from './change-bus.ts'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'
import { writeAtOnce } from './write.ts'

type Stored = PgTable & { id: PgColumn }
type Values<T extends Stored, Name extends keyof InferInsertModel<T>> = Pick<InferInsertModel<T>, Name>

export interface Sent<V> {
  /** a hash of who sent what where: fingerprint() */
  mark: string
  values: V
  /** what it changes for readers */
  topic?: Topic
  /** queued with it; STORED_ID in a key stands for the id of the new row */
  jobs?: { kind: string; key: string; payload: object }[]
}
export const STORED_ID = 'STORED_ID'

interface Options<Name> {
  /** Selects and locks the ids of those parents that still take new rows. */
  parents?: { column: Name; lock: (ids: SQL) => SQL }
  /** Statements that run with the insert and read its rows from `stored`. */
  also?: readonly SQL[]
}

/** A hash of who sent what where. */
export const fingerprint = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * @param columns those that are sent; the others get their defaults
 * @returns a function that stores a row, or returns the one that the same fingerprint stored within the last 60 seconds
 * if it is unchanged. Null: its parent takes no new rows
 */
export function storesOnce<T extends Stored, Name extends keyof InferInsertModel<T> & string>(
  table: T,
  columns: readonly Name[],
  options: Options<Name> = {},
) {
  type Row = InferSelectModel<T>
  const all: Record<string, PgColumn> = getTableColumns(table)
  const nameOf = (column: string) => all[column]!.name
  const statement = prepared((db) => prepareStatement(db, table, columns.map(nameOf), options, nameOf))

  const store = prepared((db) =>
    batched(async (sent: Sent<Values<T, Name>>[]): Promise<(Row | null)[]> => {
      // In one order, so that two instances with the same rows do not wait for each other.
      const firsts = [...new Map(sent.map((one) => [one.mark, one])).values()].sort((a, b) =>
        a.mark < b.mark ? -1 : 1,
      )
      const rows = await writeAtOnce(
        db,
        changesOf(firsts),
        (payloadOf) =>
          statement(db).execute({
            requests: JSON.stringify(
              firsts.map(({ mark, values, topic, jobs = [] }) => ({
                mark,
                jobs,
                payload: topic ? payloadOf({ topic, id: null }) : null,
                row: Object.fromEntries(columns.map((column) => [nameOf(column), values[column]])),
              })),
            ),
          }),
        (stored) => {
          const marks = new Set(stored.map(({ mark }) => mark))
          return changesOf(firsts.filter(({ mark }) => marks.has(mark)))
        },
      )
      const byMark = new Map(rows.map(({ mark, stored }) => [mark, stored as Row]))
      return sent.map(({ mark }) => byMark.get(mark) ?? null)
    }),
  )

  return async (db: Db, sent: Sent<Values<T, Name>>): Promise<Row | null> => {
    const stored = await store(db)(sent)
    if (stored) return stored
    const [first] = await db
      .select({ itemId: recentSubmissions.itemId, row: table as PgTable })
      .from(recentSubmissions)
      .leftJoin(table as PgTable, eq(table.id, recentSubmissions.itemId))
      .where(eq(recentSubmissions.fingerprint, sent.mark))
    if (!first) return null
    const row = first.row as Row | null
    if (row && columns.every((column) => isEqual(row[column as keyof Row], sent.values[column]))) return row
    // The first one was changed or deleted meanwhile, so this is a new one.
    await db
      .delete(recentSubmissions)
      .where(and(eq(recentSubmissions.fingerprint, sent.mark), eq(recentSubmissions.itemId, first.itemId!)))
    return store(db)(sent)
  }
}

/** Each topic once. */
const changesOf = (sent: Sent<unknown>[]): Change[] =>
  [...new Set(sent.flatMap(({ topic }) => topic ?? []))].map((topic) => ({ topic, id: null }))

const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function prepareStatement<T extends Stored, Name extends string>(
  db: Db,
  table: T,
  names: string[],
  { parents, also = [] }: Options<Name>,
  nameOf: (column: string) => string,
) {
  const list = (prefix: string) => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '))
  const parentId = parents && sql`(row ->> ${sql.raw(`'${nameOf(parents.column)}'`)})::int`
  const requested = db.$with('requested', {}).as(sql`
    select * from jsonb_to_recordset(${sql.placeholder('requests')}::jsonb) as sent (mark text, payload text, row jsonb, jobs jsonb)`)
  const parent = db
    .$with('parent', {})
    .as(parents?.lock(sql`select ${parentId} from requested`) ?? sql`select 1`)
  // Waits for a duplicate that another instance is storing.
  const fresh = db.$with('fresh', getTableColumns(recentSubmissions)).as(sql`
    insert into recent_submissions (fingerprint, item_id)
    -- in a select of its own the name is looked up once, not for each row
    select mark, nextval((select pg_get_serial_sequence(${sql.raw(`'${getTableName(table)}'`)}, 'id')))
    from requested ${parentId ? sql`join parent on parent.id = ${parentId}` : sql``}
    on conflict (fingerprint) do update set created_at = now(), item_id = excluded.item_id
    where recent_submissions.created_at < now() - interval '60 seconds'
    returning *`)
  const stored = db.$with('stored', columnsOf(table)).as(sql`
    insert into ${table} (id, ${list('')}) overriding system value
    select item_id, ${list('sent.')} from fresh join requested on mark = fingerprint
    cross join lateral jsonb_populate_record(null::${table}, row) as sent
    returning *`)
  const queued = db.$with('queued', {}).as(sql`
    insert into jobs (kind, key, payload)
    select job ->> 'kind', replace(job ->> 'key', '${sql.raw(STORED_ID)}', item_id::text), job -> 'payload'
    from fresh join requested on mark = fingerprint cross join lateral jsonb_array_elements(jobs) as job`)
  const further = also.map((statement, n) => db.$with(`further_${n}`, {}).as(statement))
  // PostgreSQL sends it at the commit, and equal ones once.
  const notified = sql`(select count(pg_notify('changes', payload)) from requested
    join fresh on mark = fingerprint where payload is not null)`
  const shown = Object.keys(columnsOf(table)).map((name) => [name, stored[name as 'id']])
  return db
    .with(requested, parent, fresh, stored, queued, ...further)
    .select({ mark: fresh.fingerprint, stored: Object.fromEntries(shown) as { id: PgColumn }, notified })
    .from(stored)
    .innerJoin(fresh, eq(fresh.itemId, stored.id))
    .prepare(`store_${getTableName(table)}`)
}

/** Without generated ones, which are for searching. */
const columnsOf = (table: Stored) =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(([, column]) => !column.generated),
  ) as { id: PgColumn }

export async function deleteOldSubmissions(db: Pick<Db, 'delete'>) {
  await db.delete(recentSubmissions).where(lt(recentSubmissions.createdAt, sql`now() - interval '1 hour'`))
}
