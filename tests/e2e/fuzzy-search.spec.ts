// Similar titles: a Korean title, initials or a typo find the drama, below the exact results.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test } from './site.ts'

test('on the home page a misspelled search has no exact results, and close matches below', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('goblln')
  await page.getByRole('searchbox').press('Enter')
  await expect(
    page.getByText('No K-dramas match "goblln". Try different keywords or browse by categories.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('article')).toHaveCount(0)
  const close = page.getByRole('region', { name: 'Similar titles' })
  await expect(close.getByRole('article').first()).toContainText('Also spelled: Goblin')
  await axe(page)
  await close.getByRole('link', { name: 'Goblin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible()
})

test('initials find close matches on the K-Drama page, on a phone; a meaningless search has no such block', async ({
  phone,
}) => {
  await phone.goto('/k-drama?search=ㄴㅇㅇㅈㅆ')
  await expect(phone.getByText('No K-dramas match "ㄴㅇㅇㅈㅆ".')).toBeVisible()
  const close = phone.getByRole('region', { name: 'Similar titles' })
  await expect(close.getByRole('article')).toHaveCount(1)
  await expect(close).toContainText('Initials: 나의 아저씨')
  await noSidewaysScroll(phone)
  await axe(phone)
  await phone.goto('/k-drama?search=game of thrones')
  await expect(phone.getByText('No K-dramas match "game of thrones".')).toBeVisible()
  await expect(close).toHaveCount(0)
})

test('close matches are shown without scripts too', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/k-drama?search=Yoo%20Gong')
  const close = page.getByRole('region', { name: 'Similar titles' })
  await expect(close.getByRole('heading', { name: 'Coffee Prince' })).toBeVisible()
  await expect(close.getByText('Cast: Gong Yoo')).toHaveCount(2)
  await context.close()
})
