// An account's life in a real browser: sign up, stay, sign out, sign in, a new password, and drafts that survive a crash.
import type { Browser, Page } from '@playwright/test'
import { axe, COLOR_RULES, noSidewaysScroll } from './for-everyone.ts'
import { newEmail, PASSWORD } from './members.ts'
import { hasShown, recordNotices } from './notices.ts'
import { expect, test } from './site.ts'

const NEW_PASSWORD = 'the last train to Chuncheon'

/** On the desktop the labels are crossed: "Sign In" opens the tab "Sign Up" and the other way round. */
async function signUp(page: Page, email: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Shimpyo' })
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog).toBeHidden()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await typeIntoDialog(page, email, password)
}

async function typeIntoDialog(page: Page, email: string, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Join Shimpyo' })
  await expect(dialog.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' })

async function signOut(page: Page) {
  await menu(page).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
}

test('where the account menu cannot be loaded, a member still has the page, and a way to the profile', async ({
  page,
  noise,
}) => {
  noise.expect(/signed-in|Failed to load resource|ERR_FAILED|NS_ERROR/)
  await page.goto('/')
  await page.route(/\/assets\/signed-in/, (route) => route.abort())
  await signUp(page, newEmail())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/\/assets\/signed-in/)
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click()
  await expect(menu(page)).toBeVisible()
})

test('a member signs up, reloads, signs out and signs in again', async ({ page, noise }) => {
  const email = newEmail()
  await page.goto('/')
  await signUp(page, email)
  await expect(page.getByText('Welcome to Shimpyo')).toBeVisible()
  await menu(page).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)

  await page.reload()
  await expect(menu(page)).toBeVisible()

  await signOut(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  noise.expect(/status of 401/)
  await signIn(page, email, 'not the password')
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('401: Invalid email or password')).toBeVisible()
  await typeIntoDialog(page, email, PASSWORD)
  await expect(page.getByText('Welcome back')).toBeVisible()
  await expect(menu(page)).toBeVisible()
})

/** A second browser of the same member. */
async function elsewhere(browser: Browser, baseURL: string, email: string) {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page, email, PASSWORD)
  await expect(menu(page)).toBeVisible()
  return page
}

test('a new password signs out every other browser, which is sent to sign in', async ({
  page,
  browser,
  site,
}) => {
  const email = newEmail()
  await page.goto('/')
  await signUp(page, email)
  const other = await elsewhere(browser, site.url, email)
  await other.goto('/profile')
  const name = other.getByRole('textbox', { name: 'Username' })
  await name.fill('minji of the other machine')

  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Current Password').fill(PASSWORD)
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1)

  // the other browser finds out at its next write; the typed text is restored after signing in
  await recordNotices(other)
  await other.getByRole('button', { name: 'Save' }).click()
  await hasShown(other, 'You are logged out. Logging in again...')
  await typeIntoDialog(other, email, NEW_PASSWORD)
  await expect(other).toHaveURL(/\/profile$/)
  await expect(name).toHaveValue('minji of the other machine')
  await expect(other.getByText('Draft restored')).toBeVisible()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('minji of the other machine, member since')).toBeVisible()
  await other.context().close()
})

test('a visitor at the profile is sent to sign in, and back afterwards', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await signUp(page, email)
  await signOut(page)
  await recordNotices(page)
  await page.goto('/profile')
  await hasShown(page, 'Please sign in to see your profile')
  await expect(page).toHaveURL(/\/$/)
  await typeIntoDialog(page, email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
})

test('a draft survives a killed page, and is removed by signing out', async ({ page, context }) => {
  const email = newEmail()
  await page.goto('/')
  await signUp(page, email)
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Username' }).fill('half a na')
  const killed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await killed
  await page.close()

  const next = await context.newPage()
  await next.goto('/profile')
  await expect(next.getByRole('textbox', { name: 'Username' })).toHaveValue('half a na')
  await expect(next.getByText('Draft restored')).toBeVisible()
  await signOut(next)
  expect(await next.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('on a phone the labels are straight, and a new member is welcomed', async ({ phone }) => {
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Join Shimpyo' })
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await axe(phone)
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await phone.getByRole('button', { name: 'Menu' }).click()
  await expect(phone.getByText(/^Welcome, .+!$/)).toBeVisible()
  await phone.getByRole('banner').getByRole('link', { name: 'My Profile' }).click()
  await expect(phone.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await noSidewaysScroll(phone)
})

test('dialog, menu and profile have no accessibility errors, light and dark', async ({ page }) => {
  await page.goto('/logos')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Shimpyo' })
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await axe(page)
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await axe(page)
  await page.keyboard.press('Escape')
  await signUp(page, newEmail())
  await menu(page).click()
  await axe(page)
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1)
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, COLOR_RULES)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
  await axe(page)
})
