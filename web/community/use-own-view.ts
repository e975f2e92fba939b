// The server's page is the same for everyone. A member's own votes, and what they have reported, come afterwards.
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMember } from '#web/auth/member.ts'

/** Reads anew what was there before it was known that a member is looking. */
export function useOwnView<T>({
  data,
  isFetching,
  refetch,
}: Pick<UseQueryResult<T>, 'data' | 'isFetching' | 'refetch'>): void {
  const { member } = useMember()
  const visitors = useRef<T>(undefined)
  useEffect(() => {
    if (member === null) visitors.current = data
    else if (data !== undefined && data === visitors.current && !isFetching) void refetch()
  }, [member, data, isFetching, refetch])
}
