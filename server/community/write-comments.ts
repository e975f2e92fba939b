// Stores comments on posts.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { fingerprint, storesOnce } from '#server/db/store-once.ts'
import type { Me } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { CommentRow } from './show.ts'
import { postComments, posts } from './table.ts'
import { queueReplies } from './tell-replies.ts'

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
    queueReplies,
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
