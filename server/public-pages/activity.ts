// What members did, newest first: ratings, reviews and lists, read where they are, as far as pages show them now.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Notices } from '#contract/api/notices.ts'
import type { ActivityEntry } from '#contract/api/public-pages.ts'
import { MOST_NOTICES } from '#contract/notices.ts'
import { ACTIVITIES, ACTIVITY_PAGE, type Activity } from '#contract/public-pages.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
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
  read(db, isFollowedBy(readerId), readerId, asked)

const isFollowedBy = (readerId: number) =>
  sql`${publicPages.memberId} in (
    select ${follows.followedId} from ${follows} where ${follows.followerId} = ${readerId})`

/** Where each kind is read from, and which of it this reader may read. */
const KINDS: Record<Activity, Source> = {
  ratings: {
    from: sql`${watchlist}`,
    memberId: watchlist.memberId,
    at: watchlist.ratedAt,
    id: watchlist.dramaId,
    rating: sql`${watchlist.ownRating}`,
    title: sql`null`,
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
    title: sql`${reviews.title}`,
    where: (readerId) => and(isPublicReview, isWantedBy(readerId, 'review', reviews.id, reviews.memberId)),
  },
  lists: {
    from: sql`${lists}`,
    memberId: lists.memberId,
    at: lists.publishedAt,
    id: lists.id,
    rating: sql`null::int`,
    title: sql`${lists.title}`,
    where: (readerId) => and(isPublicList, isWantedBy(readerId, 'list', lists.id, lists.memberId)),
  },
}

interface Source {
  from: SQL
  memberId: PgColumn
  at: PgColumn
  id: PgColumn
  rating: SQL
  title: SQL
  where: (readerId: number | undefined) => SQL | undefined
}

interface Item extends Record<string, unknown> {
  kind: number
  ms: number
  page: number
  username: string
  id: number
  rating: number | null
  title: string
}

async function read(db: Db, which: SQL, readerId: number | undefined, { kind, before }: Asked) {
  const kinds = ACTIVITIES.filter((one) => kind === undefined || one === kind)
  return show(db, await newest(db, which, readerId, kinds, before ? after(before) : () => sql``), readerId)
}

/** Reviews and lists of those whom the reader follows, published since then. Ratings are too many to tell of. */
export async function publishedFor(
  db: Db | Tx,
  readerId: number,
  since: Date,
): Promise<Notices['following']> {
  const items = await newest(
    db,
    isFollowedBy(readerId),
    readerId,
    PUBLISHED,
    ({ at }) => sql`and ${at} > ${since}`,
  )
  return items.slice(0, MOST_NOTICES).map(({ kind, id, title, username, ms }) => ({
    ...{ kind: ACTIVITIES[kind] as (typeof PUBLISHED)[number], id, title, by: username },
    at: new Date(ms).toISOString(),
  }))
}
const PUBLISHED = ['reviews', 'lists'] as const

type Bound = (of: { kind: SQL; at: PgColumn; id: PgColumn }) => SQL

async function newest(
  db: Db | Tx,
  which: SQL,
  readerId: number | undefined,
  kinds: readonly Activity[],
  bound: Bound,
): Promise<Item[]> {
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
  const parts = kinds.map((one) => newestOf(one, readerId, bound))
  // Reads a few index entries for each page and kind, so the cost depends on how many pages there are, not on what is
  // behind them.
  const { rows } = await db.execute<Item>(sql`
    select kind, extract(epoch from at)::float8 * 1000 as ms, page, username, id, rating, title
    from (${pages}) as shown cross join lateral (${sql.join(parts, sql` union all `)}) as done
    order by at desc, kind desc, page desc, id desc limit ${ACTIVITY_PAGE}`)
  return rows
}

function newestOf(name: Activity, readerId: number | undefined, bound: Bound): SQL {
  const { from, memberId, at, id, rating, title, where } = KINDS[name]
  const kind = sql`${ACTIVITIES.indexOf(name)}::int`
  return sql`(select ${kind} as kind, ${at} as at, ${id} as id, ${rating} as rating, ${title} as title from ${from}
    where shown.${sql.identifier(name)} and ${memberId} = shown.member and ${where(readerId)}
      ${bound({ kind, at, id })}
    order by ${at} desc, ${id} desc limit ${ACTIVITY_PAGE})`
}

const after = (cursor: string): Bound => {
  const [ms, ...rest] = cursor.split('.').map(Number)
  const time = sql`to_timestamp(${ms! / 1000}::float8)::timestamptz(3)`
  const tie = sql.join(
    rest.map((one) => sql`${one}::int`),
    sql`, `,
  )
  return ({ kind, at, id }) =>
    sql`and ${at} <= ${time} and (${at}, ${kind}, shown.page, ${id}) < (${time}, ${tie})`
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
