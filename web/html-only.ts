// Lists and other parts that come as HTML without their data: hydration keeps the HTML. The data is fetched if needed.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiError, HtmlOnly } from './query.ts'

/** A query of what the page carries as HTML alone. `<PageHtml>` shows it. */
export const htmlOnly = <T>({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryOptions<T | HtmlOnly, ApiError>({ queryKey, meta: { htmlOnly: true } })

/** The data itself. */
export async function dataOf<T>(client: QueryClient, query: ReturnType<typeof htmlOnly<T>>): Promise<T> {
  const known = await client.ensureQueryData(query)
  return (known instanceof HtmlOnly ? await client.fetchQuery({ ...query, staleTime: 0 }) : known) as T
}
