// Everything the site holds of one member, for that member, and nothing of anyone else.
import { eq, sql } from 'drizzle-orm'
import type { authApi } from '#contract/api/auth.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { postComments, posts } from '#server/community/table.ts'
import { pick } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { submissions } from '#server/forms/table.ts'
import { revisions } from '#server/history/table.ts'
import type { Me } from '#server/http/bind.ts'
import { unauthorized } from '#server/http/failures.ts'
import { uploads } from '#server/images/table.ts'
import { mails } from '#server/mail/outbox.ts'
import { moderationLog, reports } from '#server/moderation/table.ts'
import { newsComments } from '#server/news/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { saved, settings } from './my-choices.ts'
import { formsOf, mailsOf } from './owned-mail.ts'
import { sessionsOf } from './sessions.ts'
import type { MemberRow } from './show.ts'
import { members } from './table.ts'

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
        ...(await saved(tx, me.id)),
        ...(await settings(tx, me.id)),
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
      .select(
        pick(
          reviews,
          'id',
          'title',
          'content',
          'isPublic',
          'hasSpoilers',
          'showsRating',
          'helpful',
          'createdAt',
          'updatedAt',
        ),
      )
      .from(reviews)
      .where(eq(reviews.memberId, id))
      .orderBy(reviews.id),
    posts: await tx
      .select(pick(posts, 'id', 'title', 'content', 'upvotes', 'downvotes', 'createdAt', 'updatedAt'))
      .from(posts)
      .where(eq(posts.authorId, id))
      .orderBy(posts.id),
    postComments: await tx
      .select(pick(postComments, 'id', 'postId', 'content', 'createdAt'))
      .from(postComments)
      .where(eq(postComments.authorId, id))
      .orderBy(postComments.id),
    newsComments: await tx
      .select(pick(newsComments, 'id', 'articleId', 'author', 'content', 'createdAt'))
      .from(newsComments)
      .where(eq(newsComments.memberId, id))
      .orderBy(newsComments.id),
  }
}

async function sent(tx: Tx, member: MemberRow) {
  return {
    forms: await tx
      .select(pick(submissions, 'id', 'form', 'fields', 'createdAt'))
      .from(submissions)
      .where(formsOf(member))
      .orderBy(submissions.id),
    // Without their text: the link in a reset mail would work.
    mails: await tx
      .select(pick(mails, 'kind', 'subject', 'createdAt', 'sentAt'))
      .from(mails)
      .where(mailsOf(member))
      .orderBy(mails.id),
    reports: await tx
      .select(pick(reports, 'area', 'itemId', 'reason', 'note', 'createdAt', 'outcome'))
      .from(reports)
      .where(eq(reports.reporterId, member.id))
      .orderBy(reports.id),
    // What was decided about their own; who decided is not theirs.
    moderation: await tx
      .select(pick(moderationLog, 'action', 'area', 'itemId', 'reason', 'createdAt'))
      .from(moderationLog)
      .where(eq(moderationLog.authorId, member.id))
      .orderBy(moderationLog.id),
  }
}

/** What an admin did here. */
async function worked(tx: Tx, id: number) {
  return {
    uploads: await tx
      .select(pick(uploads, 'id', 'originalName', 'alt', 'createdAt'))
      .from(uploads)
      .where(eq(uploads.uploadedBy, id))
      .orderBy(uploads.id),
    changes: await tx
      .select(pick(revisions, 'area', 'item', 'action', 'createdAt'))
      .from(revisions)
      .where(eq(revisions.memberId, id))
      .orderBy(revisions.id),
  }
}
