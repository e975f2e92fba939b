// Signing in through a real OpenID Connect provider, and out again.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member, SignedIn } from '#contract/auth.ts'
import { Browser, type IdentityProvider, startIdentityProvider } from '#tests/identity-provider.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { members, sessions, signInFlows } from './table.ts'

const SITE = 'http://site.test'
let site: TestSite
let provider: IdentityProvider
let browser: Browser
beforeAll(async () => {
  provider = await startIdentityProvider(SITE)
  site = await aSite(provider.settings)
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => {
  browser = new Browser(site.app, SITE)
})

const memberOf = async (subject: string) =>
  (await site.db.select().from(members).where(eq(members.replitId, subject)))[0]
const me = async (who = browser) => who.call('GET', '/api/auth/me')

describe('signing in through the provider', () => {
  test('makes an account the first time, finds it the next, and the token never stands in an address', async () => {
    expect(await browser.signIn('/api/login', 'suna')).toBe(`${SITE}/?auth=done`)
    const member = (await me()).json<Member>()
    expect(member).toMatchObject({
      username: 'suna',
      email: 'suna@people.example',
      isAdmin: false,
      replitId: 'suna',
    })

    const token = await browser.call('POST', '/api/auth/token')
    expect(token.statusCode).toBe(200)
    expect(token.headers['cache-control']).toBe('private, no-store')
    expect(token.json<SignedIn>().user).toEqual(member)
    const bearer = token.json<SignedIn>().token
    const headers = { authorization: `Bearer ${bearer}` }
    expect((await site.visitor.call({ url: '/api/auth/me', headers })).json()).toEqual(member)
    for (const address of browser.visited) expect(address).not.toContain(bearer)

    const elsewhere = new Browser(site.app, SITE)
    await elsewhere.signIn('/api/login', 'suna')
    expect((await me(elsewhere)).json()).toEqual(member)
    expect(await site.db.$count(members, eq(members.replitId, 'suna'))).toBe(1)
  })

  test('asks with PKCE, state and nonce, and remembers them for this browser alone', async () => {
    const answer = await browser.call('GET', '/api/login')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    const asked = new URL(answer.headers.location!).searchParams
    expect(asked.get('response_type')).toBe('code')
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe(`${SITE}/api/callback`)
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(30)
    const cookie = answer.cookies.find(({ name }) => name === 'sign-in')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const { rows } = await site.db.execute<{ row: string }>(sql`select f::text as row from sign_in_flows f`)
    expect(rows.some(({ row }) => row.includes(cookie.value))).toBe(false)
  })

  test('is not joined to an account that has the same email', async () => {
    const local = await site.signUp({ email: 'twin@people.example', username: 'twin' })
    expect(await browser.signIn('/api/login', 'twin')).toBe(`${SITE}/?auth=done`)
    const member = (await me()).json<Member>()
    expect(member.id).not.toBe(local.member.id)
    expect(member).toMatchObject({ email: null, username: 'twin2', replitId: 'twin' })
    const [untouched] = await site.db.select().from(members).where(eq(members.id, local.member.id))
    expect(untouched).toMatchObject({ email: 'twin@people.example', replitId: null })
  })

  test('of one person in two windows at one instant makes one account', async () => {
    const windows = [1, 2, 3].map(() => new Browser(site.app, SITE))
    const callbacks = await Promise.all(
      windows.map((one) => one.signIn('/api/login', 'hurry', { upTo: /\/api\/callback\?/ })),
    )
    const arrivals = await Promise.all(windows.map((one, i) => one.signIn(callbacks[i]!, 'hurry')))
    expect(arrivals).toEqual(Array(3).fill(`${SITE}/?auth=done`))
    expect(await site.db.$count(members, eq(members.replitId, 'hurry'))).toBe(1)
  })

  test('works in two tabs of one browser', async () => {
    const [one, two] = [
      await browser.signIn('/api/login?next=/k-drama', 'tabs', { upTo: /\/api\/callback\?/ }),
      await browser.signIn('/api/login?next=/profile', 'tabs', { upTo: /\/api\/callback\?/ }),
    ]
    expect(await browser.signIn(one, 'tabs')).toBe(`${SITE}/k-drama?auth=done`)
    expect(await browser.signIn(two, 'tabs')).toBe(`${SITE}/profile?auth=done`)
  })

  test('ends the session that this browser had before', async () => {
    await browser.signIn('/api/login', 'fresh')
    const before = browser.cookie('session')
    await browser.call('POST', '/api/auth/token')
    await browser.signIn('/api/login', 'fresh')
    expect(browser.cookie('session')).not.toBe(before)
    const headers = { authorization: `Bearer ${before}` }
    expect((await site.visitor.call({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })

  test('of a suspended member ends with kind words, and no session', async () => {
    await browser.signIn('/api/login', 'paused')
    const member = (await memberOf('paused'))!
    await site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, member.id))
    await site.db.delete(sessions).where(eq(sessions.memberId, member.id))
    const again = new Browser(site.app, SITE)
    expect(await again.signIn('/api/login', 'paused')).toBe(`${SITE}/?auth=suspended`)
    expect(again.cookie('session')).toBeUndefined()
    expect(await site.db.$count(sessions, eq(sessions.memberId, member.id))).toBe(0)
  })
})

describe('the way back', () => {
  test.each([
    ['/profile', '/profile?auth=done'],
    ['/community?post=5', '/community?post=5&auth=done'],
    ['/k-drama#top', '/k-drama?auth=done#top'],
    ['/drama/1?x=%2F%2Fevil.example', '/drama/1?x=%2F%2Fevil.example&auth=done'],
  ])('leads to %s', async (next, arrival) => {
    expect(await browser.signIn(`/api/login?next=${encodeURIComponent(next)}`, 'walker')).toBe(
      `${SITE}${arrival}`,
    )
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/api/logout',
    '/API/logout',
    `/${'x'.repeat(3_000)}`,
  ])('never leads to %.30j', async (next) => {
    expect(await browser.signIn(`/api/login?next=${encodeURIComponent(next)}`, 'walker')).toBe(
      `${SITE}/?auth=done`,
    )
  })

  test('needs the browser that went: a callback in another one signs nobody in', async () => {
    const callback = await browser.signIn('/api/login', 'lured', { upTo: /\/api\/callback\?/ })
    const victim = new Browser(site.app, SITE)
    expect(await victim.signIn(callback, 'lured')).toBe(`${SITE}/?auth=failed`)
    await victim.call('GET', '/api/login')
    expect(await victim.signIn(callback, 'lured')).toBe(`${SITE}/?auth=failed`)
    expect(victim.cookie('session')).toBeUndefined()
    expect(await memberOf('lured')).toBeUndefined()
  })

  test('can be gone once', async () => {
    const callback = await browser.signIn('/api/login', 'once', { upTo: /\/api\/callback\?/ })
    expect(await browser.signIn(callback, 'once')).toBe(`${SITE}/?auth=done`)
    expect(await browser.signIn(callback, 'once')).toBe(`${SITE}/?auth=failed`)
  })

  test('is over after ten minutes', async () => {
    const callback = await browser.signIn('/api/login', 'slow', { upTo: /\/api\/callback\?/ })
    await site.db.update(signInFlows).set({ expiresAt: sql`now()` })
    expect(await browser.signIn(callback, 'slow')).toBe(`${SITE}/?auth=failed`)
  })

  test.each([
    ['a changed code', (url: URL) => url.searchParams.set('code', 'x')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['a changed state', (url: URL) => url.searchParams.set('state', 'x')],
    ['a changed issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
    ['two states', (url: URL) => url.searchParams.append('state', 'x')],
  ])('with %s signs nobody in', async (_, change) => {
    const callback = new URL(await browser.signIn('/api/login', 'crooked', { upTo: /\/api\/callback\?/ }))
    change(callback)
    expect(await browser.signIn(callback.href, 'crooked')).toBe(`${SITE}/?auth=failed`)
    expect(browser.cookie('session')).toBeUndefined()
    expect(await memberOf('crooked')).toBeUndefined()
  })

  test('without anything is a calm answer', async () => {
    for (const url of [
      '/api/callback',
      '/api/callback?',
      '/api/callback?state=x&code=%00',
      '/api/callback?state[]=1',
    ]) {
      const answer = await site.visitor.get(url)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=failed'])
    }
  })
})

describe('signing out by /api/logout', () => {
  test('ends the session, clears the cookie and goes on to the provider', async () => {
    await browser.signIn('/api/login', 'parting')
    const token = browser.cookie('session')
    const answer = await browser.call('GET', '/api/logout')
    expect(answer.statusCode).toBe(302)
    const there = new URL(answer.headers.location!)
    expect(there.origin).toBe(provider.issuer)
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`)
    expect(browser.cookie('session')).toBeUndefined()
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.visitor.call({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })

  test('of a member with a password goes home', async () => {
    await browser.call('GET', '/')
    const registered = await site.visitor.post('/api/auth/register', {
      email: 'home@example.com',
      password: 'tea at midnight',
    })
    const { token } = registered.json<SignedIn>()
    const answer = await site.visitor.call({ url: '/api/logout', cookies: { session: token } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.visitor.call({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })

  test.each<[string, Record<string, string>]>([
    [
      'a picture on another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    [
      'a picture on our own',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [
      'a link on another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['an old browser on another site', { referer: 'https://evil.example/page' }],
    ['a script of another site', { origin: 'https://evil.example' }],
  ])('does nothing for %s', async (_, headers) => {
    await browser.signIn('/api/login', 'staying')
    const answer = await browser.call('GET', '/api/logout', headers)
    expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([302, '/', []])
    expect((await me()).statusCode).toBe(200)
  })

  test('and asking with HEAD does nothing', async () => {
    await browser.signIn('/api/login', 'asking')
    const answer = await site.app.inject({
      method: 'HEAD',
      url: '/api/logout',
      cookies: { session: browser.cookie('session')! },
    })
    expect(answer.statusCode).toBe(404)
    expect((await me()).statusCode).toBe(200)
  })

  test('without a session goes home', async () => {
    const answer = await site.visitor.get('/api/logout')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  })
})

describe('the token of the cookie', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['somebody who says nothing', {}],
  ])('is not given to %s', async (_, headers) => {
    await browser.signIn('/api/login', 'guarded')
    const answer = await browser.call('POST', '/api/auth/token', headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toContain(browser.cookie('session'))
  })

  test('is given even beside a bearer that is long dead', async () => {
    await browser.signIn('/api/login', 'returning')
    const answer = await browser.call('POST', '/api/auth/token', {
      origin: SITE,
      authorization: 'Bearer dead',
    })
    expect(answer.json<SignedIn>().user).toMatchObject({ replitId: 'returning' })
  })

  test('is nothing without a cookie, or with one that is over', async () => {
    const nobody = await browser.call('POST', '/api/auth/token')
    expect([nobody.statusCode, nobody.json()]).toEqual([401, { message: 'Unauthorized' }])
    await browser.signIn('/api/login', 'late')
    await site.db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(sessions.memberId, (await memberOf('late'))!.id))
    expect((await browser.call('POST', '/api/auth/token')).statusCode).toBe(401)
  })
})

describe('when the provider', () => {
  test('is not configured, /api/login opens the dialog', async () => {
    const alone = await aSite()
    const answer = await alone.visitor.get('/api/login')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=login'])
    expect((await alone.visitor.get('/api/callback?code=x&state=y')).headers.location).toBe('/')
    expect((await alone.visitor.get('/api/logout')).headers.location).toBe('/')
    await alone.close()
  })

  test('is away at the start, one is told so, and later it works', async () => {
    const away = await startIdentityProvider(SITE)
    away.isAway = true
    const other = await aSite(away.settings)
    const visit = await other.visitor.get('/api/login')
    expect([visit.statusCode, visit.headers.location]).toEqual([302, '/?auth=away'])
    away.isAway = false
    expect(await new Browser(other.app, SITE).signIn('/api/login', 'patient')).toBe(`${SITE}/?auth=done`)
    await away.close()
    await other.close()
  })

  test('goes away between the two steps, one is told so', async () => {
    const callback = await browser.signIn('/api/login', 'unlucky', { upTo: /\/api\/callback\?/ })
    provider.isAway = true
    expect(await browser.signIn(callback, 'unlucky')).toBe(`${SITE}/?auth=away`)
    provider.isAway = false
    expect(await memberOf('unlucky')).toBeUndefined()
  })

  test('cannot be reached at all, signing out works all the same', async () => {
    const leaving = await startIdentityProvider(SITE)
    const other = await aSite(leaving.settings)
    const traveller = new Browser(other.app, SITE)
    await traveller.signIn('/api/login', 'stranded')
    await leaving.close()
    expect((await traveller.call('GET', '/api/logout')).statusCode).toBe(302)
    expect((await traveller.call('GET', '/api/auth/me')).statusCode).toBe(401)
    await other.close()
    const gone = await aSite(leaving.settings)
    expect((await gone.visitor.get('/api/login')).headers.location).toBe('/?auth=away')
    await gone.close()
  })

  test.each<[string, Record<string, unknown>, Partial<Member>]>([
    ['tells nothing', {}, { username: 'member', email: null }],
    [
      'tells an email only',
      { email: 'quiet.one@people.example' },
      { username: 'quiet.one', email: 'quiet.one@people.example' },
    ],
    [
      'has not checked the email',
      { email: 'unsure@people.example', email_verified: false, name: 'Un Sure' },
      { username: 'Un Sure', email: null },
    ],
    [
      'calls people by their email',
      { preferred_username: 'someone@people.example' },
      { username: 'someone', email: null },
    ],
    [
      'calls people strangely',
      { preferred_username: '<img src=x>\u202e', email: 'not an email' },
      { username: 'img srcx', email: null },
    ],
  ])('%s, there is an account all the same', async (_, claims, expected) => {
    const plain = await startIdentityProvider(SITE, () => claims)
    const other = await aSite(plain.settings)
    const visitor = new Browser(other.app, SITE)
    expect(await visitor.signIn('/api/login', 'someone')).toBe(`${SITE}/?auth=done`)
    expect((await me(visitor)).json()).toMatchObject({ ...expected, replitId: 'someone' })
    await other.close()
    await plain.close()
  })
})
