// The state of a list or section in the address of its tab, for reload, Back and links.
import { navigate } from 'wouter/use-browser-location'
import { usePanelPlace } from '#web/admin/tabs.ts'
import { paths } from '#web/paths.ts'

type Change = Record<string, string | number | undefined>

export interface Address {
  text: (name: string) => string
  /** a value of the address, if it is one of these */
  oneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined
  page: number
  /** the address with this changed; page 1 unless given */
  href: (change: Change) => string
  go: (change: Change, how?: { replace: boolean }) => void
}

export function useAddress(): Address {
  const { search } = usePanelPlace()
  const page = Number(search.get('page'))
  return {
    text: (name) => (search.get(name) ?? '').trim().slice(0, 200),
    oneOf: (name, values) => values.find((value) => value === search.get(name)),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    href: (change) => hrefOf(search, change),
    // reads the address itself, so two changes at once are both applied
    go: (change, how) => navigate(hrefOf(new URLSearchParams(location.search), change), how),
  }
}

function hrefOf(now: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries({ page: '', ...change }))
    value && String(value) !== '1' ? next.set(name, String(value)) : next.delete(name)
  return `${paths.admin}?${next}`
}
