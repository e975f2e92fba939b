// The one answer to "401: Unauthorized": a notice, and after a moment the way to sign in. Drafts keep what was typed.
import { navigateFully } from '#web/full-navigation.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { isUnloading } from './member.ts'
import { saveReturnPath } from './return-path.ts'

const REDIRECT_MS = 500

let redirecting = false

export function signInAgain(): void {
  if (redirecting || isUnloading()) return
  redirecting = true
  saveReturnPath()
  // After whatever the failed button says of itself: there is one notice, and this one explains the other.
  setTimeout(() =>
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    }),
  )
  setTimeout(() => {
    redirecting = false
    if (!isUnloading()) navigateFully(paths.signIn)
  }, REDIRECT_MS)
}
