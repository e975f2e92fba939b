// The scroll position after a link was followed.
import type { Page } from '@playwright/test'
import { firefoxWithMotion } from './firefox.ts'
import { expect, test, visit } from './site.ts'

// Smooth scrolling is motion.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: ({ launchOptions }, use) => use(firefoxWithMotion(launchOptions)),
})

/** From now on every frame records the page's address and its scroll position. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: [heading: string, top: number][] = []
    Object.assign(window, { frames })
    const record = () => {
      frames.push([document.querySelector('h1')?.textContent ?? '', scrollY])
      requestAnimationFrame(record)
    }
    record()
  })
const framesOf = (page: Page, heading: string) =>
  page.evaluate(
    (heading) =>
      (window as unknown as { frames: [string, number][] }).frames
        .filter(([shown]) => shown === heading)
        .map(([, top]) => top),
    heading,
  )

test('a new page starts at its top without smooth scrolling', async ({ page }) => {
  await visit(page, '/k-drama')
  const last = page.getByRole('link', { name: 'View Details' }).last()
  await last.scrollIntoViewIfNeeded()
  await watchFrames(page)
  await last.click()
  await expect(page).toHaveURL(/drama.\d+$/)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(async () => (await framesOf(page, title)).length).toBeGreaterThan(20)
  expect(new Set(await framesOf(page, title))).toEqual(new Set([0]))
})

test('the next page of a list starts at its top too', async ({ page }) => {
  await visit(page, '/k-drama')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/k-drama?page=2')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link to the current page scrolls smoothly to its top', async ({ page }) => {
  await visit(page, '/k-drama')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await watchFrames(page)
  await page.getByRole('banner').getByRole('link', { name: 'K-Drama', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(new Set(await framesOf(page, heading)).size).toBeGreaterThan(2)
})
