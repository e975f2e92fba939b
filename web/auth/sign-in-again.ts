// Sends to sign in, after a notice: when a session has ended, and from pages for members. Drafts keep what was typed.
import { navigateFully } from '#web/full-navigation.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { saveReturnPath } from './before-sign-in.ts'
import { isUnloading } from './member.ts'

const REDIRECT_MS = 500

let redirecting = false

/** After "401: Unauthorized". */
export const signInAgain = (): void =>
  redirectAfter({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })

/** For a visitor on the profile. */
export const signInForProfile = (): void =>
  redirectAfter({
    title: 'Sign In Required',
    description: 'Please sign in to see your profile',
    variant: 'info',
  })

function redirectAfter(notice: Parameters<typeof toast>[0]) {
  if (redirecting || isUnloading()) return
  redirecting = true
  saveReturnPath()
  // Wait for the failed button's own notice: this one replaces it and explains it.
  setTimeout(() => toast(notice))
  setTimeout(() => {
    redirecting = false
    if (!isUnloading()) navigateFully(paths.signIn)
  }, REDIRECT_MS)
}
