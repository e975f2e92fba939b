// Signing in and out through a real identity provider, in a real browser.
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { serveSite } from '../../scripts/served-site.ts'
import { startIdentityProvider } from '../identity-provider.ts'
import { seededData } from './seeded.ts'

const test = base.extend<object, { url: string }>({
  url: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort())
      const url = `http://127.0.0.1:${port}`
      const provider = await startIdentityProvider(url)
      const site = await serveSite({ PORT: port, SITE_URL: url, ...provider.settings }, seededData())
      await use(url)
      await site.stop()
      await provider.close()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ url }, use) => use(url),
})

async function signInAtProvider(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with 127.0.0.1' }).click()
  await page.getByRole('textbox', { name: /login/i }).fill(name)
  await page.getByPlaceholder(/password/i).fill('whatever the provider asks')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

test('a drama that a visitor has pressed is added after signing in at the provider', async ({
  page,
  url,
}) => {
  await page.goto('/drama/1')
  await page.getByRole('button', { name: 'Add to Watchlist' }).click()
  await page.getByRole('button', { name: 'Join in' }).click()
  await expect(page.getByText('Sign in, and the drama is added to your watchlist.')).toBeVisible()
  await signInAtProvider(page, 'bora')
  await expect(page).toHaveURL(`${url}/drama/1`)
  await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible()
})

test('a member of the provider returns to the page they left, and no address contains the token', async ({
  page,
  url,
}) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  page.on('request', (request) => visited.push(request.url()))

  await page.goto('/k-star')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await signInAtProvider(page, 'haneul')

  await expect(page.getByText('Good to see you, haneul.')).toBeVisible()
  await expect(page).toHaveURL(`${url}/k-star`)
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  expect(token?.length).toBeGreaterThan(20)
  expect(visited.filter((address) => address.includes(token!))).toEqual([])
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ username: 'haneul', replitId: 'haneul' })

  await page.reload()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('haneul@people.example')

  // A member of the provider signs out through it: a full page navigation to /api/logout.
  const logoutRequest = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === `${url}/api/logout`,
  )
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await logoutRequest
  await page.getByRole('button', { name: /yes, sign me out/i }).click()
  await expect(page).toHaveURL(`${url}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  const after = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect(after.status()).toBe(401)
})

test('a visitor who cancels at the provider is told so, and stays signed out', async ({ page, url }) => {
  await page.goto('/api/login')
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByText('Sign-in failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(`${url}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
})
