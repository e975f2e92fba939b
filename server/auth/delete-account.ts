// Deletes an account. Public posts, comments and reviews stay without a name or are deleted too, as the member chooses.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { DELETED_MEMBER } from '#contract/auth.ts'
import { postComments, posts, postVotes } from '#server/community/table.ts'
import type { Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import { submissions } from '#server/forms/table.ts'
import { revisions } from '#server/history/table.ts'
import { conflict } from '#server/http/failures.ts'
import { deleteMails } from '#server/mail/outbox.ts'
import { moderationLog } from '#server/moderation/table.ts'
import { newsComments } from '#server/news/table.ts'
import { helpfulMarks, reviews } from '#server/reviews/table.ts'
import { willLoseRatings } from '#server/watchlist/write-entries.ts'
import { lockWithAdmins } from './last-admin.ts'
import { TOPICS_WITH_NAMES } from './names.ts'
import { formsOf, mailsNaming } from './owned-mail.ts'
import type { MemberRow } from './show.ts'
import { members } from './table.ts'

const LAST_ADMIN = 'You are the only admin. Please make someone else an admin first.'

/** @throws conflict for the last admin */
export async function deleteAccount(tx: Tx, changed: Changed, memberId: number, posted: 'keep' | 'remove') {
  await lockPosts(tx, memberId)
  await lockReviews(tx, memberId)
  const member = await lockMember(tx, memberId)
  if (!member) return
  await takeBackVotes(tx, memberId)
  await willLoseRatings(tx, changed, memberId)
  await tx
    .delete(reviews)
    .where(and(eq(reviews.memberId, memberId), posted === 'keep' ? eq(reviews.isPublic, false) : undefined))
  if (posted === 'remove') await removePosted(tx, memberId)
  else
    await tx.update(newsComments).set({ author: DELETED_MEMBER }).where(eq(newsComments.memberId, memberId))
  await removeCorrespondence(tx, member)
  await eraseName(tx, member)
  // Sessions, links, watchlist, diary, lists, public page, follows, blocks, saved lines, helpful marks and the settings of
  // notices and airing dramas are deleted with the row; posts, comments and reviews lose their author.
  await tx.delete(members).where(eq(members.id, memberId))
  for (const topic of TOPICS_WITH_NAMES) changed(topic)
}

/** Locked in order of id, and before the member, as votes do: no deadlocks. */
async function lockPosts(tx: Tx, memberId: number) {
  const touched = unionAll(
    tx.select({ id: postVotes.postId }).from(postVotes).where(eq(postVotes.memberId, memberId)),
    tx.select({ id: postComments.postId }).from(postComments).where(eq(postComments.authorId, memberId)),
    tx.select({ id: posts.id }).from(posts).where(eq(posts.authorId, memberId)),
  )
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, touched))
    .orderBy(posts.id)
    .for('update')
}

/** Their own, and those they found helpful, whose counts will change. */
async function lockReviews(tx: Tx, memberId: number) {
  const marked = tx
    .select({ id: helpfulMarks.reviewId })
    .from(helpfulMarks)
    .where(eq(helpfulMarks.memberId, memberId))
  await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(or(eq(reviews.memberId, memberId), inArray(reviews.id, marked)))
    .orderBy(reviews.id)
    .for('update')
}

/** Locks the member, so that nothing new can be written by them. */
async function lockMember(tx: Tx, memberId: number): Promise<MemberRow | null> {
  const { member, isAnotherAdminLeft } = await lockWithAdmins(tx, memberId)
  if (member?.isAdmin && !isAnotherAdminLeft) throw conflict(LAST_ADMIN)
  return member ?? null
}

async function takeBackVotes(tx: Tx, memberId: number) {
  const votes = await tx.delete(postVotes).where(eq(postVotes.memberId, memberId)).returning()
  for (const [total, value] of [
    ['upvotes', 1],
    ['downvotes', -1],
  ] as const) {
    const ids = votes.filter((vote) => vote.value === value).map((vote) => vote.postId)
    if (ids.length === 0) continue
    await tx
      .update(posts)
      .set({ [total]: sql`${posts[total]} - 1` })
      .where(inArray(posts.id, ids))
  }
}

async function removePosted(tx: Tx, memberId: number) {
  await tx.delete(posts).where(eq(posts.authorId, memberId))
  const deletedComments = await tx
    .delete(postComments)
    .where(eq(postComments.authorId, memberId))
    .returning({ postId: postComments.postId, hiddenAt: postComments.hiddenAt })
  // Hidden comments are not in the count any more.
  const counted = Map.groupBy(
    deletedComments.filter((comment) => comment.hiddenAt === null),
    (comment) => comment.postId,
  )
  for (const [postId, comments] of counted)
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${comments.length}` })
      .where(eq(posts.id, postId))
  await tx.delete(newsComments).where(eq(newsComments.memberId, memberId))
}

async function removeCorrespondence(tx: Tx, member: MemberRow) {
  await deleteMails(tx, mailsNaming(member))
  await tx.delete(submissions).where(formsOf(member))
}

/** History and log stay, without the member's name. */
async function eraseName(tx: Tx, { id, username }: MemberRow) {
  await tx.update(revisions).set({ memberName: DELETED_MEMBER }).where(eq(revisions.memberId, id))
  await tx
    .update(moderationLog)
    .set({ moderatorName: DELETED_MEMBER })
    .where(and(eq(moderationLog.moderatorId, id), ne(moderationLog.moderatorName, DELETED_MEMBER)))
  await tx
    .update(moderationLog)
    .set({ details: { about: DELETED_MEMBER } })
    .where(
      and(
        eq(moderationLog.area, 'member'),
        or(eq(moderationLog.itemId, id), eq(sql`${moderationLog.details}->>'about'`, username)),
      ),
    )
}
