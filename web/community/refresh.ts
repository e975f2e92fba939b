// Updates cached community data after a change.
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { onePost } from './queries.ts'

const isList = (url: unknown) => /^\/api\/posts(\?|$)/.test(String(url))
const isAbout = (url: unknown, id: number) => new RegExp(`^/api/posts/${id}(?![0-9])`).test(String(url))

/** Updates the post in every cached list, without reordering. The answer to a write leaves out authorHasPage. */
export function updateCachedPost(client: QueryClient, post: Post) {
  client.setQueriesData<Post[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) }, (list) =>
    list?.some(({ id }) => id === post.id)
      ? list.map((one) => (one.id === post.id ? { ...one, ...post } : one))
      : list,
  )
  client.setQueryData(onePost(post.id).queryKey, (known) => ({ ...known, ...post }))
}

/** Fetches the post again and updates it everywhere. @throws ApiError 404 when it was deleted */
export async function refetchPost(client: QueryClient, id: number): Promise<void> {
  const post = await client.fetchQuery({ ...onePost(id), staleTime: 0 })
  updateCachedPost(client, { authorHasPage: undefined, ...post })
}

/** After a post was created or deleted: refetches visible lists, invalidates the others. */
export const refreshPosts = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey[0]) })

/** What is cached and not visible is fetched again when it is shown: others may have changed it. */
export function invalidateHidden(client: QueryClient) {
  void client.invalidateQueries({
    predicate: ({ queryKey: [url] }) => String(url).startsWith('/api/posts'),
    type: 'inactive',
    refetchType: 'none',
  })
}

/** After a deletion: removes the post from the cache. */
export function removeCachedPost(client: QueryClient, id: number) {
  client.removeQueries({ predicate: ({ queryKey }) => isAbout(queryKey[0], id), type: 'inactive' })
}

/** All pages of its comments. */
export const refreshComments = (client: QueryClient, id: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/posts/${id}/comments`),
  })
