// "Add to a list" among what is mine of a drama: opens my lists, each a box to tick, and a field for a new one.
import { Suspense, useState } from 'react'
import { rememberPress, useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { useMember } from '#web/auth/member.ts'
import { ASKS_TO_JOIN } from '#web/auth/sign-in-required.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { toast } from '#web/ui/toast.ts'

const ListChoices = lazyPart(async () => (await import('./list-choices.tsx')).ListChoices)

export function AddToList({ dramaId }: { dramaId: number }) {
  const { member, loading } = useMember()
  const [open, setOpen] = useState(false)
  useAfterSignIn('list', () => setOpen(true), String(dramaId))
  const press = () => {
    if (member || loading) return setOpen(!open)
    rememberPress('list', String(dramaId))
    toast({ title: 'Sign In Required', description: 'Please sign in to make lists', ...ASKS_TO_JOIN })
  }
  return (
    <>
      <Button variant="ghost" size="sm" icon="list-plus" aria-expanded={open} onClick={press}>
        Add to a list
      </Button>
      {open && member && (
        <Suspense>
          <ListChoices dramaId={dramaId} />
        </Suspense>
      )}
    </>
  )
}
