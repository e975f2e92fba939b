// The seven tabs, and where in the address each of them stands: reload and Back keep it, and a tab is found as it was left.
import { createContext, useContext, useEffect } from 'react'
import { useSearch } from 'wouter'
import { paths } from '#web/paths.ts'
import { rememberScroll } from '#web/scroll-memory.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const TABS = [
  { id: 'home', label: 'Home Page', icon: 'layout-dashboard' },
  { id: 'kdrama', label: 'K-Drama Page', icon: 'tv' },
  { id: 'kstar', label: 'K-Star Page', icon: 'sparkles' },
  { id: 'virtual-tour', label: 'Virtual Tour', icon: 'map-pin' },
  { id: 'users', label: 'Members', icon: 'users' },
  { id: 'news', label: 'Add News', icon: 'newspaper' },
  { id: 'dramas', label: 'Add Dramas', icon: 'plus' },
] as const satisfies readonly { id: string; label: string; icon: IconName }[]
export type TabId = (typeof TABS)[number]['id']

const tabOf = (search: string): TabId => {
  const param = new URLSearchParams(search).get('tab')
  return TABS.find(({ id }) => id === param)?.id ?? 'home'
}

/** How each tab was left: what stood behind the question mark. */
const left = new Map<TabId, string>()

/** The tab in the address. Call it once, on top: it also remembers how each tab is left. */
export function useTab(): TabId {
  const search = useSearch()
  const tab = tabOf(search)
  useEffect(() => {
    left.set(tab, search)
  }, [tab, search])
  return tab
}

const addressOf = (tab: TabId, more: Record<string, string | number> = {}) =>
  `${paths.admin}?${new URLSearchParams({ tab, ...mapValues(more, String) })}`

/** Shows a tab as it was left, or a certain place in it. */
export function goTo(tab: TabId, place?: Record<string, string | number>): void {
  const before = left.get(tab)
  const address = place || before === undefined ? addressOf(tab, place) : `${paths.admin}?${before}`
  rememberScroll()
  history.pushState(null, '', address)
  if (place) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The next visit to this tab starts over. */
export const forgetPlace = (tab: TabId): void => void left.delete(tab)

/** Which tab a panel belongs to: a hidden one must not mistake another's place for its own. */
export const PanelOf = createContext<TabId | null>(null)

interface PanelPlace {
  /** the names in the address that are this panel's */
  search: URLSearchParams
  /** false: another tab is shown */
  isShown: boolean
}

export function usePanelPlace(): PanelPlace {
  const panel = useContext(PanelOf)
  const search = useSearch()
  const isShown = panel === null || tabOf(search) === panel
  return { search: new URLSearchParams(isShown ? search : left.get(panel)), isShown }
}

const mapValues = (object: Record<string, string | number>, change: (value: unknown) => string) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
