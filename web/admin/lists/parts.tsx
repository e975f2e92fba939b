// A list that is read in parts, newest first: each part begins before the last one of the part above.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readInBrowser } from '#web/api.ts'
import type { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from './loading.tsx'

interface PartsProps<Row> {
  /** the query of the newest, or of those before an id */
  part: (before?: number) => { queryKey: readonly unknown[] }
  /** of a whole part */
  size: number
  /** "changes" */
  what: string
  empty: string
  /** @param isWhole there are no older ones */
  children: (rows: readonly Row[], isWhole: boolean) => ReactNode
}

export function Parts<Row extends { id: number }>({ part, size, what, empty, children }: PartsProps<Row>) {
  const query = useInfiniteQuery<Row[], ApiError, Row[], readonly unknown[], number | undefined>({
    queryKey: [...part().queryKey, 'parts'],
    queryFn: ({ pageParam }) => readInBrowser(String(part(pageParam).queryKey[0])) as Promise<Row[]>,
    initialPageParam: undefined,
    getNextPageParam: (last) => (last.length < size ? undefined : last.at(-1)!.id),
    select: ({ pages }) => pages.flat(),
    // somebody else may have added to it since it was last open
    refetchOnMount: 'always',
  })
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query
  return (
    <Loaded query={query} what={`the ${what}`}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState heading="h3" title={empty} />
        ) : (
          <>
            {children(rows, !hasNextPage)}
            <Banner
              tone="error"
              message={isFetchNextPageError && `Could not load older ${what}. Please try again.`}
            />
            {hasNextPage && (
              <Button
                variant="quiet"
                pending={isFetchingNextPage}
                pendingLabel="Loading..."
                onClick={() => void fetchNextPage()}
              >
                Show older {what}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}
