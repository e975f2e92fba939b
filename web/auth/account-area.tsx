// The header's account area: signing in, or the account menu.
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './account-area.module.css'
import { openAuthDialog, warmAuthDialog } from './auth-dialog.ts'
import { isAdmin, useMember } from './member.ts'

const SignedIn = lazy(() => import('./signed-in.tsx'))

interface AccountAreaProps {
  place: 'desktop' | 'mobile'
  /** the menu around it may close */
  onLeave?: () => void
}

export function AccountArea({ place, onLeave }: AccountAreaProps) {
  const { member, loading, onServer } = useMember()
  // whoever signs in here loses the button they began with: the account menu takes its focus
  const [began, setBegan] = useState(false)
  if (!member && !loading && !began) setBegan(true)
  if (loading && !onServer) return <Spinner label="Loading..." />
  if (!member) return <SignedOut {...{ place, onLeave }} />
  const known = { username: member.username, email: member.email, admin: isAdmin(member) }
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <SignedIn {...known} {...{ place, onLeave }} takeFocus={began} />
    </Suspense>
  )
}

function SignedOut({ place, onLeave }: AccountAreaProps) {
  const open = (view: 'login' | 'register') => () => {
    onLeave?.()
    openAuthDialog(view)
  }
  // The specification has the two labels crossed on the desktop.
  const [signIn, signUp] =
    place === 'desktop' ? (['register', 'login'] as const) : (['login', 'register'] as const)
  const near = { onPointerEnter: warmAuthDialog, onFocus: warmAuthDialog }
  return (
    <div className={place === 'desktop' ? styles.desktop : styles.mobile}>
      <Button variant="ghost" onClick={open(signIn)} {...near}>
        Sign In
      </Button>
      <Button onClick={open(signUp)} {...near}>
        Sign Up
      </Button>
    </div>
  )
}
