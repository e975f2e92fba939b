// The header's account area and the sign-in dialog.
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { fill, freshPage, notice } from '#tests/fresh-page.tsx'
import { during, find, key, press, settle } from '#tests/render.tsx'

vi.mock('#web/full-navigation.ts', () => ({ navigateFully: vi.fn() }))

beforeEach(() => {
  history.replaceState(null, '', '/')
})

const header = (place: 'desktop' | 'mobile') =>
  freshPage(async () => {
    const { AccountArea } = await import('./account-area.tsx')
    return <AccountArea place={place} />
  })

const text = () => document.body.textContent ?? ''
const tab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
const dialog = () => document.querySelector('dialog')
const submit = async () => {
  const form = document.querySelector<HTMLFormElement>('[role=tabpanel]:not([hidden]) form, dialog form')!
  await press(form.querySelector('button[type=submit]')!)
  await settle()
}

test.each([
  ['desktop', 'Sign In', 'Sign Up'],
  ['desktop', 'Sign Up', 'Sign In'],
  ['mobile', 'Sign In', 'Sign In'],
  ['mobile', 'Sign Up', 'Sign Up'],
] as const)('%s: the button "%s" opens the tab "%s"', async (place, label, expected) => {
  fakeServer({})
  await header(place)
  await press(find('button', label))
  await settle()
  expect(tab()).toBe(expected)
  expect(find('dialog').querySelector('h2')?.textContent).toBe('Join Shimpyo')
})

async function opened(answers: Parameters<typeof fakeServer>[0] = {}, view: 'login' | 'register' = 'login') {
  const requests = fakeServer(answers)
  await header('mobile')
  await press(find('button', view === 'login' ? 'Sign In' : 'Sign Up'))
  await settle()
  return requests
}

test('an empty field blocks sending, and the first empty field gets the focus', async () => {
  const requests = await opened()
  await submit()
  expect(document.activeElement?.getAttribute('name')).toBe('identifier')
  await fill('identifier', 'minji@')
  await fill('password', 'long enough')
  await submit()
  expect(text()).toContain('Please enter a valid email address')
  await fill('identifier', 'minji@example.com')
  await fill('password', '')
  await submit()
  expect(requests).toEqual([])
})

test('signing in shows a pending button, then closes the dialog and welcomes the member', async () => {
  let answer = (_: { body: unknown }) => {}
  await opened({ 'POST /api/auth/login': new Promise((resolve) => (answer = resolve)) })
  await fill('identifier', 'minji.han@example.com')
  await fill('password', 'long enough')
  await submit()
  const button = find('button', 'Signing In...') as HTMLButtonElement
  expect(button.disabled).toBe(true)
  answer({ body: { token: 'fresh', user: MINJI } })
  await settle()
  expect(dialog()).toBeNull()
  expect(notice()).toBe('Welcome backGood to see you, minji.')
  expect(text()).toContain('Welcome, minji!')
  expect(localStorage.getItem('auth_token')).toBe('fresh')
})

test('registering shows the hint, the pending label, the errors of the server and the welcome', async () => {
  let answers: Parameters<typeof fakeServer>[0][string] = {
    status: 400,
    body: {
      message: 'This password is one of the commonest',
      issues: [{ path: 'password', message: 'This password is one of the commonest' }],
    },
  }
  const requests = await opened({ 'POST /api/auth/register': () => answers as never }, 'register')
  expect(text()).toContain('Create a password (min 8 characters)')
  expect(text()).toContain('Common passwords, such as password123, are refused.')
  expect(document.querySelector<HTMLInputElement>('[name=password]')?.placeholder).toBe(
    'Create a password (min 8 characters)',
  )
  await fill('email', 'minji.han@example.com')
  await fill('password', 'short')
  await submit()
  expect(text()).toContain('Password must be at least 8 characters')
  expect(requests).toEqual([])

  await fill('password', 'password1')
  await submit()
  expect(notice()).toBe('Registration failed400: This password is one of the commonest')
  expect(document.querySelector('.err')?.textContent).toBe('This password is one of the commonest')

  let answer = (_: { status: number; body: unknown }) => {}
  answers = new Promise((resolve) => (answer = resolve))
  await fill('password', 'a rainy ferry')
  await submit()
  expect(find('button', 'Creating Account...')).toHaveProperty('disabled', true)
  answer({ status: 201, body: { token: 'first', user: MINJI } })
  await settle()
  expect(dialog()).toBeNull()
  expect(notice()).toMatch(/^Welcome to Shimpyo/)
})

test('the email typed on one tab is kept on the other tab', async () => {
  await opened()
  await fill('identifier', 'minji.han@example.com')
  await press(find('tab', 'Sign Up'))
  expect(document.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('minji.han@example.com')
})

test('a forgotten password is requested by email, and the response is shown', async () => {
  const message = 'If there is an account with this email, a link is on its way.'
  const requests = await opened({
    'POST /api/auth/forgot-password': { body: { success: true, mailed: true, message } },
  })
  await press(find('button', 'Forgot password?'))
  await fill('email', 'minji.han@example.com')
  await submit()
  expect(requests.at(-1)?.body).toEqual({ email: 'minji.han@example.com' })
  expect(text()).toContain(message)
  await press(find('button', 'Back to sign in'))
  expect(tab()).toBe('Sign In')
})

test('the mailed link opens the new-password form, and its token is removed from the address', async () => {
  history.replaceState(null, '', '/?auth=reset#one-time-token')
  const requests = fakeServer({ 'POST /api/auth/reset-password': { body: { success: true } } })
  await header('desktop')
  await settle()
  expect(location.href).not.toContain('one-time-token')
  expect(location.search).toBe('')
  await fill('newPassword', 'a rainy ferry')
  await fill('confirmPassword', 'a rainy fairy')
  await submit()
  expect(text()).toContain("Passwords don't match")
  await fill('confirmPassword', 'a rainy ferry')
  await submit()
  expect(requests.at(-1)?.body).toEqual({ token: 'one-time-token', password: 'a rainy ferry' })
  expect(tab()).toBe('Sign In')
  expect(notice()).toMatch(/^Password changed successfully!/)
})

test('a new password ends the session of this browser too, and its token is removed', async () => {
  localStorage.setItem('auth_token', 'old')
  history.replaceState(null, '', '/?auth=reset#one-time-token')
  fakeServer({
    'GET /api/auth/me': { body: MINJI },
    'POST /api/auth/reset-password': { body: { success: true } },
  })
  await header('desktop')
  await settle()
  await fill('newPassword', 'a rainy ferry')
  await fill('confirmPassword', 'a rainy ferry')
  await submit()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(text()).not.toContain('minji')
})

test('a used-up link shows an error and offers a new one', async () => {
  history.replaceState(null, '', '/?auth=reset#used')
  fakeServer({
    'POST /api/auth/reset-password': { status: 400, body: { message: 'This link is used up' } },
  })
  await header('desktop')
  await settle()
  await fill('newPassword', 'a rainy ferry')
  await fill('confirmPassword', 'a rainy ferry')
  await submit()
  expect(find('alert', '400: This link is used up')).toBeDefined()
  await press(find('button', 'Request a new link'))
  expect(find('dialog').querySelector('h2')?.textContent).toBe('Forgot password?')
})

test('/?auth=login opens the dialog and removes the marker from the address', async () => {
  history.replaceState(null, '', '/?auth=login&page=2')
  fakeServer({})
  await header('desktop')
  await settle()
  expect(tab()).toBe('Sign In')
  expect(location.search).toBe('?page=2')
})

test('/?auth=login does not open the dialog for a signed-in member', async () => {
  history.replaceState(null, '', '/?auth=login')
  localStorage.setItem('auth_token', 'good')
  fakeServer({ 'GET /api/auth/me': { body: MINJI } })
  await header('desktop')
  await settle()
  expect(dialog()).toBeNull()
})

test('/?auth=done exchanges the cookie and returns to the page the visitor came from', async () => {
  history.replaceState(null, '', '/?auth=done')
  sessionStorage.setItem('return_to', JSON.stringify({ path: '/community', at: Date.now() }))
  fakeServer({ 'POST /api/auth/token': { body: { token: 'theirs', user: MINJI } } })
  await header('mobile')
  await settle()
  expect(text()).toContain('Welcome, minji!')
  expect(localStorage.getItem('auth_token')).toBe('theirs')
  expect(location.pathname + location.search).toBe('/community')
})

test('/?auth=done without a session shows an error, and the sign-in buttons appear', async () => {
  history.replaceState(null, '', '/?auth=done')
  fakeServer({ 'POST /api/auth/token': { status: 401, body: { message: 'Unauthorized' } } })
  await header('mobile')
  await settle()
  expect(notice()).toBe('Login failed401: Unauthorized')
  expect(find('button', 'Sign In')).toBeDefined()
})

test.each(['failed', 'away', 'suspended'])('/?auth=%s shows its message', async (marker) => {
  history.replaceState(null, '', `/?auth=${marker}`)
  fakeServer({})
  await header('desktop')
  await settle()
  expect(notice()).toMatch(/^Login failed./)
  expect(location.search).toBe('')
})

test('with an external provider the dialog links to it with a full page load', async () => {
  await opened()
  const link = find('link', 'Continue with id.example')
  expect(link.getAttribute('href')).toBe('/api/login')
})

test('a placeholder replaces the buttons while the session loads', async () => {
  localStorage.setItem('auth_token', 'good')
  let answer = (_: { body: unknown }) => {}
  fakeServer({ 'GET /api/auth/me': new Promise((resolve) => (answer = resolve)) })
  await header('desktop')
  expect(text()).toBe('Loading...')
  answer({ body: { ...MINJI, isAdmin: true } })
  await settle()
  expect(text()).not.toContain('Loading...')
})

const menuOf = async (member: typeof MINJI) => {
  localStorage.setItem('auth_token', 'good')
  fakeServer({ 'GET /api/auth/me': { body: member } })
  await header('desktop')
  await key('ArrowDown', find('button', 'Account menu'))
  return [...document.querySelectorAll('.menu a, .menu button')].map((entry) => entry.textContent)
}

test('the account menu shows the first letter, the name, the email and its links', async () => {
  expect(await menuOf(MINJI)).toEqual(['My Profile', 'Sign Out'])
  expect(find('button', 'Account menu').textContent).toBe('M')
  expect(text()).toContain('minji.han@example.com')
  expect(find('link', 'My Profile').getAttribute('href')).toBe('/profile')
})

test('a member without a name gets the letter U', async () => {
  await menuOf({ ...MINJI, username: '' })
  expect(find('button', 'Account menu').textContent).toBe('U')
})

test('on a phone the member is welcomed, and an admin has an Admin button', async () => {
  localStorage.setItem('auth_token', 'good')
  fakeServer({ 'GET /api/auth/me': { body: { ...MINJI, isAdmin: true } } })
  await header('mobile')
  expect(text()).toContain('Welcome, minji!')
  expect(find('link', 'My Profile')).toBeDefined()
  expect(find('link', 'Admin').getAttribute('href')).toBe('/admin')
  expect(find('button', 'Sign Out')).toBeDefined()
})

test('a member-only action names what it needs an account for, and opens the dialog', async () => {
  fakeServer({})
  await header('desktop')
  const { signInRequired } = await import('./sign-in-required.ts')
  await during(() => signInRequired('vote'))
  expect(notice()).toMatch(/^Authentication RequiredPlease sign up or log in to vote/)
  // The header already has a button named "Sign In".
  expect(
    [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Sign In'),
  ).toHaveLength(1)
  await press(document.querySelector('.toast .btn')!)
  await settle()
  expect(tab()).toBe('Sign In')
})

test.each([
  [{ return_to: { path: '/profile' } }, 'Sign in to see your profile.'],
  [{ return_to: { path: '/community?post=3' } }, 'You were signed out. Sign in to go on where you were.'],
  [{ pressed: { what: 'watchlist', id: '5' } }, 'Sign in, and the drama is added to your watchlist.'],
  [{ pressed: { what: 'line', id: 'live-today' } }, 'Sign in, and the line is saved.'],
])('the dialog says what it is for: %j', async (stored, words) => {
  for (const [key, value] of Object.entries(stored))
    sessionStorage.setItem(key, JSON.stringify({ ...value, at: Date.now() }))
  history.replaceState(null, '', '/?auth=login')
  fakeServer({})
  await header('desktop')
  await settle()
  expect(dialog()!.textContent).toContain(words)
  await press(dialog()!.querySelector('[aria-label=Close]')!)
  expect(sessionStorage).toHaveLength(0)
})
