// Imports reviews: private ones, next to those that are there.
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { ImportedReview, reviewsApi } from '#contract/api/reviews.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { reviews } from './table.ts'

type Results = GivesOf<(typeof reviewsApi)['POST /api/kdrama-notes/import']>
type Same = Pick<ImportedReview, 'title' | 'content'>

/** Tells whether a review is there already. Somebody who wrote the same twice has it twice. */
export async function ownReviews(db: Db, memberId: number): Promise<(review: Same) => boolean> {
  // Texts may be megabytes: the database hashes them.
  const rows = await db
    .select({
      title: reviews.title,
      hash: sql<string>`encode(sha256(convert_to(${reviews.content}, 'UTF8')), 'hex')`,
    })
    .from(reviews)
    .where(eq(reviews.memberId, memberId))
  const counts = new Map<string, number>()
  for (const { title, hash } of rows) counts.set(hash + title, (counts.get(hash + title) ?? 0) + 1)
  const keyOf = ({ title, content }: Same) => createHash('sha256').update(content).digest('hex') + title
  return (review) => {
    const key = keyOf(review)
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left > 0
  }
}

export const importReviews = (
  db: Db,
  memberId: number,
  imported: readonly ImportedReview[],
): Promise<Results> =>
  write(db, async (tx) => {
    await lockMembers(tx, memberId)
    const isThere = await ownReviews(tx, memberId)
    const results = imported.map(
      (review) => ({ result: isThere(review) ? 'already' : 'added' }) satisfies Results[number],
    )
    const added = imported.filter((_, at) => results[at]!.result === 'added')
    await tx.execute(sql`
      insert into ${reviews} (member_id, title, content, has_spoilers, shows_rating, created_at, updated_at)
      select ${memberId}, title, content, has_spoilers, shows_rating, created, greatest(created, least(updated, now()))
      from (
        select *, least(coalesce(created_at, now()), now()) as created, coalesce(updated_at, created_at, now()) as updated
        from rows from (jsonb_to_recordset(${JSON.stringify(added.map(rowOf))}::jsonb)
          as (title text, content text, has_spoilers boolean, shows_rating boolean,
            created_at timestamptz, updated_at timestamptz)) with ordinality
          as sent (title, content, has_spoilers, shows_rating, created_at, updated_at, at)
      ) one
      order by at`)
    return results
  })

const rowOf = ({ title, content, hasSpoilers, showsRating, createdAt, updatedAt }: ImportedReview) => ({
  ...{ title, content },
  has_spoilers: hasSpoilers,
  shows_rating: showsRating,
  created_at: createdAt,
  updated_at: updatedAt,
})
