// Signing out by full page navigation, and the token that a page of this site may have.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import type { Browser } from '#tests/identity-provider.ts'
import { SITE } from '#tests/site.ts'
import { aSiteWithProvider } from '#tests/site-with-provider.ts'
import { sessions } from './table.ts'

let browser: Browser
const site = await aSiteWithProvider()
beforeEach(() => {
  browser = site.newBrowser()
})

describe('signing out by /api/logout', () => {
  test('ends the session, clears the cookie and goes on to the provider', async () => {
    await browser.signIn('/api/login', 'parting')
    const token = browser.cookie('session')
    const answer = await browser.call('GET', '/api/logout')
    expect(answer.statusCode).toBe(302)
    const location = new URL(answer.headers.location!)
    expect(location.origin).toBe(site.provider.issuer)
    expect(location.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`)
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
    expect((await browser.me()).statusCode).toBe(200)
  })

  test('and asking with HEAD does nothing', async () => {
    await browser.signIn('/api/login', 'asking')
    const answer = await site.app.inject({
      method: 'HEAD',
      url: '/api/logout',
      cookies: { session: browser.cookie('session')! },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    expect((await browser.me()).statusCode).toBe(200)
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
      .where(eq(sessions.memberId, (await site.memberOf('late'))!.id))
    expect((await browser.call('POST', '/api/auth/token')).statusCode).toBe(401)
  })
})
