// Consent: before a yes nothing is loaded from other hosts, and afterwards only what the settings name.
import { expect, type Page, test } from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { seededData } from './seeded.ts'
import { visit } from './site.ts'

let counting: ServedSite
let everything: ServedSite
test.beforeAll(async () => {
  const analytics = { GA_MEASUREMENT_ID: 'G-TEST12345' }
  counting = await serveSite(analytics, seededData())
  everything = await serveSite(
    { ...analytics, ADSENSE_CLIENT_ID: 'ca-pub-1234567890123456', META_PIXEL_ID: '123456789' },
    seededData(),
  )
})
test.afterAll(() => Promise.all([counting?.stop(), everything?.stop()]))

/** No request leaves this machine: requests to other hosts are recorded. */
async function listen(page: Page, site: ServedSite): Promise<Set<string>> {
  const hosts = new Set<string>()
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== site.url,
    (route) => {
      hosts.add(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return hosts
}
const question = (page: Page) => page.getByRole('region', { name: 'Privacy' })
const look = async (page: Page, site: ServedSite) => {
  for (const path of ['/', '/k-drama', '/drama/1', '/community']) {
    // Scripts of other hosts are asked for when React takes over, so they are recorded by then.
    await visit(page, site.url + path)
  }
}

test('before an answer, and after a no, no other host is contacted', async ({ page }) => {
  const hosts = await listen(page, everything)
  await look(page, everything)
  await expect(question(page)).toBeVisible()
  expect([...hosts]).toEqual([])
  await question(page).getByRole('button', { name: 'No, thanks' }).click()
  await look(page, everything)
  await expect(question(page)).toHaveCount(0)
  expect([...hosts]).toEqual([])
})

test('a yes loads the scripts the site has an identifier for, and nothing else', async ({ page }) => {
  const hosts = await listen(page, counting)
  await page.goto(counting.url)
  await expect(question(page)).not.toContainText('show ads')
  await question(page).getByRole('button', { name: 'Yes, allow' }).click()
  await look(page, counting)
  expect([...hosts]).toEqual(['www.googletagmanager.com'])
})

test('with three identifiers the question names three scripts, and a yes loads them', async ({ page }) => {
  const hosts = await listen(page, everything)
  await page.goto(everything.url)
  await expect(question(page)).toContainText('show ads')
  await question(page).getByRole('button', { name: 'Yes, allow' }).click()
  await look(page, everything)
  expect([...hosts].sort()).toEqual([
    'connect.facebook.net',
    'pagead2.googlesyndication.com',
    'www.googletagmanager.com',
  ])
})

test('a browser that sends Do Not Track is not asked, and an old yes does not count', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('tracking_consent', 'yes')
  })
  const hosts = await listen(page, everything)
  await look(page, everything)
  await expect(question(page)).toHaveCount(0)
  expect([...hosts]).toEqual([])
})
