// The button that opens an item's history.
import { useState } from 'react'
import type { HistoryArea } from '#contract/history.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HistoryList } from './history-list.tsx'

interface HistoryButtonProps {
  area: HistoryArea
  item: number | string
  title: string
}

export function HistoryButton({ area, item, title }: HistoryButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon="history"
        title={`History of ${title}`}
        onClick={() => setOpen(true)}
      >
        History
      </Button>
      <Dialog
        open={open}
        size="lg"
        title={
          <>
            History of <bdi>{title}</bdi>
          </>
        }
        focus="title"
        onClose={() => setOpen(false)}
      >
        {open && <HistoryList area={area} item={item} />}
      </Dialog>
    </>
  )
}
