// What a member has reported is hidden from them, at once and for good.
import { notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportArea } from '#contract/moderation.ts'
import { reports } from './table.ts'

/** The condition for the list of any area: `notReportedBy(me.id, 'post', posts.id)`. */
export const notReportedBy = (memberId: number, area: ReportArea, itemId: PgColumn): SQL =>
  notExists(
    sql`(select 1 from ${reports} where ${reports.area} = ${area} and ${reports.itemId} = ${itemId} and ${reports.reporterId} = ${memberId})`,
  )
