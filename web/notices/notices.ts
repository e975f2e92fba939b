// What is new for the member: replies in the community, and decisions of moderators.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notices } from '#contract/api/notices.ts'
import { query, send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { usePolling } from '#web/use-polling.ts'

const notices = query('GET /api/notices')

/** Undefined for visitors, and until it is known. */
export function useNotices(): Notices | undefined {
  const { member } = useMember()
  return useQuery({ ...notices, enabled: member !== null }).data
}

/** Looks regularly. For one part of every page, however many show what is new. */
export function useLookForNotices(): void {
  const client = useQueryClient()
  usePolling(() => void client.refetchQueries(notices))
}

/** How much is new. */
export function useNewCount(): number {
  const now = useNotices()
  return now ? now.replies.length + now.decisions.length : 0
}

/** Shown at once. If it could not be saved, the same is new again. */
export async function changeNotices(
  client: QueryClient,
  now: Notices,
  change: { seenUntil: string } | { tellsReplies: boolean },
): Promise<void> {
  const nothing = { replies: [], ...('seenUntil' in change && { decisions: [] }) }
  client.setQueryData(notices.queryKey, { ...now, ...nothing, ...change })
  await send('PUT /api/notices', {}, change, { keepalive: true }).catch(() => {})
  void client.invalidateQueries(notices)
}
