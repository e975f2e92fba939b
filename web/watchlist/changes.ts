// Adding to the watchlist and removing from it: seen at once, taken back when the server says no.
import type { QueryClient } from '@tanstack/react-query'
import type { WatchProgress } from '#contract/api/watchlist.ts'
import { send } from '#web/api.ts'
import { JOIN_IN } from '#web/auth/sign-in-required.ts'
import { ApiError } from '#web/query.ts'
import { toast } from '#web/ui/toast.ts'
import { isInWatchlist, isWatchlist } from './queries.ts'

/** What comes back with a drama that was removed by mistake. */
export type Before = WatchProgress & { addedAt: string }

/**
 * The watchlist has words of its own for a session that has ended. Then comes what the whole site does. The page shows
 * the change before the answer, so it is sent even if the page is left meanwhile.
 */
const OWN_WORDS = { ownWordsFor: 1000, keepalive: true }

/** @returns whether it is done */
export function addToWatchlist(client: QueryClient, id: number, before?: Before): Promise<boolean> {
  return change(client, id, true, async () => {
    await send('POST /api/watchlist/{id}', { id }, before ?? {}, OWN_WORDS)
    toast({ title: 'Added to Watchlist', description: 'Drama has been added to your watchlist!' })
  })
}

/** @param undo brings it back, from the notice */
export function removeFromWatchlist(client: QueryClient, id: number, undo?: () => void): Promise<boolean> {
  return change(client, id, false, async () => {
    await send('DELETE /api/watchlist/{id}', { id }, undefined, OWN_WORDS)
    toast({
      title: 'Removed from Watchlist',
      description: 'Drama has been removed from your watchlist',
      ...(undo && { action: { label: 'Undo', onClick: undo } }),
    })
  })
}

async function change(client: QueryClient, id: number, isIn: boolean, write: () => Promise<void>) {
  const { queryKey } = isInWatchlist(id)
  // An answer under way was given before this change.
  await client.cancelQueries({ queryKey })
  const was = client.getQueryData(queryKey)
  client.setQueryData(queryKey, { isInWatchlist: isIn })
  try {
    await write()
  } catch (error) {
    if (was === undefined) void client.resetQueries({ queryKey })
    else client.setQueryData(queryKey, was)
    failed(error, isIn)
    return false
  }
  void refreshWatchlist(client)
  return true
}

/** Lists and counts are read again, those off the screen as well. */
export const refreshWatchlist = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isWatchlist(queryKey[0]), refetchType: 'all' })

function failed(error: unknown, adding: boolean) {
  const isSignedOut = error instanceof ApiError && error.status === 401
  const description = isSignedOut
    ? `Please sign in to ${adding ? 'add to' : 'manage'} watchlist`
    : `Failed to ${adding ? 'add to' : 'remove from'} watchlist`
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** For visitors: there is nothing to try. */
export const askToSignIn = () =>
  toast({
    title: 'Sign In Required',
    description: 'Please sign in to add dramas to your watchlist',
    variant: 'destructive',
    action: JOIN_IN,
  })
