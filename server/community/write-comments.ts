// Stores comments on posts.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { fingerprint, storesOnce } from '#server/db/store-once.ts'
import type { Me } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { notifyStatement } from '#server/notices/notify.ts'
import type { CommentRow } from './show.ts'
import { postComments, posts } from './table.ts'

const store = storesOnce(postComments, ['postId', 'authorId', 'content'], {
  // The lock keeps the post from being hidden or deleted under the comment.
  parents: {
    column: 'postId',
    lock: (ids) =>
      sql`select id from ${posts} where id in (${ids}) and hidden_at is null order by id for no key update`,
  },
  also: [
    sql`
      update posts set comment_count = comment_count + comments
      from (select post_id, count(*)::int as comments from stored group by post_id) as more
      where posts.id = post_id`,
    // Who wrote the post, or below it before.
    notifyStatement(
      'replies',
      sql`
        select posts.author_id from stored join ${posts} on posts.id = stored.post_id
        where posts.author_id is distinct from stored.author_id
        union select earlier.author_id from stored join ${postComments} earlier using (post_id)
        where earlier.author_id is distinct from stored.author_id`,
    ),
  ],
})

/** @returns the comment, or the first of two equal ones within a minute */
export async function addComment(
  db: Db,
  me: Pick<Me, 'id' | 'username'>,
  { postId, content, isNewcomers }: { postId: number; content: string; isNewcomers: boolean },
): Promise<CommentRow> {
  const row = await store(db, {
    mark: fingerprint('post-comment', me.id, postId, content),
    values: { postId, authorId: me.id, content },
    topic: 'community',
  })
  if (!row) throw notFound('post')
  return { ...row, username: me.username, isNewcomers }
}
