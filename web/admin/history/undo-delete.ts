// The notices after a deletion and a change, with Undo.
import type { QueryClient } from '@tanstack/react-query'
import { BULK_MOST } from '#contract/dramas.ts'
import type { HistoryArea } from '#contract/history.ts'
import { plural } from '#contract/plural.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { sayFailure } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { toast } from '#web/ui/toast.ts'

/** Pages and people cannot be deleted. */
export type TrashArea = Exclude<HistoryArea, 'page'>

export interface TrashItem {
  area: TrashArea
  id: number
  title: string
}

export function offerUndo(client: QueryClient, thrown: TrashItem): void {
  toast({
    title: `${thrown.title} deleted`,
    description: 'You can restore it from the trash for 30 days.',
    action: { label: 'Undo', onClick: () => void restoreFromTrash(client, thrown) },
  })
}

export const restoreFromTrash = (client: QueryClient, { area, id, title }: TrashItem) =>
  attempt(client, `Could not restore ${title}`, async () => {
    await send('POST /api/admin/trash/{area}/{id}/take-out', { area, id })
    return `${title} restored`
  })

/** Restores many dramas in one call, with their number in the notice. */
export const restoreDramas = (client: QueryClient, ids: readonly number[]) =>
  attempt(client, 'Could not restore the dramas', async () => {
    const body = { ids: ids.slice(0, BULK_MOST), action: 'take-out' as const }
    const results = await send('POST /api/admin/dramas/bulk', {}, body)
    return `${plural(results.filter(({ done }) => done).length, 'drama')} restored`
  })

/** Restores the state before a change. */
export const undoChange = (client: QueryClient, id: number) =>
  attempt(client, 'Could not undo this', async () => {
    await send('POST /api/admin/history/{id}/put-back', { id }, { side: 'before' })
    return 'Undone'
  })

/** @param work resolves to the notice */
async function attempt(client: QueryClient, failed: string, work: () => Promise<string>): Promise<void> {
  try {
    toast({ title: await work() })
  } catch (error) {
    sayFailure(error, failed)
  } finally {
    await refreshAll(client)
  }
}
