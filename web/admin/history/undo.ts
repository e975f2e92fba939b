// Notices after a deletion and a change, with Undo.
import type { QueryClient } from '@tanstack/react-query'
import type { HistoryArea } from '#contract/history.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { historyOf } from './history.ts'

/** Pages cannot be deleted. */
export type TrashArea = Exclude<HistoryArea, 'page'>

interface Notice {
  title: string
  description?: string
}

export const takeOut = (area: TrashArea, id: number) =>
  send('POST /api/admin/trash/{area}/{id}/take-out', { area, id })

/** Something was deleted. */
export const offerRestore = (client: QueryClient, area: TrashArea, id: number, title: string) =>
  offer(
    { title: `${title} deleted`, description: 'You can restore it from the trash for 30 days.' },
    client,
    async () => {
      await takeOut(area, id)
      return `${title} restored`
    },
  )

/** Something was changed: Undo restores the state before its latest change. @param after a change before that one */
export async function offerUndo(
  client: QueryClient,
  area: HistoryArea,
  item: number | string,
  notice: Notice,
  after = 0,
): Promise<void> {
  const [latest] = await client.fetchQuery({ ...historyOf(area, item), staleTime: 0, gcTime: 0 })
  const isUndoable = latest && latest.id > after && (latest.before || area === 'person')
  if (!isUndoable) return toast(notice)
  offer(notice, client, async () => {
    await send('POST /api/admin/history/{id}/put-back', { id: latest.id }, { side: 'before' })
    return 'Undone'
  })
}

/** @param undo resolves to the notice after it */
export function offer(notice: Notice, client: QueryClient, undo: () => Promise<string>): void {
  const onClick = async () => {
    try {
      toast({ title: await undo() })
    } catch (error) {
      // a notice says so, and leads to sign in
      if (isUnauthorized(error)) return
      failureToast(serverMessage(error, 'Could not undo this. Please try again.'))
    } finally {
      await refreshAll(client)
    }
  }
  toast({ ...notice, action: { label: 'Undo', onClick: () => void onClick() } })
}
