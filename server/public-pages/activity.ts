// What members did, newest first: ratings, reviews and lists, read where they are, as far as pages show them now.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ActivityEntry } from '#contract/api/public-pages.ts'
import { ACTIVITIES, ACTIVITY_PAGE, type Activity } from '#contract/public-pages.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { readCards } from '#server/dramas/related/store.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { listsById } from '#server/lists/store.ts'
import { isPublicList, lists } from '#server/lists/table.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { isPublicReview, reviewsById } from '#server/reviews/store.ts'
import { reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { isOpenTo } from './store.ts'
import { follows, publicPages } from './table.ts'

interface Asked {
  kind?: Activity | undefined
  before?: string | undefined
}

/** What one member did, for a reader. */
export const activityOf = (db: Db, memberId: number, readerId: number | undefined, asked: Asked) =>
  read(db, eq(publicPages.memberId, memberId), readerId, asked)

/** What those did whom the reader follows. */
export const activityFor = (db: Db, readerId: number, asked: Asked) =>
  read(
    db,
    sql`${publicPages.memberId} in (
      select ${follows.followedId} from ${follows} where ${follows.followerId} = ${readerId})`,
    readerId,
    asked,
  )

/** Where each kind is read from, and which of it this reader may read. */
const KINDS: Record<Activity, Source> = {
  ratings: {
    from: sql`${watchlist}`,
    memberId: watchlist.memberId,
    at: watchlist.ratedAt,
    id: watchlist.dramaId,
    rating: sql`${watchlist.ownRating}`,
    // Not a join: for a join the planner reads all ratings of the member.
    where: () => sql`${watchlist.ownRating} is not null
      and (select ${isHere} from ${dramas} where ${dramas.id} = ${watchlist.dramaId})`,
  },
  reviews: {
    from: sql`${reviews}`,
    memberId: reviews.memberId,
    at: reviews.createdAt,
    id: reviews.id,
    rating: sql`null::int`,
    where: (readerId) => and(isPublicReview, isWantedBy(readerId, 'review', reviews.id, reviews.memberId)),
  },
  lists: {
    from: sql`${lists}`,
    memberId: lists.memberId,
    at: lists.publishedAt,
    id: lists.id,
    rating: sql`null::int`,
    where: (readerId) => and(isPublicList, isWantedBy(readerId, 'list', lists.id, lists.memberId)),
  },
}

interface Source {
  from: SQL
  memberId: PgColumn
  at: PgColumn
  id: PgColumn
  rating: SQL
  where: (readerId: number | undefined) => SQL | undefined
}

type Item = { kind: number; ms: number; page: number; username: string; id: number; rating: number | null }

async function read(db: Db, which: SQL, readerId: number | undefined, { kind, before }: Asked) {
  const pages = db
    .select({
      page: sql`${publicPages.id}`.as('page'),
      member: sql`${publicPages.memberId}`.as('member'),
      username: members.username,
      ratings: publicPages.ratings,
      reviews: publicPages.reviews,
      lists: publicPages.lists,
    })
    .from(publicPages)
    .innerJoin(members, eq(members.id, publicPages.memberId))
    .where(and(which, isOpenTo(readerId)))
  const parts = ACTIVITIES.filter((one) => kind === undefined || one === kind).map((one) =>
    newestOf(one, readerId, before),
  )
  // Reads a few index entries for each page and kind, so the cost depends on how many pages there are, not on what is
  // behind them.
  const { rows } = await db.execute<Item>(sql`
    select kind, extract(epoch from at)::float8 * 1000 as ms, page, username, id, rating
    from (${pages}) as shown cross join lateral (${sql.join(parts, sql` union all `)}) as done
    order by at desc, kind desc, page desc, id desc limit ${ACTIVITY_PAGE}`)
  return show(db, rows, readerId)
}

function newestOf(name: Activity, readerId: number | undefined, before: string | undefined): SQL {
  const { from, memberId, at, id, rating, where } = KINDS[name]
  const kind = sql`${ACTIVITIES.indexOf(name)}::int`
  return sql`(select ${kind} as kind, ${at} as at, ${id} as id, ${rating} as rating from ${from}
    where shown.${sql.identifier(name)} and ${memberId} = shown.member and ${where(readerId)}
      ${before ? after(before, { kind, at, id }) : sql``}
    order by ${at} desc, ${id} desc limit ${ACTIVITY_PAGE})`
}

function after(cursor: string, { kind, at, id }: { kind: SQL; at: PgColumn; id: PgColumn }): SQL {
  const [ms, ...rest] = cursor.split('.').map(Number)
  const time = sql`to_timestamp(${ms! / 1000}::float8)::timestamptz(3)`
  const tie = sql.join(
    rest.map((one) => sql`${one}::int`),
    sql`, `,
  )
  return sql`and ${at} <= ${time} and (${at}, ${kind}, shown.page, ${id}) < (${time}, ${tie})`
}

/** Leaves out what was deleted or hidden since it was found. */
async function show(db: Db, items: Item[], readerId: number | undefined): Promise<ActivityEntry[]> {
  const idsOf = (name: Activity) => items.flatMap(({ kind, id }) => (ACTIVITIES[kind] === name ? id : []))
  const [cards, reviewed, listed] = await Promise.all([
    readCards(db, idsOf('ratings')),
    reviewsById(db, idsOf('reviews'), readerId),
    listsById(db, idsOf('lists'), readerId),
  ])
  return items.flatMap(({ kind: index, ms, page, username, id, rating }): ActivityEntry | [] => {
    const kind = ACTIVITIES[index]
    const by = {
      username,
      at: ms > 0 ? new Date(ms).toISOString() : null,
      cursor: [ms, index, page, id].join('.'),
    }
    const [drama, review, list] = [cards.get(id), reviewed.get(id), listed.get(id)]
    if (kind === 'ratings') return drama && rating ? { ...by, kind, drama, rating } : []
    if (kind === 'reviews') return review ? { ...by, kind, review } : []
    return list ? { ...by, kind: 'lists', list } : []
  })
}
