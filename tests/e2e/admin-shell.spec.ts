// The admin area's access check and tabs: who gets in, what the address holds, and accessibility of every tab.
import { banner, field, go, open, panel, pressIn } from './admin-tabs.ts'
import { call, JIWOO, test, tokenOf } from './admin-tour.ts'
import { axe, noBrokenWords, noSidewaysScroll } from './for-everyone.ts'
import { expect } from './site.ts'

test('visitors and members are redirected, and the page’s HTML contains nothing for admins', async ({
  page,
  phone,
  site,
}) => {
  const html = await (await page.request.get('/admin')).text()
  expect(html).toContain('Checking admin access...')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>Admin Panel · Shimpyo</title>')
  expect(html).not.toMatch(/@example\.com|"version"|role="tab"/)

  await page.goto('/admin')
  await expect(page).toHaveURL(`${site.url}/`)
  const { token } = await call<{ token: string }>(site, '', 'POST /api/auth/register', {
    email: 'just-a-member@example.com',
    password: 'a quiet long password',
  })
  const requests: string[] = []
  phone.on('request', (request) => requests.push(request.url()))
  await phone.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await phone.goto('/admin?tab=users')
  await expect(phone).toHaveURL(`${site.url}/`)
  expect(requests.filter((url) => url.includes('/api/admin/'))).toEqual([])
})

test('the header opens the admin area with a full load; the address names the tab', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, JIWOO)
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('link', { name: 'Admin Panel' }).click()
  expect((await loaded).url()).toBe(`${site.url}/admin`)
  await expect(page.getByRole('tab')).toHaveText([
    'Home Page',
    'K-Drama Page',
    'K-Star Page',
    'Virtual Tour',
    'Members',
    'Add News',
    'Add Dramas',
  ])
  await go(page, 'K-Star Page')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'K-Star Page' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'K-Star Articles' })).toBeVisible()
  await go(page, 'Add News')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'K-Star Articles' })).toBeVisible()

  await page.getByRole('tab', { name: 'K-Star Page' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Members' })).toBeFocused()
  await expect(page).toHaveURL(/tab=users/)
})

test('home texts appear on the home page at the next request, and the banner hides after four seconds', async ({
  page,
  phone,
  site,
}) => {
  await open(page, await tokenOf(site, JIWOO))
  await phone.goto('/')
  await field(page, 'Hero title').fill('A quiet evening')
  await field(page, 'Dramas count').fill('190+')
  await pressIn(page, 'Update Home Page Content')
  const successBanner = banner(page, '✓ Home page content updated successfully!')
  await expect(successBanner).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A quiet evening')
  await expect(phone.getByText('190+')).toBeVisible()
  // after four seconds: admin-page.test.tsx counts them
  await expect(successBanner).toBeHidden()
  await field(page, 'Hero title').fill(' ')
  await pressIn(page, 'Update Home Page Content')
  await expect(panel(page).getByText('Hero title is required')).toBeVisible()
  await page.bringToFront()
  await expect(field(page, 'Hero title')).toBeFocused()
})

const TABS = [
  'home',
  'kdrama',
  'kstar',
  'virtual-tour',
  'users',
  'news',
  'dramas',
  'dramas&edit=1',
  'news&edit=1',
]
for (const tab of TABS)
  test(`the tab ${tab} has no accessibility errors, light, dark and on a phone`, {
    tag: '@deep',
  }, async ({ page, phone, site }) => {
    const token = await tokenOf(site, JIWOO)
    await open(page, token, `/admin?tab=${tab}`)
    await expect(panel(page).getByRole('heading').first()).toBeVisible()
    for (const closed of await panel(page).locator('summary').all()) await closed.click()
    await axe(page)
    await noBrokenWords(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page)
    await open(phone, token, `/admin?tab=${tab}`)
    await expect(panel(phone).getByRole('heading').first()).toBeVisible()
    await axe(phone)
    await expect(phone.getByRole('tab', { selected: true })).toBeInViewport()
    await phone.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(phone)
    await noBrokenWords(phone)
  })
