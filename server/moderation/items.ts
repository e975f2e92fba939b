// The areas that can be reported: how to find and how to remove an item.
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ReportArea } from '#contract/moderation.ts'
import { members } from '#server/auth/table.ts'
import { postComments, posts } from '#server/community/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import { isPublicList, listDramas, lists } from '#server/lists/table.ts'
import { hideList } from '#server/lists/write-lists.ts'
import { removeComment } from '#server/news/comments.ts'
import { articles, newsComments } from '#server/news/table.ts'
import { isOpen, shownOn } from '#server/public-pages/store.ts'
import { publicPages } from '#server/public-pages/table.ts'
import { hidePage } from '#server/public-pages/write-pages.ts'
import { reviews } from '#server/reviews/table.ts'

export interface Item {
  id: number
  title: string | null
  content: string
  /** null: a guest, a member who left, or the site itself */
  authorId: number | null
  /** the post or article that a comment stands below */
  placeId: number | null
  createdAt: Date
}

interface Area {
  /** Those of the ids that anyone can read; without ids, the newest. */
  find: (db: Db, ids?: number[]) => Promise<Item[]>
  /** hides it from readers; the author of a review or list keeps it */
  remove: (tx: Tx, id: number, changed: Changed) => Promise<void>
}

/** The newest of each area that an overview needs. */
export const LATEST = 6

export const AREAS: Record<ReportArea, Area> = {
  post: {
    find: (db, ids) =>
      db
        .select({
          id: posts.id,
          title: posts.title,
          content: posts.content,
          authorId: posts.authorId,
          placeId: sql<null>`null`,
          createdAt: posts.createdAt,
        })
        .from(posts)
        .where(and(ids && inArray(posts.id, ids), isNull(posts.hiddenAt)))
        .orderBy(desc(posts.id))
        .limit(ids?.length ?? LATEST),
    async remove(tx, id, changed) {
      await tx.update(posts).set({ hiddenAt: sql`now()` }).where(eq(posts.id, id))
      changed('community')
    },
  },
  'post-comment': {
    find: (db, ids) =>
      db
        .select({
          id: postComments.id,
          title: sql<null>`null`,
          content: postComments.content,
          authorId: postComments.authorId,
          placeId: postComments.postId,
          createdAt: postComments.createdAt,
        })
        .from(postComments)
        .innerJoin(posts, and(eq(posts.id, postComments.postId), isNull(posts.hiddenAt)))
        .where(and(ids && inArray(postComments.id, ids), isNull(postComments.hiddenAt)))
        .orderBy(desc(postComments.id))
        .limit(ids?.length ?? LATEST),
    async remove(tx, id, changed) {
      const [comment] = await tx
        .update(postComments)
        .set({ hiddenAt: sql`now()` })
        .where(and(eq(postComments.id, id), isNull(postComments.hiddenAt)))
        .returning({ postId: postComments.postId })
      if (!comment) return
      await tx
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} - 1` })
        .where(eq(posts.id, comment.postId))
      changed('community')
    },
  },
  'news-comment': {
    find: (db, ids) =>
      db
        .select({
          id: newsComments.id,
          title: sql<null>`null`,
          content: newsComments.content,
          authorId: newsComments.memberId,
          placeId: newsComments.articleId,
          createdAt: newsComments.createdAt,
        })
        .from(newsComments)
        .innerJoin(articles, and(eq(articles.id, newsComments.articleId), isNull(articles.deletedAt)))
        .where(ids && inArray(newsComments.id, ids))
        .orderBy(desc(newsComments.id))
        .limit(ids?.length ?? LATEST),
    async remove(tx, id, changed) {
      const comment = await removeComment(tx, id)
      if (comment) changed('news-comments')
    },
  },
  review: {
    find: (db, ids) =>
      db
        .select({
          id: reviews.id,
          title: reviews.title,
          content: reviews.content,
          authorId: reviews.memberId,
          placeId: sql<null>`null`,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .where(and(ids && inArray(reviews.id, ids), eq(reviews.isPublic, true), isNull(reviews.hiddenAt)))
        .orderBy(desc(reviews.id))
        .limit(ids?.length ?? LATEST),
    async remove(tx, id, changed) {
      await tx.update(reviews).set({ hiddenAt: sql`now()` }).where(eq(reviews.id, id))
      changed('reviews')
    },
  },
  list: {
    find: (db, ids) =>
      db
        .select({
          id: lists.id,
          title: lists.title,
          content: sql<string>`coalesce((select string_agg(note, e'\n' order by position)
            from ${listDramas} where list_id = lists.id and note <> ''), '')`,
          authorId: lists.memberId,
          placeId: sql<null>`null`,
          createdAt: lists.createdAt,
        })
        .from(lists)
        // Who has the address of one that is shared by link may report it.
        .where(
          ids
            ? and(inArray(lists.id, ids), ne(lists.visibility, 'private'), isNull(lists.hiddenAt))
            : isPublicList,
        )
        .orderBy(desc(lists.id))
        .limit(ids?.length ?? LATEST),
    remove: (tx, id, changed) => hideList(tx, changed, id),
  },
  'member-page': {
    async find(db, ids) {
      const rows = await db
        .select({ page: publicPages, username: members.username })
        .from(publicPages)
        .innerJoin(members, eq(members.id, publicPages.memberId))
        .where(and(ids && inArray(publicPages.id, ids), isOpen))
        .orderBy(desc(publicPages.id))
        .limit(ids?.length ?? LATEST)
      return rows.map(({ page, username }) => ({
        id: page.id,
        title: username,
        content: `Shows ${shownOn(page).join(', ') || 'the name alone'}`,
        authorId: page.memberId,
        placeId: null,
        createdAt: page.createdAt,
      }))
    },
    remove: (tx, id, changed) => hidePage(tx, changed, id),
  },
}
