// Reports: one per member and item, grouped into cases, decided once.
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { moderationApi, ReportCase } from '#contract/api/moderation.ts'
import { DELETED_MEMBER } from '#contract/auth.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import type { Outcome, ReportArea, ReportReason } from '#contract/moderation.ts'
import { members } from '#server/auth/table.ts'
import { postComments } from '#server/community/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import { notify } from '#server/notices/notify.ts'
import { AREAS, type Item } from './items.ts'
import { logModeration } from './log.ts'
import { reports } from './table.ts'

type NewReport = TakesOf<(typeof moderationApi)['POST /api/reports']>

/** Reports that are shown at once; what waits behind them comes up as they are decided. */
const QUEUE_MOST = 500

/** @returns the report; the first one when the same member reports the same item again */
export async function report(db: Db, me: Me, reported: NewReport) {
  const { area, itemId } = reported
  const [already] = await reportOf(db).execute({ area, itemId, reporterId: me.id })
  if (already) return showReport(already)
  const [item] = await AREAS[area].find(db, [itemId])
  if (!item) throw notFound('item')
  if (item.authorId === me.id)
    throw invalid('itemId', 'You cannot report what you wrote yourself. You can edit or delete it instead.')
  const [row] = await db
    .insert(reports)
    .values({ ...reported, reporterId: me.id })
    // Of two at once the first one is returned, unchanged.
    .onConflictDoUpdate({ target: [reports.area, reports.itemId, reports.reporterId], set: { area } })
    .returning()
  return showReport(row!)
}

const reportOf = prepared((db) =>
  db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.area, sql.placeholder('area')),
        eq(reports.itemId, sql.placeholder('itemId')),
        eq(reports.reporterId, sql.placeholder('reporterId')),
      ),
    )
    .prepare('report_of'),
)

/** The cases: open ones by the time they have waited, or the latest that were decided. */
export async function readCases(db: Db, state: 'open' | 'decided'): Promise<ReportCase[]> {
  const rows = await db
    .select({ report: reports, reporter: members.username })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId))
    .where(state === 'open' ? isNull(reports.outcome) : isNotNull(reports.outcome))
    .orderBy(state === 'open' ? asc(reports.id) : desc(reports.decidedAt))
    .limit(QUEUE_MOST)
  const cases = Map.groupBy(
    rows,
    ({ report: { area, itemId, decidedAt } }) => `${area} ${itemId} ${decidedAt?.getTime() ?? ''}`,
  )
  const items = await itemsOf(
    db,
    rows.map(({ report }) => report),
  )
  const names = await namesOf(db, [...items.values()])
  return [...cases.values()].map((caseReports): ReportCase => {
    const first = caseReports[0]!.report
    const item = items.get(`${first.area} ${first.itemId}`)
    return {
      id: first.id,
      area: first.area as ReportArea,
      itemId: first.itemId,
      title: item?.title ?? null,
      content: item?.content ?? null,
      authorId: item?.authorId ?? null,
      authorUsername: (item?.authorId && names.get(item.authorId)) || null,
      placeId: item?.placeId ?? null,
      outcome: first.outcome as Outcome | null,
      createdAt: first.createdAt.toISOString(),
      decidedAt: first.decidedAt?.toISOString() ?? null,
      reports: caseReports.map(({ report, reporter }) => ({
        id: report.id,
        reason: report.reason as ReportReason,
        note: report.note,
        reporter: reporter ?? DELETED_MEMBER,
        createdAt: report.createdAt.toISOString(),
      })),
    }
  })
}

/** Decides about the item of a report, for everyone who reported it. @throws not-found, conflict */
export const decide = (db: Db, me: Me, reportId: number, outcome: Outcome, reason: string) =>
  write(db, async (tx, changed) => {
    const locked = await lockedCase(tx, reportId)
    if (locked.outcome !== null)
      throw conflict('This report has already been decided', { outcome: locked.outcome })
    const area = AREAS[locked.area as ReportArea]
    const [item] = await area.find(tx, [locked.itemId])
    if (item && outcome === 'removed') await area.remove(tx, item.id, changed)
    const [decided] = await settle(tx, locked, outcome)
    if (item)
      await logModeration(tx, me, {
        action: outcome,
        area: locked.area,
        itemId: item.id,
        authorId: item.authorId,
        about: item.title ?? item.content,
        reason,
      })
    return { id: reportId, outcome, decidedAt: decided!.decidedAt!.toISOString() }
  })

/** All reports of the item, in one order: of two moderators the second waits here and then reads the outcome. */
async function lockedCase(tx: Tx, reportId: number) {
  const [named] = await tx.select().from(reports).where(eq(reports.id, reportId))
  if (!named) throw notFound('report')
  const rows = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.area, named.area), eq(reports.itemId, named.itemId)))
    .orderBy(asc(reports.id))
    .for('update')
  const locked = rows.find((row) => row.id === reportId)
  if (!locked) throw notFound('report')
  return locked
}

/**
 * Closes the open reports of an item that was deleted, and of a post's comments.
 * Locks reports before their items, as decide() does, to avoid deadlocks.
 */
export async function resolveReports(tx: Tx, area: ReportArea, itemId: number): Promise<void> {
  await settle(tx, { area, itemId }, 'removed')
  if (area !== 'post') return
  const below = tx.select({ id: postComments.id }).from(postComments).where(eq(postComments.postId, itemId))
  await close(tx, and(eq(reports.area, 'post-comment'), inArray(reports.itemId, below)), 'removed')
}

const settle = (tx: Tx, { area, itemId }: { area: string; itemId: number }, outcome: Outcome) =>
  close(tx, and(eq(reports.area, area), eq(reports.itemId, itemId)), outcome)

/** Closes those that are open, and tells who sent them. */
async function close(tx: Tx, which: SQL | undefined, outcome: Outcome) {
  const closed = await tx
    .update(reports)
    .set({ outcome, decidedAt: sql`now()` })
    .where(and(which, isNull(reports.outcome)))
    .returning({ reporterId: reports.reporterId, decidedAt: reports.decidedAt })
  const reporters = closed.flatMap(({ reporterId }) => reporterId ?? [])
  if (reporters.length > 0) await notify(tx, 'reports', sql`select unnest(${sql.param(reporters)}::int[])`)
  return closed
}

const showReport = (row: typeof reports.$inferSelect) => ({
  id: row.id,
  area: row.area as ReportArea,
  itemId: row.itemId,
  reason: row.reason as ReportReason,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
})

async function itemsOf(db: Db, rows: { area: string; itemId: number }[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  for (const [area, those] of Map.groupBy(rows, (row) => row.area as ReportArea)) {
    const ids = [...new Set(those.map((row) => row.itemId))]
    for (const item of await AREAS[area].find(db, ids)) found.set(`${area} ${item.id}`, item)
  }
  return found
}

export async function namesOf(db: Db, items: Item[]): Promise<Map<number, string>> {
  const ids = [...new Set(items.map((item) => item.authorId).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, ids))
  return new Map(rows.map((row) => [row.id, row.username]))
}
