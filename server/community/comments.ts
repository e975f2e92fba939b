// Reads the comments on posts, in the order they were written.
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { communityApi } from '#contract/api/community.ts'
import { LIST_MOST } from '#contract/community.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { hasPageOpenTo } from '#server/public-pages/store.ts'
import { writtenByNewcomer } from './newcomers.ts'
import type { Reader } from './posts.ts'
import type { CommentRow } from './show.ts'
import { postComments } from './table.ts'

const select = (db: Db, me: Reader) =>
  db
    .select({
      id: postComments.id,
      postId: postComments.postId,
      content: postComments.content,
      authorId: postComments.authorId,
      username: members.username,
      hasPage: hasPageOpenTo(me?.id),
      isNewcomers: writtenByNewcomer(postComments.createdAt),
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .leftJoin(members, eq(members.id, postComments.authorId))
    .$dynamic()

type Query = QueryOf<(typeof communityApi)['GET /api/posts/{id}/comments']>

/** Oldest first. Beyond the limit, the newest ones are returned. */
export async function readComments(
  db: Db,
  postId: number,
  { before, limit = LIST_MOST }: Query,
  me: Reader,
): Promise<CommentRow[]> {
  const rows = await select(db, me)
    .where(
      and(
        eq(postComments.postId, postId),
        isNull(postComments.hiddenAt),
        before === undefined ? undefined : lt(postComments.id, before),
        isWantedBy(me?.id, 'post-comment', postComments.id, postComments.authorId),
      ),
    )
    .orderBy(desc(postComments.id))
    .limit(limit)
  return rows.reverse()
}
