// Signing in and signing up. Loaded with the dialog.
import type { Member, SignedIn } from '#contract/api/auth.ts'
import { send, storeToken } from '#web/api.ts'
import { GUEST } from '#web/drafts/draft-owner.ts'
import { moveDrafts } from '#web/drafts/owners-drafts.ts'
import { refreshSession, setSession } from './member.ts'

/** @throws ApiError */
export const signIn = async (credentials: { identifier: string; password: string }): Promise<Member> =>
  startSessionFor(await send('POST /api/auth/login', {}, credentials))

/** @throws ApiError */
export const register = async (credentials: { email: string; password: string }): Promise<Member> =>
  startSessionFor(await send('POST /api/auth/register', {}, credentials))

/** Exchanges the external provider's cookie for the token. @throws ApiError */
export async function signInWithCookie(): Promise<Member> {
  setSession({ member: null, loading: true })
  try {
    return startSessionFor(await send('POST /api/auth/token', {}, undefined, { mayBeSignedOut: true }))
  } catch (error) {
    void refreshSession()
    throw error
  }
}

function startSessionFor({ token, user }: SignedIn): Member {
  storeToken(token)
  moveDrafts(GUEST, String(user.id))
  setSession({ member: user, loading: false })
  return user
}
