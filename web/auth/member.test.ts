// The session in the browser: on page load, after signing in and out, and across tabs.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { eventually, turns } from '#tests/render.tsx'

const navigateFully = vi.hoisted(() => vi.fn())
vi.mock('#web/full-navigation.ts', () => ({ navigateFully }))

beforeEach(() => {
  navigateFully.mockReset()
})

const stop = new Set<() => void>()
afterEach(() => {
  for (const end of stop) end()
  stop.clear()
})

/** Loads every module again, like a new page, without the listeners of the previous one. */
async function loaded() {
  vi.resetModules()
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const member = await import('./member.ts')
  return {
    ...member,
    ...(await import('./sign-in.ts')),
    ...(await import('./sign-out.ts')),
    start: async () => {
      await member.startSession()
      for (const [type, listener] of listen.mock.calls)
        stop.add(() => removeEventListener(type, listener as EventListener))
    },
  }
}

const otherTab = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem('auth_token')
  else localStorage.setItem('auth_token', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue }))
}
const settle = () => turns(5)

test('without a token there is no request and nobody is signed in', async () => {
  const requests = fakeServer({})
  const page = await loaded()
  await page.start()
  expect(page.sessionNow()).toEqual({ member: null, loading: false })
  expect(requests).toEqual([])
  await expect(page.fetchMember()).rejects.toThrow('No token found')
})

test('a stored token is sent to the server, and the session is loading until the response arrives', async () => {
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({ 'GET /api/auth/me': { body: MINJI } })
  const page = await loaded()
  expect(page.sessionNow().loading).toBe(true)
  await page.start()
  expect(page.sessionNow()).toEqual({ member: MINJI, loading: false })
  expect(requests[0]?.bearer).toBe('Bearer good')
})

test.each([
  ['refused', { status: 401, body: { message: 'Unauthorized' } }],
  ['answered with a fault', { status: 500 }],
])('a token that is %s is removed, and loading ends', async (_, answer) => {
  localStorage.setItem('auth_token', 'dead')
  fakeServer({ 'GET /api/auth/me': answer })
  const page = await loaded()
  await expect(page.fetchMember()).rejects.toThrow('Failed to fetch user')
  await page.start()
  expect(page.sessionNow()).toEqual({ member: null, loading: false })
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('without a network the token is kept and checked again when the network is back', async () => {
  localStorage.setItem('auth_token', 'good')
  let isAway = true
  fakeServer({ 'GET /api/auth/me': () => (isAway ? 'no answer' : { body: MINJI }) })
  const page = await loaded()
  await page.start()
  expect(page.sessionNow()).toEqual({ member: null, loading: false })
  expect(localStorage.getItem('auth_token')).toBe('good')
  isAway = false
  dispatchEvent(new Event('online'))
  await eventually(() => expect(page.sessionNow().member).toEqual(MINJI))
})

test('a request cut off by leaving the page does not remove the token', async () => {
  localStorage.setItem('auth_token', 'good')
  fakeServer({
    'GET /api/auth/me': () => {
      dispatchEvent(new Event('pagehide'))
      return 'no answer'
    },
  })
  await (await loaded()).start()
  expect(localStorage.getItem('auth_token')).toBe('good')
})

test('signing in stores the token and sets the member', async () => {
  const requests = fakeServer({ 'POST /api/auth/login': { body: { token: 'fresh', user: MINJI } } })
  const page = await loaded()
  await page.signIn({ identifier: 'minji.han@example.com', password: 'long enough' })
  expect(requests[0]?.body).toEqual({ identifier: 'minji.han@example.com', password: 'long enough' })
  expect(localStorage.getItem('auth_token')).toBe('fresh')
  expect(page.sessionNow().member).toEqual(MINJI)
})

test('registering stores the token and sets the member', async () => {
  const requests = fakeServer({
    'POST /api/auth/register': { status: 201, body: { token: 'first', user: MINJI } },
  })
  const page = await loaded()
  await page.register({ email: 'minji.han@example.com', password: 'long enough' })
  expect(requests[0]?.body).toEqual({ email: 'minji.han@example.com', password: 'long enough' })
  expect(localStorage.getItem('auth_token')).toBe('first')
  expect(page.sessionNow().member).toEqual(MINJI)
})

test('a late response about an old token does not undo a sign-in', async () => {
  localStorage.setItem('auth_token', 'old')
  let refuse = (_: { status: number }) => {}
  fakeServer({
    'GET /api/auth/me': new Promise((resolve) => (refuse = resolve)),
    'POST /api/auth/login': { body: { token: 'fresh', user: MINJI } },
  })
  const page = await loaded()
  const started = page.start()
  await page.signIn({ identifier: 'minji', password: 'long enough' })
  refuse({ status: 401 })
  await started
  expect(page.sessionNow().member).toEqual(MINJI)
  expect(localStorage.getItem('auth_token')).toBe('fresh')
})

async function signedIn(as = MINJI, answers = {}) {
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({ 'GET /api/auth/me': { body: as }, ...answers })
  const page = await loaded()
  await page.start()
  return { ...page, requests }
}

test('signing out calls the server, removes token and drafts, and goes to the home page', async () => {
  const page = await signedIn(MINJI, { 'POST /api/auth/logout': { body: { success: true } } })
  localStorage.setItem('draft:7:review:new', JSON.stringify({ value: 'x', at: Date.now(), tab: 't' }))
  localStorage.setItem('draft:8:review:new', JSON.stringify({ value: 'y', at: Date.now(), tab: 't' }))
  await page.signOut()
  expect(page.requests.at(-1)).toMatchObject({ call: 'POST /api/auth/logout', bearer: 'Bearer good' })
  expect(Object.keys(localStorage)).toEqual(['draft:8:review:new'])
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/')
})

test.each([
  ['cannot be reached', 'no answer' as const],
  ['knows no such session', { status: 401, body: { message: 'Unauthorized' } }],
])('signing out works even if the server %s', async (_, answer) => {
  const page = await signedIn(MINJI, { 'POST /api/auth/logout': answer })
  await page.signOut()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/')
})

test('an account of the external provider signs out with a full page load', async () => {
  const page = await signedIn({ ...MINJI, replitId: 'abc' })
  await page.signOut()
  expect(page.requests.map(({ call }) => call)).toEqual(['GET /api/auth/me'])
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/api/logout')
})

test('signing out in another tab signs out here too', async () => {
  const page = await signedIn()
  otherTab(null)
  await settle()
  expect(page.sessionNow()).toEqual({ member: null, loading: false })
})

test('signing in in another tab signs in here too', async () => {
  fakeServer({ 'GET /api/auth/me': { body: MINJI } })
  const page = await loaded()
  await page.start()
  otherTab('theirs')
  await settle()
  expect(page.sessionNow().member).toEqual(MINJI)
})

test('a page restored from the back/forward cache checks the session again', async () => {
  const page = await signedIn()
  localStorage.removeItem('auth_token')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect(page.sessionNow().member).toBeNull()
})

test('after the external provider the cookie is exchanged for the token', async () => {
  const requests = fakeServer({ 'POST /api/auth/token': { body: { token: 'theirs', user: MINJI } } })
  const page = await loaded()
  await page.start()
  const exchanged = page.signInWithCookie()
  expect(page.sessionNow().loading).toBe(true)
  await exchanged
  expect(requests[0]?.bearer).toBeNull()
  expect(localStorage.getItem('auth_token')).toBe('theirs')
  expect(page.sessionNow().member).toEqual(MINJI)
})

test('without storage the cookie carries the session until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  fakeServer({ 'POST /api/auth/login': { body: { token: 'fresh', user: MINJI } } })
  const page = await loaded()
  await page.signIn({ identifier: 'minji', password: 'long enough' })
  expect(page.sessionNow().member).toEqual(MINJI)
})

test('only an account with isAdmin is an admin', async () => {
  const { isAdmin } = await loaded()
  expect(isAdmin(null)).toBe(false)
  expect(isAdmin(MINJI)).toBe(false)
  expect(isAdmin({ ...MINJI, isAdmin: true })).toBe(true)
})
