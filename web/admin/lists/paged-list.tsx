// A list that the server searches, orders and pages, so thousands are no problem.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/query.ts'
import { Loaded } from './loading.tsx'
import { type Choices, type List, type ListView, pagesOf, useListPlace } from './use-list.ts'

interface PagedListProps<Row> {
  /** "the dramas" */
  what: string
  /** the first one is the usual order */
  sorts: Choices
  filters: Choices
  /** the query of how many match, and how many there are */
  counted: (view: ListView) => UseQueryOptions<{ count: number; all: number }, ApiError>
  /** the query of one page */
  read: (view: ListView & { page: number }) => UseQueryOptions<Row[], ApiError>
  /** shown when there is nothing at all */
  empty: ReactNode
  /** @param shown the rows of the page */
  children: (list: List, shown: readonly Row[]) => ReactNode
}

export function PagedList<Row>({
  what,
  sorts,
  filters,
  counted,
  read,
  empty,
  children,
}: PagedListProps<Row>) {
  const place = useListPlace(sorts, filters)
  const view = { search: place.search, kind: place.filter, sort: place.sort }
  const count = useQuery(counted(view))
  const pages = pagesOf(count.data?.count ?? Number.POSITIVE_INFINITY)
  const page = Math.min(place.page, pages)
  const rows = useQuery(read({ ...view, page }))
  return (
    <Loaded query={count} what={what}>
      {({ count: total, all }) =>
        all === 0 ? (
          empty
        ) : (
          <Loaded query={rows} what={what}>
            {(shown) => children({ ...place, page, pages, total, all }, shown)}
          </Loaded>
        )
      }
    </Loaded>
  )
}
