// A page that could not be shown.
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function Broken() {
  return (
    <div className="wrap read">
      <EmptyState
        companion="doctor"
        heading="h1"
        title="Something went wrong"
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        This page could not be shown. What you wrote elsewhere is safe.
      </EmptyState>
    </div>
  )
}
