// The one answer to "401: Unauthorized": a notice, and after a moment the way to sign in. Drafts keep what was typed.
import { leave } from '#web/leave.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { isLeaving } from './member.ts'
import { rememberPlace } from './return-place.ts'

const REDIRECT_MS = 500

let onTheWay = false

export function signInAgain(): void {
  if (onTheWay || isLeaving()) return
  onTheWay = true
  rememberPlace()
  // After whatever the failed button says of itself: there is one notice, and this one explains the other.
  setTimeout(() =>
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    }),
  )
  setTimeout(() => {
    onTheWay = false
    if (!isLeaving()) leave(paths.signIn)
  }, REDIRECT_MS)
}
