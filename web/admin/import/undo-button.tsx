// Undoes a whole import, after a confirmation.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshAll } from '../refresh.ts'
import { sayFailure } from '../say.ts'

export function UndoButton({ id, name }: { id: number; name: string }) {
  const client = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const [pending, setPending] = useState(false)
  const [isUndone, setUndone] = useState(false)

  const undo = async () => {
    setPending(true)
    try {
      const { trashed, putBack, left } = await send('POST /api/admin/dramas/imports/{id}/undo', { id })
      setUndone(true)
      toast({
        title: 'Import undone',
        description: [
          `${plural(trashed, 'new drama')} moved to the trash, ${formatNumber(putBack)} restored.`,
          left > 0 && `${plural(left, 'drama')} edited since then ${left === 1 ? 'stays' : 'stay'} as is.`,
        ]
          .filter(Boolean)
          .join(' '),
      })
    } catch (error) {
      sayFailure(error, 'Could not undo the import')
    } finally {
      setPending(false)
      setConfirming(false)
      await refreshAll(client)
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        icon="undo-2"
        disabled={isUndone}
        title={`Undo ${name}`}
        onClick={() => setConfirming(true)}
      >
        {isUndone ? 'Undone' : 'Undo'}
      </Button>
      <ConfirmDialog
        open={confirming}
        title="Undo import"
        confirmLabel="Undo"
        pending={pending}
        pendingLabel="Undoing..."
        onConfirm={() => void undo()}
        onCancel={() => setConfirming(false)}
      >
        Undo {name}? Dramas it added move to the trash, and dramas it changed are restored.
      </ConfirmDialog>
    </>
  )
}
