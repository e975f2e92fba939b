// Votes: one row for each member and post, and totals that move with the rows while the post is locked.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { postChange, type VoteType } from '#contract/community.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { posts, postVotes } from './table.ts'

/** Sets a member's vote on a post, or with null withdraws it. The vote they already have changes nothing. */
export const vote = (db: Db, memberId: number, postId: number, wanted: VoteType | null): Promise<void> =>
  write(db, async (tx, changed) => {
    // Whoever votes on this post waits here for those before them: nobody counts from an old total.
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, postId), isNull(posts.hiddenAt)))
      .for('update')
    if (!post) throw notFound('post')

    const mine = and(eq(postVotes.postId, postId), eq(postVotes.memberId, memberId))
    const [row] = await tx.select({ value: postVotes.value }).from(postVotes).where(mine)
    const before = row?.value ?? 0
    const after = wanted === null ? 0 : wanted === 'up' ? 1 : -1
    if (before === after) return

    if (after === 0) await tx.delete(postVotes).where(mine)
    else if (row) await tx.update(postVotes).set({ value: after }).where(mine)
    else await tx.insert(postVotes).values({ postId, memberId, value: after })

    const ups = Number(after === 1) - Number(before === 1)
    const downs = Number(after === -1) - Number(before === -1)
    await tx
      .update(posts)
      .set({ upvotes: sql`${posts.upvotes} + ${ups}`, downvotes: sql`${posts.downvotes} + ${downs}` })
      .where(eq(posts.id, postId))
    changed('community', postChange('votes', postId))
  })
