// Checks whether a member may change or delete a post, and locks the post.
import { and, eq, isNull } from 'drizzle-orm'
import { mayChange } from '#contract/post-rules.ts'
import type { Tx } from '#server/db/open.ts'
import type { Me } from '#server/http/bind.ts'
import { forbidden, notFound } from '#server/http/failures.ts'
import { posts } from './table.ts'

declare const passed: unique symbol

export interface ChangeablePost {
  readonly [passed]: true
  id: number
  title: string
  content: string
  authorId: number | null
  updatedAt: Date
  /** a moderator does it, so it is logged */
  isAnothers: boolean
}

/** The post, locked until the transaction ends. @throws not-found, forbidden */
export async function changeable(tx: Tx, me: Me, id: number): Promise<ChangeablePost> {
  const [post] = await tx
    .select({
      id: posts.id,
      title: posts.title,
      content: posts.content,
      authorId: posts.authorId,
      updatedAt: posts.updatedAt,
    })
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
    .for('update')
  if (!post) throw notFound('post')
  if (!mayChange(me, post)) throw forbidden('Only the author can change this post')
  return { ...post, isAnothers: post.authorId !== me.id } as ChangeablePost
}
