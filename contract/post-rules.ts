// Who may change a post, and the cursor of a list of posts. Apart from community.ts, which the first view needs.
import type { PostSort } from './community.ts'
import { cursorOf } from './cursor.ts'

/** One's own posts, and for admins every post: asked by the button and by the server. */
export const mayChange = (
  me: { id: number; isAdmin: boolean } | null | undefined,
  post: { authorId: number | null },
): boolean => me != null && (me.isAdmin || me.id === post.authorId)

type Ordered = { id: number; score: number; commentCount: number }
/** The value a post is ordered by, ahead of its id. */
const orderValue = (sort: PostSort, post: Ordered): number | null =>
  sort === 'new' ? null : sort === 'top' ? post.score : post.commentCount

/** The cursor for what follows this post. */
export const cursorAfter = (sort: PostSort, post: Ordered): string =>
  cursorOf(orderValue(sort, post), post.id)
