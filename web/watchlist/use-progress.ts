// A member's progress on a drama: shown at once, saved a moment later, rolled back on failure.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Noted, WatchlistDrama } from '#contract/api/watchlist.ts'
import { send } from '#web/api.ts'
import { ApiError } from '#web/query.ts'
import { toast } from '#web/ui/toast.ts'
import { isWatchlist, watchlistSummary } from './queries.ts'

/** Milliseconds within which several changes are saved as one. */
const BATCH_MS = 400

interface Progress {
  progress: Noted
  change: (update: Partial<Noted>) => void
  /** saves at once what is still pending */
  flush: () => Promise<void>
}

export function useProgress(drama: WatchlistDrama): Progress {
  const client = useQueryClient()
  const { id, status, episodesWatched, ownRating } = drama
  const [progress, show] = useState<Noted>({ status, episodesWatched, ownRating })
  const saved = useRef<Noted>(progress)
  const pending = useRef<Partial<Noted>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(Promise.resolve())

  const save = useRef(async () => {})
  save.current = async () => {
    const update = pending.current
    pending.current = {}
    if (Object.keys(update).length === 0) return
    try {
      const stored = await send('PUT /api/watchlist/{id}', { id }, update, { keepalive: true })
      saved.current = stored
      updateLists(client, stored)
    } catch (error) {
      show(saved.current)
      const description =
        error instanceof ApiError && error.status === 400
          ? error.words
          : 'Could not save your changes. Please try again.'
      toast({ title: 'Error', description, variant: 'destructive' })
    }
  }
  // Requests run one after the other, so the last change is saved last.
  const flush = useRef(() => {
    clearTimeout(timer.current)
    last.current = last.current.then(() => save.current())
    return last.current
  })

  useEffect(() => {
    const { current } = flush
    addEventListener('pagehide', current)
    return () => {
      removeEventListener('pagehide', current)
      void current()
    }
  }, [])

  const change = (update: Partial<Noted>) => {
    show((now) => ({ ...now, ...update }))
    Object.assign(pending.current, update)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush.current(), BATCH_MS)
  }
  return { progress, change, flush: flush.current }
}

/** Updates cached lists in place, without filtering them again; they are refetched when they are opened next. */
function updateLists(client: QueryClient, saved: WatchlistDrama) {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isWatchlist(queryKey[0])
  client.setQueriesData<unknown>({ predicate }, (data: unknown) =>
    Array.isArray(data) ? data.map((one: WatchlistDrama) => (one.id === saved.id ? saved : one)) : data,
  )
  void client.invalidateQueries({ predicate, refetchType: 'none' })
  void client.invalidateQueries(watchlistSummary)
}
