// The query client: the query key is the address, and data stays cached until something is written.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { FailureBody } from '#contract/api/failure.ts'
import { UNAUTHORIZED } from '#contract/failure.ts'

/** Reads an address of the API: fetch in the browser, in-process on the server. */
export type Reader = (url: string) => Promise<unknown>

/** A failed request. `message` is "STATUS: words", or the words alone without a response; `words` has no status. */
export class ApiError extends Error {
  readonly status: number
  readonly words: string
  readonly body: Partial<FailureBody>
  constructor(status: number, words: string, body: Partial<FailureBody> = {}) {
    super(status ? `${status}: ${words}` : words)
    this.status = status
    this.words = words
    this.body = body
  }
}

/** The session is missing or has ended. A wrong password is a 401 too, but with another message. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.message.includes(UNAUTHORIZED)

export const makeQueryClient = (read: Reader) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, requests fail at once (or the service worker answers) instead of waiting.
        networkMode: 'always',
        queryFn: ({ queryKey }) => read(queryKey[0] as string),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** A query for one address. */
export const at = <T>(url: string) => queryOptions<T, ApiError>({ queryKey: [url] })

/** The page's data as pairs of address and value. No timestamps, so equal pages are equal bytes. */
export type PageData = [url: string, value: unknown][]

export const dehydrateQueries = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map(({ queryKey: [url], state: { data } }) => [url as string, data])

/** The `updatedAt` of data that came with the page: it was rendered for visitors, not for the member. */
export const FROM_PAGE = 1

export const hydrateQueries = (client: QueryClient, data: PageData) => {
  for (const [url, value] of data) client.setQueryData([url], value, { updatedAt: FROM_PAGE })
}
