// Who may make which call: the whole API, called by visitors, with invalid tokens, by members and by admins.
import { beforeAll, describe, expect, test } from 'vitest'
import { aSite, type SignedIn } from '#tests/site.ts'
import { closed, everyCall, open } from './calls.ts'

const site = await aSite()

test('the table covers the whole API', () => {
  expect(everyCall.length).toBeGreaterThan(80)
  expect(closed.length + open.length).toBe(everyCall.length)
})

describe.each(closed)('$call', ({ method, url, who }) => {
  test('is closed to visitors, whatever token they send', async () => {
    for (const authorization of [
      undefined,
      'Bearer junk',
      `Bearer ${'x'.repeat(8_000)}`,
      'Bearer a Bearer b',
    ]) {
      const answer = await site.visitor.call({
        method,
        url: `${url}?token=junk`,
        headers: authorization ? { authorization } : {},
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ message: 'Unauthorized' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test(
    who === 'admin' ? 'is closed to members, and open to admins' : 'is open to members and admins',
    async () => {
      const payload = method === 'GET' ? undefined : {}
      const asMember = await (await site.signUp()).call({ method, url, payload })
      const asAdmin = await (await site.signUp({ isAdmin: true })).call({ method, url, payload })
      if (who === 'admin') expect(asMember.statusCode).toBe(403)
      else expect([401, 500, 503]).not.toContain(asMember.statusCode)
      expect(asAdmin.statusCode).not.toBe(401)
      expect(asAdmin.statusCode).toBeLessThan(500)
      for (const { headers } of [asMember, asAdmin]) expect(headers['cache-control']).toMatch(/no-store/)
    },
  )
})

test.each(open)('$call is open, also with an expired token', async ({ method, url }) => {
  for (const authorization of [undefined, 'Bearer junk']) {
    const answer = await site.visitor.call({ method, url, headers: authorization ? { authorization } : {} })
    if (!/login|auth|reset/.test(url)) expect([401, 403]).not.toContain(answer.statusCode)
    expect(answer.statusCode).toBeLessThan(500)
  }
})

describe('a member’s own', () => {
  let other: SignedIn
  beforeAll(async () => {
    other = await site.signUp()
  })

  test('rights cannot be gained by sending the field, under any name', async () => {
    const more = {
      isAdmin: true,
      is_admin: true,
      id: 1,
      replitId: 'x',
      role: 'admin',
      authorId: 1,
      userId: 1,
    }
    const registered = await site.visitor.post('/api/auth/register', {
      ...more,
      email: 'plain@example.com',
      password: 'tea at midnight',
    })
    expect(registered.json()).toMatchObject({ user: { isAdmin: false } })
    await other.put('/api/auth/profile', { ...more, username: 'still-a-member' })
    expect((await other.json<{ isAdmin: boolean }>('/api/auth/me')).isAdmin).toBe(false)
    const post = (await other.post('/api/posts', { ...more, title: 'x', content: 'x', upvotes: 99 })).json()
    expect(post).toMatchObject({ authorId: other.member.id, upvotes: 0 })
  })
})

test.each([
  '//api/admin/users',
  '/API/admin/users',
  '/api/admin/users/',
  '/api/%61dmin/users',
  '/api/x/../admin/users',
  '/api/admin/users;x',
  '/api/admin//users',
  '/api/admin/users%00',
])('the bent path %s opens nothing', async (url) => {
  const member = await site.signUp()
  for (const person of [site.visitor, member])
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await person.call({ method, url })
      expect([301, 302, 400, 401, 403, 404, 405]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('@example.com')
    }
})

test('no other method gets through: TRACE, and method override headers', async () => {
  expect((await site.visitor.call({ method: 'TRACE' as 'GET', url: '/api/admin/users' })).statusCode).toBe(
    405,
  )
  const member = await site.signUp()
  const { id } = (await member.post('/api/posts', { title: 'Stays', content: 'x' })).json<{ id: number }>()
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    await member.call({ method: 'POST', url: `/api/posts/${id}`, headers: { [name]: 'DELETE' }, payload: {} })
  await member.call({
    method: 'POST',
    url: `/api/posts/${id}?_method=DELETE`,
    payload: { _method: 'DELETE' },
  })
  expect((await member.get(`/api/posts/${id}`)).statusCode).toBe(200)
})
