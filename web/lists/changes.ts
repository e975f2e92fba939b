// What is changed in one's own lists: shown at once, saved in turn, and read again if it could not be saved.
import type { QueryClient } from '@tanstack/react-query'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { toast } from '#web/ui/toast.ts'
import { inTurn } from '#web/watchlist/changes.ts'

/** The query that shows what is changed. */
interface Shown {
  queryKey: readonly unknown[]
}

/** The change is shown before the response, so the request continues after the page is closed. */
const KEEP = { keepalive: true }

/** @param show how it looks afterwards @returns whether it is saved */
export async function changeList<T>(
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
  } catch (error) {
    sayFailed(error, 'Could not save your changes. Please try again.')
    void client.invalidateQueries({ queryKey })
    return false
  }
  refreshLists(client, queryKey)
  return true
}

export const sayFailed = (error: unknown, words: string) =>
  toast({ title: 'Error', description: serverMessage(error, words), variant: 'destructive' })

/** What is on the page is read again now, and the rest when it is opened. @param shown is as it should be */
export function refreshLists(client: QueryClient, shown?: readonly unknown[]): void {
  const predicate = ({ queryKey: [url] }: Shown) => String(url).startsWith('/api/lists') && url !== shown?.[0]
  client.removeQueries({ predicate, type: 'inactive' })
  void client.invalidateQueries({ predicate })
}

interface Entry {
  list: { id: number; title: string }
  dramaId: number
}

/** @param to its note and place; neither: it comes last */
export const saveEntry = ({ list, dramaId }: Entry, to: { note?: string; place?: number } = {}) =>
  send('PUT /api/lists/{id}/dramas/{dramaId}', { id: list.id, dramaId }, to, KEEP)

/** Undo puts the drama back at its place, with its note. */
export async function removeFromList<T>(
  client: QueryClient,
  shown: Shown,
  entry: Entry,
  show: { without: (now: T) => T; again: (now: T) => T },
) {
  const { list, dramaId } = entry
  await changeList(client, shown, show.without, async () => {
    const path = 'DELETE /api/lists/{id}/dramas/{dramaId}'
    const { removed } = await send(path, { id: list.id, dramaId }, undefined, KEEP)
    if (!removed) return
    const undo = () => void changeList(client, shown, show.again, () => saveEntry(entry, removed))
    toast({ title: `Removed from “${list.title}”`, action: { label: 'Undo', onClick: undo } })
  })
}
