// Reads each kind of notice from where it happened.
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Notices } from '#contract/api/notices.ts'
import type { Outcome, ReportArea } from '#contract/moderation.ts'
import { MOST_NOTICES, type NoticeKind } from '#contract/notices.ts'
import { airedFor } from '#server/airing/mine.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { decisionsFor } from '#server/moderation/log.ts'
import { reports } from '#server/moderation/table.ts'
import { publishedFor } from '#server/public-pages/activity.ts'
import { repliesTo } from './replies.ts'

/** What is new of a kind for a member since then, the latest first. */
type Read<Kind extends NoticeKind> = (db: Db | Tx, memberId: number, since: Date) => Promise<Notices[Kind]>

export const READ: { readonly [Kind in NoticeKind]: Read<Kind> } = {
  replies: repliesTo,
  decisions: decisionsFor,
  reports: decidedReports,
  following: publishedFor,
  episodes: airedFor,
}

async function decidedReports(db: Db | Tx, memberId: number, since: Date): Promise<Notices['reports']> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, memberId), gt(reports.decidedAt, since)))
    .orderBy(desc(reports.decidedAt))
    .limit(MOST_NOTICES)
  return rows.map(({ id, area, itemId, outcome, decidedAt }) => ({
    ...{ id, itemId },
    area: area as ReportArea,
    outcome: outcome as Outcome,
    decidedAt: decidedAt!.toISOString(),
  }))
}
