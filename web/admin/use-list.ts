// A list of an admin tab: searched, sorted, filtered and cut into pages, all of it in the address.
import { useMemo } from 'react'
import { arrange } from './arrange.ts'
import { usePanelPlace } from './tabs.ts'

export const ROWS_ON_PAGE = 20

interface ListOf<Row> {
  /** what the list is of, in a word: it names its fields */
  name: string
  rows: readonly Row[]
  /** what is searched in a row */
  text: (row: Row) => string
  /** the first one is how it begins */
  sorts: Record<string, { label: string; compare: (a: Row, b: Row) => number }>
  /** besides all of them */
  filters?: Record<string, { label: string; test: (row: Row) => boolean }>
  perPage?: number
}

export interface List<Row> {
  name: string
  search: string
  sort: string
  /** empty: all */
  filter: string
  page: number
  pages: number
  /** every row, in the order it came */
  rows: readonly Row[]
  /** the rows of this page */
  shown: Row[]
  /** every row that fits search and filter, in order */
  found: Row[]
  /** how many fit */
  total: number
  /** how many there are at all */
  all: number
  perPage: number
  sorts: readonly Choice[]
  filters: readonly Choice[]
  setSearch: (search: string) => void
  setSort: (sort: string) => void
  setFilter: (filter: string) => void
  setPage: (page: number) => void
  /** the address of a page of it */
  href: (page: number) => string
}
interface Choice {
  value: string
  label: string
}

/** `sorts`, `filters` and `text` should be constants: a list is arranged anew when they change. */
export function useList<Row>(of: ListOf<Row>): List<Row> {
  const { name, rows, text, sorts, filters, perPage = ROWS_ON_PAGE } = of
  const place = usePanelPlace().search
  const search = place.get('q')?.slice(0, 200) ?? ''
  const sort = known(sorts, place.get('sort')) ?? Object.keys(sorts)[0]!
  const filter = known(filters ?? {}, place.get('filter')) ?? ''
  const asked = Math.trunc(Number(place.get('page'))) || 1

  const { found, shown, page, pages } = useMemo(() => {
    const { compare } = sorts[sort]!
    return arrange(rows, { search, text, compare, test: filters?.[filter]?.test, page: asked, perPage })
  }, [rows, search, text, sorts, sort, filters, filter, asked, perPage])

  const change = (next: Record<string, string>) => history.replaceState(null, '', addressWith(next))
  return {
    ...{ name, search, sort, filter, page, pages, rows, shown, found, perPage },
    total: found.length,
    all: rows.length,
    sorts: choicesOf(sorts),
    filters: choicesOf(filters ?? {}),
    setSearch: (q) => change({ q, page: '' }),
    setSort: (chosen) => change({ sort: chosen === Object.keys(sorts)[0] ? '' : chosen, page: '' }),
    setFilter: (chosen) => change({ filter: chosen, page: '' }),
    setPage: (number) => change({ page: number > 1 ? String(number) : '' }),
    href: (number) => `${location.pathname}?${changed(place, { page: number > 1 ? String(number) : '' })}`,
  }
}

const known = (choices: object, asked: string | null) =>
  asked !== null && Object.hasOwn(choices, asked) ? asked : null

const choicesOf = (choices: Record<string, { label: string }>): Choice[] =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }))

/** The address as it is now, so that two changes in one breath both count. */
function addressWith(change: Record<string, string>) {
  const tail = changed(new URLSearchParams(location.search), change)
  return tail.size ? `${location.pathname}?${tail}` : location.pathname
}

function changed(now: URLSearchParams, change: Record<string, string>) {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
  return next
}
