// A list that the server searches, orders and pages, with its tools. What is asked for stands in the address.
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { plural } from '#contract/plural.ts'
import styles from '#web/admin/admin.module.css'
import type { ApiError } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loaded } from './loading.tsx'
import { type Address, useAddress } from './use-address.ts'

/** A filter or an order: its values by the names of the API, each with its label. */
interface Choice {
  name: string
  label: string
  /** the label of no filter; an order has none, and its first value is the usual one */
  all?: string
  options: Record<string, string>
}

/** What is asked for: the search, and the value of each choice; empty: all. */
export type View = { search: string } & Record<string, string>

export interface List {
  view: View
  /** number of matches */
  total: number
}

interface PagedListProps<Row> {
  /** the plural, which ends with an s: "dramas" */
  label: string
  /** the label of the search box; null: without one */
  find?: string | null
  choices: readonly Choice[]
  /** the query of how many match, and perhaps how many there are */
  counted: (view: View) => { queryKey: readonly unknown[] }
  read: (view: View, page: number) => UseQueryOptions<Row[], ApiError>
  /** further tools */
  tools?: (view: View) => ReactNode
  /** shown when there is nothing at all */
  empty: ReactNode
  /** between the tools and the rows, also without rows */
  above?: (list: List, shown: readonly Row[]) => ReactNode
  children: (shown: readonly Row[]) => ReactNode
}

export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, choices, counted, read, empty, above, children } = props
  const address = useAddress()
  const view = viewOf(address, choices)
  // the old rows stay until the new ones have loaded; pages that are not shown are dropped
  const calm = { placeholderData: keepPreviousData, gcTime: 0 }
  const count = useQuery<{ count: number; all?: number }, ApiError>({ ...counted(view), ...calm })
  const pages = count.data ? Math.max(1, Math.ceil(count.data.count / ADMIN_PAGE)) : Number.POSITIVE_INFINITY
  const page = Math.min(address.page, pages)
  const rows = useQuery({ ...read(view, page), ...calm })
  const top = useScrollToTop(page)
  const isNarrowed = view.search !== '' || choices.some(({ name, all }) => all && view[name])
  const filters = ['q', ...choices.flatMap(({ name, all }) => (all ? [name] : []))]
  const showAll = (
    <Button
      variant="quiet"
      size="sm"
      icon="x"
      onClick={() => address.go(Object.fromEntries(filters.map((name) => [name, ''])))}
    >
      Show all {label}
    </Button>
  )
  return (
    <Loaded query={count} what={`the ${label}`}>
      {({ count: total, all = total }) =>
        total === 0 && !isNarrowed ? (
          empty
        ) : (
          <Loaded query={rows} what={`the ${label}`}>
            {(shown) => (
              <div className="stack">
                <Tools ref={top} {...props} address={address} view={view} />
                <div className={styles.count}>
                  <p role="status">{countWords(total, all, label)}</p>
                  {isNarrowed && total > 0 && showAll}
                </div>
                {above?.({ view, total }, shown)}
                {total > 0 ? (
                  children(shown)
                ) : (
                  <EmptyState
                    companion="diver"
                    heading="h3"
                    title={`No matching ${label}.`}
                    action={showAll}
                  />
                )}
                <Pagination
                  label={`Pages of ${label}`}
                  page={page}
                  pages={pages}
                  href={(number) => address.href({ page: number })}
                  summary={rangeWords(page, total)}
                />
              </div>
            )}
          </Loaded>
        )
      }
    </Loaded>
  )
}

function viewOf(address: Address, choices: readonly Choice[]): View {
  const chosen = choices.map(({ name, all, options }) => {
    const names = Object.keys(options)
    return [name, address.oneOf(name, names) ?? (all ? '' : names[0])]
  })
  return { search: address.text('q'), ...Object.fromEntries(chosen) }
}

/** On another page the list begins at its top. */
function useScrollToTop(page: number) {
  const top = useRef<HTMLElement>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    const box = top.current
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' })
  }, [page])
  return top
}

interface ToolsProps extends Pick<PagedListProps<never>, 'label' | 'find' | 'choices' | 'tools'> {
  ref: React.Ref<HTMLElement>
  address: Address
  view: View
}

function Tools({ ref, label, find = `Search ${label}`, choices, tools, address, view }: ToolsProps) {
  return (
    <search ref={ref} className={styles.tools} aria-label={`Find ${label}`}>
      {find && (
        <Find label={find} search={view.search} onSearch={(q) => address.go({ q }, { replace: true })} />
      )}
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          label={label}
          value={view[name]}
          options={[
            ...(all ? [{ value: '', label: all }] : []),
            ...Object.entries(options).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target: { value } }) =>
            address.go({ [name]: !all && value === Object.keys(options)[0] ? '' : value })
          }
        />
      ))}
      {tools?.(view)}
    </search>
  )
}

/** Milliseconds without typing before the search runs. */
const PAUSE_MS = 200

interface FindProps {
  label: string
  search: string
  onSearch: (search: string) => void
}

function Find({ label, search, onSearch }: FindProps) {
  const [typed, setTyped] = useState(search)
  const [applied, setApplied] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The search may change without typing (Back, a link, a button): update the box.
  if (applied !== search) {
    setApplied(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== search) onSearch(text.trim())
  }
  return (
    <TextField
      type="search"
      name="q"
      label={label}
      value={typed}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={(event) => event.key === 'Enter' && apply(typed)}
      // Flush before another row or tab opens, whose address must not change.
      onBlur={() => apply(typed)}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => apply(target.value), PAUSE_MS)
      }}
    />
  )
}

function countWords(total: number, all: number, label: string) {
  const counted = plural(all, label.slice(0, -1))
  return total === all ? counted : `${formatNumber(total)} of ${counted}`
}

function rangeWords(page: number, total: number) {
  const from = (page - 1) * ADMIN_PAGE + 1
  return `${formatNumber(from)} to ${formatNumber(Math.min(total, page * ADMIN_PAGE))} of ${formatNumber(total)}`
}
