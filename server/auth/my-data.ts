// Everything the site holds of one member, for that member, and nothing of anyone else.
import { eq, sql } from 'drizzle-orm'
import type { authApi } from '#contract/api/auth.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { postComments, posts, postVotes } from '#server/community/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { diary } from '#server/diary/table.ts'
import { dramas } from '#server/dramas/table.ts'
import { submissions } from '#server/forms/table.ts'
import { revisions } from '#server/history/table.ts'
import type { Me } from '#server/http/bind.ts'
import { unauthorized } from '#server/http/failures.ts'
import { uploads } from '#server/images/table.ts'
import { savedLines } from '#server/learners/table.ts'
import { listDramas, lists, savedLists } from '#server/lists/table.ts'
import { mails } from '#server/mail/outbox.ts'
import { activeWeeks } from '#server/members/table.ts'
import { moderationLog, reports } from '#server/moderation/table.ts'
import { newsComments } from '#server/news/table.ts'
import { noticeMails, pushDevices } from '#server/notices/table.ts'
import { helpfulMarks, reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { following } from './my-following.ts'
import { formsOf, mailsOf } from './owned-mail.ts'
import { sessionsOf } from './sessions.ts'
import type { MemberRow } from './show.ts'
import { members, sessions } from './table.ts'

export type MyData = GivesOf<(typeof authApi)['GET /api/auth/my-data']>

/** Read in one transaction, so that everything is of the same moment. */
export const dataOf = (db: Db, me: Me): Promise<MyData> =>
  db.transaction(
    async (tx) => {
      const [found] = await tx
        .select({ row: members, now: sql<string>`now()` })
        .from(members)
        .where(eq(members.id, me.id))
      if (!found) throw unauthorized()
      const { row } = found
      return {
        exportedAt: new Date(found.now).toISOString(),
        account: showAccount(row),
        sessions: (await sessionsOf(tx, me.id, me.sessionId)).map((session) => ({ ...session })),
        ...(await written(tx, me.id)),
        ...(await chosen(tx, me.id)),
        ...(await following(tx, me.id)),
        ...(await sent(tx, row)),
        ...(await worked(tx, me.id)),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const showAccount = ({ passwordHash, usernameFolded: _, ...row }: MemberRow) => ({
  ...row,
  hasPassword: passwordHash !== null,
})

async function written(tx: Tx, id: number) {
  return {
    reviews: await tx
      .select({
        id: reviews.id,
        title: reviews.title,
        content: reviews.content,
        isPublic: reviews.isPublic,
        hasSpoilers: reviews.hasSpoilers,
        showsRating: reviews.showsRating,
        helpful: reviews.helpful,
        createdAt: reviews.createdAt,
        updatedAt: reviews.updatedAt,
      })
      .from(reviews)
      .where(eq(reviews.memberId, id))
      .orderBy(reviews.id),
    posts: await tx
      .select({
        id: posts.id,
        title: posts.title,
        content: posts.content,
        upvotes: posts.upvotes,
        downvotes: posts.downvotes,
        createdAt: posts.createdAt,
        updatedAt: posts.updatedAt,
      })
      .from(posts)
      .where(eq(posts.authorId, id))
      .orderBy(posts.id),
    postComments: await tx
      .select({
        id: postComments.id,
        postId: postComments.postId,
        content: postComments.content,
        createdAt: postComments.createdAt,
      })
      .from(postComments)
      .where(eq(postComments.authorId, id))
      .orderBy(postComments.id),
    newsComments: await tx
      .select({
        id: newsComments.id,
        articleId: newsComments.articleId,
        author: newsComments.author,
        content: newsComments.content,
        createdAt: newsComments.createdAt,
      })
      .from(newsComments)
      .where(eq(newsComments.memberId, id))
      .orderBy(newsComments.id),
  }
}

async function chosen(tx: Tx, id: number) {
  return {
    activeWeeks: await tx
      .select({ week: activeWeeks.week })
      .from(activeWeeks)
      .where(eq(activeWeeks.memberId, id))
      .orderBy(activeWeeks.week),
    watchlist: await tx
      .select({
        dramaId: watchlist.dramaId,
        title: dramas.title,
        addedAt: watchlist.addedAt,
        status: watchlist.status,
        episodesWatched: watchlist.episodesWatched,
        ownRating: watchlist.ownRating,
        rewatch: watchlist.rewatch,
        changedAt: watchlist.changedAt,
      })
      .from(watchlist)
      .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
      .where(eq(watchlist.memberId, id))
      .orderBy(watchlist.addedAt, watchlist.dramaId),
    diary: await tx
      .select({
        dramaId: diary.dramaId,
        title: dramas.title,
        day: diary.day,
        firstEpisode: diary.firstEpisode,
        lastEpisode: diary.lastEpisode,
        outcome: diary.outcome,
        rewatch: diary.rewatch,
      })
      .from(diary)
      .innerJoin(dramas, eq(dramas.id, diary.dramaId))
      .where(eq(diary.memberId, id))
      .orderBy(diary.day, diary.id),
    lists: await tx
      .select({
        id: lists.id,
        title: lists.title,
        visibility: lists.visibility,
        copiedFrom: lists.copiedFrom,
        createdAt: lists.createdAt,
        updatedAt: lists.updatedAt,
        dramas: sql<object[]>`coalesce(jsonb_agg(jsonb_build_object(
          'dramaId', ${dramas.id}, 'title', ${dramas.title}, 'note', ${listDramas.note}, 'addedAt', ${listDramas.addedAt}
        ) order by ${listDramas.position}) filter (where ${dramas.id} is not null), '[]')`,
      })
      .from(lists)
      .leftJoin(listDramas, eq(listDramas.listId, lists.id))
      .leftJoin(dramas, eq(dramas.id, listDramas.dramaId))
      .where(eq(lists.memberId, id))
      .groupBy(lists.id)
      .orderBy(lists.id),
    savedLists: await tx
      .select({ listId: savedLists.listId, createdAt: savedLists.createdAt })
      .from(savedLists)
      .where(eq(savedLists.memberId, id))
      .orderBy(savedLists.createdAt, savedLists.listId),
    // Without the keys that only the browser needs.
    pushDevices: await tx
      .select({
        device: sessions.device,
        endpoint: pushDevices.endpoint,
        pushedAt: pushDevices.pushedAt,
        createdAt: pushDevices.createdAt,
      })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(eq(sessions.memberId, id))
      .orderBy(pushDevices.createdAt),
    noticeMails: await tx
      .select({ createdAt: noticeMails.createdAt })
      .from(noticeMails)
      .where(eq(noticeMails.memberId, id))
      .orderBy(noticeMails.createdAt),
    votes: await tx
      .select({ postId: postVotes.postId, value: postVotes.value, createdAt: postVotes.createdAt })
      .from(postVotes)
      .where(eq(postVotes.memberId, id))
      .orderBy(postVotes.createdAt, postVotes.postId),
    helpful: await tx
      .select({ reviewId: helpfulMarks.reviewId, createdAt: helpfulMarks.createdAt })
      .from(helpfulMarks)
      .where(eq(helpfulMarks.memberId, id))
      .orderBy(helpfulMarks.createdAt, helpfulMarks.reviewId),
    keptLines: await tx
      .select({
        line: savedLines.line,
        card: savedLines.card,
        dueAt: savedLines.dueAt,
        createdAt: savedLines.createdAt,
      })
      .from(savedLines)
      .where(eq(savedLines.memberId, id))
      .orderBy(savedLines.createdAt, savedLines.line),
  }
}

async function sent(tx: Tx, member: MemberRow) {
  return {
    forms: await tx
      .select({
        id: submissions.id,
        form: submissions.form,
        fields: submissions.fields,
        createdAt: submissions.createdAt,
      })
      .from(submissions)
      .where(formsOf(member))
      .orderBy(submissions.id),
    // Without their text: the link in a reset mail would work.
    mails: await tx
      .select({
        kind: mails.kind,
        subject: mails.subject,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(mailsOf(member))
      .orderBy(mails.id),
    reports: await tx
      .select({
        area: reports.area,
        itemId: reports.itemId,
        reason: reports.reason,
        note: reports.note,
        createdAt: reports.createdAt,
        outcome: reports.outcome,
      })
      .from(reports)
      .where(eq(reports.reporterId, member.id))
      .orderBy(reports.id),
    // What was decided about their own; who decided is not theirs.
    moderation: await tx
      .select({
        action: moderationLog.action,
        area: moderationLog.area,
        itemId: moderationLog.itemId,
        reason: moderationLog.reason,
        createdAt: moderationLog.createdAt,
      })
      .from(moderationLog)
      .where(eq(moderationLog.authorId, member.id))
      .orderBy(moderationLog.id),
  }
}

/** What an admin did here. */
async function worked(tx: Tx, id: number) {
  return {
    uploads: await tx
      .select({
        id: uploads.id,
        originalName: uploads.originalName,
        alt: uploads.alt,
        createdAt: uploads.createdAt,
      })
      .from(uploads)
      .where(eq(uploads.uploadedBy, id))
      .orderBy(uploads.id),
    changes: await tx
      .select({
        area: revisions.area,
        item: revisions.item,
        action: revisions.action,
        createdAt: revisions.createdAt,
      })
      .from(revisions)
      .where(eq(revisions.memberId, id))
      .orderBy(revisions.id),
  }
}
