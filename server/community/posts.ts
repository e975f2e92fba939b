// Reads one post, or a sorted list of them. Permissions are checked elsewhere.
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { communityApi } from '#contract/api/community.ts'
import { LIST_MOST, type PostSort } from '#contract/community.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { members } from '#server/auth/table.ts'
import { afterCursor, readCursor } from '#server/db/cursor.ts'
import type { Db } from '#server/db/open.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { hasPageOpenTo } from '#server/public-pages/store.ts'
import { writtenByNewcomer } from './newcomers.ts'
import { hasWords } from './search.ts'
import type { PostRow } from './show.ts'
import { posts, postVotes } from './table.ts'

type Query = QueryOf<(typeof communityApi)['GET /api/posts']>

/** Null for a visitor. */
export type Reader = { id: number } | null

const score = sql<number>`(upvotes - downvotes)`
/** What a list is ordered by before the id. */
const BY: Record<PostSort, SQL | PgColumn | null> = { new: null, top: score, discussed: posts.commentCount }

/** How many posts are scanned one by one before the text index is used. */
const REACH = 5_000

export async function readPosts(
  db: Db,
  { sort, search, before, limit = LIST_MOST }: Query,
  reader: Reader,
): Promise<PostRow[]> {
  const found = search ? hasWords(search) : undefined
  if (found === null) return []
  const by = BY[sort]
  const rest = before === undefined ? undefined : afterCursor(posts, by, before)
  const read = (order: SQL[], near?: SQL) =>
    select(db, reader)
      .where(and(visibleTo(reader), found, rest, near))
      .orderBy(...order)
      .limit(limit)
  if (!found || sort !== 'new') return read([...(by ? [desc(by)] : []), desc(posts.id)])
  // PostgreSQL cannot estimate how rare a prefix is. A common one fills the page from the newest posts. For a rare one
  // a scan of all posts would take too long, so the sum keeps the planner from the sorted index.
  const newest =
    before === undefined ? sql`(select max(id) from ${posts})` : sql`${readCursor(before).id}::int`
  const near = await read([desc(posts.id)], sql`${posts.id} >= ${newest} - ${REACH}::int`)
  return near.length === limit ? near : read([sql`${posts.id} + 0 desc`])
}

export async function readPost(db: Db, id: number, reader: Reader): Promise<PostRow | null> {
  const [row] = await select(db, reader).where(and(eq(posts.id, id), visibleTo(reader)))
  return row ?? null
}

const select = (db: Db, me: Reader) =>
  db
    .select({
      id: posts.id,
      title: posts.title,
      content: posts.content,
      authorId: posts.authorId,
      bySite: posts.bySite,
      username: members.username,
      hasPage: hasPageOpenTo(me?.id),
      isNewcomers: writtenByNewcomer(posts.updatedAt),
      upvotes: posts.upvotes,
      downvotes: posts.downvotes,
      commentCount: posts.commentCount,
      createdAt: posts.createdAt,
      updatedAt: posts.updatedAt,
      vote: postVotes.value,
    })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.authorId))
    // No member has the id 0, so visitors have no vote.
    .leftJoin(postVotes, and(eq(postVotes.postId, posts.id), eq(postVotes.memberId, me?.id ?? 0)))
    .$dynamic()

/** Leaves out what moderators hid and what this reader does not want to see. */
const visibleTo = (me: Reader): SQL | undefined =>
  and(isNull(posts.hiddenAt), isWantedBy(me?.id, 'post', posts.id, posts.authorId))
