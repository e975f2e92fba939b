// "Add to a list" among what is mine of a drama: opens my lists, each a box to tick, and a field for a new one.
import { Suspense, useState } from 'react'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { knownSession, useMember } from '#web/auth/member.ts'
import { signInFirst } from '#web/auth/sign-in-required.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ListChoices = lazyPart(async () => (await import('./list-choices.tsx')).ListChoices)

export function AddToList({ dramaId }: { dramaId: number }) {
  const { member } = useMember()
  const [open, setOpen] = useState(false)
  useAfterSignIn('list', () => setOpen(true), String(dramaId))
  const press = async () => {
    const { member } = await knownSession()
    if (member) setOpen(!open)
    else signInFirst('list', dramaId, 'make lists')
  }
  return (
    <>
      <Button variant="ghost" size="sm" icon="list-plus" aria-expanded={open} onClick={() => void press()}>
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
