// Optimistic changes: shown at once, saved in turn, and read again if they could not be saved.
import type { QueryClient } from '@tanstack/react-query'
import { sayFailed } from './say-failed.ts'
import { inTurn } from './watchlist/changes.ts'

/** The query that shows what is changed. */
export interface Shown {
  queryKey: readonly unknown[]
}

/** For the request of such a change: it goes on when the page is closed. */
export const KEEP = { keepalive: true }

/** @param show how it looks afterwards @returns whether it is saved */
export async function changeAtOnce<T>(
  client: QueryClient,
  { queryKey }: Shown,
  show: (now: T) => T,
  save: () => Promise<unknown>,
): Promise<boolean> {
  // A response under way is older than this change.
  void client.cancelQueries({ queryKey }, { revert: false })
  client.setQueryData<T>(queryKey, (now) => now && show(now))
  try {
    await inTurn(save)
    return true
  } catch (error) {
    sayFailed(error, 'Could not save your changes. Please try again.')
    void client.invalidateQueries({ queryKey })
    return false
  }
}
