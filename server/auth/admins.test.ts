// The first admin, and the members an admin command names.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { ConfigurationMistake, readEnv } from '#server/env.ts'
import { moderationLog } from '#server/moderation/table.ts'
import { aSite } from '#tests/site.ts'
import { bootstrapAdmin, makeAdmin } from './admins.ts'
import { members } from './table.ts'

const site = await aSite()

const bootstrap = (email: string, password = 'the first of the keys') =>
  bootstrapAdmin(site.db, readEnv({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }))
const login = (identifier: string, password = 'the first of the keys') =>
  site.visitor.post('/api/auth/login', { identifier, password })

test('the admin named in the settings is made at the first start, signs in, and is left alone afterwards', async () => {
  const words = await bootstrap('admin@example.com')
  expect(words).toContain('sign in as admin@example.com')
  expect(words).not.toContain('the first of the keys')
  const { user } = (await login('admin@example.com')).json<SignedIn>()
  expect(user).toMatchObject({ username: 'admin', email: 'admin@example.com', isAdmin: true })
  expect(await bootstrap('ADMIN@example.com', 'another password by now')).toBeNull()
  expect((await login('admin@example.com')).statusCode).toBe(200)
  expect(await site.db.$count(members, eq(members.isAdmin, true))).toBe(1)
})

test('two instances that start together make one admin', async () => {
  const words = await Promise.all([1, 2, 3].map(() => bootstrap('together@example.com')))
  expect(words.filter((one) => one !== null)).toHaveLength(1)
})

test('whoever took the address before does not become an admin by it', async () => {
  await site.visitor.post('/api/auth/register', { email: 'taken@example.com', password: 'tea at midnight' })
  expect(await bootstrap('taken@example.com')).toContain('is not an admin')
  const { user } = (await login('taken@example.com', 'tea at midnight')).json<SignedIn>()
  expect(user.isAdmin).toBe(false)
  expect((await login('taken@example.com')).statusCode).toBe(401)
})

test('a password that anyone would try keeps the site from starting, with a line that names the variable', async () => {
  for (const password of ['admin123', 'password1', 'new@example.com']) {
    const refusal = bootstrap('new@example.com', password)
    await expect(refusal).rejects.toThrow(ConfigurationMistake)
    await expect(refusal).rejects.toThrow(/^ADMIN_PASSWORD: /)
  }
  expect(await site.db.$count(members, eq(members.email, 'new@example.com'))).toBe(0)
})

test('without the settings there is no admin at all', async () => {
  expect(await bootstrapAdmin(site.db, readEnv({}))).toBeNull()
  for (const [name, password] of [
    ['admin', 'admin'],
    ['admin@example.com', 'admin'],
    ['root', 'root'],
    ['minji@example.com', 'healing-member'],
  ])
    expect((await login(name!, password!)).statusCode).toBe(401)
})

test('a member becomes an admin by command, and the log says so', async () => {
  const member = await site.signUp({ email: 'helper@example.com', username: 'Helper' })
  expect(await makeAdmin(site.db, ' HELPER@example.com ')).toMatchObject({ isDone: true })
  expect(await member.json('/api/auth/me')).toMatchObject({ isAdmin: true })
  const lines = await site.db.select().from(moderationLog).where(eq(moderationLog.itemId, member.member.id))
  expect(lines).toMatchObject([
    { action: 'made-admin', moderatorName: 'command line', details: { about: 'Helper' } },
  ])
  expect(await makeAdmin(site.db, '%')).toMatchObject({ isDone: false })
  expect(await makeAdmin(site.db, "x' or true --")).toMatchObject({ isDone: false })
})
