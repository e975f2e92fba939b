// Signing in through a real OpenID Connect provider, and the way back.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member, SignedIn } from '#contract/api/auth.ts'
import type { Browser } from '#tests/identity-provider.ts'
import { SITE } from '#tests/site.ts'
import { aSiteWithProvider } from '#tests/site-with-provider.ts'
import { members, sessions, signInFlows } from './table.ts'

let browser: Browser
const site = await aSiteWithProvider()
beforeEach(() => {
  browser = site.newBrowser()
})

describe('signing in through the provider', () => {
  test('makes an account the first time, finds it the next, and the token never stands in an address', async () => {
    expect(await browser.signIn('/api/login', 'suna')).toBe(`${SITE}/?auth=done`)
    const member = (await browser.me()).json<Member>()
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

    const elsewhere = site.newBrowser()
    await elsewhere.signIn('/api/login', 'suna')
    expect((await elsewhere.me()).json()).toEqual(member)
    expect(await site.db.$count(members, eq(members.replitId, 'suna'))).toBe(1)
  })

  test('asks with PKCE, state and nonce, and remembers them for this browser alone', async () => {
    const answer = await browser.call('GET', '/api/login')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    const sent = new URL(answer.headers.location!).searchParams
    expect(sent.get('response_type')).toBe('code')
    expect(sent.get('code_challenge_method')).toBe('S256')
    expect(sent.get('redirect_uri')).toBe(`${SITE}/api/callback`)
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(sent.get(name)?.length).toBeGreaterThan(30)
    const cookie = answer.cookies.find(({ name }) => name === 'sign-in')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const { rows } = await site.db.execute<{ row: string }>(sql`select f::text as row from sign_in_flows f`)
    expect(rows.some(({ row }) => row.includes(cookie.value))).toBe(false)
  })

  test('asks for the password there again where the page asks for it', async () => {
    const prompt = async (url: string) =>
      new URL((await browser.call('GET', url)).headers.location!).searchParams.get('prompt')
    expect(await prompt('/api/login')).toBeNull()
    expect(await prompt('/api/login?next=/profile&again=1')).toBe('login')
  })

  test('is not joined to an account that has the same email', async () => {
    const local = await site.signUp({ email: 'twin@people.example', username: 'twin' })
    expect(await browser.signIn('/api/login', 'twin')).toBe(`${SITE}/?auth=done`)
    const member = (await browser.me()).json<Member>()
    expect(member.id).not.toBe(local.member.id)
    expect(member).toMatchObject({ email: null, username: 'twin2', replitId: 'twin' })
    const [untouched] = await site.db.select().from(members).where(eq(members.id, local.member.id))
    expect(untouched).toMatchObject({ email: 'twin@people.example', replitId: null })
  })

  test('of one person in two windows at one instant makes one account', async () => {
    const windows = [1, 2, 3].map(() => site.newBrowser())
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
    const member = (await site.memberOf('paused'))!
    await site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, member.id))
    await site.db.delete(sessions).where(eq(sessions.memberId, member.id))
    const again = site.newBrowser()
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
    const victim = site.newBrowser()
    expect(await victim.signIn(callback, 'lured')).toBe(`${SITE}/?auth=failed`)
    await victim.call('GET', '/api/login')
    expect(await victim.signIn(callback, 'lured')).toBe(`${SITE}/?auth=failed`)
    expect(victim.cookie('session')).toBeUndefined()
    expect(await site.memberOf('lured')).toBeUndefined()
  })

  test('works once', async () => {
    const callback = await browser.signIn('/api/login', 'once', { upTo: /\/api\/callback\?/ })
    expect(await browser.signIn(callback, 'once')).toBe(`${SITE}/?auth=done`)
    expect(await browser.signIn(callback, 'once')).toBe(`${SITE}/?auth=failed`)
  })

  test('expires after ten minutes', async () => {
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
    expect(await site.memberOf('crooked')).toBeUndefined()
  })

  test('without parameters leads home, and is no error', async () => {
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
