// Sessions and their cookie: what opens them, how long they last, how they end.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Member, SignedIn } from '#contract/api/auth.ts'
import { accountsAt, anEmail, cookieOf, PASSWORD } from '#tests/accounts.ts'
import { aSite } from '#tests/site.ts'
import { members, sessions } from './table.ts'
import { hashToken } from './tokens.ts'

const site = await aSite()
const { register, me } = accountsAt(() => site)

describe('a session', () => {
  test.each([
    ['none', {}],
    ['junk', { authorization: 'Bearer junk' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic dGVhOnRlYQ==' }],
    ['an unsigned JWT', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MSwiaXNBZG1pbiI6dHJ1ZX0.' }],
    ['8 KB', { authorization: `Bearer ${'x'.repeat(8_000)}` }],
    ['NUL', { authorization: 'Bearer %00' }],
  ])('with %s for a token there is none', async (_, headers) => {
    const answer = await site.visitor.call({ url: '/api/auth/me', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Unauthorized' })
  })

  test('a token in the address, twice in the header or cut short is none', async () => {
    const { token } = (await register(anEmail())).json<SignedIn>()
    expect((await site.visitor.get(`/api/auth/me?token=${token}&access_token=${token}`)).statusCode).toBe(401)
    for (const authorization of [
      `Bearer ${token}, Bearer ${token}`,
      `Bearer Bearer ${token}`,
      `Bearer ${token.slice(0, -1)}`,
    ])
      expect((await site.visitor.call({ url: '/api/auth/me', headers: { authorization } })).statusCode).toBe(
        401,
      )
    expect((await me(token)).statusCode).toBe(200)
  })

  test('a bad bearer decides, even beside a good cookie', async () => {
    const cookie = cookieOf(await register(anEmail()))!
    const cookies = { [cookie.name]: cookie.value }
    expect((await site.visitor.call({ url: '/api/auth/me', cookies })).statusCode).toBe(200)
    const headers = { authorization: 'Bearer junk' }
    expect((await site.visitor.call({ url: '/api/auth/me', cookies, headers })).statusCode).toBe(401)
  })

  test('ends when one signs out: token, cookie and all', async () => {
    const begun = await register(anEmail())
    const { token } = begun.json<SignedIn>()
    const cookie = cookieOf(begun)!
    const headers = { authorization: `Bearer ${token}` }
    const answer = await site.visitor.call({ method: 'POST', url: '/api/auth/logout', headers })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(cookieOf(answer)).toMatchObject({ value: '', path: '/' })
    expect((await me(token)).statusCode).toBe(401)
    const cookies = { [cookie.name]: cookie.value }
    expect((await site.visitor.call({ url: '/api/auth/me', cookies })).statusCode).toBe(401)
    expect((await site.visitor.call({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(
      401,
    )
  })

  test('lasts 30 days without use, and 90 at the latest', async () => {
    const { token } = (await register(anEmail())).json<SignedIn>()
    const mine = eq(sessions.tokenHash, hashToken(token))
    const row = async () => (await site.db.select().from(sessions).where(mine))[0]!
    const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000
    const fresh = await row()
    expect(days(fresh.createdAt, fresh.expiresAt)).toBe(30)

    const age = (created: string, seen: string) =>
      site.db
        .update(sessions)
        .set({
          createdAt: sql.raw(`now() - interval '${created}'`),
          lastSeenAt: sql.raw(`now() - interval '${seen}'`),
        })
        .where(mine)
    // in use every now and then: the end moves along
    await age('20 days', '6 minutes')
    expect((await me(token)).statusCode).toBe(200)
    await expect.poll(async () => days((await row()).lastSeenAt, (await row()).expiresAt)).toBeCloseTo(30, 3)
    // but not for ever
    await age('80 days', '6 minutes')
    expect((await me(token)).statusCode).toBe(200)
    await expect.poll(async () => days((await row()).createdAt, (await row()).expiresAt)).toBeCloseTo(90, 3)
    // and over is over
    await site.db.update(sessions).set({ expiresAt: sql`now()` }).where(mine)
    expect((await me(token)).statusCode).toBe(401)
  })

  test('its use is noted every five minutes, not at every call', async () => {
    const { token } = (await register(anEmail())).json<SignedIn>()
    const mine = eq(sessions.tokenHash, hashToken(token))
    const seen = async () => (await site.db.select().from(sessions).where(mine))[0]!.lastSeenAt
    const before = await seen()
    await site.db
      .update(sessions)
      .set({ lastSeenAt: sql`${sessions.lastSeenAt} - interval '4 minutes'` })
      .where(mine)
    const young = await seen()
    await me(token)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await seen()).toEqual(young)
    await site.db
      .update(sessions)
      .set({ lastSeenAt: sql`${sessions.lastSeenAt} - interval '2 minutes'` })
      .where(mine)
    await me(token)
    await expect.poll(async () => (await seen()) >= before).toBe(true)
  })

  test('knows at every call whether one is still an admin', async () => {
    const admin = await site.signUp({ isAdmin: true })
    const other = (await register(anEmail())).json<SignedIn>().user
    const link = () => admin.post(`/api/admin/users/${other.id}/reset-link`)
    expect((await link()).statusCode).toBe(201)
    await site.db.update(members).set({ isAdmin: false }).where(eq(members.id, admin.member.id))
    expect((await link()).statusCode).toBe(403)
    expect((await admin.json<Member>('/api/auth/me')).isAdmin).toBe(false)
  })
})

describe('the cookie', () => {
  test('is out of reach for scripts and other sites', async () => {
    const cookie = cookieOf(await register(anEmail()))
    expect(cookie).toMatchObject({ name: 'session', path: '/', httpOnly: true, sameSite: 'Lax' })
    expect(cookie).not.toHaveProperty('secure')
  })

  test('on https insists on being secure and on this host', async () => {
    const secure = await aSite({ SITE_URL: 'https://site.test' })
    const answer = await register(anEmail(), PASSWORD, secure)
    expect(cookieOf(answer)).toMatchObject({
      name: '__Host-session',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    })
    expect(String(answer.headers['set-cookie'])).not.toMatch(/domain/i)
  })
})
