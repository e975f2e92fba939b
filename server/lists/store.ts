// Reads lists. Private ones are read by their member's id alone.
import { and, asc, desc, eq, inArray, lt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type {
  ListedDrama,
  listsApi,
  OwnList,
  OwnListWithDramas,
  PublicList,
  SharedList,
} from '#contract/api/lists.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { LISTS_PAGE, type Visibility } from '#contract/lists.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { readCards } from '#server/dramas/related/store.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { hasOpenPage } from '#server/public-pages/store.ts'
import { isPublicList, listDramas, lists, savedLists } from './table.ts'

export type ListRow = typeof lists.$inferSelect

/** The dramas of a list, in order, without those in the trash. */
const dramaIds = sql<number[]>`array(select drama_id from list_dramas join dramas on dramas.id = drama_id
  where list_id = lists.id and deleted_at is null order by position, drama_id)`

/** Covers on the card of a list. */
const FIRST = 4

const selectPublic = (db: Db, which?: SQL) =>
  db
    .select({
      id: lists.id,
      title: lists.title,
      authorUsername: members.username,
      hasPage: hasOpenPage,
      dramaIds,
    })
    .from(lists)
    .innerJoin(members, eq(members.id, lists.memberId))
    .where(and(isPublicList, which))
    .$dynamic()

/** The newest public lists, with when they became so. */
export async function newestLists(db: Db) {
  const found = await publicLists(db, { limit: LISTS_PAGE })
  const ids = found.map(({ id }) => id)
  const rows = await db.select().from(lists).where(inArray(lists.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap((list) => {
    const row = byId.get(list.id)
    const [published, updated] = [row?.publishedAt, row?.updatedAt].map((time) => time?.toISOString())
    return published && updated ? [{ list, published, updated }] : []
  })
}

type PublicRow = Awaited<ReturnType<typeof selectPublic>>[number]

const selectOfDrama = (db: Db, drama: number | Placeholder, which?: SQL) =>
  selectPublic(db, which)
    .innerJoin(
      listDramas,
      and(eq(listDramas.listId, lists.id), eq(listDramas.dramaId, drama), listDramas.isPublic),
    )
    .orderBy(desc(listDramas.listId))

/** Every page of a drama reads them. */
const listsOfDrama = prepared((db) =>
  selectOfDrama(db, sql.placeholder('drama')).limit(sql.placeholder('limit')).prepare('lists_of_drama'),
)

/** Public lists, the newest first. @param readerId their reported lists are left out */
export async function publicLists(
  db: Db,
  { limit = LISTS_PAGE, before, drama }: QueryOf<(typeof listsApi)['GET /api/lists']>,
  readerId?: number,
): Promise<PublicList[]> {
  const which = and(before ? lt(lists.id, before) : undefined, notReported(readerId))
  if (drama) {
    const rows = which
      ? await selectOfDrama(db, drama, which).limit(limit)
      : await listsOfDrama(db).execute({ drama, limit })
    return rows.map((row) => showPublicList(row))
  }
  return showPublic(db, await selectPublic(db, which).orderBy(desc(lists.id)).limit(limit))
}

/** Those of these lists that are public, and not reported by this reader. */
export async function listsById(db: Db, ids: readonly number[], readerId: number | undefined) {
  const rows =
    ids.length > 0 ? await selectPublic(db, and(inArray(lists.id, [...ids]), notReported(readerId))) : []
  return new Map((await showPublic(db, rows)).map((list) => [list.id, list]))
}

async function showPublic(db: Db, rows: readonly PublicRow[]): Promise<PublicList[]> {
  const cards = await readCards(
    db,
    rows.flatMap((row) => row.dramaIds.slice(0, FIRST)),
  )
  return rows.map((row) => ({
    ...showPublicList(row),
    first: row.dramaIds.slice(0, FIRST).flatMap((id) => cards.get(id) ?? []),
  }))
}

const showPublicList = ({ dramaIds, hasPage, ...list }: PublicRow): PublicList => ({
  ...list,
  ...(hasPage && { authorHasPage: true }),
  count: dramaIds.length,
})

const notReported = (readerId: number | undefined): SQL | undefined =>
  readerId === undefined ? undefined : isWantedBy(readerId, 'list', lists.id, lists.memberId)

/** A list that others may see: a public one, or one whose key they have. */
export const isSharedWith = (id: number, key: string | undefined, readerId?: number) =>
  and(
    eq(lists.id, id),
    ne(lists.visibility, 'private'),
    sql`${lists.hiddenAt} is null`,
    // A wrong key opens nothing, so that no address of a list can be made up.
    key === undefined ? eq(lists.visibility, 'public') : eq(lists.key, key),
    notReported(readerId),
  )

export async function sharedList(
  db: Db,
  id: number,
  key: string | undefined,
  readerId?: number,
): Promise<SharedList | null> {
  const [row] = await db
    .select({ list: lists, authorUsername: members.username, hasPage: hasOpenPage })
    .from(lists)
    .innerJoin(members, eq(members.id, lists.memberId))
    .where(isSharedWith(id, key, readerId))
  if (!row) return null
  return {
    id,
    title: row.list.title,
    authorUsername: row.authorUsername,
    ...(row.hasPage && { authorHasPage: true }),
    visibility: row.list.visibility as Visibility,
    ...(await originOf(db, row.list)),
    dramas: await dramasOf(db, id),
    ...(readerId !== undefined && { isSaved: await isSavedBy(db, readerId, id) }),
  }
}

const isSavedBy = async (db: Db, memberId: number, listId: number) =>
  (await db.$count(savedLists, and(eq(savedLists.memberId, memberId), eq(savedLists.listId, listId)))) > 0

/** Where a copy is from. The address of a list that is shared by link stays with those who have it. */
async function originOf(db: Db, { copiedFrom: from }: ListRow) {
  if (from === null) return {}
  const [row] = await db
    .select({ id: lists.id, title: lists.title, authorUsername: members.username })
    .from(lists)
    .innerJoin(members, eq(members.id, lists.memberId))
    .where(and(eq(lists.id, from), isPublicList))
  return { copiedFrom: row ?? null }
}

async function dramasOf(db: Db, listId: number): Promise<ListedDrama[]> {
  const entries = await entriesOf(db, listId)
  const cards = await readCards(
    db,
    entries.map(({ dramaId }) => dramaId),
  )
  return entries.flatMap(({ dramaId, note }) => {
    const card = cards.get(dramaId)
    return card ? [{ ...card, note }] : []
  })
}

/** What is in a list, in order, without dramas in the trash. */
export const entriesOf = (db: Db, listId: number) =>
  db
    .select({ dramaId: listDramas.dramaId, note: listDramas.note })
    .from(listDramas)
    .innerJoin(dramas, and(eq(dramas.id, listDramas.dramaId), isHere))
    .where(eq(listDramas.listId, listId))
    .orderBy(asc(listDramas.position), asc(listDramas.dramaId))

/** What is in one's lists, for comparing. */
export const dramaIdsOf = (db: Db, memberId: number) =>
  db.select({ title: lists.title, dramaIds }).from(lists).where(eq(lists.memberId, memberId))

export async function ownLists(db: Db, memberId: number, drama?: number): Promise<OwnList[]> {
  const rows = await db
    .select({ list: lists, dramaIds })
    .from(lists)
    .where(eq(lists.memberId, memberId))
    .orderBy(desc(lists.id))
  return rows.map(({ list, dramaIds }) => ({
    ...showOwn(list, dramaIds.length),
    ...(drama && { hasDrama: dramaIds.includes(drama) }),
  }))
}

export async function ownList(db: Db, memberId: number, id: number): Promise<OwnListWithDramas | null> {
  const [list] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), eq(lists.memberId, memberId)))
  if (!list) return null
  const dramas = await dramasOf(db, id)
  return { ...showOwn(list, dramas.length), ...(await originOf(db, list)), dramas }
}

export const showOwn = ({ id, title, visibility, key, hiddenAt }: ListRow, count: number): OwnList => ({
  ...{ id, title, visibility: visibility as Visibility, count },
  ...(key !== null && { key }),
  ...(hiddenAt && { isRemoved: true }),
})
