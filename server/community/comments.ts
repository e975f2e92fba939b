// Comments on posts: read in the order they were written, and added.
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { LIST_MOST, postChange } from '#contract/community.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { fingerprint, once } from '#server/limits/once.ts'
import { notReportedBy } from '#server/moderation/reported.ts'
import { writtenByNewcomer } from './newcomers.ts'
import type { Reader } from './posts.ts'
import type { CommentRow } from './show.ts'
import { postComments, posts } from './table.ts'

const select = (db: Db, newHours: number) =>
  db
    .select({
      id: postComments.id,
      postId: postComments.postId,
      content: postComments.content,
      authorId: postComments.authorId,
      username: members.username,
      isNewcomers: writtenByNewcomer(newHours, postComments.createdAt),
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .leftJoin(members, eq(members.id, postComments.authorId))
    .$dynamic()

/** Oldest first; the newest of them when there are more than the limit. */
export async function readComments(
  db: Db,
  postId: number,
  { before, limit = LIST_MOST }: { before?: string | undefined; limit?: number | undefined },
  { me, newHours }: Reader,
): Promise<CommentRow[]> {
  const rows = await select(db, newHours)
    .where(
      and(
        eq(postComments.postId, postId),
        isNull(postComments.hiddenAt),
        before === undefined ? undefined : lt(postComments.id, Number(before)),
        me ? notReportedBy(me.id, 'post-comment', postComments.id) : undefined,
      ),
    )
    .orderBy(desc(postComments.id))
    .limit(limit)
  return rows.reverse()
}

export async function readComment(db: Db, id: number, newHours: number): Promise<CommentRow | null> {
  const [row] = await select(db, newHours).where(eq(postComments.id, id))
  return row ?? null
}

/** @returns the id of the comment: of the first one when the same was sent twice */
export const addComment = (db: Db, memberId: number, postId: number, content: string): Promise<number> =>
  write(db, async (tx, changed) => {
    const create = async () => {
      // One statement and nearly the last: others who write here wait for this post no longer than they must.
      const { rows } = await tx.execute<{ id: number }>(sql`
        with post as (
          update ${posts} set comment_count = comment_count + 1 where id = ${postId} and hidden_at is null returning id
        )
        insert into ${postComments} (post_id, author_id, content)
        select id, ${memberId}, ${content} from post returning id`)
      if (!rows[0]) throw notFound('post')
      return rows[0].id
    }
    const mark = fingerprint('post-comment', memberId, postId, content)
    const { id, stored } = await once(tx, mark, create)
    if (stored) changed('community', postChange('comments', postId))
    return id
  })
