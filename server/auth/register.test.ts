// Signing up: which emails, names and passwords make an account.
import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { accountsAt, anEmail, MISSING, PASSWORD } from '#tests/accounts.ts'
import { aSite } from '#tests/site.ts'
import { members } from './table.ts'
import { hashToken } from './tokens.ts'

vi.mock('@node-rs/argon2', { spy: true })

const site = await aSite()
const { register, login, me } = accountsAt(() => site)

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
    for (const name of ['admin', 'shimpyo', 'shimpyo-team', 'Shirnpyo'])
      expect((await register(`${name}@example.com`)).json<SignedIn>().user.username).toMatch(
        new RegExp(`^${name}[23]$`),
      )
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
    ['password1', 'Please choose a less common password'],
    ['QWERTY123!', 'Please choose a less common password'],
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
    const checked = vi.mocked(verify)
    checked.mockClear()
    expect((await login('nobody@example.com', 'not that one')).statusCode).toBe(401)
    expect(checked).toHaveBeenCalledOnce()
    for (const length of [300, 100_000])
      expect((await login('nobody@example.com', 'x'.repeat(length))).statusCode).toBe(400)
    expect(checked).toHaveBeenCalledOnce()
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
