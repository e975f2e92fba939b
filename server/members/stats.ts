// Counts members in all, by month and by week, and what they read and save. All times are UTC.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MemberStats, MemberWeek, MostLiked } from '#contract/api/members.ts'
import { MOST_SHOWN, WEEKS_SHOWN } from '#contract/members.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { monday } from './activity.ts'
import { activeWeeks } from './table.ts'

export const THIS_MONTH = sql`date_trunc('month', now(), 'UTC')`
const LAST_MONTH = sql`date_trunc('month', ${THIS_MONTH} - interval '1 day', 'UTC')`

export async function memberStats(db: Db): Promise<MemberStats> {
  const [row] = await db
    .select({
      totalUsers: sql<number>`count(*)::int`,
      activeUsers: sql<number>`(count(*) filter (where ${members.lastLoginAt} >= ${THIS_MONTH}))::int`,
      newUsersThisMonth: sql<number>`(count(*) filter (where ${members.createdAt} >= ${THIS_MONTH}))::int`,
      newUsersLastMonth: sql<number>`(count(*) filter (where ${members.createdAt} >= ${LAST_MONTH} and ${members.createdAt} < ${THIS_MONTH}))::int`,
    })
    .from(members)
  return row!
}

/** Lists every week, also empty ones. */
export async function memberWeeks(db: Db): Promise<MemberWeek[]> {
  const { rows } = await db.execute<{ week: string; sign_ups: number; active: number }>(sql`
    with weeks as (
      select ${monday()} - 7 * ago as week from generate_series(0, ${WEEKS_SHOWN - 1}::int) ago
    ), joined as (
      select date_trunc('week', ${members.createdAt} at time zone 'utc')::date as week, count(*)::int as times
      from ${members}
      where ${members.createdAt} >= (${monday(WEEKS_SHOWN)}::timestamp at time zone 'utc')
      group by 1
    ), came as (
      select ${activeWeeks.week} as week, count(*)::int as times
      from ${activeWeeks} where ${activeWeeks.week} >= ${monday(WEEKS_SHOWN)}
      group by 1
    )
    select weeks.week::text, coalesce(joined.times, 0) as sign_ups, coalesce(came.times, 0) as active
    from weeks
    left join joined on joined.week = weeks.week
    left join came on came.week = weeks.week
    order by weeks.week`)
  return rows.map((row) => ({ week: row.week, signUps: row.sign_ups, active: row.active }))
}

export async function mostLiked(db: Db): Promise<MostLiked> {
  const savedCount = sql<number>`count(*)::int`
  return {
    articles: await db
      .select({ id: articles.id, title: articles.title, views: articles.views })
      .from(articles)
      .where(and(isNull(articles.deletedAt), isNotNull(articles.publishedAt), sql`${articles.views} > 0`))
      .orderBy(desc(articles.views), desc(articles.id))
      .limit(MOST_SHOWN),
    dramas: await db
      .select({ id: dramas.id, title: dramas.title, count: savedCount })
      .from(watchlist)
      .innerJoin(dramas, and(eq(dramas.id, watchlist.dramaId), isHere))
      .groupBy(dramas.id)
      .orderBy(desc(savedCount), dramas.title, dramas.id)
      .limit(MOST_SHOWN),
  }
}
