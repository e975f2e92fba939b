// The queries of the community page.
import { COMMENTS_PAGE, POST_SEARCH_MAX, POST_SORTS, POSTS_PAGE, type PostSort } from '#contract/community.ts'
import { isCursor } from '#contract/cursor.ts'
import { LARGEST_ID } from '#contract/largest-id.ts'
import { query } from '#web/api.ts'
import { helpText } from '#web/help/queries.ts'

/** Reads the filters from the address. Invalid values are ignored. */
export function viewOf(search: URLSearchParams) {
  const sort = search.get('sort') as PostSort
  const before = search.get('before') ?? ''
  const post = Number(search.get('post'))
  return {
    sort: POST_SORTS.includes(sort) ? sort : ('new' as PostSort),
    search: search.get('search')?.trim().slice(0, POST_SEARCH_MAX) || undefined,
    before: isCursor(before) ? before : undefined,
    post: Number.isInteger(post) && post > 0 && post <= LARGEST_ID ? post : undefined,
  }
}
export type View = ReturnType<typeof viewOf>

/** Fetches one more than is shown, to know whether there is a next page. */
export const postsOf = ({ sort, search, before }: Omit<View, 'post'>) =>
  query('GET /api/posts', { sort: sort === 'new' ? undefined : sort, search, before, limit: POSTS_PAGE + 1 })
export const onePost = (id: number) => query('GET /api/posts/{id}', { id })
export const commentsOn = (id: number, before?: number) =>
  query('GET /api/posts/{id}/comments', { id }, { before, limit: COMMENTS_PAGE + 1 })

export function communityNeeds(search: URLSearchParams) {
  const view = viewOf(search)
  const list = [postsOf(view), helpText]
  return view.post ? [...list, onePost(view.post), commentsOn(view.post)] : list
}
