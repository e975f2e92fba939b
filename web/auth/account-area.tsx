// Who one is, in the header: signing in, or the account menu.
import { Button } from '#web/ui/button.tsx'

interface AccountAreaProps {
  place: 'desktop' | 'mobile'
  /** the menu it stands in may close */
  onLeave?: () => void
}

export function AccountArea({ onLeave }: AccountAreaProps) {
  return (
    <>
      <Button variant="ghost" onClick={onLeave}>
        Sign In
      </Button>
      <Button onClick={onLeave}>Sign Up</Button>
    </>
  )
}
