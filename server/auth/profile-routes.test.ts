// One's own account: the username and the sessions.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Member, MemberSession, SignedIn } from '#contract/api/auth.ts'
import { aSite } from '#tests/site.ts'
import { members, sessions } from './table.ts'

const site = await aSite()

const PASSWORD = 'tea at midnight'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('the username', () => {
  test.each([
    ['Minji', 'Minji'],
    ['  Park   Suna ', 'Park Suna'],
    ['민지', '민지'],
    ['みんじ', 'みんじ'],
    ['Минчи', 'Минчи'],
    ['मिंजी', 'मिंजी'],
    ["O'Neill-Kim_7.b", "O'Neill-Kim_7.b"],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
  ])('may be %j', async (username, stored) => {
    const member = await site.signUp()
    const answer = await member.put('/api/auth/profile', { username })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...member.member, username: stored })
    expect(await member.json('/api/auth/me')).toMatchObject({ username: stored })
    // free again for the others of this list
    await site.db.delete(members).where(eq(members.id, member.member.id))
  })

  test.each<[unknown, string]>([
    ['', 'Username must be at least 2 characters'],
    ['a', 'Username must be at least 2 characters'],
    [' a ', 'Username must be at least 2 characters'],
    ['x'.repeat(31), 'Username can be at most 30 characters'],
    ['x'.repeat(5_000), 'Username can be at most 200 characters'],
    ['minji@example.com', "Username can have letters, numbers, spaces and . _ - + '"],
    ['<b>minji</b>', "Username can have letters, numbers, spaces and . _ - + '"],
    ['min\u202eji', "Username can have letters, numbers, spaces and . _ - + '"],
    ['min\u200bji', "Username can have letters, numbers, spaces and . _ - + '"],
    ['\u3164\u3164\u3164', "Username can have letters, numbers, spaces and . _ - + '"],
    [`m${'\u0301'.repeat(20)}i`, "Username can have letters, numbers, spaces and . _ - + '"],
    ['🌙🍵', "Username can have letters, numbers, spaces and . _ - + '"],
    ['...', 'Username must have at least one letter or number'],
    ['min\0ji', 'Username contains characters that cannot be stored'],
    ['min\ud800ji', 'Username contains characters that cannot be stored'],
    [undefined, 'Username is required'],
    [null, 'Username must be text'],
    [['minji'], 'Username must be text'],
  ])('may not be %.20j: %s', async (username, message) => {
    const member = await site.signUp()
    const answer = await member.put('/api/auth/profile', { username })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect(await member.json('/api/auth/me')).toEqual(member.member)
  })

  test('of somebody else is taken, in any case and in look-alike letters', async () => {
    await site.signUp({ username: 'Moonlight' })
    const other = await site.signUp()
    for (const username of ['MOONLIGHT', 'Мооnlight']) {
      const answer = await other.put('/api/auth/profile', { username })
      expect([username, answer.statusCode, answer.json().message]).toEqual([
        username,
        409,
        'This username is taken',
      ])
    }
    expect((await other.put('/api/auth/profile', { username: 'Moonlights' })).statusCode).toBe(200)
  })

  test('may be respelled by the member who has it', async () => {
    const member = await site.signUp({ username: 'starlight' })
    expect((await member.put('/api/auth/profile', { username: 'StarLight' })).json()).toMatchObject({
      username: 'StarLight',
    })
  })

  test('does not speak for the site', async () => {
    const member = await site.signUp()
    for (const username of ['Аdmin', 'Shimpyo']) {
      const answer = await member.put('/api/auth/profile', { username })
      expect([username, answer.statusCode, answer.json().message]).toEqual([
        username,
        409,
        'This username is reserved',
      ])
    }
  })

  test('that several members want at one instant goes to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => site.signUp()))
    const answers = await Promise.all(
      people.map((one) => one.put('/api/auth/profile', { username: 'Wanted' })),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('is all that changes: no flag, no email, no id', async () => {
    const member = await site.signUp()
    const extra = {
      isAdmin: true,
      email: 'x@example.com',
      id: 1,
      replitId: 'x',
      createdAt: 'x',
      usernameFolded: 'x',
    }
    await member.put('/api/auth/profile', { username: `Only ${member.member.id}`, ...extra })
    expect(await member.json('/api/auth/me')).toEqual({
      ...member.member,
      username: `Only ${member.member.id}`,
    })
  })
})

describe('my sessions', () => {
  const email = () => `roamer${Math.random().toString(36).slice(2)}@example.com`
  const signIn = async (identifier: string, userAgent: string) => {
    const answer = await site.visitor.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identifier, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    })
    return callsOf(answer.json<SignedIn>().token)
  }
  const callsOf = (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const call = (method: 'GET' | 'DELETE', url: string) => site.visitor.call({ method, url, headers })
    return {
      call,
      list: async () => (await call('GET', '/api/auth/sessions')).json<MemberSession[]>(),
      status: async () => (await call('GET', '/api/auth/me')).statusCode,
    }
  }
  const aRoamer = async () => {
    const address = email()
    await site.visitor.post('/api/auth/register', { email: address, password: PASSWORD })
    return { laptop: await signIn(address, FIREFOX), phone: await signIn(address, 'Kitchen/1.0 <script>') }
  }

  test('are listed with the device and a coarse address, mine marked, without any token', async () => {
    const { laptop } = await aRoamer()
    const list = await laptop.list()
    expect(list).toHaveLength(3)
    expect(list.filter((one) => one.isCurrent)).toMatchObject([{ device: 'Firefox on Windows' }])
    expect(list.map((one) => one.device)).toContain('Another program')
    expect(Object.keys(list[0]!).sort()).toEqual([
      'createdAt',
      'device',
      'expiresAt',
      'id',
      'ipAddress',
      'isCurrent',
      'lastSeenAt',
    ])
    for (const one of list) expect(one.ipAddress).toBe('127.0.0.0/24')
  })

  test('end one by one', async () => {
    const { laptop, phone } = await aRoamer()
    const theirs = (await phone.list()).find((one) => one.isCurrent)!
    expect((await laptop.call('DELETE', `/api/auth/sessions/${theirs.id}`)).json()).toEqual({ success: true })
    expect([await phone.status(), await laptop.status()]).toEqual([401, 200])
    expect((await laptop.call('DELETE', `/api/auth/sessions/${theirs.id}`)).statusCode).toBe(404)
    const mine = (await laptop.list()).find((one) => one.isCurrent)!
    expect((await laptop.call('DELETE', `/api/auth/sessions/${mine.id}`)).statusCode).toBe(200)
    expect(await laptop.status()).toBe(401)
  })

  test('end all but this one', async () => {
    const { laptop, phone } = await aRoamer()
    expect((await laptop.call('DELETE', '/api/auth/sessions')).json()).toEqual({ success: true })
    expect([await laptop.status(), await phone.status()]).toEqual([200, 401])
    expect(await laptop.list()).toHaveLength(1)
  })

  test("are nobody else's to end or to see", async () => {
    const { laptop } = await aRoamer()
    const { laptop: stranger } = await aRoamer()
    const theirs = (await laptop.list()).map((one) => one.id)
    for (const id of theirs)
      expect((await stranger.call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(404)
    await stranger.call('DELETE', '/api/auth/sessions')
    expect(await laptop.status()).toBe(200)
    expect((await stranger.list()).some((one) => theirs.includes(one.id))).toBe(false)
    for (const id of ['0', 'abc', '2147483648', '1.5', '-1'])
      expect((await stranger.call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(404)
  })

  test('that are over are not listed', async () => {
    const member = await site.signUp()
    await site.db
      .insert(sessions)
      .values({ tokenHash: 'over', memberId: member.member.id, expiresAt: sql`now() - interval '1 second'` })
    expect(await member.json<MemberSession[]>('/api/auth/sessions')).toHaveLength(1)
  })
})

test('my own answers are never kept by anyone', async () => {
  const member = await site.signUp()
  for (const url of ['/api/auth/me', '/api/auth/sessions', '/api/auth/my-data'])
    expect((await member.get(url)).headers['cache-control']).toBe('private, no-store')
  expect((await member.json<Member>('/api/auth/me')).id).toBe(member.member.id)
})
