// Signing out, and leaving nothing of oneself in this browser. Fetched only for members.
import { send, storeToken } from '#web/api.ts'
import { forgetDraftsOf } from '#web/drafts/owners-drafts.ts'
import { navigateFully } from '#web/full-navigation.ts'
import { paths } from '#web/paths.ts'
import { beginUnload, sessionNow } from './member.ts'

/** The server is told, but a failure there must not keep anybody signed in here. */
const TIMEOUT_MS = 2000

/** Ends the session here and goes to the start page; accounts of the external provider say goodbye there too. */
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

/** Nothing of the member stays in this browser: token, drafts, and with the page what it had read. */
export function clearMember(then: string): void {
  beginUnload()
  const { member } = sessionNow()
  if (member) forgetDraftsOf(String(member.id))
  storeToken(null)
  // The page stays as it is until the new one is there: what was pressed in between would be lost.
  navigateFully(then)
}
