// Writes lists. Each is locked first, so that its order and its limits hold.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { listsApi, OwnList } from '#contract/api/lists.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import { LIST_FULL, MOST_IN_LIST, MOST_LISTS } from '#contract/lists.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import { newToken } from '#server/auth/tokens.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { notify } from '#server/notices/notify.ts'
import { followersOf } from '#server/public-pages/table.ts'
import { entriesOf, isSharedWith, type ListRow, showOwn } from './store.ts'
import { listDramas, lists } from './table.ts'

type NewList = TakesOf<(typeof listsApi)['POST /api/lists']>
type ListChange = TakesOf<(typeof listsApi)['PUT /api/lists/{id}']>
type EntryChange = TakesOf<(typeof listsApi)['PUT /api/lists/{id}/dramas/{dramaId}']>

/** @returns the new list, or the same one of the last minute: a button may be pressed twice. A copy has no notes. */
export const createList = (db: Db, memberId: number, { title, copyOf, key }: NewList): Promise<OwnList> =>
  write(db, async (tx) => {
    await lockMembers(tx, memberId)
    if (copyOf && (await tx.$count(lists, isSharedWith(copyOf, key, memberId))) === 0) throw notFound('list')
    const twin = and(
      eq(lists.memberId, memberId),
      eq(lists.title, title),
      sql`${lists.copiedFrom} is not distinct from ${copyOf ?? null}`,
      gt(lists.createdAt, sql`now() - interval '1 minute'`),
    )
    const [made] = await tx.select().from(lists).where(twin)
    if (made) return showOwn(made, await tx.$count(listDramas, eq(listDramas.listId, made.id)))
    if ((await tx.$count(lists, eq(lists.memberId, memberId))) >= MOST_LISTS)
      throw conflict(`You can have at most ${MOST_LISTS} lists. Please delete one first.`)
    const [list] = await tx
      .insert(lists)
      .values({ memberId, title, copiedFrom: copyOf ?? null })
      .returning()
    const copied = copyOf
      ? await tx.execute(sql`insert into ${listDramas} (list_id, drama_id, position)
          select ${list!.id}, drama_id, position from ${listDramas} where list_id = ${copyOf}`)
      : null
    return showOwn(list!, copied?.rowCount ?? 0)
  })

export const changeList = (db: Db, memberId: number, id: number, { title, visibility, newKey }: ListChange) =>
  write(db, async (tx, changed) => {
    const before = await lockedList(tx, memberId, id)
    const isPrivate = (visibility ?? before.visibility) === 'private'
    const [after] = await tx
      .update(lists)
      .set({
        ...(title !== undefined && { title }),
        ...(visibility && { visibility }),
        key: isPrivate ? null : newKey ? newToken() : (before.key ?? newToken()),
        updatedAt: sql`now()`,
      })
      .where(eq(lists.id, id))
      .returning()
    if (visibility && visibility !== before.visibility)
      await tx
        .update(listDramas)
        .set({ isPublic: isPublic(after!) })
        .where(eq(listDramas.listId, id))
    if (isShared(before) || isShared(after!)) changed('lists')
    if (isPublic(after!) && !before.publishedAt) await notify(tx, 'following', followersOf(sql`${memberId}`))
    return showOwn(after!, (await entriesOf(tx, id)).length)
  })

export const deleteList = (db: Db, memberId: number, id: number) =>
  write(db, async (tx, changed) => {
    const list = await lockedList(tx, memberId, id)
    await tx.delete(lists).where(eq(lists.id, id))
    if (isShared(list)) changed('lists')
  })

export const putDrama = (
  db: Db,
  memberId: number,
  listId: number,
  dramaId: number,
  { note, place }: EntryChange,
) =>
  write(db, async (tx, changed) => {
    const list = await lockedList(tx, memberId, listId)
    const others = (await entriesOf(tx, listId)).map((entry) => entry.dramaId)
    const at = others.indexOf(dramaId)
    if (at >= 0) others.splice(at, 1)
    else await addDrama(tx, list, dramaId, others.length)
    if (note !== undefined) await tx.update(listDramas).set({ note }).where(isEntry(listId, dramaId))
    if (place !== undefined) await reorder(tx, listId, others.toSpliced(place - 1, 0, dramaId))
    await touched(tx, list, changed)
  })

async function addDrama(tx: Tx, list: ListRow, dramaId: number, count: number) {
  if (count >= MOST_IN_LIST) throw conflict(LIST_FULL)
  if ((await tx.$count(dramas, and(eq(dramas.id, dramaId), isHere))) === 0) throw notFound('drama')
  const last = sql`(select coalesce(max(position), 0) + 1 from ${listDramas} where list_id = ${list.id})`
  await tx
    .insert(listDramas)
    .values({ listId: list.id, dramaId, position: last, isPublic: isPublic(list) })
    // in the trash a moment ago
    .onConflictDoNothing()
}

/** Numbers the dramas from 1; those in the trash keep their number. */
const reorder = (tx: Tx, listId: number, order: number[]) =>
  tx.execute(sql`update ${listDramas} set position = at
    from unnest(${sql.param(order)}::int[]) with ordinality as ordered (id, at)
    where list_id = ${listId} and drama_id = ordered.id and position <> at`)

/** @returns what was noted, and its place */
export const removeDrama = (db: Db, memberId: number, listId: number, dramaId: number) =>
  write(db, async (tx, changed) => {
    const list = await lockedList(tx, memberId, listId)
    const entries = await entriesOf(tx, listId)
    const at = entries.findIndex((entry) => entry.dramaId === dramaId)
    await tx.delete(listDramas).where(isEntry(listId, dramaId))
    await touched(tx, list, changed)
    return at < 0 ? undefined : { note: entries[at]!.note, place: at + 1 }
  })

/** By a moderator: only its member sees it from now on. */
export async function hideList(tx: Tx, changed: Changed, id: number) {
  await tx.update(lists).set({ hiddenAt: sql`now()` }).where(eq(lists.id, id))
  await tx.update(listDramas).set({ isPublic: false }).where(eq(listDramas.listId, id))
  changed('lists')
}

const isEntry = (listId: number, dramaId: number) =>
  and(eq(listDramas.listId, listId), eq(listDramas.dramaId, dramaId))

async function touched(tx: Tx, list: ListRow, changed: Changed) {
  await tx.update(lists).set({ updatedAt: sql`now()` }).where(eq(lists.id, list.id))
  if (isShared(list)) changed('lists')
}

const isShared = ({ visibility, hiddenAt }: ListRow) => visibility !== 'private' && hiddenAt === null
const isPublic = (list: ListRow) => list.visibility === 'public' && list.hiddenAt === null

/** The member's own list. Nobody learns whether somebody else's exists. */
async function lockedList(tx: Tx, memberId: number, id: number): Promise<ListRow> {
  const [list] = await tx
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), eq(lists.memberId, memberId)))
    .for('no key update')
  if (!list) throw notFound('list')
  return list
}
