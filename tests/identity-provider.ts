// A real OpenID Connect provider on this machine, and a browser that signs in there.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Provider } from 'oidc-provider'

const CLIENT = { id: 'shimpyo', secret: 'a secret of forty characters, or even more' }

export interface IdentityProvider {
  issuer: string
  /** settings for a site that uses it */
  settings: Record<string, string>
  /** while true it answers 503 */
  isAway: boolean
  close: () => Promise<void>
}

/** Any name can sign in; `claimsOf` decides what the provider knows about the person. */
export async function startIdentityProvider(
  siteUrl: string,
  claimsOf: (subject: string) => Record<string, unknown> = (subject) => ({
    email: `${subject}@people.example`,
    email_verified: true,
    preferred_username: subject,
  }),
): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const quietly = <T>(work: () => T): T => {
    // It warns about its development settings, which tests use on purpose.
    const voices = { warn: console.warn, info: console.info }
    Object.assign(console, { warn: () => {}, info: () => {} })
    try {
      return work()
    } finally {
      Object.assign(console, voices)
    }
  }
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: [`${siteUrl}/api/callback`],
            post_logout_redirect_uris: [`${siteUrl}/`],
            grant_types: ['authorization_code'],
            response_types: ['code'],
          },
        ],
        cookies: { keys: ['only for tests'] },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        pkce: { required: () => true },
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'preferred_username'],
        },
        findAccount: (_context: unknown, id: string) => ({
          accountId: id,
          claims: () => ({ sub: id, ...claimsOf(id) }),
        }),
      }),
  )
  const answer = provider.callback()
  const running: IdentityProvider = {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  server.on('request', (request, response) => {
    if (running.isAway) response.writeHead(503).end('away')
    else answer(request, response)
  })
  return running
}

interface Hop {
  status: number
  location: string | null
  text: string
}

/** Follows redirects like a browser, with cookies for each host. Calls of the site go straight into the app. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>()
  /** every visited address, in order */
  readonly visited: string[] = []
  readonly #app: FastifyInstance
  readonly #siteUrl: string

  constructor(app: FastifyInstance, siteUrl: string) {
    this.#app = app
    this.#siteUrl = siteUrl
  }

  cookie(name: string): string | undefined {
    return this.#jars.get(new URL(this.#siteUrl).host)?.get(name)
  }

  /** One call of the site as its pages make it, with only the cookies. */
  async call(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      method,
      url: path,
      headers: { ...headers, cookie: this.#cookiesFor(this.#siteUrl) },
      ...(method === 'POST' && { payload: {} }),
    })
    this.#keep(this.#siteUrl, ([] as string[]).concat(answer.headers['set-cookie'] ?? []))
    return answer
  }

  /** Returns who is signed in; 401 for nobody. */
  me(): Promise<LightMyRequestResponse> {
    return this.call('GET', '/api/auth/me')
  }

  /** Follows redirects and fills in the forms of the provider, up to a page of the site. @returns its address */
  async signIn(path: string, name: string, { upTo }: { upTo?: RegExp } = {}): Promise<string> {
    let url = new URL(path, this.#siteUrl).href
    let form: URLSearchParams | undefined
    for (let hops = 0; hops < 25; hops++) {
      this.visited.push(url)
      if (upTo?.test(url)) return url
      if (url.startsWith(this.#siteUrl) && !url.startsWith(`${this.#siteUrl}/api/`)) return url
      const { location, text } = await this.#go(url, form)
      form = undefined
      if (location) {
        url = new URL(location, url).href
        continue
      }
      const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1]
      if (!action) throw new Error(`Stuck at ${url}: ${text.slice(0, 300)}`)
      form = new URLSearchParams()
      for (const [, field, value] of text.matchAll(/<input[^>]*name="([^"]+)"(?:[^>]*value="([^"]*)")?/g))
        form.set(field!, value ?? '')
      if (form.has('login')) {
        form.set('login', name)
        form.set('password', 'whatever')
      }
      url = new URL(action.replaceAll('&amp;', '&'), url).href
    }
    throw new Error(`Went in circles: ${this.visited.join('\n')}`)
  }

  async #go(url: string, form: URLSearchParams | undefined): Promise<Hop> {
    if (url.startsWith(this.#siteUrl)) {
      const answer = await this.call('GET', url.slice(this.#siteUrl.length), {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      })
      return { status: answer.statusCode, location: answer.headers.location ?? null, text: answer.body }
    }
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookiesFor(url) },
      ...(form && { method: 'POST', body: form }),
    })
    this.#keep(url, answer.headers.getSetCookie())
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }

  #cookiesFor(url: string): string {
    return [...(this.#jars.get(new URL(url).host) ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  }

  #keep(url: string, lines: string[]) {
    const { host } = new URL(url)
    const jar = this.#jars.get(host) ?? new Map<string, string>()
    this.#jars.set(host, jar)
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
