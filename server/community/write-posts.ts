// Creates, changes and deletes posts, each in one transaction.
import { eq, sql } from 'drizzle-orm'
import type { communityApi } from '#contract/api/community.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { fingerprint, storesOnce } from '#server/db/store-once.ts'
import { write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict } from '#server/http/failures.ts'
import { logModeration } from '#server/moderation/log.ts'
import { resolveReports } from '#server/moderation/reports.ts'
import { type ChangeablePost, changeable } from './changeable.ts'
import { posts } from './table.ts'

type Words = TakesOf<(typeof communityApi)['POST /api/posts']>

const store = storesOnce(posts, ['title', 'content', 'authorId'])

/** @returns the post, or the first one after a double click */
export async function createPost(db: Db, me: Me, { title, content }: Words) {
  const row = await store(db, {
    mark: fingerprint('post', me.id, title, content),
    values: { title, content, authorId: me.id },
    topic: 'community',
  })
  return row!
}

/** @throws conflict when `basedOn` is given and somebody else has changed the post since */
export const changePost = (db: Db, me: Me, id: number, words: Words, basedOn?: string) =>
  write(db, async (tx, changed) => {
    const post = await changeable(tx, me, id)
    if (post.title === words.title && post.content === words.content) return
    if (basedOn !== undefined && post.updatedAt.getTime() !== Date.parse(basedOn)) {
      const { title, content, updatedAt } = post
      throw conflict('This post has changed since you opened it', {
        title,
        content,
        updatedAt: updatedAt.toISOString(),
      })
    }
    await tx
      .update(posts)
      // Always a later time, because the next edit is compared with it.
      .set({ ...words, updatedAt: sql`greatest(now(), ${posts.updatedAt} + interval '1 millisecond')` })
      .where(eq(posts.id, post.id))
    await logIfAnothers(tx, me, post, 'edited')
    changed('community')
  })

export const deletePost = (db: Db, me: Me, id: number) =>
  write(db, async (tx, changed) => {
    await resolveReports(tx, 'post', id)
    const post = await changeable(tx, me, id)
    await tx.delete(posts).where(eq(posts.id, post.id))
    await logIfAnothers(tx, me, post, 'deleted')
    changed('community')
  })

/** Of an admin who changed what somebody else wrote. */
async function logIfAnothers(tx: Tx, me: Me, post: ChangeablePost, action: 'edited' | 'deleted') {
  const { id: itemId, authorId, title: about } = post
  if (post.isAnothers) await logModeration(tx, me, { action, area: 'post', itemId, authorId, about })
}
