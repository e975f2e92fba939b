// @vitest-environment jsdom
// The profile page: who may see it, what it shows, and what one can change there.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MINJI, type RecordedRequest } from '#web/auth/fake-server.ts'
import { fill, freshPage, notice } from '#web/auth/on-fresh-stage.tsx'
import { find, press, settle } from '#web/ui/on-stage.tsx'

const navigateFully = vi.hoisted(() => vi.fn())
vi.mock('#web/full-navigation.ts', () => ({ navigateFully }))

beforeEach(() => {
  navigateFully.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/profile')
})

const HERE = {
  id: 1,
  device: 'Firefox on Linux',
  ipAddress: '203.0.113.0',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
  isCurrent: true,
}
const ELSEWHERE = { ...HERE, id: 2, device: 'Chrome on Android', isCurrent: false }

const show = () =>
  freshPage(async () => {
    const { default: ProfilePage } = await import('./profile-page.tsx')
    return <ProfilePage />
  })

async function profileOf(member = MINJI, answers: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({
    'GET /api/auth/me': { body: member },
    'GET /api/auth/sessions': { body: [HERE, ELSEWHERE] },
    'GET /api/watchlist/summary': { body: { total: 0, plan: 0, watching: 0, finished: 0, none: 0 } },
    [`GET /api/kdrama-notes/user/${member.id}`]: { body: [] },
    ...answers,
  })
  await show()
  return requests
}

const text = () => document.body.textContent ?? ''
const field = (label: string) => find('textbox', label) as HTMLInputElement
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const calls = (requests: RecordedRequest[]) =>
  requests.map(({ call }) => call).filter((call) => !call.startsWith('GET'))

test('while it is not known who looks, there is a spinner and nothing else', async () => {
  localStorage.setItem('auth_token', 'good')
  fakeServer({ 'GET /api/auth/me': new Promise(() => {}) })
  await show()
  expect(document.querySelector('.spinner')).not.toBeNull()
  expect(text()).not.toContain('My Profile')
})

test('a visitor sees nothing but a notice, and is led to sign in after half a second', async () => {
  fakeServer({})
  await show()
  expect(document.querySelector('h1, h2, input, .spinner')).toBeNull()
  expect(notice()).toBe('UnauthorizedYou are logged out. Logging in again...')
  expect(navigateFully).not.toHaveBeenCalled()
  await act(() => new Promise((resolve) => setTimeout(resolve, 520)))
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/api/login')
})

test('who comes from a password manager finds the dialog open', async () => {
  history.replaceState(null, '', '/profile#change-password')
  await profileOf()
  expect(field('Current Password').value).toBe('')
})

test('email and password are shown read-only, the password as dots', async () => {
  await profileOf()
  expect(field('Email')).toMatchObject({ value: 'minji.han@example.com', readOnly: true })
  expect(field('Password')).toMatchObject({ readOnly: true, type: 'password' })
  await press(find('button', 'Show password'))
  expect(field('Password')).toMatchObject({ value: 'Stored securely, cannot be displayed', type: 'text' })
  await press(find('button', 'Hide password'))
  expect(field('Password').type).toBe('password')
})

test('an account without an email says so', async () => {
  await profileOf({ ...MINJI, email: null })
  expect(field('Email').value).toBe('Not provided')
})

async function changing(answers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = await profileOf(MINJI, answers)
  await press(find('button', 'Change'))
  return requests
}
const typeThree = async (current: string, next: string, again: string) => {
  await fill('currentPassword', current)
  await fill('newPassword', next)
  await fill('confirmPassword', again)
  await press(find('button', 'Change Password'))
  await settle()
}

test('changing the password: the four messages', async () => {
  const requests = await changing()
  await typeThree('', 'short', '')
  expect(errorOf('Current Password')).toBe('Current password is required')
  expect(errorOf('New Password')).toBe('New password must be at least 8 characters')
  expect(errorOf('Confirm New Password')).toBe('Please confirm your new password')
  expect(document.activeElement).toBe(field('Current Password'))
  await typeThree('old password', 'a rainy ferry', 'a rainy fairy')
  expect(errorOf('Confirm New Password')).toBe("Passwords don't match")
  expect(calls(requests)).toEqual([])
})

test('changing the password: done, said, the dialog gone and the sessions read again', async () => {
  const requests = await changing({ 'PUT /api/auth/change-password': { body: { success: true } } })
  await typeThree('old password', 'a rainy ferry', 'a rainy ferry')
  expect(requests.find(({ call }) => call === 'PUT /api/auth/change-password')?.body).toEqual({
    currentPassword: 'old password',
    newPassword: 'a rainy ferry',
  })
  expect(notice()).toMatch(/^Password changed successfully!/)
  expect(document.querySelector('dialog')).toBeNull()
  expect(requests.at(-1)?.call).toBe('GET /api/auth/sessions')
})

test.each([
  [
    'the server’s message',
    { status: 400, body: { message: 'Current password is incorrect' } },
    'Current password is incorrect',
  ],
  ['its own words', 'no answer' as const, 'Failed to change password. Please try again.'],
])('changing the password: a failure is told with %s', async (_, answer, words) => {
  await changing({ 'PUT /api/auth/change-password': answer })
  await typeThree('old password', 'a rainy ferry', 'a rainy ferry')
  expect(notice()).toBe(`Error${words}`)
  expect(document.querySelector('dialog')!.textContent.split(words)).toHaveLength(2) // said once
})

test('Cancel closes the dialog, and nothing typed is there the next time', async () => {
  await changing()
  await fill('currentPassword', 'old password')
  await press(find('button', 'Cancel'))
  expect(document.querySelector('dialog')).toBeNull()
  await press(find('button', 'Change'))
  expect(field('Current Password').value).toBe('')
})

test('a new username is saved and shown', async () => {
  const requests = await profileOf(MINJI, {
    'PUT /api/auth/profile': ({ body }) => ({ body: { ...MINJI, username: body.username } }),
  })
  await fill('username', '민지')
  await press(find('button', 'Save'))
  await settle()
  expect(requests.find(({ call }) => call === 'PUT /api/auth/profile')?.body).toEqual({ username: '민지' })
  expect(notice()).toBe("Username changedYou're now 민지.")
  expect(text()).toContain('민지, member since March 2025')
  expect(Object.keys(localStorage)).toEqual(['auth_token'])
})

test('a username that cannot be, or is taken, says so beside the field', async () => {
  const requests = await profileOf(MINJI, {
    'PUT /api/auth/profile': { status: 409, body: { message: 'This username is taken' } },
  })
  await fill('username', 'x')
  await press(find('button', 'Save'))
  expect(errorOf('Username')).toBe('Username must be at least 2 characters')
  expect(calls(requests)).toEqual([])
  await fill('username', 'haneul')
  await press(find('button', 'Save'))
  await settle()
  expect(errorOf('Username')).toBe('This username is taken')
})

test('the sessions show where one is signed in; others can be ended, one or all', async () => {
  let sessions = [HERE, ELSEWHERE]
  const requests = await profileOf(MINJI, {
    'GET /api/auth/sessions': () => ({ body: sessions }),
    'DELETE /api/auth/sessions/2': () => {
      sessions = [HERE]
      return { body: { success: true } }
    },
  })
  expect(text()).toContain('Firefox on Linux')
  expect(find('button', 'Sign out all other devices')).toBeDefined()
  await press(find('button', 'Sign Out Chrome on Android'))
  await settle()
  expect(calls(requests)).toEqual(['DELETE /api/auth/sessions/2'])
  expect(text()).not.toContain('Chrome on Android')
  expect(text()).not.toContain('Sign out all other devices')
})

test('signing out all others asks for just that', async () => {
  const requests = await profileOf(MINJI, { 'DELETE /api/auth/sessions': { body: { success: true } } })
  await press(find('button', 'Sign out all other devices'))
  await settle()
  expect(calls(requests)).toEqual(['DELETE /api/auth/sessions'])
  expect(notice()).toBe('Signed out on your other devices')
})

test('sessions that could not be read can be asked for again', async () => {
  let broken = true
  await profileOf(MINJI, {
    'GET /api/auth/sessions': () => (broken ? { status: 500 } : { body: [HERE] }),
  })
  expect(text()).toContain('Could not load your devices.')
  broken = false
  await press(find('button', 'Try again'))
  await settle()
  expect(text()).toContain('Firefox on Linux')
})

test('everything of one’s own comes as a JSON file', async () => {
  let saved: Blob | undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = (blob: Blob) => {
    saved = blob
    return 'blob:mine'
  }
  URL.revokeObjectURL = () => {}
  await profileOf(MINJI, { 'GET /api/auth/my-data': { body: { account: { username: 'minji' } } } })
  await press(find('button', 'Download my data'))
  await settle()
  expect(JSON.parse((await saved?.text()) ?? '')).toEqual({ account: { username: 'minji' } })
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('shimpyo-my-data.json')
})

async function deleteAccount(member = MINJI, answer: object = { body: { success: true } }) {
  const requests = await profileOf(member, { 'DELETE /api/auth/account': answer })
  await press(find('button', 'Close my account'))
  return requests
}
const confirm = async () => {
  await press(document.querySelector('dialog button[type=submit]')!)
  await settle()
}

test('leaving asks for the password and what becomes of the posts, and forgets everything here', async () => {
  const requests = await deleteAccount()
  await confirm()
  expect(calls(requests)).toEqual([])
  localStorage.setItem('draft:7:post:new', JSON.stringify({ value: 'x', at: Date.now(), tab: 't' }))
  await press(document.querySelector('[name=posts][value=remove]')!)
  await fill('password', 'a rainy ferry')
  await confirm()
  expect(requests.at(-1)).toMatchObject({
    call: 'DELETE /api/auth/account',
    body: { posts: 'remove', password: 'a rainy ferry' },
  })
  expect(localStorage).toHaveLength(0)
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/')
})

test('an account of the external provider may leave without a password', async () => {
  const requests = await deleteAccount({ ...MINJI, replitId: 'abc' } as typeof MINJI)
  await confirm()
  expect(requests.at(-1)?.body).toEqual({ posts: 'keep' })
})

test('a wrong password keeps everything as it is', async () => {
  await deleteAccount(MINJI, { status: 400, body: { message: 'Current password is incorrect' } })
  await fill('password', 'wrong password')
  await confirm()
  expect(notice()).toBe('ErrorCurrent password is incorrect')
  expect(localStorage.getItem('auth_token')).toBe('good')
  expect(navigateFully).not.toHaveBeenCalled()
})

test('search engines are asked not to list it', async () => {
  await profileOf()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
