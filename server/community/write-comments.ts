// Stores comments in batches: those that arrive during a statement share the next one.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { postChange } from '#contract/post-changes.ts'
import { members } from '#server/auth/table.ts'
import { batched } from '#server/db/batch.ts'
import type { Change } from '#server/db/change-bus.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { writeAtOnce } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { fingerprint } from '#server/limits/deduplicate.ts'
import { recentSubmissions } from '#server/limits/table.ts'
import { readComment } from './comments.ts'
import { writtenByNewcomer } from './newcomers.ts'
import type { CommentRow } from './show.ts'
import { postComments } from './table.ts'

interface Written {
  memberId: number
  postId: number
  content: string
}

/** @returns the comment, or the first of two equal ones within a minute */
export async function addComment(db: Db, written: Written, newHours: number): Promise<CommentRow> {
  const mark = fingerprint('post-comment', written.memberId, written.postId, written.content)
  const stored = await storing(db)({ ...written, mark, newHours })
  const row = stored ?? (await sentBefore(db, mark, newHours))
  if (!row) throw notFound('post')
  return row
}

type Marked = Written & { mark: string; newHours: number }

const storing = prepared((db) => batched((comments: Marked[]) => storeAll(db, comments)))

/** Returns null for a comment on a missing post, and for the second half of a double click. */
async function storeAll(db: Db, comments: Marked[]): Promise<(CommentRow | null)[]> {
  const firsts = [...new Map(comments.map((comment) => [comment.mark, comment])).values()]
  const postIds = different(firsts)
  const rows = await writeAtOnce(
    db,
    postIds.map(changeOf),
    (payloadOf) =>
      store(db).execute({
        marks: firsts.map(({ mark }) => mark),
        authorIds: firsts.map(({ memberId }) => memberId),
        aboutIds: firsts.map(({ postId }) => postId),
        contents: firsts.map(({ content }) => content),
        postIds,
        payloads: postIds.map(changeOf).map(payloadOf),
        newHours: firsts[0]!.newHours,
      }),
    (stored) => different(stored).map(changeOf),
  )
  const byMark = new Map(rows.map(({ mark, ...row }) => [mark, row]))
  return comments.map(({ mark }) => byMark.get(mark) ?? null)
}

const different = (about: { postId: number }[]) => [...new Set(about.map(({ postId }) => postId))]
const changeOf = (postId: number): Change => ({ topic: 'community', id: postChange('comments', postId) })

async function sentBefore(db: Db, mark: string, newHours: number): Promise<CommentRow | null> {
  const [first] = await db
    .select({ id: recentSubmissions.itemId })
    .from(recentSubmissions)
    .where(eq(recentSubmissions.fingerprint, mark))
  return first?.id ? readComment(db, first.id, newHours) : null
}

const input = sql.placeholder

const store = prepared((db) => {
  const requested = db.$with('requested', {}).as(sql`
    select * from unnest(${input('marks')}::text[], ${input('authorIds')}::int[], ${input('aboutIds')}::int[],
      ${input('contents')}::text[]) as requested (mark, author_id, post_id, content)`)
  // Lock the posts against concurrent hiding and deletion.
  const post = db.$with('post', {}).as(sql`
    select posts.id, payload
    from unnest(${input('postIds')}::int[], ${input('payloads')}::text[]) as changes (post_id, payload)
    join posts on posts.id = post_id and hidden_at is null
    order by posts.id for no key update of posts`)
  // Waits for a duplicate that another instance is storing.
  const fresh = db.$with('fresh', getTableColumns(recentSubmissions)).as(sql`
    insert into recent_submissions (fingerprint, item_id)
    select mark, nextval('post_comments_id_seq') from requested join post on post.id = post_id
    on conflict (fingerprint) do update set created_at = now(), item_id = excluded.item_id
    where recent_submissions.created_at < now() - interval '60 seconds'
    returning *`)
  const comment = db.$with('comment', getTableColumns(postComments)).as(sql`
    insert into post_comments (id, post_id, author_id, content) overriding system value
    select item_id, post_id, author_id, content from fresh join requested on mark = fingerprint
    returning *`)
  const counted = db.$with('counted', {}).as(sql`
    update posts set comment_count = comment_count + comments
    from (select post_id, count(*)::int as comments from comment group by post_id) as more
    join post on post.id = post_id
    where posts.id = post_id
    returning case when payload is not null then pg_notify('changes', payload)::text end`)
  return db
    .with(requested, post, fresh, comment, counted)
    .select({
      mark: fresh.fingerprint,
      id: comment.id,
      postId: comment.postId,
      content: comment.content,
      authorId: comment.authorId,
      username: members.username,
      isNewcomers: writtenByNewcomer(input('newHours'), comment.createdAt),
      createdAt: comment.createdAt,
    })
    .from(comment)
    .innerJoin(fresh, eq(fresh.itemId, comment.id))
    .leftJoin(members, eq(members.id, comment.authorId))
    .prepare('store_comments')
})
