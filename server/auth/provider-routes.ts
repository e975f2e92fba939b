// Signing in and out by full page navigation: /api/login, /api/callback and /api/logout.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { email as emailField } from '#contract/api/fields.ts'
import type { AuthMarker } from '#contract/auth.ts'
import type { Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { tooMany } from '#server/http/failures.ts'
import { addressKey } from '#server/limits/address.ts'
import { countCall } from '#server/limits/limits.ts'
import type { Site } from '#server/site.ts'
import { makeMember, memberOfProvider } from './accounts.ts'
import { logAuthEvent } from './auth-log.ts'
import { beginFlow, takeFlow } from './flows.ts'
import { cookieTokenOf, isOwnNavigation, memberOf, tokenOf } from './identify.ts'
import type { Identity, Provider } from './provider.ts'
import { localPath, withMarker } from './return-to.ts'
import { beginSession, clearCookie, endSessionOf, setSessionCookie } from './sessions.ts'
import type { MemberRow } from './show.ts'

/** Sign-ins through the provider from one address; a person needs one. */
const VISITS = { name: 'provider', max: 60, seconds: 300 }

/** Addresses a browser navigates to; all other calls are in the contract. */
export const NAVIGATIONS = {
  'GET /api/login':
    'Redirects to the external identity provider; without one, to the home page with the sign-in dialog open.',
  'GET /api/callback': 'The external identity provider redirects the browser here.',
  'GET /api/logout': 'Ends the session and redirects to the provider’s sign-out page, or to the home page.',
} as const

export async function providerRoutes(app: FastifyInstance, site: Site) {
  const provider = site.env.OIDC_ISSUER ? (await import('./provider.ts')).openProvider(site.env) : null
  const goTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').redirect(address, 302)

  app.get('/api/login', async (request, reply) =>
    goTo(reply, provider ? await redirectTo(provider, site, request, reply) : withMarker('/', 'login')),
  )
  app.get('/api/callback', async (request, reply) =>
    goTo(reply, provider && !isHead(request) ? await comeBack(provider, site, request, reply) : '/'),
  )
  app.get('/api/logout', async (request, reply) =>
    // A picture or a link on another site must not sign its visitors out.
    goTo(
      reply,
      !isHead(request) && isOwnNavigation(request, site.env)
        ? await signOut(provider, site, request, reply)
        : '/',
    ),
  )
}

/** Link checkers and previews ask with HEAD: they learn where an address leads, and nothing begins or ends. */
const isHead = ({ method }: FastifyRequest) => method === 'HEAD'

/** @returns the address at the provider where signing in begins */
async function redirectTo(provider: Provider, site: Site, request: FastifyRequest, reply: FastifyReply) {
  await spendVisit(site, request)
  const { next, again } = request.query as Record<string, unknown>
  let begun: Awaited<ReturnType<Provider['begin']>>
  try {
    begun = await provider.begin(again === '1')
  } catch (error) {
    return failed(request, error, 'away')
  }
  const { address, ...flow } = begun
  if (!isHead(request)) await beginFlow(site, request, reply, { ...flow, returnTo: localPath(next) })
  return address
}

/** @returns the page to go on with; the token travels in the cookie alone */
async function comeBack(provider: Provider, site: Site, request: FastifyRequest, reply: FastifyReply) {
  await spendVisit(site, request)
  const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
  const flow = await takeFlow(site, request, query.get('state') ?? '')
  if (!flow) return withMarker('/', 'failed')
  let identity: Identity
  try {
    identity = await provider.finish(query, flow)
  } catch (error) {
    return failed(request, error, provider.isAway(error) ? 'away' : 'failed')
  }
  const { db, env } = site
  const begun = await write(db, async (tx, changed) => {
    const member = await memberFor(tx, changed, identity, env.SITE_NAME)
    if (!member || member.suspendedAt) return { member, token: null }
    await endSessionOf(tx, cookieTokenOf(request, env))
    return { member, token: await beginSession(tx, member.id, request) }
  })
  if (!begun.token) {
    logAuthEvent(request, 'sign-in-suspended', begun.member?.id)
    return withMarker('/', begun.member ? 'suspended' : 'failed')
  }
  setSessionCookie(reply, env, begun.token)
  logAuthEvent(request, 'signed-in', begun.member?.id)
  return withMarker(localPath(flow.returnTo), 'done')
}

/** Known by the subject alone. That an account has the same email proves nothing, so it is never joined. */
async function memberFor(
  tx: Tx,
  changed: Changed,
  identity: Identity,
  siteName: string,
): Promise<MemberRow | null> {
  const known = await memberOfProvider(tx, identity.subject)
  if (known) return known
  // Earlier comments under the new name were by a guest.
  changed('news-comments')
  const account = { replitId: identity.subject, called: identity.called, siteName }
  const email = emailField.safeParse(identity.email).data ?? null
  return (
    (email && (await makeMember(tx, { ...account, email }))) ||
    // The email belongs to somebody, or the same person came in twice at this moment.
    (await makeMember(tx, { ...account, email: null })) ||
    (await memberOfProvider(tx, identity.subject))
  )
}

/** @returns where to go: the provider's own place for signing out, or home */
async function signOut(
  provider: Provider | null,
  { db, env }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const tokens = new Set([tokenOf(request, env).token, cookieTokenOf(request, env)])
  let isProviders = false
  for (const token of tokens) {
    if (!token) continue
    const me = await memberOf(db, token)
    if (!me) continue
    isProviders ||= me.replitId !== undefined
    await write(db, (tx) => endSessionOf(tx, token))
    logAuthEvent(request, 'signed-out', me.id)
  }
  clearCookie(reply, env)
  if (!isProviders || !provider) return '/'
  return (await provider.endSessionAddress().catch(() => null)) ?? '/'
}

function failed(request: FastifyRequest, error: unknown, marker: AuthMarker) {
  const { message, code } = error as { message?: string; code?: string }
  // Not the whole error: it may carry what the provider answered.
  request.log.warn({ auth: 'provider-failed', marker, code, reason: message }, 'provider-failed')
  return withMarker('/', marker)
}

async function spendVisit({ db, env }: Site, request: FastifyRequest) {
  const budget = { ...VISITS, max: Math.ceil(VISITS.max * env.RATE_LIMIT_SCALE) }
  const wait = await countCall(db, budget, `address:${addressKey(request.ip)}`)
  if (wait > 0) throw tooMany(wait)
}
