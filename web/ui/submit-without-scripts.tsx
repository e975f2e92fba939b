// The button of a form whose choices act at once where scripts run.
import { Button } from './button.tsx'

export const SubmitWithoutScripts = ({ children }: { children: string }) => (
  <noscript>
    <Button type="submit" variant="quiet" size="sm">
      {children}
    </Button>
  </noscript>
)
