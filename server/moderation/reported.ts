// Hides from a member what they reported and what members they blocked write. Lists of what members write ask isWantedBy.
import { and, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportArea } from '#contract/moderation.ts'
import { blocks, reports } from './table.ts'

/**
 * The condition for items of any area: `isWantedBy(me?.id, 'post', posts.id, posts.authorId)`.
 * @param readerId undefined: a visitor, for whom nothing is hidden
 */
export const isWantedBy = (
  readerId: number | undefined,
  area: ReportArea,
  itemId: PgColumn,
  authorId: PgColumn,
): SQL | undefined =>
  readerId === undefined
    ? undefined
    : and(
        notExists(sql`(select from ${reports} where ${reports.area} = ${area}
          and ${reports.itemId} = ${itemId} and ${reports.reporterId} = ${readerId})`),
        hasNotBlocked(readerId, authorId),
      )

/** Each is the id of a member, or a column of ids. */
export const hasNotBlocked = (blocker: PgColumn | number, other: PgColumn | number): SQL =>
  notExists(
    sql`(select from ${blocks} where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${other})`,
  )
