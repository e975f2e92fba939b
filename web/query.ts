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

/** Stands for the data of a query in the browser, where the page holds the HTML of it. */
export class HtmlOnly {
  readonly url: string
  /** of a list; 1 of anything else */
  readonly length: number

  constructor(url: string, length: number) {
    this.url = url
    this.length = length
  }
}

/**
 * The page's data as pairs of address and value; of a list that is in the page as HTML alone, its length follows.
 * No timestamps, so equal pages are equal bytes.
 */
export type PageData = ([url: string, value: unknown] | [url: string, value: null, length: number])[]

export const dehydrateQueries = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map(({ queryKey: [url], state: { data }, meta }) =>
      meta?.htmlOnly && lengthOf(data) > 0 ? [url as string, null, lengthOf(data)] : [url as string, data],
    )

/** The `updatedAt` of data that came with the page: it was rendered for visitors, not for the member. */
export const FROM_PAGE = 1

const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 1)

export const hydrateQueries = (client: QueryClient, data: PageData) => {
  for (const [url, value, length] of data)
    client.setQueryData([url], length ? new HtmlOnly(url, length) : value, { updatedAt: FROM_PAGE })
}
