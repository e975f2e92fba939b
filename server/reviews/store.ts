// Reads and writes reviews. Private ones are read only by their writer's id, or by routes that check permissions.
import { and, desc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PublicReview, Review, reviewsApi } from '#contract/api/reviews.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { MOST_REVIEWS, type ReviewSort } from '#contract/reviews.ts'
import { members } from '#server/auth/table.ts'
import { afterCursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { fingerprint, storesOnce } from '#server/db/store-once.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { dramas } from '#server/dramas/table.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { notifyStatement } from '#server/notices/notify.ts'
import { hasPageOpenTo } from '#server/public-pages/store.ts'
import { followersOf } from '#server/public-pages/table.ts'
import { type ReviewRow, showPublicReview, showReview } from './show.ts'
import { helpfulMarks, reviews } from './table.ts'

/** The columns of a review that its writer chooses. */
export type Written = Pick<ReviewRow, 'title' | 'content' | 'isPublic' | 'hasSpoilers' | 'showsRating'>

export const isPublicReview: SQL = sql`${reviews.isPublic} and ${isNull(reviews.hiddenAt)}`
const shownTo = (readerId: number | undefined) => ({
  id: reviews.id,
  title: reviews.title,
  hasSpoilers: reviews.hasSpoilers,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  username: members.username,
  hasPage: hasPageOpenTo(readerId),
  rating: reviews.rating,
  helpful: reviews.helpful,
  userHelpful: markOf(readerId),
})
// Lists do not even read texts with spoilers from the database.
const spoilerFree = sql<string | null>`case when ${reviews.hasSpoilers} then null else ${reviews.content} end`

/** What a list is ordered by before the id. */
const BY: Record<ReviewSort, PgColumn | null> = {
  newest: null,
  highest: reviews.rating,
  helpful: reviews.helpful,
}

type Query = QueryOf<(typeof reviewsApi)['GET /api/kdrama-notes/public']>

/** Public reviews, without texts that have spoilers. @param readerId undefined: a visitor */
export async function publicReviews(db: Db, query: Query, readerId?: number): Promise<PublicReview[]> {
  const { limit = MOST_REVIEWS, sort, before, drama } = query
  const isFirstView = sort === 'newest' && !before && readerId === undefined
  const rows =
    drama && isFirstView
      ? await reviewsOfDrama(db).execute({ drama, limit })
      : await listed(db, { sort, before, drama, readerId }).limit(limit)
  return show(db, rows)
}

/** Those of these reviews that this reader may read, as lists show them. */
export async function reviewsById(db: Db, ids: readonly number[], readerId: number | undefined) {
  const found = ids.length > 0 ? await show(db, await listed(db, { ids, readerId })) : []
  return new Map(found.map((review) => [review.id, review]))
}

async function show(db: Db, rows: Awaited<ReturnType<typeof listed>>): Promise<PublicReview[]> {
  const ids = await dramasByTitle(
    db,
    rows.map(({ title }) => title),
  )
  return rows.map((row) => showPublicReview(row, ids.get(row.title)))
}

interface Listed {
  ids?: readonly number[]
  sort?: ReviewSort
  before?: string | undefined
  drama?: number | Placeholder | undefined
  readerId?: number | undefined
}

function listed(db: Db, { ids, sort = 'newest', before, drama, readerId }: Listed) {
  const by = BY[sort]
  const first = by ?? reviews.id
  return (
    db
      .select({ ...shownTo(readerId), content: spoilerFree })
      .from(reviews)
      .leftJoin(members, eq(members.id, reviews.memberId))
      .where(
        and(
          isShownTo(readerId),
          ids && inArray(reviews.id, [...ids]),
          drama ? isOf(drama) : undefined,
          before ? afterCursor(reviews, by, before) : undefined,
        ),
      )
      // The sum keeps the planner from looking for the few of a drama among all, in their order.
      .orderBy(drama ? sql`${first} + 0 desc` : desc(first), desc(reviews.id))
  )
}

/** Every page of a drama reads them. */
const reviewsOfDrama = prepared((db) =>
  listed(db, { drama: sql.placeholder('drama') })
    .limit(sql.placeholder('limit'))
    .prepare('reviews_of_drama'),
)

/** A review belongs to a drama by its title: the drama's own, the Hangul or romanized one, or an alias. */
const isOf = (drama: number | Placeholder): SQL => sql`${reviews.titleKey} = any(array(
  select unnest(${dramas.nameKeys}) from ${dramas} where ${dramas.id} = ${drama} and ${dramas.deletedAt} is null))`

/** Whether anyone may read it, and this reader wants to. */
const isShownTo = (readerId: number | undefined) =>
  and(isPublicReview, isWantedBy(readerId, 'review', reviews.id, reviews.memberId))

/** Whether the reader found it helpful; null for a visitor. */
const markOf = (readerId: number | undefined) =>
  readerId === undefined
    ? sql<null>`null`
    : sql<boolean>`exists (select from ${helpfulMarks}
        where ${helpfulMarks.reviewId} = ${reviews.id} and ${helpfulMarks.memberId} = ${readerId})`

/** One public review. @param hideSpoilers leaves out a text with spoilers */
export async function publicReview(
  db: Db,
  id: number,
  { hideSpoilers }: { hideSpoilers: boolean },
  readerId?: number,
): Promise<PublicReview | null> {
  const [row] = await db
    .select({ ...shownTo(readerId), content: hideSpoilers ? spoilerFree : reviews.content })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(and(eq(reviews.id, id), isShownTo(readerId)))
  if (!row) return null
  const ids = await dramasByTitle(db, [row.title])
  return showPublicReview(row, ids.get(row.title))
}

/** All reviews of one member, newest first. */
export async function reviewsOf(db: Db, memberId: number): Promise<Review[]> {
  const rows = await db.select().from(reviews).where(eq(reviews.memberId, memberId)).orderBy(desc(reviews.id))
  return rows.map((row) => showReview(row, memberId))
}

/** The row, locked until the transaction ends. The caller checks permissions. */
export async function lockedReview(tx: Tx, id: number): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row ?? null
}

const store = storesOnce(
  reviews,
  ['memberId', 'title', 'content', 'isPublic', 'hasSpoilers', 'showsRating'],
  {
    also: [notifyStatement('following', followersOf(sql`select member_id from stored where is_public`))],
  },
)

/** @returns the review, or the first one after a double click */
export async function addReview(db: Db, memberId: number, written: Written): Promise<ReviewRow> {
  const { isPublic } = written
  const values = { memberId, ...written }
  const row = await store(db, {
    mark: fingerprint('review', values),
    values,
    ...(isPublic && { topic: 'reviews' }),
  })
  return row!
}

export async function changeReview(tx: Tx, id: number, written: Written): Promise<ReviewRow> {
  const [row] = await tx
    .update(reviews)
    // Always later than the creation, because the page shows "(edited)" if the times differ.
    .set({
      ...written,
      updatedAt: sql`greatest(now(), ${reviews.createdAt} + interval '1 millisecond')`,
    })
    .where(eq(reviews.id, id))
    .returning()
  return row!
}

export async function removeReview(tx: Tx, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

/** Marks a review as helpful, or takes it back. @returns whether that changed anything */
export async function markHelpful(
  tx: Tx,
  mark: { reviewId: number; memberId: number },
  isHelpful: boolean,
): Promise<boolean> {
  const { reviewId, memberId } = helpfulMarks
  const isIt = and(eq(reviewId, mark.reviewId), eq(memberId, mark.memberId))
  const moved = isHelpful
    ? await tx.insert(helpfulMarks).values(mark).onConflictDoNothing().returning({ reviewId })
    : await tx.delete(helpfulMarks).where(isIt).returning({ reviewId })
  return moved.length > 0
}
