// The state of the Members tab in the address, for reload, Back and links.
import { useLocation } from 'wouter'
import { usePanelPlace } from '../tabs.ts'

const SECTIONS = ['members', 'inbox', 'mail', 'reports', 'log'] as const
export type Section = (typeof SECTIONS)[number]

type Change = Record<string, string | number | undefined>

/** The address of a section without search or sorting. */
export const sectionHref = (section: Section) => hrefOf(section === 'members' ? {} : { section })

const hrefOf = (parts: Change) => {
  const pairs = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')
  return `/admin?${new URLSearchParams([['tab', 'users'], ...pairs.map(([name, value]) => [name, String(value)])])}`
}

export interface Address {
  section: Section
  page: number
  /** a value of the address, if it is one of these */
  oneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined
  text: (name: string) => string
  /** the address with this changed; page 1 unless given */
  href: (change: Change) => string
  go: (change: Change) => void
}

export function useAddress(): Address {
  const [, navigate] = useLocation()
  const params = usePanelPlace().search
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200)
  const page = Number(params.get('page'))
  const href = (change: Change) => {
    const { tab: _, page: __, ...rest } = Object.fromEntries(params)
    return hrefOf({ ...rest, ...change, page: change.page === 1 ? undefined : change.page })
  }
  return {
    section: oneOf('section', SECTIONS) ?? 'members',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    oneOf,
    text,
    href,
    go: (change) => navigate(href(change)),
  }
}
