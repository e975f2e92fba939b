// The dramas of a watchlist with one status, or of all: sorted, filtered, as covers or as a list.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CATEGORIES } from '#contract/moods.ts'
import { WATCHLIST_PAGE, WATCHLIST_SORTS, type WatchlistSort } from '#contract/watchlist.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showAsRead } from './changes.ts'
import { SORT_LABELS, STATUS_LABELS } from './labels.ts'
import { type Look, useLook } from './look.ts'
import { pagesOf, type WatchlistView, watchlistPage } from './queries.ts'
import styles from './watchlist.module.css'
import { WatchlistCover } from './watchlist-cover.tsx'
import { WatchlistRow } from './watchlist-row.tsx'

interface WatchlistPartProps {
  view: WatchlistView
  /** dramas with this status, before they are filtered */
  count: number
  onView: (change: Partial<WatchlistView>) => void
  /** the pressed button is removed with its drama */
  onRemoved: () => void
}

export function WatchlistPart({ view, count, onView, onRemoved }: WatchlistPartProps) {
  const client = useQueryClient()
  const [look, setLook] = useLook()
  const [page, setPage] = useState(1)
  const query = watchlistPage(view, page)
  const { data: dramas, isError, refetch } = useQuery({ ...query, placeholderData: (before) => before })
  const isFiltered = view.search.trim() !== '' || view.mood !== ''
  // What a filter finds is not counted: a full page may have a next one.
  const isLast = isFiltered ? (dramas?.length ?? 0) < WATCHLIST_PAGE : page >= pagesOf(count)

  useEffect(() => {
    if (dramas) showAsRead(client, dramas)
  }, [client, dramas])
  // The last drama of a page was removed, or the search ends on the previous page.
  const isBeyond = dramas?.length === 0 && page > 1
  useEffect(() => {
    if (isBeyond) setPage(page - 1)
  }, [isBeyond, page])

  const narrow = (change: Partial<WatchlistView>) => {
    onView(change)
    setPage(1)
  }
  const Item = look === 'covers' ? WatchlistCover : WatchlistRow
  return (
    <div className="stack">
      {(count > 0 || isFiltered) && <Toolbar {...{ view, look }} onChange={narrow} onLook={setLook} />}
      {isError ? (
        <Failed again={() => void refetch()} />
      ) : !dramas ? (
        <Waiting />
      ) : dramas.length === 0 ? (
        <Empty view={view} onClear={isFiltered ? () => narrow({ search: '', mood: '' }) : null} />
      ) : (
        <div className={`cards ${look === 'covers' ? styles.wall : `two ${styles.list}`}`}>
          {dramas.map((drama) => (
            <Item key={drama.id} drama={drama} onRemoved={onRemoved} />
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
            {!isFiltered && ` of ${pagesOf(count)}`}
          </span>
          <Button variant="quiet" disabled={isLast} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  )
}

/** What fills it, or how to find more. */
function Empty({ view: { status }, onClear }: { view: WatchlistView; onClear: (() => void) | null }) {
  if (onClear)
    return (
      <div className="panel row apart">
        <p className="muted">No dramas in your watchlist match this.</p>
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      </div>
    )
  if (status === '' || status === 'none') return <p className="panel muted">Every drama here has a status.</p>
  return (
    <p className="panel muted">
      Nothing here yet. Choose “{STATUS_LABELS[status]}” as the status of a drama, on its page or at the
      bookmark on its picture.
    </p>
  )
}

interface ToolbarProps {
  view: WatchlistView
  look: Look
  onChange: (change: Partial<WatchlistView>) => void
  onLook: (look: Look) => void
}

/** Milliseconds without typing before a search is sent. */
const TYPING = 250

function Toolbar({ view, look, onChange, onLook }: ToolbarProps) {
  const [typed, setTyped] = useState(view.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
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
      <div className={styles.looks}>
        <IconButton
          label="Covers"
          icon="layout-dashboard"
          aria-pressed={look === 'covers'}
          onClick={() => onLook('covers')}
        />
        <IconButton label="List" icon="list" aria-pressed={look === 'list'} onClick={() => onLook('list')} />
      </div>
      <Select
        label="Mood"
        value={view.mood}
        options={[
          { value: '', label: 'All moods' },
          ...CATEGORIES.map((mood) => ({ value: mood, label: categoryLabel(mood) })),
        ]}
        onChange={({ target }) => onChange({ mood: target.value })}
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

export const Waiting = () => (
  <div className="panel stack" role="status" aria-label="Loading your watchlist">
    <Skeleton shape="title" />
    <Skeleton shape="long" />
    <Skeleton shape="short" />
  </div>
)

export const Failed = ({ again }: { again: () => void }) => (
  <LoadFailed message="Could not load your watchlist." retry={again} />
)
