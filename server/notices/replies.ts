// What is new for a member in the community: read from the comments themselves.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Notices } from '#contract/api/notices.ts'
import { MOST_NOTICES } from '#contract/notices.ts'
import { members } from '#server/auth/table.ts'
import { postComments, posts } from '#server/community/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { isWantedBy } from '#server/moderation/reported.ts'

/** Comments of others below posts that the member wrote or commented on, after their own last comment there. */
export async function repliesTo(db: Db | Tx, memberId: number, seen: Date): Promise<Notices['replies']> {
  const own = sql`(select id from ${posts} where ${posts.authorId} = ${memberId}
    union select post_id from ${postComments} where ${postComments.authorId} = ${memberId})`
  const ownLast = sql`coalesce((select max(mine.id) from ${postComments} as mine
    where mine.post_id = ${postComments.postId} and mine.author_id = ${memberId}), 0)`
  const rows = await db
    .select({
      postId: posts.id,
      title: posts.title,
      count: sql<number>`count(*)::int`,
      latestBy: sql<string | null>`(array_agg(${members.username} order by ${postComments.id} desc))[1]`,
      latestAt: sql<string>`max(${postComments.createdAt})`,
    })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .leftJoin(members, eq(members.id, postComments.authorId))
    .where(
      and(
        sql`${posts.id} in ${own}`,
        gt(postComments.createdAt, seen),
        gt(postComments.id, ownLast),
        sql`${postComments.authorId} is distinct from ${memberId}`,
        sql`${postComments.hiddenAt} is null and ${posts.hiddenAt} is null`,
        isWantedBy(memberId, 'post', posts.id, posts.authorId),
        isWantedBy(memberId, 'post-comment', postComments.id, postComments.authorId),
      ),
    )
    .groupBy(posts.id)
    .orderBy(desc(sql`max(${postComments.id})`))
    .limit(MOST_NOTICES)
  return rows.map((row) => ({ ...row, latestAt: new Date(row.latestAt).toISOString() }))
}
