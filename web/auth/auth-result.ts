// Handles `?auth=` in the address after the server has redirected here: reads it once, then removes it.
import { AUTH_MARKERS, type AuthMarker } from '#contract/auth.ts'
import { errorMessage } from '#web/failure-words.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { openAuthDialog } from './auth-dialog.ts'
import { takeReturnPath } from './before-sign-in.ts'
import { onSession, sessionNow } from './member.ts'
import { signInWithCookie } from './sign-in.ts'

const SORRY: Partial<Record<AuthMarker, string>> = {
  failed: 'Sign-in failed. Please try again.',
  away: 'Could not reach the sign-in service. Please try again later.',
  suspended: 'This account is suspended. If you think this is a mistake, please contact us.',
}

/** @param navigate goes to a page of the site without a full load */
export async function handleAuthResult(navigate: (path: string) => void): Promise<void> {
  const { marker, token } = readAuthMarker()
  if (marker === 'done') return signedInElsewhere(navigate)
  if (marker === 'reset') return openAuthDialog('reset', token)
  if (!marker) return
  const sorry = SORRY[marker]
  if (sorry) failureToast(sorry, 'Login failed')
  // A visitor who is already signed in does not need the dialog.
  else if ((await settled()) === null) openAuthDialog('login')
}

async function signedInElsewhere(navigate: (path: string) => void) {
  try {
    const { username } = await signInWithCookie()
    const returnPath = takeReturnPath()
    if (returnPath) navigate(returnPath)
    toast({ title: 'Welcome back', description: `Good to see you, ${username}.` })
  } catch (error) {
    failureToast(errorMessage(error, 'Please check your credentials'), 'Login failed')
  }
}

/** The one-time token is in the fragment (#), so it never reaches a server or a log. */
function readAuthMarker(): { marker: AuthMarker | null; token: string } {
  const address = new URL(location.href)
  const marked = address.searchParams.get('auth')
  if (marked === null) return { marker: null, token: '' }
  const token = address.hash.slice(1)
  address.searchParams.delete('auth')
  address.hash = ''
  history.replaceState(history.state, '', address.pathname + address.search)
  return { marker: AUTH_MARKERS.find((marker) => marker === marked) ?? null, token }
}

/** Resolves with the member once the session is known. */
function settled() {
  return new Promise<ReturnType<typeof sessionNow>['member']>((resolve) => {
    const look = () => {
      const { loading, member } = sessionNow()
      if (loading) return
      stop()
      resolve(member)
    }
    const stop = onSession(look)
    look()
  })
}
