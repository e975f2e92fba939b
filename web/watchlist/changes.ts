// Adds to and removes from the watchlist: shown at once, rolled back when the server refuses.
import type { QueryClient } from '@tanstack/react-query'
import type { WatchlistEntry } from '#contract/api/watchlist.ts'
import { send } from '#web/api.ts'
import { rememberPress } from '#web/auth/before-sign-in.ts'
import { ASKS_TO_JOIN } from '#web/auth/sign-in-required.ts'
import { ApiError } from '#web/query.ts'
import { toast } from '#web/ui/toast.ts'
import { isInWatchlist, isWatchlist } from './queries.ts'

/**
 * An ended session first shows the watchlist's own message, then the site's redirect. The change is shown before the
 * response, so the request continues after the page is closed.
 */
const OWN_WORDS = { ownWordsFor: 1000, keepalive: true }

/** @param removed restores what was noted @returns whether it is done */
export function addToWatchlist(
  client: QueryClient,
  id: number,
  removed: Partial<WatchlistEntry> = {},
): Promise<boolean> {
  return change(client, id, true, async () => {
    await send('POST /api/watchlist/{id}', { id }, removed, OWN_WORDS)
    toast({ title: 'Added to Watchlist', description: 'Drama has been added to your watchlist!' })
  })
}

/** Undo in the notice restores what the server has removed: status, episodes, date. */
export function removeFromWatchlist(client: QueryClient, id: number): Promise<boolean> {
  return change(client, id, false, async () => {
    const headers = { prefer: 'return=representation' }
    const { removed } = await send('DELETE /api/watchlist/{id}', { id }, undefined, { ...OWN_WORDS, headers })
    const undo = () => void addToWatchlist(client, id, removed)
    toast({
      title: 'Removed from Watchlist',
      description: 'Drama has been removed from your watchlist',
      ...(removed && { action: { label: 'Undo', onClick: undo } }),
    })
  })
}

async function change(client: QueryClient, id: number, isIn: boolean, write: () => Promise<void>) {
  const { queryKey } = isInWatchlist(id)
  const was = client.getQueryData(queryKey)
  const show = async () => {
    // A response under way is older than this change.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, { isInWatchlist: isIn })
  }
  await show()
  try {
    await write()
  } catch (error) {
    if (was === undefined) void client.resetQueries({ queryKey })
    else client.setQueryData(queryKey, was)
    failed(error, id, isIn)
    return false
  }
  await show()
  void refreshWatchlist(client)
  return true
}

/** Invalidates lists and counts, also inactive ones. */
export const refreshWatchlist = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isWatchlist(queryKey[0]), refetchType: 'all' })

function failed(error: unknown, id: number, adding: boolean) {
  const isSignedOut = error instanceof ApiError && error.status === 401
  if (isSignedOut && adding) rememberPress('watchlist', String(id))
  const description = isSignedOut
    ? `Please sign in to ${adding ? 'add to' : 'manage'} watchlist`
    : `Failed to ${adding ? 'add to' : 'remove from'} watchlist`
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** For visitors, whose write would fail. After signing in the drama is added. */
export function askToSignIn(id: number): void {
  rememberPress('watchlist', String(id))
  toast({
    title: 'Sign In Required',
    description: 'Please sign in to add dramas to your watchlist',
    ...ASKS_TO_JOIN,
  })
}
