// The server renders the same page for everybody. A member's own votes and reports are fetched afterwards.
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '#web/auth/member.ts'
import { FROM_PAGE } from '#web/query.ts'

type Read = Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'isError' | 'refetch'>

/** Refetches the query that came with the page once a member is signed in. */
export function useOwnView({ dataUpdatedAt, isFetching, isError, refetch }: Read): void {
  const { member } = useMember()
  const must = member !== null && dataUpdatedAt === FROM_PAGE && !isFetching && !isError
  useEffect(() => {
    if (must) void refetch()
  }, [must, refetch])
}
