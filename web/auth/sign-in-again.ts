// Handles "401: Unauthorized": shows a notice and goes to sign in after a moment. Drafts keep what was typed.
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
  // Wait for the failed button's own notice: this one replaces it and explains it.
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
