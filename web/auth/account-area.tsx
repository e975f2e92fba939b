// The header's account area: signing in, or the account menu.
import { Suspense, useState } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './account-area.module.css'
import { openAuthDialog, warmAuthDialog } from './auth-dialog.ts'
import { isAdmin, useMember } from './member.ts'

const SignedIn = lazyPart(
  async () => (await import('./signed-in.tsx')).SignedIn,
  () => (
    <a href={paths.profile} className="btn ghost" data-reload>
      My Profile
    </a>
  ),
)

interface AccountAreaProps {
  place: 'desktop' | 'mobile'
  /** called when a link is followed, so that the menu around it can close */
  onNavigate?: () => void
}

export function AccountArea({ place, onNavigate }: AccountAreaProps) {
  const { member, loading } = useMember()
  // Signing in removes the button that had the focus, so the account menu takes it.
  const [began, setBegan] = useState(false)
  if (!member && !loading && !began) setBegan(true)
  if (!member) return <SignedOut {...{ place, onNavigate }} />
  const known = { username: member.username, email: member.email, admin: isAdmin(member) }
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <SignedIn {...known} {...{ place, onNavigate }} takeFocus={began} />
    </Suspense>
  )
}

/**
 * The sign-in buttons, or "Loading..." instead. The server sends the same HTML to everybody, with both: first-paint.ts
 * marks the page of a visitor without a token, and the styles show one of the two.
 */
function SignedOut({ place, onNavigate }: AccountAreaProps) {
  const { loading, onServer } = useMember()
  const open = (view: 'login' | 'register') => () => {
    onNavigate?.()
    openAuthDialog(view)
  }
  // The specification swaps the two labels on the desktop.
  const [signIn, signUp] =
    place === 'desktop' ? (['register', 'login'] as const) : (['login', 'register'] as const)
  const near = { onPointerEnter: warmAuthDialog, onFocus: warmAuthDialog }
  return (
    <div className={classes(place === 'desktop' ? styles.desktop : styles.mobile, onServer && 'unknown')}>
      {loading && <Spinner label="Loading..." />}
      {onServer && (
        <noscript>
          <p>Sign-in needs JavaScript.</p>
        </noscript>
      )}
      {(!loading || onServer) && (
        <>
          <Button variant="ghost" onClick={open(signIn)} {...near}>
            Sign In
          </Button>
          <Button onClick={open(signUp)} {...near}>
            Sign Up
          </Button>
        </>
      )}
    </div>
  )
}
