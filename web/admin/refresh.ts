// After a change: what lists and pages have read about it is read anew, those off the screen as well.
import type { QueryClient } from '@tanstack/react-query'
import type { HistoryArea } from '#contract/history.ts'

const ABOUT: Record<HistoryArea, RegExp> = {
  drama: /^\/api\/(admin\/)?dramas/,
  article: /^\/api\/((admin\/)?news|dramas\/\d)/,
  place: /^\/api\/(virtual-tour-locations|dramas\/\d)/,
  page: /^\/api\/(admin\/)?(home|k-drama)-content/,
}
/** What any change adds to: who did what, what was thrown away, where a picture stands. */
const ALWAYS = /^\/api\/admin\/(history|trash|uploads)/

/** After any write about dramas, articles, places or a page's texts. */
export const refreshArea = (client: QueryClient, area: HistoryArea) =>
  refresh(client, (address) => ABOUT[area].test(address) || ALWAYS.test(address))

export const refreshUploads = (client: QueryClient) =>
  refresh(client, (address) => address.startsWith('/api/admin/uploads'))

const refresh = (client: QueryClient, isAbout: (address: string) => boolean) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => isAbout(String(queryKey[0])),
    refetchType: 'all',
  })
