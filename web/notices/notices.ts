// What is new for the member, and which kinds of notices they want.
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

/** Asks again and again. Call it once on a page, however many parts show what is new. */
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

export const switchKind = (client: QueryClient, now: Notices, kind: NoticeKind, isOn: boolean) =>
  change(
    client,
    { ...now, ...without([kind]), kinds: { ...now.kinds, [kind]: isOn } },
    { kinds: { [kind]: isOn } },
  )

export const switchEmail = (client: QueryClient, now: Notices, byMail: boolean) =>
  change(client, { ...now, byMail }, { byMail })

const without = (kinds: readonly NoticeKind[]) => Object.fromEntries(kinds.map((kind) => [kind, []]))

/** Shown at once. If it could not be saved, the same is new again. */
async function change(
  client: QueryClient,
  shown: Notices,
  body: { seenUntil: string } | { kinds: Partial<Notices['kinds']> } | { byMail: boolean },
): Promise<void> {
  client.setQueryData(notices.queryKey, shown)
  await send('PUT /api/notices', {}, body, { keepalive: true }).catch(() => {})
  void client.invalidateQueries(notices)
}
