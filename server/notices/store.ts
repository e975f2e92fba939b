// What is new for a member, read from the community itself: nothing is stored but when they last looked.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Notices } from '#contract/api/notices.ts'
import { MOST_NOTICES } from '#contract/notices.ts'
import { members } from '#server/auth/table.ts'
import { postComments, posts } from '#server/community/table.ts'
import type { Db } from '#server/db/open.ts'
import { decisionsFor } from '#server/moderation/log.ts'
import { notReportedBy } from '#server/moderation/reported.ts'

export async function noticesOf(db: Db, memberId: number): Promise<Notices> {
  const [member] = await db
    .select({ seen: members.noticesSeenAt, tellsReplies: members.tellsReplies, asOf: sql<string>`now()` })
    .from(members)
    .where(eq(members.id, memberId))
  const { seen, tellsReplies, asOf } = member!
  return {
    replies: tellsReplies ? await repliesTo(db, memberId, seen) : [],
    decisions: await decisionsFor(db, memberId, seen),
    tellsReplies,
    asOf: new Date(asOf).toISOString(),
  }
}

/** Comments of others below posts that the member wrote or commented on, after their own last comment there. */
async function repliesTo(db: Db, memberId: number, seen: Date): Promise<Notices['replies']> {
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
        notReportedBy(memberId, 'post', posts.id),
        notReportedBy(memberId, 'post-comment', postComments.id),
      ),
    )
    .groupBy(posts.id)
    .orderBy(desc(sql`max(${postComments.id})`))
    .limit(MOST_NOTICES)
  return rows.map((row) => ({ ...row, latestAt: new Date(row.latestAt).toISOString() }))
}

interface Change {
  seenUntil?: string | undefined
  tellsReplies?: boolean | undefined
}

/** What was seen stays seen: an older page in another tab makes nothing new again. */
export async function changeNotices(db: Db, memberId: number, { seenUntil, tellsReplies }: Change) {
  const set = {
    ...(seenUntil !== undefined && {
      noticesSeenAt: sql`greatest(${members.noticesSeenAt}, least(now(), ${seenUntil}::timestamptz))`,
    }),
    ...(tellsReplies !== undefined && { tellsReplies }),
  }
  if (Object.keys(set).length > 0) await db.update(members).set(set).where(eq(members.id, memberId))
}
