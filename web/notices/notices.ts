// What is new for the member: what it is, and what they want to be told of.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notices } from '#contract/api/notices.ts'
import { NOTICE_KIND_NAMES, type NoticeKind } from '#contract/notices.ts'
import { query, send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { usePolling } from '#web/use-polling.ts'

export const notices = query('GET /api/notices')

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
  return now ? NOTICE_KIND_NAMES.reduce((count, kind) => count + now[kind].length, 0) : 0
}

export const gotIt = (client: QueryClient, now: Notices) =>
  change(client, { ...now, ...without(NOTICE_KIND_NAMES) }, { seenUntil: now.asOf })

export const tellOf = (client: QueryClient, now: Notices, kind: NoticeKind, isTold: boolean) =>
  change(
    client,
    { ...now, ...without([kind]), tells: { ...now.tells, [kind]: isTold } },
    { tells: { [kind]: isTold } },
  )

export const tellByMail = (client: QueryClient, now: Notices, byMail: boolean) =>
  change(client, { ...now, byMail }, { byMail })

const without = (kinds: readonly NoticeKind[]) => Object.fromEntries(kinds.map((kind) => [kind, []]))

/** Shown at once. If it could not be saved, the same is new again. */
async function change(
  client: QueryClient,
  shown: Notices,
  body: { seenUntil: string } | { tells: Partial<Notices['tells']> } | { byMail: boolean },
): Promise<void> {
  client.setQueryData(notices.queryKey, shown)
  await send('PUT /api/notices', {}, body, { keepalive: true }).catch(() => {})
  void client.invalidateQueries(notices)
}
