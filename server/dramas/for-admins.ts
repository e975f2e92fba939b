// The admins' list of dramas: search, filters and orders from memory, the rows of one page from the database.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { adminDramasApi } from '#contract/api/admin-dramas.ts'
import type { AdminDramaKind, AdminDramaSort } from '#contract/dramas.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramaViews } from '#server/readers/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { ORDERS } from './order.ts'
import { type Finder, finderOf } from './search/finder.ts'
import type { IdSet } from './search/id-set.ts'
import { ALL, inOrder } from './search/in-order.ts'
import { idsInOrder, idsOf } from './search/read-ids.ts'
import type { DramaRow } from './table.ts'
import { dramaColumns, dramas, inCatalogue, onlyInIndex } from './table.ts'

type DramaQuery = QueryOf<(typeof adminDramasApi)['GET /api/admin/dramas']>
type Found = Pick<DramaQuery, 'search' | 'kind'>

/** Of an index drama: visitors who looked at it, members who have it on their watchlist. */
type LookedFor = { views: number; watchlists: number }
const views = sql<number>`coalesce((select views from ${dramaViews} where drama_id = ${dramas.id}), 0)`
const watchlists = sql<number>`(select count(*)::int from ${watchlist} where drama_id = ${dramas.id})`

export async function listForAdmins(
  db: Db,
  query: DramaQuery,
): Promise<{ drama: DramaRow; lookedFor: LookedFor | null }[]> {
  const ids = await orderedIds(db, query)
  const rows = await db
    .select({
      drama: dramaColumns,
      lookedFor:
        query.kind === 'index'
          ? sql<LookedFor>`json_build_object('views', ${views}, 'watchlists', ${watchlists})`
          : sql<null>`null`,
    })
    .from(dramas)
    .where(isAmong(ids))
  const byId = new Map(rows.map((row) => [row.drama.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The rows of one page are read whole; which ones, is found in memory. */
async function orderedIds(db: Db, { sort = 'newest', page, ...found }: DramaQuery): Promise<number[]> {
  const ids = await foundBy(db, found)
  const part = page ? { from: (page - 1) * ADMIN_PAGE, most: ADMIN_PAGE } : ALL
  if (sort === 'newest') return inOrder(ids.ids().reverse(), ids, part)
  const scope = found.kind === 'index' ? 'index' : 'catalogue'
  const order = await (sort === 'looked-for' ? readOrder(db, sort, scope) : orderOf(db)(`${sort} ${scope}`))
  return inOrder(order, ids, part)
}

export async function countForAdmins(db: Db, found: Found) {
  const [ids, all] = await Promise.all([foundBy(db, found), foundBy(db, {})])
  return { count: ids.size, all: all.size }
}

export const idsForAdmins = (db: Db, found: Found): Promise<number[]> => orderedIds(db, found)

type Scope = 'catalogue' | 'index'
const SCOPES: Record<Scope, SQL> = { catalogue: inCatalogue, index: onlyInIndex }
/** By what each edit may change; who looks at a drama, and who has it on a watchlist, changes all the time. */
type StoredSort = Exclude<AdminDramaSort, 'newest' | 'looked-for'>

const orderOf = prepared((db) =>
  cachedBy(
    db,
    'dramas',
    (key: `${StoredSort} ${Scope}`) => {
      const [sort, scope] = key.split(' ') as [StoredSort, Scope]
      return readOrder(db, sort, scope)
    },
    ORDERS_CACHED,
  ),
)
/** Half a megabyte each with 128,000 dramas. */
const ORDERS_CACHED = 4

function readOrder(db: Db, sort: Exclude<AdminDramaSort, 'newest'>, scope: Scope): Promise<Int32Array> {
  const all = db.select({ id: dramas.id }).from(dramas).$dynamic()
  // Counting for each drama by itself would take ten times as long.
  const looked =
    sort === 'looked-for'
      ? all
          .leftJoin(dramaViews, eq(dramaViews.dramaId, dramas.id))
          .leftJoin(
            sql`(select drama_id, count(*)::int as count from ${watchlist} group by drama_id) watched`,
            sql`watched.drama_id = ${dramas.id}`,
          )
      : all
  return idsInOrder(db, looked.where(SCOPES[scope]).orderBy(...SORTS[sort]))
}

const SORTS: Record<Exclude<AdminDramaSort, 'newest'>, SQL[]> = {
  changed: [desc(dramas.updatedAt), desc(dramas.id)],
  title: [sql`${dramas.sortTitle} collate "C"`, asc(dramas.id)],
  rating: ORDERS.ranking,
  year: ORDERS.latest,
  'looked-for': [desc(sql`coalesce(${dramaViews.views}, 0) + coalesce(watched.count, 0)`), asc(dramas.id)],
}

async function foundBy(db: Db, { search = '', kind }: Found): Promise<IdSet> {
  const finder = finderOf(db)
  const ofKind = await dramasOfKind(finder, kind)
  const candidates = await finder.anywhere(search)
  if (!candidates) return ofKind
  const ids = ofKind.and(candidates.ids)
  if (candidates.unsure.length === 0 || ids.isEmpty) return ids
  const stand = candidates.unsure.map((word) => sql`strpos(whole.text, ${word}) > 0`)
  // "offset 0": concatenates the texts of a drama once, not once for each word
  const checked = db
    .select({ id: dramas.id })
    .from(dramas)
    .where(
      and(
        isAmong(ids.ids()),
        sql`exists (select from (select ${text} as text offset 0) whole where ${and(...stand)})`,
      ),
    )
  return idsOf(db, checked)
}

async function dramasOfKind(finder: Finder, kind: AdminDramaKind | undefined): Promise<IdSet> {
  if (kind === 'index') return finder.inIndex()
  const catalogue = await finder.catalogue()
  if (kind === undefined) return catalogue
  if (kind === 'not-popular') return catalogue.without(await finder.thatAre('popular'))
  return catalogue.and(await finder.thatAre(KINDS[kind]))
}

const KINDS = {
  popular: 'popular',
  'no-category': 'without a category',
  picture: 'with a picture',
  unreviewed: 'not estimated',
} as const

const isAmong = (ids: number[]) => sql`${dramas.id} = any(${sql.param(ids)}::int[])`

/** All texts of a drama in one. */
const text = sql`lower(normalize(concat_ws(' ', ${dramas.title}, ${dramas.nativeTitle}, ${dramas.romanizedTitle},
  ${dramas.genre}, ${dramas.writer}, ${dramas.year}::text, array_to_string(${dramas.aliases}, ' '),
  array_to_string(${dramas.categories}, ' '), array_to_string(${dramas.mainCast}, ' '),
  array_to_string(${dramas.streamingPlatforms}, ' '), ${dramas.description}), NFC))`
