// Signing in with email or username, and the errors.
import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { accountsAt, anEmail, MISSING, PASSWORD } from '#tests/accounts.ts'
import { aSite } from '#tests/site.ts'
import { members } from './table.ts'

vi.mock('@node-rs/argon2', { spy: true })

const site = await aSite()
const { register, login, me } = accountsAt(() => site)

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

  test('checks a password for nobody as for somebody, so that waiting tells nothing', async () => {
    await register('dasom@example.com')
    const checked = vi.mocked(verify)
    for (const who of ['dasom@example.com', 'nobody-there@example.com']) {
      checked.mockClear()
      await login(who, 'not that one')
      expect(checked, who).toHaveBeenCalledOnce()
      // the same costs and lengths (passwords.test.ts) are the same work
      expect(checked.mock.calls[0]![0], who).toMatch(
        /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
      )
    }
  })

  test('twenty-five sign-ins are twenty-five different tokens, of 256 bits each', async () => {
    await register('many@example.com')
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('many@example.com')))
    const tokens = answers.map((answer) => answer.json<SignedIn>().token)
    expect(new Set(tokens).size).toBe(25)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('is noted with the time, and the part of the world', async () => {
    const { user } = (await register(anEmail())).json<SignedIn>()
    const [row] = await site.db.select().from(members).where(eq(members.id, user.id))
    expect(row!.lastLoginAt).toEqual(row!.createdAt)
    expect(row!.ipAddress).toBe('Local network')
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
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This account is suspended. To ask about it, use the contact page.',
    ])
    expect((await me(token)).statusCode).toBe(401)
  })

  test('an account of the provider has no password, and none is right', async () => {
    const provided = await site.signUp({ email: 'provided@example.com' })
    await site.db.update(members).set({ replitId: 'p-1' }).where(eq(members.id, provided.member.id))
    for (const password of ['undefined', 'null', PASSWORD])
      expect((await login('provided@example.com', password)).statusCode).toBe(401)
  })
})
