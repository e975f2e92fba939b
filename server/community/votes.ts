// Votes: one row per member and post. The totals are updated with the rows while the post is locked.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { VoteType } from '#contract/community.ts'
import { members } from '#server/auth/table.ts'
import { batched } from '#server/db/batch.ts'
import type { Change } from '#server/db/change-bus.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { writeAtOnce } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { writtenByNewcomer } from './newcomers.ts'
import type { PostRow } from './show.ts'
import { posts, postVotes } from './table.ts'

interface Vote {
  memberId: number
  postId: number
  /** 1, -1, or 0 to withdraw it */
  value: number
}

/** Sets a member's vote on a post; null withdraws it. The same vote again changes nothing. @returns the post */
export async function vote(
  db: Db,
  { id: memberId }: { id: number },
  { postId, newVote }: { postId: number; newVote: VoteType | null },
): Promise<PostRow> {
  const value = newVote === null ? 0 : newVote === 'up' ? 1 : -1
  const post = await casting(db)({ memberId, postId, value })
  if (!post) throw notFound('post')
  return { ...post, vote: value === 0 ? null : value }
}

const casting = prepared((db) =>
  batched(
    async (votes: Vote[]) => {
      const rows = await writeAtOnce(
        db,
        [CHANGE],
        (payloadOf) =>
          cast(db).execute({
            memberIds: votes.map(({ memberId }) => memberId),
            postIds: votes.map(({ postId }) => postId),
            values: votes.map(({ value }) => value),
            payload: payloadOf(CHANGE),
          }),
        (cast) => (cast.some(({ hasMoved }) => hasMoved) ? [CHANGE] : []),
      )
      const byVote = new Map(rows.map((row) => [`${row.memberId} ${row.id}`, row]))
      return votes.map(({ memberId, postId }) => byVote.get(`${memberId} ${postId}`))
    },
    // Two votes of one member on one post follow each other.
    ({ memberId, postId }) => `${memberId} ${postId}`,
  ),
)

const CHANGE: Change = { topic: 'community', id: null }

const { search: _, ...shown } = getTableColumns(posts)
const given = sql.placeholder

/**
 * The second of two concurrent votes of one member on two instances may conflict with the row of the first. Then it
 * changes nothing, because totals change only by the rows that changed.
 */
const cast = prepared((db) => {
  const requested = db.$with('requested', { memberId: postVotes.memberId, postId: postVotes.postId }).as(sql`
    select * from unnest(${given('memberIds')}::int[], ${given('postIds')}::int[], ${given('values')}::int[])
      as requested (member_id, post_id, value)`)
  // Lock the posts: votes on one run one after another, so no total is stale.
  const post = db.$with('post', shown).as(sql`
    select ${sql.join(Object.values(shown), sql`, `)} from posts
    where id in (select post_id from requested) and hidden_at is null order by id for no key update`)
  const votes = sql`requested join post on post.id = requested.post_id`
  const same = sql`post_votes.post_id = requested.post_id and post_votes.member_id = requested.member_id`
  const withdrawn = db.$with('withdrawn', {}).as(sql`
    delete from post_votes using ${votes} where ${same} and requested.value = 0
    returning post_votes.post_id, post_votes.value`)
  const turned = db.$with('turned', {}).as(sql`
    update post_votes set value = requested.value from ${votes}
    where ${same} and post_votes.value = -requested.value
    returning post_votes.post_id, post_votes.value`)
  const come = db.$with('come', {}).as(sql`
    insert into post_votes (post_id, member_id, value)
    select requested.post_id, member_id, value from ${votes} where value <> 0
    on conflict do nothing returning post_id, value`)
  const moved = db.$with('moved', {}).as(sql`
    select post_id, value, 1 as votes from come
    union all select post_id, value, 1 from turned
    union all select post_id, -value, -1 from turned
    union all select post_id, value, -1 from withdrawn`)
  const counted = db
    .$with('counted', {
      id: posts.id,
      upvotes: posts.upvotes,
      downvotes: posts.downvotes,
    })
    .as(sql`
    update posts set upvotes = upvotes + ups, downvotes = downvotes + downs
    from (
      select post_id, coalesce(sum(votes) filter (where value = 1), 0) as ups,
        coalesce(sum(votes) filter (where value = -1), 0) as downs
      from moved group by post_id
    ) as total
    where posts.id = total.post_id
    returning posts.id, upvotes, downvotes, pg_notify('changes', ${given('payload')})::text`)
  return db
    .with(requested, post, withdrawn, turned, come, moved, counted)
    .select({
      memberId: requested.memberId,
      id: post.id,
      title: post.title,
      content: post.content,
      authorId: post.authorId,
      bySite: post.bySite,
      commentCount: post.commentCount,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
      username: members.username,
      isNewcomers: writtenByNewcomer(post.updatedAt),
      upvotes: sql<number>`coalesce(${counted.upvotes}, ${post.upvotes})`,
      downvotes: sql<number>`coalesce(${counted.downvotes}, ${post.downvotes})`,
      hasMoved: sql<boolean>`${counted.id} is not null`,
    })
    .from(requested)
    .innerJoin(post, eq(post.id, requested.postId))
    .leftJoin(counted, eq(counted.id, post.id))
    .leftJoin(members, eq(members.id, post.authorId))
    .prepare('cast_votes')
})
