// A list that the server searches, orders and pages, with its tools. What is asked for stands in the address.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Api, Call } from '#contract/api.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { formatNumber } from '#contract/in-words.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { plural } from '#contract/plural.ts'
import styles from '#web/admin/admin.module.css'
import { at } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { withSearch } from '#web/with-search.ts'
import { Loaded } from './loading.tsx'
import { Section } from './section.tsx'
import { type Address, useAddress } from './use-address.ts'

/** The calls of lists whose rows are counted by a call of their own. */
export type ListCall = { [C in Call]: `${C}/count` extends Call ? C : never }[Call]
type RowOf<C extends ListCall> = GivesOf<Api[C]>[number]

/** A filter, or "sort": its values by the names of the API, each with its label. */
interface Choice {
  name: string
  label: string
  /** the label of no filter; an order has none, and its first value is the usual one */
  all?: string
  options: Record<string, string>
}

/** What is asked for; empty: all. */
type View = { search: string } & Record<string, string | undefined>

export interface List {
  found: View
  /** number of matches */
  total: number
}

export interface PagedListProps<C extends ListCall> {
  call: C
  title: string
  /** beside the title */
  beside?: ReactNode
  /** below the title */
  note?: ReactNode
  /** the plural, which ends with an s: "dramas" */
  label: string
  /** the label of the search box; null: without one */
  find?: string | null
  choices: readonly Choice[]
  /** further tools */
  tools?: (view: View) => ReactNode
  /** shown when there is nothing at all */
  empty: string
  /** between the tools and the rows, also without rows */
  above?: (list: List, shown: readonly RowOf<C>[]) => ReactNode
  /** the rows are a table */
  columns?: readonly Column<RowOf<C>>[]
  /** the column they are sorted by at first */
  sortedBy?: string
  children?: (shown: readonly RowOf<C>[]) => ReactNode
}

export function PagedList<C extends ListCall>(props: PagedListProps<C>) {
  const { call, title, beside, note, label, choices, empty, above, columns, sortedBy, children } = props
  const address = useAddress()
  const { sort, ...found } = viewOf(address, choices)
  const sorting = columns && sortedBy ? sortingOf(address, columns, sortedBy) : undefined
  const path = call.slice('GET '.length)
  // the old rows stay until the new ones have loaded; pages that are not shown are dropped
  const calm = { placeholderData: keepPreviousData, gcTime: 0 }
  const count = useQuery({
    ...at<{ count: number; all?: number }>(withSearch(`${path}/count`, found)),
    ...calm,
  })
  const pages = count.data ? Math.max(1, Math.ceil(count.data.count / ADMIN_PAGE)) : Number.POSITIVE_INFINITY
  const page = Math.min(address.page, pages)
  const order = sorting ? { sort: sorting.by, order: sorting.order } : { sort }
  const rows = useQuery({ ...at<RowOf<C>[]>(withSearch(path, { ...found, ...order, page })), ...calm })
  const top = useScrollToTop(page)
  const isNarrowed = Object.values(found).some(Boolean)
  const showAll = (
    <Button
      variant="quiet"
      size="sm"
      icon="x"
      onClick={() =>
        address.go({ q: '', ...Object.fromEntries(Object.keys(found).map((name) => [name, ''])) })
      }
    >
      Show all {label}
    </Button>
  )
  return (
    <Section title={title} beside={beside}>
      {note}
      <Loaded query={count} what={`the ${label}`}>
        {({ count: total, all = total }) =>
          total === 0 && !isNarrowed ? (
            <EmptyState heading="h3" title={empty} />
          ) : (
            <Loaded query={rows} what={`the ${label}`}>
              {(shown) => (
                <div className="stack">
                  <Tools ref={top} {...props} address={address} view={{ ...found, sort }} />
                  <div className={styles.count}>
                    <p role="status">{countWords(total, all, label)}</p>
                    {isNarrowed && total > 0 && showAll}
                  </div>
                  {above?.({ found, total }, shown)}
                  {total === 0 && (
                    <EmptyState
                      companion="diver"
                      heading="h3"
                      title={`No matching ${label}.`}
                      action={showAll}
                    />
                  )}
                  {total > 0 && children?.(shown)}
                  {total > 0 && columns && (
                    <DataTable
                      label={`${label[0]!.toUpperCase()}${label.slice(1)} table`}
                      columns={columns}
                      rows={shown}
                      sorting={sorting}
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
    </Section>
  )
}

/** The search, and the value of each choice. */
function viewOf(address: Address, choices: readonly Choice[]): View {
  const chosen = choices.map(({ name, all, options }) => {
    const names = Object.keys(options)
    return [name, address.oneOf(name, names) ?? (all ? '' : names[0])]
  })
  return { search: address.text('q'), ...Object.fromEntries(chosen) }
}

function sortingOf(address: Address, columns: readonly Column<never>[], usual: string) {
  const by =
    address.oneOf(
      'sort',
      columns.flatMap(({ id, sorts }) => (sorts ? [id] : [])),
    ) ?? usual
  const order = address.oneOf('order', ['asc', 'desc']) ?? columns.find(({ id }) => id === by)!.sorts!
  return { by, order, onSort: (sort: string, order: string) => address.go({ sort, order }) }
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
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // It may change without typing: Back, a link, a button.
  useEffect(() => {
    if (box.current!.value.trim() !== search) box.current!.value = search
  }, [search])
  const apply = () => {
    clearTimeout(timer.current)
    const typed = box.current!.value.trim()
    if (typed !== search) onSearch(typed)
  }
  return (
    <TextField
      ref={box}
      type="search"
      name="q"
      label={label}
      defaultValue={search}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      // Flush before another row or tab opens, whose address must not change.
      onBlur={apply}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(apply, PAUSE_MS)
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
