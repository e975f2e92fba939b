// Shared by this tab's lists: search, states of a list, and pages.
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import type { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './members.module.css'
import type { Address } from './use-address.ts'

interface ListHeadProps {
  title: string
  /** a search box, filters, buttons */
  children?: ReactNode
}

export function ListHead({ title, children }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  )
}

export function Find({ label, address }: { label: string; address: Address }) {
  const search = address.text('q')
  // the search may change without typing (Back, a link): update the box
  return <FindBox key={search} label={label} search={search} onSearch={(q) => address.go({ q })} />
}

interface FindBoxProps {
  label: string
  search: string
  onSearch: (search: string) => void
}

function FindBox({ label, search, onSearch }: FindBoxProps) {
  const [typed, setTyped] = useState(search)
  return (
    <SearchBox
      label={label}
      placeholder={label}
      value={typed}
      name="q"
      button="Find"
      onChange={(text) => {
        setTyped(text)
        // the box was cleared: show the whole list
        if (text === '' && search !== '') onSearch('')
      }}
      onSearch={(text) => onSearch(text.trim())}
    />
  )
}

interface ChoiceProps {
  label: string
  name: string
  all: string
  options: readonly { value: string; label: string }[]
  address: Address
}

/** A filter in the address. */
export function Choice({ label, name, all, options, address }: ChoiceProps) {
  return (
    <Select
      label={label}
      value={address.text(name)}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => address.go({ [name]: target.value })}
    />
  )
}

interface ListFacesProps {
  /** "members" */
  what: string
  rows: readonly unknown[] | undefined
  isError: boolean
  again: () => void
  /** shown when the list is empty */
  empty: ReactNode
  children: ReactNode
}

export function ListFaces({ what, rows, isError, again, empty, children }: ListFacesProps) {
  if (isError) return <Unread what={what} again={again} />
  if (!rows)
    return (
      <div className={styles.waiting} role="status" aria-label={`Loading the ${what}`}>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="long" />
        ))}
      </div>
    )
  return rows.length === 0 ? <div className={styles.empty}>{empty}</div> : children
}

/** "The numbers could not be read." */
export const Unread = ({ what, again }: Pick<ListFacesProps, 'what' | 'again'>) => (
  <Banner
    tone="error"
    message={`Could not load the ${what}.`}
    beside={
      <Button variant="quiet" size="sm" onClick={again}>
        Try again
      </Button>
    }
  />
)

interface PagesProps {
  label: string
  counted: UseQueryResult<{ count: number }, ApiError>
  address: Address
}

export function Pages({ label, counted: { data, isError, refetch }, address }: PagesProps) {
  const { page, href } = address
  if (isError && !data) return <Unread what="number of pages" again={() => void refetch()} />
  const count = data?.count ?? 0
  const first = (page - 1) * ADMIN_PAGE + 1
  const last = Math.min(page * ADMIN_PAGE, count)
  return (
    <div className={styles.pages}>
      <Pagination
        label={label}
        page={page}
        pages={Math.ceil(count / ADMIN_PAGE)}
        href={(to) => href({ page: to })}
        summary={
          first <= last ? `${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(count)}` : ''
        }
      />
    </div>
  )
}
