// What a member has reported is hidden from them, at once and for good, and so is what those write whom they blocked.
import { and, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportArea } from '#contract/moderation.ts'
import { blocks, reports } from './table.ts'

/** The condition for the list of any area: `isWantedBy(me.id, 'post', posts.id, posts.authorId)`. */
export const isWantedBy = (memberId: number, area: ReportArea, itemId: PgColumn, authorId: PgColumn): SQL =>
  and(isNotReportedBy(memberId, area, itemId), notBlockedBy(memberId, authorId))!

export const isNotReportedBy = (memberId: number, area: ReportArea, itemId: PgColumn) =>
  notExists(
    sql`(select 1 from ${reports} where ${reports.area} = ${area} and ${reports.itemId} = ${itemId} and ${reports.reporterId} = ${memberId})`,
  )

const notBlockedBy = (memberId: number, authorId: PgColumn) =>
  notExists(
    sql`(select from ${blocks} where ${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${authorId})`,
  )

/** Nothing leads from one to the other when either blocked the other. */
export const neitherBlocked = (memberId: number, otherId: PgColumn): SQL =>
  notExists(sql`(select from ${blocks}
    where (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${otherId})
      or (${blocks.blockerId} = ${otherId} and ${blocks.blockedId} = ${memberId}))`)
