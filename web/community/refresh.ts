// How a change of the community reaches everything on the page that shows it.
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { onePost } from './queries.ts'

const isList = (url: unknown) => /^\/api\/posts(\?|$)/.test(String(url))
const isAbout = (url: unknown, id: number) => new RegExp(`^/api/posts/${id}(?![0-9])`).test(String(url))

/** Puts the current post into every list that shows it, without changing their order. */
export function putPost(client: QueryClient, post: Post) {
  client.setQueriesData<Post[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) }, (list) =>
    list?.some(({ id }) => id === post.id) ? list.map((one) => (one.id === post.id ? post : one)) : list,
  )
  client.setQueryData(onePost(post.id).queryKey, post)
}

/** Reads the post again and puts it into its places. @throws ApiError 404 when it is gone */
export async function renewPost(client: QueryClient, id: number): Promise<void> {
  putPost(client, await client.fetchQuery({ ...onePost(id), staleTime: 0 }))
}

/** Posts came or went: lists on the page are read again now, others when they are next shown. */
export const refreshPosts = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey[0]) })

/** Somebody changed these posts: what is not on the page is read again when it is next opened. */
export function invalidateChanged(client: QueryClient, ids: ReadonlySet<number>) {
  void client.invalidateQueries({
    predicate: ({ queryKey: [url] }) => isList(url) || [...ids].some((id) => isAbout(url, id)),
    type: 'inactive',
    refetchType: 'none',
  })
}

/** The post is no more: what was read of it is not shown again. */
export function forgetPost(client: QueryClient, id: number) {
  client.removeQueries({ predicate: ({ queryKey }) => isAbout(queryKey[0], id), type: 'inactive' })
}

/** All pages of its comments. */
export const refreshComments = (client: QueryClient, id: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/posts/${id}/comments`),
  })
