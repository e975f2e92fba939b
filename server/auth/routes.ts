// Signing up, signing in and out, and who is signed in.
import type { Member } from '#contract/api/auth.ts'
import { EMAIL_TAKEN, WRONG_LOGIN } from '#contract/auth.ts'
import { write } from '#server/db/write.ts'
import type { Bind, Me } from '#server/http/bind.ts'
import { conflict, Failure, forbidden, invalid, unauthorized } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { makeMember, memberCalled, memberWithEmail } from './accounts.ts'
import { logAuthEvent } from './auth-log.ts'
import { weakness } from './common-passwords.ts'
import { cookieTokenOf, isSameOrigin, memberOf, refuseOtherSites } from './identify.ts'
import { countAttempt } from './login-throttle.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { beginSession, clearCookie, endSession, endSessionOf, setSessionCookie } from './sessions.ts'
import { showMember } from './show.ts'

const SUSPENDED = 'This account is suspended. To ask about it, use the contact page.'

export function authRoutes(bind: Bind, site: Site) {
  const { db, env } = site

  bind('POST /api/auth/register', async ({ body: { email, password }, request, reply }) => {
    refuseOtherSites(request, env)
    const weak = weakness(password, email)
    if (weak) throw invalid('password', weak)
    if (await memberWithEmail(db, email)) throw conflict(EMAIL_TAKEN)
    const passwordHash = await hashPassword(password)
    const begun = await write(db, async (tx, changed) => {
      const row = await makeMember(tx, { email, passwordHash, called: email, siteName: env.SITE_NAME })
      if (!row) return null
      // Earlier comments under this name were by a guest.
      changed('news-comments')
      await endSessionOf(tx, replacedSession(request, env))
      return { user: showMember(row), token: await beginSession(tx, row.id, request) }
    })
    if (!begun) throw conflict(EMAIL_TAKEN)
    setSessionCookie(reply, env, begun.token)
    logAuthEvent(request, 'registered', begun.user.id)
    return begun
  })

  bind('POST /api/auth/login', async ({ body: { identifier, password }, request, reply }) => {
    refuseOtherSites(request, env)
    const member = await memberCalled(db, identifier)
    const tries = await countAttempt(site, identifier, member, request)
    if (!(await isPassword(member?.passwordHash, password)) || !member) {
      logAuthEvent(request, 'sign-in-failed', member?.id)
      throw new Failure('unauthorized', WRONG_LOGIN)
    }
    await tries.resetLimit()
    if (member.suspendedAt) {
      logAuthEvent(request, 'sign-in-suspended', member.id)
      throw forbidden(SUSPENDED)
    }
    const token = await write(db, async (tx) => {
      await endSessionOf(tx, replacedSession(request, env))
      return beginSession(tx, member.id, request)
    })
    setSessionCookie(reply, env, token)
    logAuthEvent(request, 'signed-in', member.id)
    return { token, user: showMember(member) }
  })

  bind('GET /api/auth/me', ({ me }) => memberIn(me))

  bind('POST /api/auth/token', async ({ request }) => {
    // The answer contains the token: require proof that the caller is a page of this site.
    if (!isSameOrigin(request, env)) throw forbidden('Only pages of this site can make this request')
    const token = cookieTokenOf(request, env)
    const me = token ? await memberOf(db, token) : null
    if (!token || !me) throw unauthorized()
    return { token, user: memberIn(me) }
  })

  bind('POST /api/auth/logout', async ({ me, request, reply }) => {
    await write(db, async (tx) => {
      await endSession(tx, me.id, me.sessionId)
      // The cookie may hold another session than the token did: signing out here ends both.
      await endSessionOf(tx, replacedSession(request, env))
    })
    clearCookie(reply, env)
    logAuthEvent(request, 'signed-out', me.id)
    return { success: true as const }
  })
}

/** The session this browser had before. Only for browsers: the cookies of a program may be shared by several accounts. */
const replacedSession = (...[request, env]: Parameters<typeof cookieTokenOf>) =>
  isSameOrigin(request, env) ? cookieTokenOf(request, env) : null

/** Without what belongs to the call. */
const memberIn = ({ sessionId: _, accountAge: __, ...member }: Me): Member => member
