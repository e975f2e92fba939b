// A list that is read in parts, newest first: each part begins before the last one of the part above.
import { useInfiniteQuery } from '@tanstack/react-query'
import { readInBrowser } from '#web/api.ts'
import type { ApiError } from '#web/query.ts'

/** @param part the query of the newest, or of those before an id @param size of a whole part */
export function useParts<Row extends { id: number }>(
  part: (before?: number) => { queryKey: readonly unknown[] },
  size: number,
) {
  return useInfiniteQuery<Row[], ApiError, Row[], readonly unknown[], number | undefined>({
    queryKey: [...part().queryKey, 'parts'],
    queryFn: ({ pageParam }) => readInBrowser(String(part(pageParam).queryKey[0])) as Promise<Row[]>,
    initialPageParam: undefined,
    getNextPageParam: (last) => (last.length < size ? undefined : last.at(-1)!.id),
    select: ({ pages }) => pages.flat(),
    // somebody else may have added to it since it was last open
    refetchOnMount: 'always',
  })
}
