// Votes: one row per member and post. The totals are updated with the rows while the post is locked.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { VoteType } from '#contract/community.ts'
import { postChange } from '#contract/post-changes.ts'
import { members } from '#server/auth/table.ts'
import type { Change } from '#server/db/change-bus.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { writeAtOnce } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { writtenByNewcomer } from './newcomers.ts'
import type { PostRow } from './show.ts'
import { posts } from './table.ts'

/** Sets a member's vote on a post; null withdraws it. The same vote again changes nothing. @returns the post */
export async function vote(
  db: Db,
  { id: memberId }: { id: number },
  { postId, newVote, newHours }: { postId: number; newVote: VoteType | null; newHours: number },
): Promise<PostRow> {
  const change: Change = { topic: 'community', id: postChange('votes', postId) }
  const value = newVote === null ? 0 : newVote === 'up' ? 1 : -1
  const [post] = await writeAtOnce(
    db,
    [change],
    (payloadOf) => cast(db).execute({ memberId, postId, value, newHours, payload: payloadOf(change) }),
    ([cast]) => (cast?.hasMoved ? [change] : []),
  )
  if (!post) throw notFound('post')
  return { ...post, vote: value === 0 ? null : value }
}

const { search: _, ...shown } = getTableColumns(posts)

/**
 * The second of two concurrent votes of one member may conflict with the row of the first. Then it changes nothing,
 * because totals change only by the rows that changed.
 */
const cast = prepared((db) => {
  const memberId = sql`${sql.placeholder('memberId')}::int`
  const value = sql`${sql.placeholder('value')}::int`
  // Lock the post: votes on it run one after another, so no total is stale.
  const post = db.$with('post', shown).as(sql`
    select ${sql.join(Object.values(shown), sql`, `)} from posts
    where id = ${sql.placeholder('postId')}::int and hidden_at is null for no key update`)
  const withdrawn = db.$with('withdrawn', {}).as(sql`
    delete from post_votes using post where post_id = post.id and member_id = ${memberId} and ${value} = 0
    returning value`)
  const turned = db.$with('turned', {}).as(sql`
    update post_votes set value = ${value} from post
    where post_id = post.id and member_id = ${memberId} and value = -${value}
    returning value`)
  const come = db.$with('come', {}).as(sql`
    insert into post_votes (post_id, member_id, value)
    select id, ${memberId}, ${value} from post where ${value} <> 0
    on conflict do nothing returning value`)
  const moved = db.$with('moved', {}).as(sql`
    select value, 1 as votes from come
    union all select value, 1 from turned
    union all select -value, -1 from turned
    union all select value, -1 from withdrawn`)
  const counted = db.$with('counted', {}).as(sql`
    update posts set upvotes = upvotes + ups, downvotes = downvotes + downs
    from (
      select coalesce(sum(votes) filter (where value = 1), 0) as ups,
             coalesce(sum(votes) filter (where value = -1), 0) as downs,
             ${sql.placeholder('payload')}::text as payload
      from moved having count(*) > 0
    ) as total
    where posts.id = (select id from post)
    returning posts.upvotes, posts.downvotes, pg_notify('changes', payload)::text`)
  return db
    .with(post, withdrawn, turned, come, moved, counted)
    .select({
      id: post.id,
      title: post.title,
      content: post.content,
      authorId: post.authorId,
      bySite: post.bySite,
      commentCount: post.commentCount,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
      username: members.username,
      isNewcomers: writtenByNewcomer(sql.placeholder('newHours'), post.updatedAt),
      upvotes: sql<number>`coalesce((select upvotes from counted), ${post.upvotes})`,
      downvotes: sql<number>`coalesce((select downvotes from counted), ${post.downvotes})`,
      hasMoved: sql<boolean>`exists (select from moved)`,
    })
    .from(post)
    .leftJoin(members, eq(members.id, post.authorId))
    .prepare('cast_vote')
})
