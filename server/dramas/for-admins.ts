// The admins' list of dramas: search, filters, order and pages, all in SQL.
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { adminDramasApi } from '#contract/api/admin-dramas.ts'
import type { AdminDramaKind, AdminDramaSort } from '#contract/dramas.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import type { Db } from '#server/db/open.ts'
import { dramaViews } from '#server/readers/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { ORDERS } from './order.ts'
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
  { sort = 'newest', page, ...found }: DramaQuery,
): Promise<{ drama: DramaRow; lookedFor: LookedFor | null }[]> {
  const ids = await orderedIds(db, { sort, page, ...found })
  const rows = await db
    .select({
      drama: dramaColumns,
      lookedFor:
        found.kind === 'index'
          ? sql<LookedFor>`json_build_object('views', ${views}, 'watchlists', ${watchlists})`
          : sql<null>`null`,
    })
    .from(dramas)
    .where(sql`${dramas.id} = any(${sql.param(ids)}::int[])`)
  const byId = new Map(rows.map((row) => [row.drama.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ids first: only the rows of one page are read whole. */
async function orderedIds(db: Db, { sort = 'newest', page, ...found }: DramaQuery): Promise<number[]> {
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
  const list = looked.where(isFound(found)).orderBy(...SORTS[sort])
  const rows = await (page ? list.limit(ADMIN_PAGE).offset((page - 1) * ADMIN_PAGE) : list)
  return rows.map(({ id }) => id)
}

export const countForAdmins = async (db: Db, found: Found) => ({
  count: await db.$count(dramas, isFound(found)),
  all: await db.$count(dramas, isFound({})),
})

export const idsForAdmins = (db: Db, found: Found): Promise<number[]> => orderedIds(db, found)

const SORTS: Record<AdminDramaSort, SQL[]> = {
  newest: [desc(dramas.id)],
  changed: [desc(dramas.updatedAt), desc(dramas.id)],
  title: [sql`${dramas.sortTitle} collate "C"`, asc(dramas.id)],
  rating: ORDERS.ranking,
  year: ORDERS.latest,
  'looked-for': [desc(sql`coalesce(${dramaViews.views}, 0) + coalesce(watched.count, 0)`), asc(dramas.id)],
}

const KINDS: Record<AdminDramaKind, SQL> = {
  popular: eq(dramas.isPopular, true),
  'not-popular': eq(dramas.isPopular, false),
  'no-category': sql`cardinality(${dramas.categories}) = 0`,
  picture: isNotNull(dramas.imageUrl),
  unreviewed: isNull(dramas.gentleness),
  index: onlyInIndex,
}

/** All texts of a drama in one, so that two words may match in two fields. */
const text = sql`lower(normalize(concat_ws(' ', ${dramas.title}, ${dramas.nativeTitle}, ${dramas.romanizedTitle},
  ${dramas.genre}, ${dramas.writer}, ${dramas.year}::text, array_to_string(${dramas.aliases}, ' '),
  array_to_string(${dramas.categories}, ' '), array_to_string(${dramas.mainCast}, ' '),
  array_to_string(${dramas.streamingPlatforms}, ' '), ${dramas.description}), NFC))`

/** Each word must match, literally: "harb" finds the harbour. */
function isFound({ search, kind }: Found): SQL | undefined {
  const words = (search ?? '').normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  const stands = words.map((word) => sql`strpos(whole.text, ${word}) > 0`)
  return and(
    kind === 'index' ? onlyInIndex : inCatalogue,
    kind && KINDS[kind],
    // "offset 0": concatenates the text of a drama once, not once for each word
    words.length > 0
      ? sql`exists (select from (select ${text} as text offset 0) whole where ${and(...stands)})`
      : undefined,
  )
}
