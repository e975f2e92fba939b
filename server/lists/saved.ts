// Lists of others that a member saved: a mark, so they are read as they are now, and only while they are public.
import { and, desc, eq, ne } from 'drizzle-orm'
import type { PublicList } from '#contract/api/lists.ts'
import { MOST_SAVED } from '#contract/lists.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { isSharedWith, listsById } from './store.ts'
import { lists, savedLists } from './table.ts'

export async function savedBy(db: Db, memberId: number): Promise<PublicList[]> {
  const rows = await db
    .select({ id: savedLists.listId })
    .from(savedLists)
    .where(eq(savedLists.memberId, memberId))
    .orderBy(desc(savedLists.createdAt), desc(savedLists.listId))
  const ids = rows.map(({ id }) => id)
  const found = await listsById(db, ids, memberId)
  return ids.flatMap((id) => found.get(id) ?? [])
}

export const saveList = (db: Db, memberId: number, listId: number) =>
  write(db, async (tx) => {
    await lockMembers(tx, memberId)
    const isOfOthers = and(isSharedWith(listId, undefined, memberId), ne(lists.memberId, memberId))
    if ((await tx.$count(lists, isOfOthers)) === 0) throw notFound('list')
    if ((await tx.$count(savedLists, eq(savedLists.memberId, memberId))) >= MOST_SAVED)
      throw conflict(`You can save at most ${MOST_SAVED} lists. Please remove one first.`)
    await tx.insert(savedLists).values({ memberId, listId }).onConflictDoNothing()
  })

export const unsaveList = (db: Db, memberId: number, listId: number) =>
  write(db, (tx) =>
    tx.delete(savedLists).where(and(eq(savedLists.memberId, memberId), eq(savedLists.listId, listId))),
  )
