// The member's watchlist on the profile: search, sort, progress, remove with Undo, export and import.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WatchlistDrama, WatchlistSummary } from '#contract/api/watchlist.ts'
import { formatNumber } from '#contract/in-words.ts'
import { WATCH_STATUSES, WATCHLIST_PAGE, WATCHLIST_SORTS, type WatchlistSort } from '#contract/watchlist.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { removeFromWatchlist } from './changes.ts'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { SORT_LABELS, STATUS_LABELS } from './labels.ts'
import { pagesOf, type WatchlistView, watchlistPage, watchlistSummary } from './queries.ts'
import styles from './watchlist.module.css'
import { WatchlistCard } from './watchlist-card.tsx'

const WHOLE: WatchlistView = { sort: 'added', status: '', search: '' }

export function MyWatchlist() {
  const { data: summary, isPending, refetch } = useQuery(watchlistSummary)
  const [importing, setImporting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const total = summary?.total ?? 0
  return (
    <section className="stack" aria-labelledby="my-watchlist">
      <div className="row apart">
        <h2 id="my-watchlist" ref={heading} tabIndex={-1}>
          My Watchlist
        </h2>
        {summary && (
          <div className="row">
            <Button variant="quiet" icon="upload" onClick={() => setImporting(true)}>
              Import
            </Button>
            {total > 0 && <ExportMenu />}
          </div>
        )}
      </div>
      {isPending ? (
        <Waiting />
      ) : !summary ? (
        <Failed again={() => void refetch()} />
      ) : total === 0 ? (
        <EmptyState
          companion="cook"
          heading="h3"
          title="Your watchlist is empty"
          action={<ButtonLink href={paths.browse()}>Find a drama</ButtonLink>}
        >
          Press Add to Watchlist on any drama, or import a list from another service.
        </EmptyState>
      ) : (
        <List summary={summary} onRemoved={() => heading.current?.focus()} />
      )}
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </section>
  )
}

interface ListProps {
  summary: WatchlistSummary
  /** the pressed button is removed with its card */
  onRemoved: () => void
}

function List({ summary, onRemoved }: ListProps) {
  const client = useQueryClient()
  const [view, setView] = useState(WHOLE)
  const [page, setPage] = useState(1)
  const query = watchlistPage(view, page)
  const { data: dramas, isError, refetch } = useQuery({ ...query, placeholderData: (before) => before })
  const search = view.search.trim()
  // The matches of a search are not counted: a full page may have a next one.
  const found = search ? null : summary[view.status || 'total']
  const isLast = found === null ? (dramas?.length ?? 0) < WATCHLIST_PAGE : page >= pagesOf(found)

  // The last drama of a page was removed, or the search ends on the previous page.
  const isBeyond = dramas?.length === 0 && page > 1
  useEffect(() => {
    if (isBeyond) setPage(page - 1)
  }, [isBeyond, page])

  const narrow = (change: Partial<WatchlistView>) => {
    setView({ ...view, ...change })
    setPage(1)
  }
  const remove = async (drama: WatchlistDrama, saved: Promise<void>) => {
    const before = client.getQueryData(query.queryKey)
    client.setQueryData(query.queryKey, (list) => list?.filter((one) => one.id !== drama.id))
    onRemoved()
    await saved
    const isRemoved = await removeFromWatchlist(client, drama.id)
    if (!isRemoved) client.setQueryData(query.queryKey, before)
  }

  return (
    <>
      <Toolbar view={view} summary={summary} onChange={narrow} />
      {isError ? (
        <Failed again={() => void refetch()} />
      ) : !dramas ? (
        <Waiting />
      ) : dramas.length === 0 ? (
        <p className="panel muted">No dramas in your watchlist match this.</p>
      ) : (
        <div className={`cards two ${styles.grid}`}>
          {dramas.map((drama) => (
            <WatchlistCard key={drama.id} drama={drama} onRemove={(saved) => void remove(drama, saved)} />
          ))}
        </div>
      )}
      {(page > 1 || !isLast) && (
        <nav className="row apart" aria-label="Pages of your watchlist">
          <Button variant="quiet" icon="arrow-left" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span className="muted small num" role="status">
            Page {page}
            {found !== null && ` of ${pagesOf(found)}`}
          </span>
          <Button variant="quiet" disabled={isLast} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  )
}

interface ToolbarProps {
  view: WatchlistView
  summary: WatchlistSummary
  onChange: (change: Partial<WatchlistView>) => void
}

/** Milliseconds without typing before a search is sent. */
const TYPING = 250

function Toolbar({ view, summary, onChange }: ToolbarProps) {
  const [typed, setTyped] = useState(view.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const count = (number: number) => ` (${formatNumber(number)})`
  return (
    <div className={styles.toolbar}>
      <TextField
        label="Search your watchlist"
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onChange({ search: target.value }), TYPING)
        }}
      />
      <Select
        label="Show"
        value={view.status}
        options={[
          { value: '', label: `All${count(summary.total)}` },
          ...WATCH_STATUSES.map((status) => ({
            value: status,
            label: STATUS_LABELS[status] + count(summary[status]),
          })),
          { value: 'none', label: `No status${count(summary.none)}` },
        ]}
        onChange={({ target }) => onChange({ status: target.value as WatchlistView['status'] })}
      />
      <Select
        label="Sort by"
        value={view.sort}
        options={WATCHLIST_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onChange={({ target }) => onChange({ sort: target.value as WatchlistSort })}
      />
    </div>
  )
}

const Waiting = () => (
  <div className="panel stack" role="status" aria-label="Loading your watchlist">
    <Skeleton shape="title" />
    <Skeleton shape="long" />
    <Skeleton shape="short" />
  </div>
)

const Failed = ({ again }: { again: () => void }) => (
  <Banner
    tone="error"
    message="Could not load your watchlist."
    beside={
      <Button variant="quiet" size="sm" onClick={again}>
        Try again
      </Button>
    }
  />
)
