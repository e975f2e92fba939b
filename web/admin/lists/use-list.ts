// The state of an admin list: search, sorting, filter and page, all in the address.
import { ADMIN_PAGE } from '#contract/members.ts'
import { usePanelPlace } from '#web/admin/tabs.ts'

interface Choice {
  value: string
  label: string
}
/** By the name that the address and the API have for it. */
export type Choices = Record<string, { label: string }>

/** What is asked for; an empty kind: all. */
export interface ListView {
  search: string
  kind: string
  sort: string
}

/** The list's state in the address. */
interface ListPlace {
  search: string
  sort: string
  /** empty: all */
  filter: string
  /** the requested page */
  page: number
  sorts: readonly Choice[]
  filters: readonly Choice[]
  setSearch: (search: string) => void
  setSort: (sort: string) => void
  setFilter: (filter: string) => void
  /** the address of a page of it */
  href: (page: number) => string
}

export interface List extends ListPlace {
  /** the shown page: the last one if the requested one does not exist */
  page: number
  pages: number
  /** number of matches */
  total: number
  /** number of all items */
  all: number
}

/** @param sorts the first one is the default @param filters all rows are shown without one */
export function useListPlace(sorts: Choices, filters: Choices): ListPlace {
  const place = usePanelPlace().search
  const usual = Object.keys(sorts)[0]!
  const change = (next: Record<string, string>) => history.replaceState(null, '', addressWith(next))
  return {
    search: place.get('q')?.slice(0, 200) ?? '',
    sort: known(sorts, place.get('sort')) ?? usual,
    filter: known(filters, place.get('filter')) ?? '',
    page: Math.max(1, Math.trunc(Number(place.get('page'))) || 1),
    sorts: choicesOf(sorts),
    filters: choicesOf(filters),
    setSearch: (q) => change({ q, page: '' }),
    setSort: (chosen) => change({ sort: chosen === usual ? '' : chosen, page: '' }),
    setFilter: (chosen) => change({ filter: chosen, page: '' }),
    href: (number) => `${location.pathname}?${changed(place, { page: number > 1 ? String(number) : '' })}`,
  }
}

export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / ADMIN_PAGE))

const known = (choices: object, value: string | null) =>
  value !== null && Object.hasOwn(choices, value) ? value : null

const choicesOf = (choices: Choices): Choice[] =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }))

/** Reads the address itself, so two changes at once are both applied. */
function addressWith(change: Record<string, string>) {
  const tail = changed(new URLSearchParams(location.search), change)
  return tail.size ? `${location.pathname}?${tail}` : location.pathname
}

function changed(now: URLSearchParams, change: Record<string, string>) {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
  return next
}
