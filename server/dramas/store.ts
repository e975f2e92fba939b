// Reads dramas from the database.
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Drama } from '#contract/api/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { Streamed } from '#server/http/streamed.ts'
import { credits, people } from '#server/people/table.ts'
import { openTopics } from './comfort.ts'
import { listed, listedKeys } from './listed.ts'
import { ORDERS, type Order } from './order.ts'
import { showOneDrama } from './show.ts'
import type { DramaRow } from './table.ts'
import { dramaColumns, dramas, inCatalogue, isHere } from './table.ts'

/** Longer lists are streamed. This many are about 3 MB. */
const MAX_BUFFERED = 2_000
const PIECE = 500

export interface DramaQuery {
  /** which dramas at all; the catalogue */
  scope?: SQL
  where?: SQL | undefined
  order: Order | SQL[]
  limit?: number | undefined
  /** counted from 1; without it, and without a limit, all */
  page?: number | undefined
  /** dramas on a page; sixty */
  pageSize?: number
}

async function listDramas(
  db: Db,
  { scope, where, order, limit, page, pageSize = BROWSE_PAGE }: DramaQuery,
): Promise<Drama[]> {
  const piece = {
    limit: limit ?? (page ? pageSize : MAX_BUFFERED),
    offset: page ? (page - 1) * pageSize : 0,
  }
  const rows =
    scope || where || Array.isArray(order)
      ? await listing(db, where, order, scope).limit(piece.limit).offset(piece.offset)
      : await EVERY_DRAMA[order](db).execute(piece)
  return listed(db, rows)
}

const listing = (db: Db, where: SQL | undefined, order: Order | SQL[], scope = inCatalogue) =>
  db
    .select(listedKeys)
    .from(dramas)
    .where(and(scope, where))
    .orderBy(...inSql(order))
const inSql = (order: Order | SQL[]) => (Array.isArray(order) ? order : ORDERS[order])

const everyDrama = (order: Order) =>
  prepared((db) =>
    listing(db, undefined, order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`dramas_by_${order}`),
  )
/** The lists that are rebuilt after every change. */
const EVERY_DRAMA: Record<Order, ReturnType<typeof everyDrama>> = {
  arrival: everyDrama('arrival'),
  ranking: everyDrama('ranking'),
  oldest: everyDrama('oldest'),
  latest: everyDrama('latest'),
  ott: everyDrama('ott'),
}

const newest = prepared((db) =>
  db
    .select({ ...listedKeys, joinedAt: dramas.cataloguedAt })
    .from(dramas)
    .where(and(inCatalogue, isNotNull(dramas.cataloguedAt)))
    .orderBy(desc(dramas.cataloguedAt), desc(dramas.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_dramas'),
)

/** Those that joined the catalogue last; none of the starter catalogue. */
export async function newestDramas(db: Db, limit: number) {
  const rows = await newest(db).execute({ limit })
  const joined = new Map(rows.map(({ id, joinedAt }) => [id, joinedAt!.toISOString()]))
  return (await listed(db, rows)).map((drama) => ({ ...drama, joinedAt: joined.get(drama.id)! }))
}

/** As many as are wanted, all of them too; `most` says how many there can be. */
export async function dramasInOrder(
  db: Db,
  query: DramaQuery,
  most: () => Promise<number>,
): Promise<Drama[] | Streamed<Drama>> {
  const all = query.limit === undefined && query.page === undefined
  return all && (await most()) > MAX_BUFFERED
    ? new Streamed(() => inBatches(db, query))
    : listDramas(db, query)
}

/** The dramas of the catalogue with these ids, in their order. */
export async function dramasWith(db: Db, ids: readonly number[]): Promise<Drama[] | Streamed<Drama>> {
  return ids.length > MAX_BUFFERED ? new Streamed(() => inPieces(db, ids)) : readDramas(db, ids)
}

const keysByIds = prepared((db) =>
  db
    .select({ ...listedKeys, inIndex: dramas.inIndex })
    .from(dramas)
    .where(and(isHere, sql`${dramas.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('drama_keys_by_ids'),
)

/** @param of the catalogue, the index, or both */
export async function readDramas(
  db: Db,
  ids: readonly number[],
  of: 'catalogue' | 'index' | 'both' = 'catalogue',
): Promise<Drama[]> {
  if (ids.length === 0) return []
  const rows = await keysByIds(db).execute({ ids })
  const keys = new Map(
    rows.filter(({ inIndex }) => of === 'both' || inIndex === (of === 'index')).map((row) => [row.id, row]),
  )
  return listed(
    db,
    ids.flatMap((id) => keys.get(id) ?? []),
  )
}

/** Reads the ids in order first, so that concurrent changes neither double nor skip a drama. */
async function* inBatches(db: Db, { where, order }: DramaQuery): AsyncGenerator<Drama[]> {
  const ordered = await db
    .select(listedKeys)
    .from(dramas)
    .where(and(inCatalogue, where))
    .orderBy(...inSql(order))
  for (let from = 0; from < ordered.length; from += PIECE)
    yield await listed(db, ordered.slice(from, from + PIECE))
}

async function* inPieces(db: Db, ids: readonly number[]): AsyncGenerator<Drama[]> {
  for (let from = 0; from < ids.length; from += PIECE) yield readDramas(db, ids.slice(from, from + PIECE))
}

const counted = (db: Db, where?: SQL, scope = inCatalogue) =>
  db.select({ count: count() }).from(dramas).where(and(scope, where))
const countedAll = prepared((db) => counted(db).prepare('count_dramas'))

/** All of them without a condition. */
export async function countDramas(db: Db, where?: SQL, scope?: SQL): Promise<number> {
  const [all] = await (where || scope ? counted(db, where, scope) : countedAll(db).execute())
  return all?.count ?? 0
}

const dramaById = prepared((db) =>
  db
    .select(dramaColumns)
    .from(dramas)
    .where(and(eq(dramas.id, sql.placeholder('id')), isHere))
    .prepare('drama_by_id'),
)

export async function dramaRow(db: Db, id: number): Promise<DramaRow | null> {
  const [row] = await dramaById(db).execute({ id })
  return row ?? null
}

const isDramaById = prepared((db) =>
  db
    .select({ id: dramas.id })
    .from(dramas)
    .where(and(eq(dramas.id, sql.placeholder('id')), isHere))
    .prepare('is_drama'),
)

export async function isDrama(db: Db, id: number): Promise<boolean> {
  return (await isDramaById(db).execute({ id })).length > 0
}

/** Its cast and writers, in their order, with the addresses of their pages. */
const creditedPeople = sql<NonNullable<Drama['people']>>`coalesce((
  select json_agg(json_build_object('name', credited_as, 'slug', slug, 'role', role) order by role, position)
  from ${credits} join ${people} on people.id = person_id where drama_id = dramas.id), '[]')`

const shownDrama = (scope: SQL, name: string) =>
  prepared((db) =>
    db
      .select({ ...dramaColumns, ...openTopics, people: creditedPeople })
      .from(dramas)
      .where(and(eq(dramas.id, sql.placeholder('id')), scope))
      .prepare(name),
  )
const ofCatalogue = shownDrama(inCatalogue, 'shown_drama_by_id')
const ofAll = shownDrama(isHere, 'any_shown_drama_by_id')

export async function oneDrama(db: Db, id: number): Promise<Drama | null> {
  const [row] = await ofCatalogue(db).execute({ id })
  return row ? showOneDrama(row) : null
}

/** Also one that is only in the index. */
export async function oneOfAll(db: Db, id: number): Promise<Drama | null> {
  const [row] = await ofAll(db).execute({ id })
  return row ? showOneDrama(row) : null
}
