// Writes the switches of public pages, and who follows and blocked whom.
import { and, eq, or, sql } from 'drizzle-orm'
import type { publicPagesApi } from '#contract/api/public-pages.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import { MOST_BLOCKED, MOST_FOLLOWED } from '#contract/public-pages.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import { blocks } from '#server/moderation/table.ts'
import { folded, pageAt, showOwn } from './store.ts'
import { follows, publicPages } from './table.ts'

type Switches = TakesOf<(typeof publicPagesApi)['PUT /api/public-page']>

export const changePage = (db: Db, memberId: number, switches: Switches) =>
  write(db, async (tx, changed) => {
    const [row] = await tx
      .insert(publicPages)
      .values({ memberId, ...switches })
      .onConflictDoUpdate({ target: publicPages.memberId, set: { memberId, ...switches } })
      .returning()
    changed('members')
    return showOwn(row!)
  })

/** By a moderator: only its member sees it from now on. */
export async function hidePage(tx: Tx, changed: Changed, id: number) {
  await tx.update(publicPages).set({ hiddenAt: sql`now()` }).where(eq(publicPages.id, id))
  changed('members')
}

export const follow = (db: Db, memberId: number, name: string) =>
  write(db, async (tx) => {
    // block() locks both members, so nobody starts to follow a member who is blocking them.
    await lockMembers(tx, memberId)
    const found = await pageAt(tx, name, memberId)
    if (!found) throw notFound('member')
    const followedId = found.page.memberId
    if (followedId === memberId) throw invalid('name', 'You cannot follow yourself')
    if ((await tx.$count(follows, eq(follows.followerId, memberId))) >= MOST_FOLLOWED)
      throw conflict(`You can follow at most ${MOST_FOLLOWED} members. Please stop following someone first.`)
    await tx.insert(follows).values({ followerId: memberId, followedId }).onConflictDoNothing()
  })

export const unfollow = (db: Db, memberId: number, name: string) =>
  write(db, async (tx) => {
    const other = await memberNamed(tx, name)
    if (other) await tx.delete(follows).where(isFollow(memberId, other))
  })

/** Ends the following in both directions. */
export const block = (db: Db, memberId: number, name: string) =>
  write(db, async (tx) => {
    const other = await memberNamed(tx, name)
    if (!other) throw notFound('member')
    if (other === memberId) throw invalid('name', 'You cannot block yourself')
    await lockMembers(tx, memberId, other)
    if ((await tx.$count(blocks, eq(blocks.blockerId, memberId))) >= MOST_BLOCKED)
      throw conflict(`You can block at most ${MOST_BLOCKED} members. Please unblock someone first.`)
    await tx.insert(blocks).values({ blockerId: memberId, blockedId: other }).onConflictDoNothing()
    await tx.delete(follows).where(or(isFollow(memberId, other), isFollow(other, memberId)))
  })

export const unblock = (db: Db, memberId: number, name: string) =>
  write(db, async (tx) => {
    const other = await memberNamed(tx, name)
    if (other) await tx.delete(blocks).where(and(eq(blocks.blockerId, memberId), eq(blocks.blockedId, other)))
  })

const isFollow = (from: number, to: number) => and(eq(follows.followerId, from), eq(follows.followedId, to))

async function memberNamed(tx: Tx, name: string): Promise<number | null> {
  const known = folded(name)
  if (known === null) return null
  const [row] = await tx.select({ id: members.id }).from(members).where(eq(members.usernameFolded, known))
  return row?.id ?? null
}
