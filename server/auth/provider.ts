// The external identity provider: OpenID Connect with discovery, code flow, PKCE, state and nonce.
import * as oidc from 'openid-client'
import type { Env } from '#server/env.ts'

export interface Flow {
  state: string
  nonce: string
  codeVerifier: string
}

/** Who the provider says it is. */
export interface Identity {
  subject: string
  email: string | null
  /** what they like to be called */
  called: string
}

export interface Provider {
  begin: (again: boolean) => Promise<Flow & { address: string }>
  finish: (query: URLSearchParams, flow: Flow) => Promise<Identity>
  /** where to sign out there as well, if the provider has such a place */
  endSessionAddress: () => Promise<string | null>
  /** whether the provider was unreachable or sent no valid answer: a retry may work */
  isAway: (error: unknown) => boolean
}

/** Seconds for one answer of the provider. */
const TIMEOUT_SECONDS = 5
/** Milliseconds until the provider's metadata is loaded again. */
const FRESH = 60 * 60 * 1_000

/** Null when none is configured. It is contacted at the first sign-in, so it may be down when the site starts. */
export function openProvider(env: Env): Provider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null
  const redirect_uri = `${env.siteUrl}/api/callback`
  const discover = () =>
    oidc.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The signature is checked even where the connection alone would vouch for it.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(OIDC_ISSUER.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    })
  const known = memoized(discover)

  return {
    async begin(again) {
      const config = await known()
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login' }),
      })
      return { ...flow, address: address.href }
    },

    async finish(query, flow) {
      const config = await known()
      // Built from the configured address: what the request says of its host is not to be believed.
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirect_uri}?${query}`), {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      return identityFrom(claims.sub, {
        ...(await moreAbout(config, tokens.access_token, claims.sub)),
        ...claims,
      })
    },

    async endSessionAddress() {
      const config = await known()
      if (!config.serverMetadata().end_session_endpoint) return null
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: `${env.siteUrl}/` }).href
    },

    isAway,
  }
}

/** Loads once for concurrent callers, and again after a failure or when the value is old. */
function memoized<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; answer: Promise<T> } | null = null
  return () => {
    if (cached && performance.now() - cached.at < FRESH) return cached.answer
    const fresh = { at: performance.now(), answer: load() }
    fresh.answer.catch(() => {
      if (cached === fresh) cached = null
    })
    cached = fresh
    return fresh.answer
  }
}

/** Name and email are often told only when asked for. Without them one signs in all the same. */
async function moreAbout(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {}
  return oidc.fetchUserInfo(config, accessToken, subject).catch(() => ({}))
}

function identityFrom(subject: string, claims: Record<string, unknown>): Identity {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const email = claims.email_verified === false ? null : text('email')
  return {
    subject,
    email,
    called: text('preferred_username') ?? text('nickname') ?? text('name') ?? email ?? 'member',
  }
}

function isAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return true
    if (at instanceof TypeError && at.message.includes('fetch')) return true
    if (at instanceof oidc.ClientError && NO_ANSWER.has(at.code ?? '')) return true
  }
  return false
}
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])
