// The notice for a visitor who tries something that needs an account, with a button to sign in.
import { toast } from '#web/ui/toast.ts'
import { openAuthDialog } from './auth-dialog.ts'

/** Differs from the header's button, so that each name is unique on the page. */
export const JOIN_IN = { label: 'Join in', onClick: () => openAuthDialog('login') }

/** @param action ends the sentence "Please sign up or log in to ...": "create posts", "vote", "comment" */
export function signInRequired(action: string): void {
  toast({
    title: 'Authentication Required',
    description: `Please sign up or log in to ${action}`,
    variant: 'destructive',
    action: JOIN_IN,
  })
}
