// Signs out and removes the member's data from this browser. Loaded only for members.
import { send, storeToken } from '#web/api.ts'
import { forgetDraftsOf } from '#web/drafts/owners-drafts.ts'
import { navigateFully } from '#web/full-navigation.ts'
import { paths } from '#web/paths.ts'
import { beginUnload, sessionNow } from './member.ts'

/** Wait at most this long for the server: signing out here must not depend on it. */
const TIMEOUT_MS = 2000

/** Ends the session and goes to the home page; accounts of the external provider sign out there too. */
export async function signOut(): Promise<void> {
  if (sessionNow().member?.replitId) return clearMember(paths.signOut)
  const loggedOut = send('POST /api/auth/logout', {}, undefined, {
    mayBeSignedOut: true,
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await loggedOut.catch(() => {})
  clearMember(paths.home)
}

/** Removes token and drafts from this browser; the full page load drops everything that was read. */
export function clearMember(then: string): void {
  beginUnload()
  const { member } = sessionNow()
  if (member) forgetDraftsOf(String(member.id))
  storeToken(null)
  // Nothing is re-rendered until the new page loads: a press in between would be lost.
  navigateFully(then)
}
