// The admins' list of dramas: search, filters, orders and pages, all of them in SQL.
import { and, asc, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
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
const views = sql<number>`coalesce((select views from ${dramaViews} where ${eq(dramaViews.dramaId, dramas.id)}), 0)`
const watchlists = sql<number>`(select count(*)::int from ${watchlist} where ${eq(watchlist.dramaId, dramas.id)})`

export async function listForAdmins(
  db: Db,
  { sort = 'newest', page, ...found }: DramaQuery,
): Promise<{ drama: DramaRow; lookedFor: LookedFor | null }[]> {
  const list = db
    .select({
      drama: dramaColumns,
      lookedFor:
        found.kind === 'index'
          ? sql<LookedFor>`json_build_object('views', ${views}, 'watchlists', ${watchlists})`
          : sql<null>`null`,
    })
    .from(dramas)
    .where(foundBy(found))
    .orderBy(...SORTS[sort])
    .$dynamic()
  return page ? list.limit(ADMIN_PAGE).offset((page - 1) * ADMIN_PAGE) : list
}

export async function idsForAdmins(db: Db, found: Found): Promise<number[]> {
  const rows = await db
    .select({ id: dramas.id })
    .from(dramas)
    .where(foundBy(found))
    .orderBy(...SORTS.newest)
  return rows.map(({ id }) => id)
}

export async function countForAdmins(db: Db, found: Found) {
  const [count, all] = await Promise.all([db.$count(dramas, foundBy(found)), db.$count(dramas, inCatalogue)])
  return { count, all }
}

const SORTS: Record<AdminDramaSort, SQL[]> = {
  newest: [desc(dramas.id)],
  changed: [desc(dramas.updatedAt), desc(dramas.id)],
  title: [sql`${dramas.sortTitle} collate "C"`, asc(dramas.id)],
  rating: ORDERS.ranking,
  year: ORDERS.latest,
  'looked-for': [desc(sql`${views} + ${watchlists}`), asc(dramas.id)],
}

const KINDS: Record<AdminDramaKind, SQL> = {
  popular: and(inCatalogue, dramas.isPopular)!,
  'not-popular': and(inCatalogue, not(dramas.isPopular))!,
  'no-category': and(inCatalogue, sql`${dramas.categories} = '{}'`)!,
  picture: and(inCatalogue, isNotNull(dramas.imageUrl))!,
  unreviewed: and(inCatalogue, isNull(dramas.gentleness))!,
  index: onlyInIndex,
}

/** Every word of the search stands somewhere in the texts of a drama, also inside of a word. */
function foundBy({ search = '', kind }: Found): SQL {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  return and(kind ? KINDS[kind] : inCatalogue, ...words.map((word) => sql`strpos(${text}, ${word}) > 0`))!
}

/** All texts of a drama in one. */
const text = sql`lower(normalize(concat_ws(' ', ${dramas.title}, ${dramas.nativeTitle}, ${dramas.romanizedTitle},
  ${dramas.genre}, ${dramas.writer}, ${dramas.year}::text, array_to_string(${dramas.aliases}, ' '),
  array_to_string(${dramas.categories}, ' '), array_to_string(${dramas.mainCast}, ' '),
  array_to_string(${dramas.streamingPlatforms}, ' '), ${dramas.description}), NFC))`
