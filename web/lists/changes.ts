// Changes of one's own lists, shown before they are saved.
import type { QueryClient } from '@tanstack/react-query'
import { send } from '#web/api.ts'
import { changeAtOnce, KEEP, type Shown } from '#web/change-at-once.ts'
import { toast } from '#web/ui/toast.ts'

/** Changes what a list shows. @param show how it looks afterwards @returns whether it is saved */
export async function changeList<T>(
  client: QueryClient,
  shown: Shown,
  show: (now: T) => T,
  save: () => Promise<unknown>,
): Promise<boolean> {
  const isSaved = await changeAtOnce(client, shown, show, save)
  if (isSaved) refreshLists(client, shown.queryKey)
  return isSaved
}

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
