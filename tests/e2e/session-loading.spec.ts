// The header until the session is known: it never shows the wrong buttons.
import { joins } from './members.ts'
import { expect, test } from './site.ts'
import { answers, slowScripts } from './slow-scripts.ts'

test('a member sees "Loading..." and no Sign In until the session is known', async ({ page }) => {
  await joins(page)
  const letThrough = await slowScripts(page)
  for (const address of ['/community', '/']) {
    await page.goto(address)
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Loading...')).toBeVisible()
    await expect(bar.getByRole('button', { name: /^Sign/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign Up / Log In' })).toHaveCount(0)
  }
  letThrough()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Loading...')).toBeHidden()
})

test('a visitor can sign in at once: an early press opens the dialog', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Loading...')).toBeHidden()
  await bar.getByRole('button', { name: 'Sign Up' }).click()
  letThrough()
  const tab = page.getByRole('dialog').getByRole('tab', { name: 'Sign In' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the spinner that a visitor does not see does not turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await slowScripts(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Loading...')).toBeHidden()
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length
  expect(await page.evaluate(endless)).toBe(0)
})

test('the bar does not move while the session loads', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/')
  const place = () => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).boundingBox()
  const before = await place()
  letThrough()
  await answers(page)
  expect(await place()).toEqual(before)
})

test('a visitor without JavaScript is told that signing in needs it, and does not wait for ever', async ({
  plain: page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.locator('noscript p')).toHaveText('Sign-in needs JavaScript.')
  await expect(bar.locator('noscript p')).toBeVisible()
  await expect(bar.getByText('Loading...')).toBeHidden()
  await expect(bar.getByRole('button', { name: /^Sign/ })).toHaveCount(0)
})
