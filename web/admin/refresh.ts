// Refetches visible queries after a change, and invalidates the others.
import type { QueryClient } from '@tanstack/react-query'
import type { HistoryArea } from '#contract/history.ts'

const ABOUT: Record<HistoryArea, RegExp> = {
  person: /^\/api\/(admin\/people|people|index\/|dramas\/)/,
  drama: /^\/api\/(admin\/)?dramas/,
  article: /^\/api\/((admin\/)?news|dramas\/\d)/,
  place: /^\/api\/((admin\/)?virtual-tour-locations|dramas\/\d)/,
  page: /^\/api\/(admin\/)?((home|k-drama)-content|page-text)/,
}
/** Affected by every change: history, trash, and uses of pictures. */
const ALWAYS = /^\/api\/admin\/(history|trash|uploads)/

/** Call it after any write to dramas, articles, places or page texts. */
export const refreshArea = (client: QueryClient, area: HistoryArea) =>
  refresh(client, (address) => ABOUT[area].test(address) || ALWAYS.test(address))

export const refreshUploads = (client: QueryClient) =>
  refresh(client, (address) => address.startsWith('/api/admin/uploads'))

const refresh = (client: QueryClient, isAbout: (address: string) => boolean) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => isAbout(String(queryKey[0])),
    refetchType: 'all',
  })
