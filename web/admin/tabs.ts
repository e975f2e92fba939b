// The seven tabs and their state in the address: reload and Back keep it, and each tab reopens in its last state.
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

/** The parts of the Members tab. */
export const SECTIONS = ['members', 'inbox', 'mail', 'reports', 'log'] as const
export type Section = (typeof SECTIONS)[number]
export const sectionHref = (section: Section) => addressOf('users', section === 'members' ? {} : { section })

const tabOf = (search: string): TabId => {
  const param = new URLSearchParams(search).get('tab')
  return TABS.find(({ id }) => id === param)?.id ?? 'home'
}

/** The last query string of each tab. */
const left = new Map<TabId, string>()

/** The tab in the address. Call it once, at the top: it also remembers the last state of each tab. */
export function useTab(): TabId {
  const search = useSearch()
  const tab = tabOf(search)
  useEffect(() => {
    left.set(tab, search)
  }, [tab, search])
  return tab
}

export const addressOf = (tab: TabId, more: Record<string, string | number> = {}) =>
  `${paths.admin}?${new URLSearchParams([['tab', tab], ...Object.entries(more).map(([name, value]) => [name, String(value)])])}`

/** Opens a tab in its last state, or in a given one. */
export function goTo(tab: TabId, place?: Record<string, string | number>): void {
  const before = left.get(tab)
  const address = place || before === undefined ? addressOf(tab, place) : `${paths.admin}?${before}`
  rememberScroll()
  history.pushState(null, '', address)
  if (place) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Resets a tab's remembered state. */
export const resetTab = (tab: TabId): void => void left.delete(tab)

/** The tab of a panel: a hidden one must not read another tab's query. */
export const PanelOf = createContext<TabId | null>(null)

interface PanelPlace {
  /** this panel's part of the query string */
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
