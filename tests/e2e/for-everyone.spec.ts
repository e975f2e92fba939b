// Accessibility of every public page: light and dark, desktop and phone, narrow, and without JavaScript.
import { axe, COLOR_RULES, noBrokenWords, noSidewaysScroll } from './for-everyone.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { expect, test } from './site.ts'

/** The same list as /k-drama with other dramas in it: its tests for axe run in npm run test:deep. */
const OTHER_LISTS = ['/k-drama/platform/netflix', '/k-drama?categories=healing,cooking']

for (const address of PUBLIC_PAGES) {
  const missing = address === '/no-such-page'

  test(`${address} has no accessibility errors, light and dark`, {
    tag: OTHER_LISTS.includes(address) ? '@deep' : [],
  }, async ({ page, noise }) => {
    if (missing) noise.expect(/status of 404/)
    await page.goto(address)
    await expect(page.locator('main')).toBeVisible()
    await axe(page)
    // The other scheme differs in colours only.
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, COLOR_RULES)
  })

  test(`${address} fits a phone, and a screen of 320 pixels`, { tag: '@deep' }, async ({ phone, noise }) => {
    if (missing) noise.expect(/status of 404/)
    await phone.goto(address)
    await axe(phone)
    await noSidewaysScroll(phone)
    await noBrokenWords(phone)
    await phone.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(phone)
    await noBrokenWords(phone)
  })

  test(`${address} is readable without JavaScript`, async ({ plain: page, noise }) => {
    if (missing) noise.expect(/status of 404/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(missing ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
