// The server's page is the same for everyone. A member's own votes, and what they have reported, come afterwards.
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Post } from '#contract/community.ts'
import { useMember } from '#web/auth/member.ts'

/** Reads anew what was read for a visitor once a member is known. @param postsIn the posts in the answer */
export function useOwnView<T>(
  { data, isFetching, refetch }: UseQueryResult<T>,
  postsIn: (data: T) => readonly Post[],
): void {
  const { member } = useMember()
  const isVisitors = data !== undefined && postsIn(data).some((post) => post.userVote === undefined)
  const must = member !== null && isVisitors && !isFetching
  useEffect(() => {
    if (must) void refetch()
  }, [must, refetch])
}
