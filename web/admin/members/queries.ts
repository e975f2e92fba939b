// The queries of the Members tab, and refetching after a change.
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/api.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { MailState } from '#contract/inbox.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { query } from '#web/api.ts'

type MembersView = Omit<QueryOf<Api['GET /api/admin/users']>, 'limit' | 'before'> & { page: number }
/** Keeps the old page until the next one has loaded. */
const calm = { placeholderData: keepPreviousData }

export const membersOn = ({ search, kind, sort, order, page }: MembersView) => ({
  ...query('GET /api/admin/users', { search, kind, sort, order, page, limit: ADMIN_PAGE }),
  ...calm,
})
export const memberCount = ({ search, kind }: Pick<MembersView, 'search' | 'kind'>) => ({
  ...query('GET /api/admin/users/count', { search, kind }),
  ...calm,
})
export const memberStats = query('GET /api/admin/stats')
export const memberWeeks = query('GET /api/admin/stats/weeks')
export const mostLiked = query('GET /api/admin/stats/most')
export const desk = query('GET /api/admin/desk')

export type InboxView = QueryOf<Api['GET /api/admin/inbox/count']>
export const inboxOn = ({ search, form, state }: InboxView, page: number) => ({
  ...query('GET /api/admin/inbox', { search, form, state, page, limit: ADMIN_PAGE }),
  ...calm,
})
export const inboxCount = ({ search, form, state }: InboxView) => ({
  ...query('GET /api/admin/inbox/count', { search, form, state }),
  ...calm,
})
/** Messages in each request of an export. */
export const EXPORT_PART = 500
export const inboxPart = ({ search, form, state }: InboxView, before?: number) =>
  query('GET /api/admin/inbox', { search, form, state, before, limit: EXPORT_PART })

export const mailsOn = (state: MailState | undefined, page: number) => ({
  ...query('GET /api/admin/mails', { state, page, limit: ADMIN_PAGE }),
  ...calm,
})
export const mailCount = (state: MailState | undefined) => ({
  ...query('GET /api/admin/mails/count', { state }),
  ...calm,
})
export const casesOf = (state: 'open' | 'decided') => query('GET /api/admin/reports', { state })
export const logBefore = (before?: number) => query('GET /api/admin/moderation-log', { before })

const OURS = /^\/api\/admin\/(users|stats|desk|inbox|mails|reports|moderation-log)/

/** Refetches everything visible on this tab, and invalidates the rest. */
export async function refreshMembers(client: QueryClient): Promise<void> {
  const isOurs = ({ queryKey: [url] }: { queryKey: readonly unknown[] }) => OURS.test(String(url))
  client.removeQueries({ predicate: isOurs, type: 'inactive' })
  await client.invalidateQueries({ predicate: isOurs })
}
