// The notice after a merge or a split, with Undo: restores the version before it.
import type { QueryClient } from '@tanstack/react-query'
import { historyOf } from '#web/admin/history/history.ts'
import { undoChange } from '#web/admin/history/undo-delete.ts'
import { toast } from '#web/ui/toast.ts'

/** @param id whose latest change Undo takes back */
export function offerUndo(client: QueryClient, id: number, title: string): void {
  const undo = async () => {
    const [latest] = await client.fetchQuery({ ...historyOf('person', id), staleTime: 0 })
    await undoChange(client, latest!.id)
  }
  toast({ title, action: { label: 'Undo', onClick: () => void undo() } })
}
