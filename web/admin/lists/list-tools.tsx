// The tools of a list: search, order, filter, count and pages.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { plural } from '#contract/plural.ts'
import styles from '#web/admin/admin.module.css'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { List } from './use-list.ts'

interface ListToolsProps {
  list: List
  /** the plural name of the items: "dramas" */
  label: string
  /** shown between the tools and the rows, also without rows */
  above?: ReactNode
  /** the rows of this page */
  children?: ReactNode
}

export function ListTools({ list, label, above, children }: ListToolsProps) {
  const top = useRef<HTMLElement>(null)
  const lastPage = useRef(list.page)
  useEffect(() => {
    if (lastPage.current === list.page) return
    lastPage.current = list.page
    const box = top.current
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' })
  }, [list.page])

  const clear = () => {
    list.setSearch('')
    list.setFilter('')
  }
  const isNarrowed = list.search !== '' || list.filter !== ''
  return (
    <div className="stack">
      <search ref={top} className={styles.tools} aria-label={`Find ${label}`}>
        <Find list={list} label={label} />
        <Select
          label="Order"
          value={list.sort}
          options={list.sorts}
          onChange={({ target }) => list.setSort(target.value)}
        />
        {list.filters.length > 0 && (
          <Select
            label="Show"
            value={list.filter}
            options={[{ value: '', label: `All ${label}` }, ...list.filters]}
            onChange={({ target }) => list.setFilter(target.value)}
          />
        )}
      </search>
      <div className={styles.count}>
        <p role="status">{countWords(list, label)}</p>
        {isNarrowed && list.total > 0 && (
          <Button variant="ghost" size="sm" icon="x" onClick={clear}>
            Show all {label}
          </Button>
        )}
      </div>
      {above}
      {list.total > 0 ? (
        children
      ) : isNarrowed ? (
        <EmptyState
          companion="diver"
          heading="h3"
          title={`No matching ${label}.`}
          action={
            <Button variant="quiet" icon="x" onClick={clear}>
              Show all {label}
            </Button>
          }
        />
      ) : null}
      <Pagination
        label={`Pages of ${label}`}
        page={list.page}
        pages={list.pages}
        href={list.href}
        summary={rangeWords(list)}
      />
    </div>
  )
}

/** Milliseconds without typing before the search runs. */
const PAUSE_MS = 200

function Find({ list, label }: Pick<ListToolsProps, 'list' | 'label'>) {
  const [typed, setTyped] = useState(list.search)
  const [applied, setApplied] = useState(list.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The search may change without typing (Back, a link, a button): update the box.
  if (applied !== list.search) {
    setApplied(list.search)
    if (typed.trim() !== list.search) setTyped(list.search)
  }
  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== list.search) list.setSearch(text.trim())
  }
  return (
    <TextField
      type="search"
      name="q"
      label={`Search ${label}`}
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

/** @param label the plural, which ends with an s */
function countWords({ total, all }: List, label: string) {
  const counted = plural(all, label.slice(0, -1))
  return total === all ? counted : `${formatNumber(total)} of ${counted}`
}

function rangeWords({ page, total }: List) {
  const from = (page - 1) * ADMIN_PAGE + 1
  return `${formatNumber(from)} to ${formatNumber(Math.min(total, page * ADMIN_PAGE))} of ${formatNumber(total)}`
}
