// In WebKit: signing in and out, a new password, a draft over a reload, and a review that is private, then public.
import { call } from '../admin-tour.ts'
import { expect } from '../site.ts'
import { carry, newEmail, PASSWORD, test } from './journey.ts'
import { soon, type Tab } from './tab.ts'

async function signIn(tab: Tab, email: string, password: string) {
  await tab.press('button', 'Sign Up') // on the desktop it opens the tab "Sign In"
  await tab.fill('Email', email)
  await tab.fill('Password', password)
  await tab.press('button', 'Sign In')
  await tab.one('button', 'Account menu')
}

const joins = async (url: string, email: string) => {
  const body = { email, password: PASSWORD }
  const site = { url } as Parameters<typeof call>[0]
  return (await call<{ token: string }>(site, '', 'POST /api/auth/register', body)).token
}

test('a member signs up, reloads, signs out and signs in again', async ({ tab, allow }) => {
  allow(/status of 401/)
  const email = newEmail()
  await tab.goto('/')
  await tab.press('button', 'Sign In')
  await tab.fill('Email', email)
  await tab.fill('Password', PASSWORD)
  await tab.press('button', 'Sign Up')
  await tab.sees('Welcome to Shimpyo')
  await tab.goto('/')
  await tab.press('button', 'Account menu')
  await tab.press('button', 'Sign Out')
  await tab.one('button', 'Sign In')
  await soon(async () => expect(await tab.evaluate('return localStorage.getItem("auth_token")')).toBeNull())
  await signIn(tab, email, PASSWORD)
})

test('a new password signs out the other browser', async ({ tab, open, site, allow }) => {
  allow(/status of 401/)
  const email = newEmail()
  await carry(tab, await joins(site.url, email))
  const other = await open()
  await other.goto('/')
  await signIn(other, email, PASSWORD)
  await other.goto('/profile')
  await tab.goto('/profile')
  await tab.press('button', 'Change')
  await tab.fill('Current Password', PASSWORD)
  await tab.fill('New Password', 'the last train to Chuncheon')
  await tab.fill('Confirm New Password', 'the last train to Chuncheon')
  await tab.press('button', 'Change Password')
  await tab.sees('Password changed successfully!')
  await other.fill('Username', 'minji of the other browser')
  await other.press('button', 'Save')
  await other.sees('You are logged out. Logging in again...')
})

test('what was typed into a form is there again after a reload, and is sent', async ({ tab, site }) => {
  await tab.goto('/contact')
  const fields = { Name: 'Min-ji', Email: 'minji@example.com', Subject: 'Hello', Message: '느꼈어요, 정말' }
  for (const [label, text] of Object.entries(fields)) await tab.fill(label, text)
  await tab.goto('/contact')
  for (const [label, text] of Object.entries(fields))
    await soon(async () => expect(await (await tab.one('field', label)).getProperty('value')).toBe(text))
  await tab.sees('Draft restored')
  await tab.press('button', 'Send message')
  await tab.sees('✓ Your message has been sent successfully!')
  expect(site.log()).not.toContain('"level":50')
})

test('a review is private, then public, for a visitor in another browser', async ({ tab, open, site }) => {
  const title = `Rain on the roof ${Date.now()}`
  await carry(tab, await joins(site.url, newEmail()))
  const visitor = await open()
  await tab.goto('/profile')
  await tab.press('button', 'New Review')
  await tab.fill('Drama Title', title)
  await tab.fill('My Review Content', 'First line')
  await tab.press('button', 'Create Review')
  await tab.sees('K-Drama review created successfully!')
  await visitor.goto('/reviews')
  await visitor.misses(title)
  await tab.press('button', 'Edit')
  await soon(async () => {
    await tab.press('radio', /^Public/)
    expect(await (await tab.one('radio', /^Public/)).isSelected()).toBe(true)
  })
  await tab.press('button', 'Update Review')
  await tab.sees('(edited)')
  await visitor.goto('/reviews')
  await visitor.press('link', title)
  await visitor.sees('First line')
})
