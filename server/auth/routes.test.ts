// Signing up, in and out: who gets in, with what, and for how long.
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member, SignedIn } from '#contract/auth.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { members, sessions } from './table.ts'
import { hashToken } from './tokens.ts'

let site: TestSite
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

const PASSWORD = 'tea at midnight'
const MISSING = Symbol('no such field')
let number = 0
const anEmail = () => `visitor${++number}@example.com`
const register = (email: unknown, password: unknown = PASSWORD, at = site) =>
  at.visitor.post('/api/auth/register', { email, password: password === MISSING ? undefined : password })
const login = (identifier: unknown, password: unknown = PASSWORD, at = site) =>
  at.visitor.post('/api/auth/login', { identifier, password: password === MISSING ? undefined : password })
const me = (token: string, at = site) =>
  at.visitor.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
const cookieOf = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name.endsWith('session'))

describe('signing up', () => {
  test('makes an account named after the email, and signs in', async () => {
    const answer = await register('Suna.Park@Example.com')
    expect(answer.statusCode).toBe(201)
    const { token, user } = answer.json<SignedIn>()
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Suna.Park',
      email: 'Suna.Park@Example.com',
      isAdmin: false,
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    })
    expect((await me(token)).json()).toEqual(user)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('a taken name gets a number, however it is written', async () => {
    const names = []
    for (const host of ['a', 'b', 'c'])
      names.push((await register(`hana@${host}.example`)).json<SignedIn>().user.username)
    names.push((await register('HANA@d.example')).json<SignedIn>().user.username)
    expect(names).toEqual(['hana', 'hana2', 'hana3', 'HANA4'])
  })

  test('a name of one letter gets a number, and one that would speak for the site as well', async () => {
    expect((await register('q@example.com')).json<SignedIn>().user.username).toBe('q2')
    expect((await register('admin@example.com')).json<SignedIn>().user.username).toBe('admin2')
  })

  test('one email is one account, whatever its case and the blanks around it', async () => {
    await register('Dami@example.com')
    for (const email of ['dami@example.com', 'DAMI@EXAMPLE.COM', '  dami@example.com '])
      expect((await register(email)).json()).toEqual({ message: 'An account with this email already exists' })
    expect((await register(' dami@example.com')).statusCode).toBe(409)
  })

  test('twenty registrations of one email at one instant make one account', async () => {
    const spelled = (i: number) =>
      i % 3 === 0 ? 'RACE@example.com' : i % 3 === 1 ? ' race@example.com ' : 'race@example.com'
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => register(spelled(i))))
    const statuses = answers.map((answer) => answer.statusCode).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    const rows = await site.db
      .select()
      .from(members)
      .where(eq(sql`lower(${members.email})`, 'race@example.com'))
    expect(rows).toHaveLength(1)
  })

  test('ten people called alike who come at one instant all get a name', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => register(`yuna@host${i}.example`)))
    const names = answers.map((answer) => answer.json<SignedIn>().user?.username)
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201))
    expect(new Set(names).size).toBe(10)
  })

  test.each<[string, object]>([
    ['an admin flag', { isAdmin: true }],
    ['an id', { id: 1 }],
    ['a provider id', { replitId: 'x' }],
    ['a prototype', JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}')],
    ['a date', { createdAt: '2001-01-01T00:00:00.000Z', suspendedAt: null, lastLoginAt: null }],
  ])('%s in the body changes nothing', async (_, extra) => {
    const answer = await site.visitor.post('/api/auth/register', {
      email: anEmail(),
      password: PASSWORD,
      ...extra,
    })
    expect([201, 400]).toContain(answer.statusCode)
    if (answer.statusCode !== 201) return
    const { user } = answer.json<SignedIn>()
    expect(user.isAdmin).toBe(false)
    expect(user.id).toBeGreaterThan(1)
    expect(user).not.toHaveProperty('replitId')
    expect(user.createdAt > '2020').toBe(true)
  })

  test('__proto__ in the body is refused', async () => {
    const answer = await site.visitor.call({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"${anEmail()}","password":"${PASSWORD}","__proto__":{"isAdmin":true}}`,
    })
    expect(answer.statusCode).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each<[unknown, string]>([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['minji', 'Please enter a valid email address'],
    ['minji@', 'Please enter a valid email address'],
    ['a@b@c.example', 'Please enter a valid email address'],
    ['minji@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
    ['min\0ji@example.com', 'Please enter a valid email address'],
    [`${'x'.repeat(250)}@example.com`, 'Email can be at most 254 characters'],
    [undefined, 'Email is required'],
    [null, 'Email must be text'],
    [17, 'Email must be text'],
    [{}, 'Email must be text'],
    [['minji@example.com'], 'Email must be text'],
  ])('the email %.40j is refused: %s', async (email, message) => {
    const answer = await register(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message, issues: [{ path: 'email' }] })
  })
})

describe('a password', () => {
  test.each([
    ['eight characters', 'kq8!zmwp'],
    ['256 characters', 'kq8!zmwp'.repeat(32)],
    ['eight emoji', '🌙🍵🐈🌸⭐🚪🔑🎎'],
    ['Hangul', '따뜻한 차 한 잔'],
    ['quotes and markup', `<b>'";--</b>`],
  ])('of %s is fine, and signs in', async (_, password) => {
    const email = anEmail()
    expect((await register(email, password)).statusCode).toBe(201)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  test('is kept exactly: blanks, case and every last character count', async () => {
    const email = anEmail()
    const password = ` ${'x'.repeat(72)}Moon `
    await register(email, password)
    for (const other of [password.trim(), password.toLowerCase(), ` ${'x'.repeat(72)}Noon `, `${password} `])
      expect((await login(email, other)).statusCode).toBe(401)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  test.each<[unknown, string]>([
    ['', 'Password must be at least 8 characters'],
    ['kq8!zmw', 'Password must be at least 8 characters'],
    ['🌙🍵🐈🌸', 'Password must be at least 8 characters'],
    ['x'.repeat(257), 'Password can be at most 256 characters'],
    ['x'.repeat(900_000), 'Password can be at most 256 characters'],
    ['moonlight\0tea', 'Password contains characters that cannot be stored'],
    ['moonlight\ud800tea', 'Password contains characters that cannot be stored'],
    ['password1', 'This password is one of the first that anyone would try. Please choose another one'],
    ['QWERTY123!', 'This password is one of the first that anyone would try. Please choose another one'],
    [MISSING, 'Password is required'],
    [12345678, 'Password must be text'],
    [{ length: 10 }, 'Password must be text'],
  ])('%.20s is refused: %s', async (password, message) => {
    const answer = await register(anEmail(), password)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect(answer.json().issues[0].path).toBe('password')
  })

  test('that is far too long is refused without hashing it', async () => {
    const start = performance.now()
    for (let i = 0; i < 5; i++) await login('nobody@example.com', 'x'.repeat(500_000))
    expect((performance.now() - start) / 5).toBeLessThan(50)
    expect((await login('nobody@example.com', 'x'.repeat(300))).statusCode).toBe(400)
  })

  test('and its token are nowhere in the database as they are', async () => {
    const email = anEmail()
    const { token } = (await register(email)).json<SignedIn>()
    const [row] = await site.db.select().from(members).where(eq(members.email, email))
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const { rows } = await site.db.execute(sql`select token_hash from sessions where member_id = ${row!.id}`)
    expect(rows).toEqual([{ token_hash: hashToken(token) }])
  })
})

describe('signing in', () => {
  test('works with the email or the username, in any case', async () => {
    await register('Bora@example.com')
    for (const identifier of [
      'bora@example.com',
      'BORA@EXAMPLE.COM',
      ' Bora@example.com ',
      'Bora',
      'bora',
      ' BORA ',
    ]) {
      const answer = await login(identifier)
      expect(answer.statusCode, identifier).toBe(200)
      expect(answer.json<SignedIn>().user).toMatchObject({ username: 'Bora', email: 'Bora@example.com' })
    }
  })

  test('fails with the same words for a wrong password and for nobody', async () => {
    await register('nari@example.com')
    const wrong = await login('nari@example.com', 'not that one')
    const nobody = await login('nobody@example.com', 'not that one')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ message: 'Invalid email or password' })
    expect([nobody.statusCode, nobody.body]).toEqual([wrong.statusCode, wrong.body])
    const shape = (answer: LightMyRequestResponse) => Object.keys(answer.headers).sort()
    expect(shape(nobody)).toEqual(shape(wrong))
  })

  test('fails as slowly for nobody as for somebody', async () => {
    const timed = async (identifier: string) => {
      const start = performance.now()
      await login(identifier, 'not that one')
      return performance.now() - start
    }
    await register('dasom@example.com')
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 15; i++) {
      times.known.push(await timed('dasom@example.com'))
      times.unknown.push(await timed('nobody-there@example.com'))
    }
    // The quick ones: what else this machine does only ever adds.
    const quick = (all: number[]) => all.sort((a, b) => a - b)[3]!
    const ratio = quick(times.unknown) / quick(times.known)
    expect(ratio).toBeGreaterThan(0.67)
    expect(ratio).toBeLessThan(1.5)
  })

  test('twenty-five sign-ins are twenty-five different tokens, of 256 bits each', async () => {
    await register('many@example.com')
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('many@example.com')))
    const tokens = answers.map((answer) => answer.json<SignedIn>().token)
    expect(new Set(tokens).size).toBe(25)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('is noted with the time, and an address that is coarse', async () => {
    const { user } = (await register(anEmail())).json<SignedIn>()
    const [row] = await site.db.select().from(members).where(eq(members.id, user.id))
    expect(row!.lastLoginAt).toEqual(row!.createdAt)
    expect(row!.ipAddress).toBe('127.0.0.0/24')
  })

  test.each<[unknown, unknown, string]>([
    ['', PASSWORD, 'Email is required'],
    ['  ', PASSWORD, 'Email is required'],
    ['minji@example.com', '', 'Password is required'],
    [undefined, PASSWORD, 'Email is required'],
    ['minji@example.com', MISSING, 'Password is required'],
    ['x'.repeat(300), PASSWORD, 'Email can be at most 254 characters'],
    [{ $ne: null }, { $ne: null }, 'Email must be text'],
    ["' or 1=1 --\0", PASSWORD, 'Email contains characters that cannot be stored'],
  ])('with %.40s and %.40s is a bad request: %s', async (identifier, password, message) => {
    const answer = await login(identifier, password)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
  })

  test.each(["' or 1=1 --", "admin'--", '%', '_', '\\', "a@b.example' or '1'='1"])(
    '%j finds nobody',
    async (identifier) => {
      expect((await login(identifier)).statusCode).toBe(401)
    },
  )

  test('a suspended member is told so, but only with the right password', async () => {
    const { user, token } = (await register('sosu@example.com')).json<SignedIn>()
    await site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, user.id))
    expect((await login('sosu@example.com', 'not that one')).statusCode).toBe(401)
    const answer = await login('sosu@example.com')
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'This account is suspended'])
    expect((await me(token)).statusCode).toBe(401)
  })

  test('an account of the provider has no password, and none is right', async () => {
    const provided = await site.signUp({ email: 'provided@example.com' })
    await site.db.update(members).set({ replitId: 'p-1' }).where(eq(members.id, provided.member.id))
    for (const password of ['undefined', 'null', PASSWORD])
      expect((await login('provided@example.com', password)).statusCode).toBe(401)
  })
})

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
    await secure.close()
  })
})
