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
import { hasPageOpenTo } from '#server/public-pages/store.ts'
import { isPublicList, listDramas, lists, savedLists } from './table.ts'

export type ListRow = typeof lists.$inferSelect

/** The dramas of a list, in order, without those in the trash. */
const dramaIds = sql<number[]>`array(select drama_id from list_dramas join dramas on dramas.id = drama_id
  where list_id = lists.id and deleted_at is null order by position, drama_id)`

/** Covers on the card of a list. */
const FIRST = 4

const selectPublic = (db: Db, readerId: number | undefined, which?: SQL) =>
  db
    .select({
      id: lists.id,
      title: lists.title,
      authorUsername: members.username,
      hasPage: hasPageOpenTo(readerId),
      dramaIds,
      publishedAt: lists.publishedAt,
      updatedAt: lists.updatedAt,
    })
    .from(lists)
    .innerJoin(members, eq(members.id, lists.memberId))
    .where(and(isPublicList, isWanted(readerId), which))
    .$dynamic()

/** The newest public lists, and when they were published and changed. */
export async function newestLists(db: Db) {
  const rows = await selectPublic(db, undefined).orderBy(desc(lists.id)).limit(LISTS_PAGE)
  const shown = await showPublic(db, rows)
  return rows.map((row, at) => ({
    list: shown[at]!,
    published: row.publishedAt!.toISOString(),
    updated: row.updatedAt.toISOString(),
  }))
}

type PublicRow = Awaited<ReturnType<typeof selectPublic>>[number]

const selectOfDrama = (db: Db, drama: number | Placeholder, readerId?: number, which?: SQL) =>
  selectPublic(db, readerId, which)
    .innerJoin(
      listDramas,
      and(eq(listDramas.listId, lists.id), eq(listDramas.dramaId, drama), listDramas.isPublic),
    )
    .orderBy(desc(listDramas.listId))

/** Every page of a drama reads them. */
const listsOfDrama = prepared((db) =>
  selectOfDrama(db, sql.placeholder('drama')).limit(sql.placeholder('limit')).prepare('lists_of_drama'),
)

/** Public lists, the newest first. @param readerId undefined: a visitor */
export async function publicLists(
  db: Db,
  { limit = LISTS_PAGE, before, drama }: QueryOf<(typeof listsApi)['GET /api/lists']>,
  readerId?: number,
): Promise<PublicList[]> {
  const which = before ? lt(lists.id, before) : undefined
  if (drama) {
    const isFirstView = which === undefined && readerId === undefined
    const rows = isFirstView
      ? await listsOfDrama(db).execute({ drama, limit })
      : await selectOfDrama(db, drama, readerId, which).limit(limit)
    return rows.map((row) => showPublicList(row))
  }
  return showPublic(db, await selectPublic(db, readerId, which).orderBy(desc(lists.id)).limit(limit))
}

/** Those of these lists that are public and that this reader wants to see. */
export async function listsById(db: Db, ids: readonly number[], readerId: number | undefined) {
  const rows = ids.length > 0 ? await selectPublic(db, readerId, inArray(lists.id, [...ids])) : []
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

const showPublicList = ({ id, title, authorUsername, hasPage, dramaIds }: PublicRow): PublicList => ({
  ...{ id, title, authorUsername },
  ...(hasPage && { authorHasPage: true }),
  count: dramaIds.length,
})

const isWanted = (readerId: number | undefined) => isWantedBy(readerId, 'list', lists.id, lists.memberId)

/** A list that others may see: a public one, or one whose key they have. */
export const isSharedWith = (id: number, key: string | undefined, readerId?: number) =>
  and(
    eq(lists.id, id),
    ne(lists.visibility, 'private'),
    sql`${lists.hiddenAt} is null`,
    // A wrong key opens nothing, so that no address of a list can be made up.
    key === undefined ? eq(lists.visibility, 'public') : eq(lists.key, key),
    isWanted(readerId),
  )

export async function sharedList(
  db: Db,
  id: number,
  key: string | undefined,
  readerId?: number,
): Promise<SharedList | null> {
  const [row] = await db
    .select({ list: lists, authorUsername: members.username, hasPage: hasPageOpenTo(readerId) })
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
    ...(await originOf(db, row.list, readerId)),
    dramas: await dramasOf(db, id),
    ...(readerId !== undefined && { isSaved: await isSavedBy(db, readerId, id) }),
  }
}

const isSavedBy = async (db: Db, memberId: number, listId: number) =>
  (await db.$count(savedLists, and(eq(savedLists.memberId, memberId), eq(savedLists.listId, listId)))) > 0

/** Which list a copy is from: null if it is not public, so that the address of one that is shared by link stays secret. */
async function originOf(db: Db, { copiedFrom: from }: ListRow, readerId: number | undefined) {
  if (from === null) return {}
  const [row] = await db
    .select({ id: lists.id, title: lists.title, authorUsername: members.username })
    .from(lists)
    .innerJoin(members, eq(members.id, lists.memberId))
    .where(and(eq(lists.id, from), isPublicList, isWanted(readerId)))
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
  return { ...showOwn(list, dramas.length), ...(await originOf(db, list, memberId)), dramas }
}

export const showOwn = ({ id, title, visibility, key, hiddenAt }: ListRow, count: number): OwnList => ({
  ...{ id, title, visibility: visibility as Visibility, count },
  ...(key !== null && { key }),
  ...(hiddenAt && { isRemoved: true }),
})
