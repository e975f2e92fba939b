// What a screen reader finds on every page, as text in accessibility/: a change of it is seen in a review. Once it is
// meant: npx playwright test trees dialogs --project deep --update-snapshots
import { JIWOO, tokenOf } from './admin-tour.ts'
import { onThatDay, test } from './fixed-day.ts'
import { signedIn } from './members.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { expect, visit } from './site.ts'
import { fileOf, treeOf } from './tree.ts'

const PAGES = [...PUBLIC_PAGES, '/person/gong-yoo', '/?auth=login']
const TABS = ['home', 'kdrama', 'kstar', 'virtual-tour', 'users', 'news', 'dramas']
const ADMIN_PAGES = ['/profile', ...TABS.map((tab) => `/admin?tab=${tab}`), '/admin?tab=users&section=inbox']

test('public pages have the accessibility tree that is written down', { tag: '@deep' }, async ({
  page,
  noise,
}) => {
  test.setTimeout(180_000)
  noise.expect(/status of 404/)
  await onThatDay(page)
  for (const address of PAGES)
    await test.step(address, async () => {
      await visit(page, address)
      expect.soft(await treeOf(page.locator('body'))).toMatchSnapshot(fileOf(address))
    })
})

test('profile and admin area have the accessibility tree that is written down', {
  tag: '@deep',
}, async ({ browser, site }) => {
  test.setTimeout(180_000)
  const page = await signedIn(browser, site.url, await tokenOf(site, JIWOO))
  await onThatDay(page)
  for (const address of ADMIN_PAGES)
    await test.step(address, async () => {
      await visit(page, address)
      await expect(page.getByText('Checking admin access...')).toBeHidden()
      expect.soft(await treeOf(page.locator('main'))).toMatchSnapshot(fileOf(address))
    })
  await page.context().close()
})
