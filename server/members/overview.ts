// What an admin sees first: what waits, what was written lately, and what broke.
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Desk, Overview } from '#contract/api/members.ts'
import type { ReportArea } from '#contract/moderation.ts'
import type { Db } from '#server/db/open.ts'
import { isLate } from '#server/forms/inbox.ts'
import { submissions } from '#server/forms/table.ts'
import { withoutTheirPicture } from '#server/images/uses.ts'
import { jobs } from '#server/jobs/table.ts'
import { MAILS_IN, mails } from '#server/mail/outbox.ts'
import { AREAS, LATEST } from '#server/moderation/items.ts'
import { namesOf } from '#server/moderation/reports.ts'
import { reports } from '#server/moderation/table.ts'
import type { Site } from '#server/site.ts'

const BROKEN_MOST = 10
/** Characters of a text. */
const TEXT_MOST = 140

export async function readDesk({ db, env }: Site): Promise<Desk> {
  const isOpen = isNull(submissions.doneAt)
  const isCorrection = eq(submissions.form, 'correction')
  const isMessage = ne(submissions.form, 'correction')
  const [open] = await db
    .select({ cases: sql<number>`count(distinct (${reports.area}, ${reports.itemId}))::int` })
    .from(reports)
    .where(isNull(reports.outcome))
  return {
    messages: await db.$count(submissions, and(isOpen, isMessage)),
    lateMessages: await db.$count(submissions, and(isOpen, isMessage, isLate)),
    reports: open!.cases,
    corrections: await db.$count(submissions, and(isOpen, isCorrection)),
    waitingMails: await db.$count(mails, MAILS_IN.waiting),
    failedMails: await db.$count(mails, MAILS_IN.failed),
    sendsMail: env.SMTP_URL !== undefined,
  }
}

export async function readOverview(db: Db): Promise<Overview> {
  const failed = await db
    .select({ kind: jobs.kind, lastError: jobs.lastError, failedAt: jobs.failedAt })
    .from(jobs)
    .where(and(isNotNull(jobs.failedAt), ne(jobs.kind, 'mail')))
    .orderBy(desc(jobs.failedAt))
    .limit(BROKEN_MOST)
  return {
    latest: await latest(db),
    failedJobs: failed.map((job) => ({ ...job, failedAt: job.failedAt!.toISOString() })),
    missingPictures: await withoutTheirPicture(db, BROKEN_MOST),
  }
}

async function latest(db: Db): Promise<Overview['latest']> {
  const each = await Promise.all(
    Object.entries(AREAS).map(async ([area, { find }]) =>
      (await find(db)).map((item) => ({ area: area as ReportArea, ...item })),
    ),
  )
  const newest = each
    .flat()
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, LATEST)
  const names = await namesOf(db, newest)
  return newest.map(({ area, id, placeId, title, content, authorId, createdAt }) => ({
    ...{ area, itemId: id, placeId, text: (title ?? content).slice(0, TEXT_MOST) },
    author: (authorId !== null && names.get(authorId)) || null,
    createdAt: createdAt.toISOString(),
  }))
}
