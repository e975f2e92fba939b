// Opens the import of dramas, whose code is loaded on demand.
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const ImportDramas = lazy(async () => ({ default: (await import('./import-dramas.tsx')).ImportDramas }))

export function ImportDramasButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="upload" onClick={() => setOpen(true)}>
        Import dramas
      </Button>
      <Suspense>{open && <ImportDramas onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
