// Shown when a page crashes. Uses nothing that could fail as well.
import { Button } from '#web/ui/button.tsx'

export function Broken() {
  return (
    <div className="wrap read">
      <div className="empty panel">
        <h1>Something went wrong</h1>
        <p>Could not show this page. Please try again.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    </div>
  )
}
