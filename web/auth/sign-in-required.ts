// What a visitor hears who presses something that members do, and how they become one.
import { toast } from '#web/ui/toast.ts'
import { openAuthDialog } from './auth-dialog.ts'

/** Not named like the header's button: of each name there is one. */
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
