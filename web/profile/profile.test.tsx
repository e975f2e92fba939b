// The profile page: access, contents, and every change a member can make.
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { fill, freshPage, notice } from '#tests/fresh-page.tsx'
import { find, press, settle } from '#tests/render.tsx'

const navigateFully = vi.hoisted(() => vi.fn())
vi.mock('#web/full-navigation.ts', () => ({ navigateFully }))

beforeEach(() => {
  navigateFully.mockReset()
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
    return <ProfilePage params={{}} query={new URLSearchParams(location.search)} />
  })

async function profileOf(member = MINJI, answers: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({
    'GET /api/auth/me': { body: member },
    'GET /api/auth/sessions': { body: [HERE, ELSEWHERE] },
    'GET /api/watchlist/summary': { body: { total: 0, plan: 0, watching: 0, finished: 0, none: 0 } },
    [`GET /api/kdrama-notes/user/${member.id}`]: { body: [] },
    'GET /api/lists/mine': { body: [] },
    'GET /api/lists/saved': { body: [] },
    'GET /api/public-page': { body: { isOn: false } },
    'GET /api/blocked': { body: [] },
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

test('while the session loads only a spinner is shown', async () => {
  localStorage.setItem('auth_token', 'good')
  fakeServer({ 'GET /api/auth/me': new Promise(() => {}) })
  await show()
  expect(document.querySelector('.spinner')).not.toBeNull()
  expect(text()).not.toContain('My Profile')
})

test('a visitor gets a notice and is sent to sign in after half a second', async () => {
  fakeServer({})
  const timers = vi.spyOn(window, 'setTimeout')
  await show()
  expect(document.querySelector('h1, h2, input, .spinner')).toBeNull()
  expect(notice()).toBe('Sign In RequiredPlease sign in to see your profile')
  expect(document.querySelector('.toast.destructive')).toBeNull()
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 500)
  await vi.waitFor(() => expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/api/login'), 30_000)
})

test('a visit from a password manager opens the dialog', async () => {
  history.replaceState(null, '', '/profile#change-password')
  await profileOf()
  expect(field('Current Password').value).toBe('')
})

test('email and password are read-only, the password as dots', async () => {
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

test('changing the password shows the four validation messages', async () => {
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

test.each([
  [
    'the server’s message',
    { status: 400, body: { message: 'Current password is incorrect' } },
    'Current password is incorrect',
  ],
  ['its own words', 'no answer' as const, 'Failed to change password. Please try again.'],
])('a failed password change shows %s', async (_, answer, words) => {
  await changing({ 'PUT /api/auth/change-password': answer })
  await typeThree('old password', 'a rainy ferry', 'a rainy ferry')
  expect(notice()).toBe(`Error${words}`)
  expect(document.querySelector('dialog')!.textContent.split(words)).toHaveLength(2) // said once
})

test('Cancel closes the dialog and clears its fields', async () => {
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

test('an invalid or taken username shows an error at the field', async () => {
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

test('sessions are listed; others can be ended one by one or all at once', async () => {
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

test('signing out all other sessions sends one request', async () => {
  const requests = await profileOf(MINJI, { 'DELETE /api/auth/sessions': { body: { success: true } } })
  await press(find('button', 'Sign out all other devices'))
  await settle()
  expect(calls(requests)).toEqual(['DELETE /api/auth/sessions'])
  expect(notice()).toBe('Signed out on your other devices')
})

test('sessions that failed to load can be loaded again', async () => {
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

test('all personal data is downloaded as a JSON file', async () => {
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

test('deleting the account asks for the password and about the posts, and clears this browser', async () => {
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

test('an account of the external provider is deleted without a password', async () => {
  const requests = await deleteAccount({ ...MINJI, replitId: 'abc' } as typeof MINJI)
  await confirm()
  expect(requests.at(-1)?.body).toEqual({ posts: 'keep' })
})

test('a wrong password changes nothing', async () => {
  await deleteAccount(MINJI, { status: 400, body: { message: 'Current password is incorrect' } })
  await fill('password', 'wrong password')
  await confirm()
  expect(notice()).toBe('ErrorCurrent password is incorrect')
  expect(localStorage.getItem('auth_token')).toBe('good')
  expect(navigateFully).not.toHaveBeenCalled()
})

test('the profile page is not indexed', async () => {
  await profileOf()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
