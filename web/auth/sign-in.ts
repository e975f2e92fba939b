// Signing in and signing up. Fetched with the dialog.
import type { Member, SignedIn } from '#contract/auth.ts'
import { send, storeToken } from '#web/api.ts'
import { GUEST } from '#web/drafts/draft-owner.ts'
import { moveDrafts } from '#web/drafts/owners-drafts.ts'
import { findOut, nowKnown } from './member.ts'

/** @throws ApiError */
export const signIn = async (given: { identifier: string; password: string }): Promise<Member> =>
  welcome(await send('POST /api/auth/login', {}, given))

/** @throws ApiError */
export const register = async (given: { email: string; password: string }): Promise<Member> =>
  welcome(await send('POST /api/auth/register', {}, given))

/** After the external provider has sent the browser back: the cookie is exchanged for the token. @throws ApiError */
export async function signInWithCookie(): Promise<Member> {
  nowKnown({ member: null, loading: true })
  try {
    return welcome(await send('POST /api/auth/token', {}, undefined, { mayBeSignedOut: true }))
  } catch (error) {
    void findOut()
    throw error
  }
}

function welcome({ token, user }: SignedIn): Member {
  storeToken(token)
  moveDrafts(GUEST, String(user.id))
  nowKnown({ member: user, loading: false })
  return user
}
