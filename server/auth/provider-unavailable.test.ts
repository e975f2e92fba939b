// Signing in without a provider, with one that is down, or with one that sends few claims.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#contract/api/auth.ts'
import { Browser, startIdentityProvider } from '#tests/identity-provider.ts'
import { aSite, SITE } from '#tests/site.ts'
import { aSiteWithProvider } from '#tests/site-with-provider.ts'
import { signInFlows } from './table.ts'

let browser: Browser
const site = await aSiteWithProvider()
beforeEach(() => {
  browser = site.newBrowser()
})

describe('when the provider', () => {
  test('is not configured, /api/login opens the dialog', async () => {
    const alone = await aSite()
    const answer = await alone.visitor.get('/api/login')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=login'])
    expect((await alone.visitor.get('/api/callback?code=x&state=y')).headers.location).toBe('/')
    expect((await alone.visitor.get('/api/logout')).headers.location).toBe('/')
  })

  test('is asked about with HEAD, the answer is that of GET, and nothing begins or ends', async () => {
    const head = (url: string, headers: Record<string, string> = {}) =>
      site.app.inject({ method: 'HEAD', url, headers })
    const flows = () => site.db.$count(signInFlows)
    const before = await flows()
    const login = await head('/api/login')
    expect(login.statusCode).toBe(302)
    expect(new URL(String(login.headers.location)).origin).toBe(
      new URL(site.provider.settings.OIDC_ISSUER!).origin,
    )
    expect(login.headers['set-cookie']).toBeUndefined()
    expect(await flows()).toBe(before)
    // the code of somebody who is on the way is not used up
    const callback = await browser.signIn('/api/login', 'looked at', { upTo: /\/api\/callback\?/ })
    const answer = await head(new URL(callback).pathname + new URL(callback).search)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    expect(await browser.signIn(callback, 'looked at')).toBe(`${SITE}/?auth=done`)
  })

  test('is not configured, HEAD says the same as GET', async () => {
    const alone = await aSite()
    for (const url of ['/api/login', '/api/callback?code=x&state=y', '/api/logout']) {
      const [get, head] = [await alone.visitor.get(url), await alone.visitor.call({ method: 'HEAD', url })]
      expect([url, head.statusCode, head.headers.location]).toEqual([url, 302, get.headers.location])
    }
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
  })

  test('goes away between the two steps, one is told so', async () => {
    const callback = await browser.signIn('/api/login', 'unlucky', { upTo: /\/api\/callback\?/ })
    site.provider.isAway = true
    expect(await browser.signIn(callback, 'unlucky')).toBe(`${SITE}/?auth=away`)
    site.provider.isAway = false
    expect(await site.memberOf('unlucky')).toBeUndefined()
  })

  test('cannot be reached at all, signing out works all the same', async () => {
    const provider = await startIdentityProvider(SITE)
    const other = await aSite(provider.settings)
    const traveller = new Browser(other.app, SITE)
    await traveller.signIn('/api/login', 'stranded')
    await provider.close()
    expect((await traveller.call('GET', '/api/logout')).statusCode).toBe(302)
    expect((await traveller.call('GET', '/api/auth/me')).statusCode).toBe(401)
    await other.close()
    const restarted = await aSite(provider.settings)
    expect((await restarted.visitor.get('/api/login')).headers.location).toBe('/?auth=away')
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
    const other = await aSiteWithProvider(() => claims)
    const visitor = other.newBrowser()
    expect(await visitor.signIn('/api/login', 'someone')).toBe(`${SITE}/?auth=done`)
    expect((await visitor.me()).json()).toMatchObject({ ...expected, replitId: 'someone' })
  })
})
