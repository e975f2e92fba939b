// The notice after a merge or a split, with Undo: restores the version before it.
import type { QueryClient } from '@tanstack/react-query'
import { historyOf } from '#web/admin/history/history.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { toast } from '#web/ui/toast.ts'

/** @param id whose latest change Undo takes back */
export function offerUndo(client: QueryClient, id: number, title: string): void {
  toast({ title, action: { label: 'Undo', onClick: () => void undo(client, id) } })
}

async function undo(client: QueryClient, id: number) {
  try {
    const [latest] = await client.fetchQuery({ ...historyOf('person', id), staleTime: 0 })
    await send('POST /api/admin/history/{id}/put-back', { id: latest!.id }, { side: 'before' })
    toast({ title: 'Undone' })
  } catch (error) {
    toast({
      title: 'Error',
      description: serverMessage(error, 'Could not undo this. Please try again.'),
      variant: 'destructive',
    })
  } finally {
    await refreshAll(client)
  }
}
