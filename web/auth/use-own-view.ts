// The server's page is the same for everyone. A member's own votes, and what they have reported, come afterwards.
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '#web/auth/member.ts'
import { FROM_PAGE } from '#web/query.ts'

type Read = Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'isError' | 'refetch'>

/** Once it is known that a member looks, what came with the page is read again. */
export function useOwnView({ dataUpdatedAt, isFetching, isError, refetch }: Read): void {
  const { member } = useMember()
  const must = member !== null && dataUpdatedAt === FROM_PAGE && !isFetching && !isError
  useEffect(() => {
    if (must) void refetch()
  }, [must, refetch])
}
