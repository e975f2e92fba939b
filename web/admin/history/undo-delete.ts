// The notice after a deletion, with Undo to restore from the trash.
import type { QueryClient } from '@tanstack/react-query'
import { BULK_MOST } from '#contract/dramas.ts'
import type { HistoryArea } from '#contract/history.ts'
import { plural } from '#contract/plural.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { toast } from '#web/ui/toast.ts'

/** Pages cannot be deleted. */
export type TrashArea = Exclude<HistoryArea, 'page'>

export interface TrashItem {
  area: TrashArea
  id: number
  title: string
}

/** @param onBack called after it was restored and its queries were invalidated */
export function offerUndo(client: QueryClient, thrown: TrashItem, onBack?: () => void): void {
  toast({
    title: `${thrown.title} deleted`,
    description: 'You can restore it from the trash for 30 days.',
    action: {
      label: 'Undo',
      onClick: () => void restoreFromTrash(client, thrown).then((done) => done && onBack?.()),
    },
  })
}

/** Restores from the trash, with a notice for success or failure. @returns whether it worked */
export async function restoreFromTrash(
  client: QueryClient,
  { area, id, title }: TrashItem,
): Promise<boolean> {
  try {
    await send('POST /api/admin/trash/{area}/{id}/take-out', { area, id })
  } catch (error) {
    toast({
      title: 'Error',
      description: serverMessage(error, `Could not restore ${title}. Please try again.`),
      variant: 'destructive',
    })
    return false
  } finally {
    await refreshAll(client)
  }
  toast({ title: `${title} restored` })
  return true
}

/** Restores many dramas in one call, with their number in the notice. */
export async function restoreDramas(client: QueryClient, ids: readonly number[]): Promise<void> {
  try {
    const body = { ids: ids.slice(0, BULK_MOST), action: 'take-out' as const }
    const back = (await send('POST /api/admin/dramas/bulk', {}, body)).filter(({ done }) => done).length
    toast({ title: `${plural(back, 'drama')} restored` })
  } catch (error) {
    toast({
      title: 'Error',
      description: serverMessage(error, 'Could not restore the dramas. Please try again.'),
      variant: 'destructive',
    })
  } finally {
    await refreshAll(client)
  }
}
