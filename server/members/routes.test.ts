// The members as admins see them: the list, and who is an admin.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn as Session } from '#contract/api/auth.ts'
import type { ListedMember } from '#contract/api/members.ts'
import type { ModerationNotice } from '#contract/api/moderation.ts'
import { members } from '#server/auth/table.ts'
import { processorTime } from '#tests/processor-time.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

let admin: SignedIn
let minji: SignedIn
const site = await aSite({ TRUST_PROXY: '1' })
beforeEach(async () => {
  await site.db.delete(members)
  admin = await site.signUp({ username: 'haneul', email: 'haneul@example.com', isAdmin: true })
  minji = await site.signUp({ username: 'minji', email: 'minji.han@example.com' })
})

const list = (query = '') => admin.json<ListedMember[]>(`/api/admin/users${query}`)
const names = async (query = '') => (await list(query)).map(({ username }) => username)
const count = async (query = '') =>
  (await admin.json<{ count: number }>(`/api/admin/users/count${query}`)).count
const setAdmin = (by: SignedIn, of: SignedIn, isAdmin: unknown) =>
  by.put(`/api/admin/users/${of.member.id}`, { isAdmin })
const isAdmin = async (one: SignedIn) => (await list()).find(({ id }) => id === one.member.id)?.isAdmin

describe('the list', () => {
  test('is a bare array, newest first, without passwords or tokens', async () => {
    const all = await list()
    expect(all.map(({ username }) => username)).toEqual(['minji', 'haneul'])
    expect(all[0]).toEqual({
      id: minji.member.id,
      username: 'minji',
      email: 'minji.han@example.com',
      ipAddress: '',
      lastLoginAt: null,
      createdAt: minji.member.createdAt,
      isAdmin: false,
      suspendedAt: null,
    })
  })

  test('says when a member last signed in, and roughly from where', async () => {
    const password = 'a rainy ferry to Jeju'
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const request = { method: 'POST', url: '/api/auth/register', headers: from } as const
    const made = await site.visitor.call({ ...request, payload: { email: 'sora@example.com', password } })
    const { user } = made.json<Session>()
    const [first] = await list()
    expect(first).toMatchObject({ id: user.id, ipAddress: 'Asia-Pacific' })
    expect(first!.lastLoginAt).toBe(first!.createdAt)
    await site.visitor.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '2a00:1450:5678::9' },
      payload: { identifier: 'sora@example.com', password },
    })
    const [again] = await list()
    expect(again).toMatchObject({ id: user.id, ipAddress: 'Europe or Middle East' })
    expect(again!.lastLoginAt! > first!.lastLoginAt!).toBe(true)
    expect(JSON.stringify(again)).not.toMatch(/203\.0|5678|1450|argon2/)
  })

  test('can be searched by a part of the name or email, or by an id', async () => {
    await site.signUp({ username: '김민지', email: 'kim_50%@example.com' })
    expect(await names('?search=MINJ')).toEqual(['minji'])
    expect(await names('?search=민지')).toEqual(['김민지'])
    expect(await names('?search=minji.han@')).toEqual(['minji'])
    expect(await names('?search=мinji')).toEqual(['minji'])
    expect(await names(`?search=${minji.member.id}`)).toContain('minji')
    expect(await names(`?search=%23${minji.member.id}`)).toEqual(['minji'])
    expect(await names('?search=%25')).toEqual(['김민지'])
    expect(await names('?search=_')).toEqual(['김민지'])
    expect(await names("?search='%20or%20true--")).toEqual([])
    expect(await count('?search=example.com')).toBe(3)
  })

  test('can be filtered: admins, members, suspended or new ones', async () => {
    await admin.post(`/api/admin/users/${minji.member.id}/suspend`)
    const old = await site.signUp({ username: 'old' })
    await site.db
      .update(members)
      .set({ createdAt: sql`now() - interval '70 days'` })
      .where(eq(members.id, old.member.id))
    expect(await names('?kind=admin')).toEqual(['haneul'])
    expect(await names('?kind=member')).toEqual(['minji', 'old'])
    expect(await names('?kind=suspended')).toEqual(['minji'])
    expect(await names('?kind=new')).toEqual(['minji', 'haneul'])
    expect(await count('?kind=member')).toBe(2)
  })

  test('has pages, and sorts unknown values last in every order', async () => {
    const jiho = await site.signUp({ username: 'Jiho', email: 'a@example.com' })
    const login = (who: SignedIn, days: number) =>
      site.db
        .update(members)
        .set({ lastLoginAt: sql`now() - ${days} * interval '1 day'` })
        .where(eq(members.id, who.member.id))
    await login(jiho, 2)
    await login(admin, 1)
    expect(await names('?sort=username')).toEqual(['haneul', 'Jiho', 'minji'])
    expect(await names('?sort=username&order=desc')).toEqual(['minji', 'Jiho', 'haneul'])
    expect(await names('?sort=email')).toEqual(['Jiho', 'haneul', 'minji'])
    expect(await names('?sort=login')).toEqual(['haneul', 'Jiho', 'minji'])
    expect(await names('?sort=login&order=asc')).toEqual(['Jiho', 'haneul', 'minji'])
    expect(await names('?sort=role')).toEqual(['haneul', 'Jiho', 'minji'])
    expect(await names('?sort=id&order=asc')).toEqual(['haneul', 'minji', 'Jiho'])
    expect(await names('?limit=2&page=2')).toEqual(['haneul'])
    expect(await names('?page=9')).toEqual([])
    expect(await names(`?limit=1&before=${jiho.member.id}`)).toEqual(['minji'])
  })

  test.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'page=-1',
    'page=1e9',
    'before=abc',
    'sort=password',
    'kind=x',
  ])('?%s is refused with words', async (query) => {
    const answer = await admin.get(`/api/admin/users?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/must be/)
  })

  test.each([`search=${'x'.repeat(201)}`, 'search=a%00b', 'search=%ff', 'search=a&search=b', 'order='])(
    '?%.20s is answered calmly',
    async (query) => {
      expect((await admin.get(`/api/admin/users?${query}`)).statusCode).toBeLessThan(500)
    },
  )

  test('is quick with fifty thousand members', async () => {
    const big = await aSite()
    const boss = await big.signUp({ isAdmin: true })
    const read = <T>(query: string) => boss.json<T>(`/api/admin/${query}`)
    await big.db.execute(sql`
      insert into members (username, username_folded, email, created_at)
      select 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.com', now() - n * interval '1 minute'
      from generate_series(1, 50000) n`)
    const cost = await processorTime(async () => {
      expect(await read('users?page=1&sort=email')).toHaveLength(20)
      expect(await read('users?page=2500')).toHaveLength(20)
      expect(await read('users/count?search=crowd4999')).toEqual({ count: 11 })
      expect(await read('users')).toHaveLength(5_000)
      expect(await read('stats')).toMatchObject({ totalUsers: 50_001 })
    })
    expect(cost).toBeLessThan(5_000)
  })
})

describe('who is an admin', () => {
  test('admins decide it; it takes effect at once, and the log and the member name it', async () => {
    expect((await minji.get('/api/admin/users')).statusCode).toBe(403)
    const made = await setAdmin(admin, minji, true)
    expect([made.statusCode, made.json()]).toMatchObject([200, { username: 'minji', isAdmin: true }])
    expect((await minji.get('/api/admin/users')).statusCode).toBe(200)
    expect((await setAdmin(admin, minji, true)).json()).toEqual(made.json())
    expect((await setAdmin(minji, admin, false)).json()).toMatchObject({ isAdmin: false })
    expect((await admin.get('/api/admin/users')).statusCode).toBe(403)
    const log = await minji.json<ModerationNotice[]>('/api/admin/moderation-log')
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'unmade-admin', moderator: 'minji', about: 'haneul' },
      { action: 'made-admin', moderator: 'haneul', authorUsername: 'minji' },
    ])
  })

  test('the last admin who can sign in cannot be demoted', async () => {
    const refused = await setAdmin(admin, admin, false)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('This is the only admin. Please make someone else an admin first.')
    await setAdmin(admin, minji, true)
    await admin.post(`/api/admin/users/${minji.member.id}/suspend`)
    expect((await setAdmin(admin, admin, false)).statusCode).toBe(409)
    expect((await setAdmin(admin, minji, false)).statusCode).toBe(200)
    expect((await setAdmin(admin, minji, true)).json().message).toBe(
      'This member is suspended. Please restore them first.',
    )
  })

  test('when two admins demote each other at the same time, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = await Promise.all([site.signUp({ isAdmin: true }), site.signUp({ isAdmin: true })])
      await site.db.update(members).set({ isAdmin: false }).where(eq(members.id, admin.member.id))
      const answers = await Promise.all([setAdmin(one, other, false), setAdmin(other, one, false)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
      expect(await site.db.$count(members, eq(members.isAdmin, true))).toBe(1)
      await site.db.update(members).set({ isAdmin: false })
      await site.db.update(members).set({ isAdmin: true }).where(eq(members.id, admin.member.id))
    }
  })

  test('when two admins step down at the same time, one stays', async () => {
    const [one, other] = await Promise.all([site.signUp({ isAdmin: true }), site.signUp({ isAdmin: true })])
    await setAdmin(one, admin, false)
    const answers = await Promise.all([setAdmin(one, one, false), setAdmin(other, other, false)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('concurrent demotion, suspension and account deletion leave one admin who can sign in', async () => {
    const working = sql`${members.isAdmin} and ${members.suspendedAt} is null`
    for (let round = 0; round < 5; round++) {
      const other = await site.signUp({ isAdmin: true })
      const answers = await Promise.all([
        setAdmin(admin, admin, false),
        admin.post(`/api/admin/users/${other.member.id}/suspend`),
        other.del('/api/auth/account', { posts: 'keep' }),
      ])
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500)
      expect(await site.db.$count(members, working)).toBeGreaterThan(0)
      await site.db.update(members).set({ isAdmin: true }).where(eq(members.id, admin.member.id))
    }
  })

  test.each([undefined, null, 'true', 1, {}])('refuses %j', async (value) => {
    expect((await setAdmin(admin, minji, value)).statusCode).toBe(400)
    expect(await isAdmin(minji)).toBe(false)
  })

  test('changes nothing else about the member', async () => {
    await admin.put(`/api/admin/users/${minji.member.id}`, {
      isAdmin: true,
      email: 'x@example.com',
      username: 'x',
      suspendedAt: '2026-01-01T00:00:00.000Z',
    })
    expect(await minji.json('/api/auth/me')).toEqual({ ...minji.member, isAdmin: true })
  })
})
