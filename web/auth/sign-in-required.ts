// The notice for a visitor who tries something that needs an account, with a button to sign in.
import { toast } from '#web/ui/toast.ts'
import { openAuthDialog } from './auth-dialog.ts'
import { type Press, rememberPress } from './before-sign-in.ts'

/** No error, and it stays as long as the visitor needs. "Join in" differs from the header's button. */
const ASKS_TO_JOIN = {
  variant: 'info',
  stays: true,
  action: { label: 'Join in', onClick: () => openAuthDialog('login') },
} as const

/** @param action ends the sentence "Please sign up or log in to ...": "create posts", "vote", "comment" */
export function signInRequired(action: string): void {
  toast({
    title: 'Authentication Required',
    description: `Please sign up or log in to ${action}`,
    ...ASKS_TO_JOIN,
  })
}

/**
 * For a press that is done once the visitor has signed in: useAfterSignIn().
 * @param to ends the sentence "Please sign in to ..."
 */
export function signInFirst(what: Press, id: number, to: string, value?: number): void {
  rememberPress(what, String(id), value)
  toast({ title: 'Sign In Required', description: `Please sign in to ${to}`, ...ASKS_TO_JOIN })
}
