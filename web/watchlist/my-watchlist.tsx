// The member's watchlist on the profile: tabs by status, export and import.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WatchlistSummary } from '#contract/api/watchlist.ts'
import { formatNumber } from '#contract/in-words.ts'
import { WATCH_STATUSES } from '#contract/watchlist.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useLinkedHeading } from '#web/ui/use-linked-heading.ts'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { STATUS_LABELS } from './labels.ts'
import { type WatchlistView, WHOLE, watchlistSummary } from './queries.ts'
import styles from './watchlist.module.css'
import { Failed, Waiting, WatchlistPart } from './watchlist-part.tsx'

export function MyWatchlist() {
  const { data: summary, isPending, refetch } = useQuery(watchlistSummary)
  const [importing, setImporting] = useState(false)
  const heading = useLinkedHeading('my-watchlist')
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
            <ExportMenu />
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
        <Parts summary={summary} onRemoved={() => heading.current?.focus()} />
      )}
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </section>
  )
}

interface PartsProps {
  summary: WatchlistSummary
  /** the pressed button is removed with its drama */
  onRemoved: () => void
}

/** A tab for each status. Sort, filters and look are those of all of them. */
function Parts({ summary, onRemoved }: PartsProps) {
  const [view, setView] = useState<WatchlistView>(WHOLE)
  const counts = [
    { status: '', label: 'All', count: summary.total },
    ...WATCH_STATUSES.map((status) => ({ status, label: STATUS_LABELS[status], count: summary[status] })),
    { status: 'none', label: 'No status', count: summary.none },
  ] as const
  return (
    <Tabs
      label="My Watchlist by status"
      panelClass={styles.part}
      value={view.status}
      onChange={(status) => setView({ ...view, status })}
      tabs={counts
        .filter(({ status, count }) => status !== 'none' || count > 0 || view.status === 'none')
        .map(({ status, label, count }) => ({
          id: status,
          label: `${label} ${formatNumber(count)}`,
          panel: status === view.status && (
            <WatchlistPart
              view={view}
              count={count}
              onView={(change) => setView((now) => ({ ...now, ...change }))}
              onRemoved={onRemoved}
            />
          ),
        }))}
    />
  )
}
