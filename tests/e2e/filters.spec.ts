// The bar of filters on the K-Drama page: combined, in the address, in view, with scripts and without.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test } from './site.ts'

const numberIn = (text: string) => Number(/\((\d+)\)/.exec(text)![1])

test('filters are combined in the address, and every choice leaves as many dramas as it says', async ({
  page,
}) => {
  await page.goto('/k-drama')
  await page.getByLabel('Year', { exact: true }).selectOption('2010s')
  await expect(page).toHaveURL('/k-drama?year=2010s')
  const genre = page.getByLabel('Genre', { exact: true }).locator('option[value="Medical"]')
  const count = numberIn((await genre.textContent())!)
  await page.getByLabel('Genre', { exact: true }).selectOption('Medical')
  await expect(page).toHaveURL('/k-drama?year=2010s&genre=Medical')
  await expect(page.getByRole('article')).toHaveCount(count)
  await expect(page.getByText(`${count} dramas.`)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('latest')
  await expect(page).toHaveURL('/k-drama?sort=latest&year=2010s&genre=Medical')
  await axe(page)
  await page.reload()
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Medical')
  await page.getByRole('link', { name: 'Remove: 2010s' }).click()
  await expect(page).toHaveURL('/k-drama?sort=latest&genre=Medical')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/k-drama?sort=latest')
})

test('where nothing is left, the page offers what to give up', async ({ page }) => {
  await page.goto('/k-drama?search=love&year=2024&genre=Cooking')
  await expect(page.getByText('No dramas match your filters.')).toBeVisible()
  const way = page.getByRole('link', { name: /^Any genre: \d+ dramas?$/ })
  const count = Number(/: (\d+)/.exec((await way.textContent())!)![1])
  await axe(page)
  await way.click()
  await expect(page).toHaveURL('/k-drama?search=love&year=2024')
  await expect(page.locator('main .cards').first().getByRole('article')).toHaveCount(count)
})

test('the bar stays in view, and fits a phone, light and dark', async ({ phone }) => {
  await phone.goto('/k-drama')
  await phone.evaluate(() => scrollTo(0, 2_000))
  const header = await phone.getByRole('banner').boundingBox()
  const bar = await phone.getByRole('form', { name: 'Filters' }).boundingBox()
  expect(bar!.y - (header!.y + header!.height)).toBeLessThan(20)
  expect(bar!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await axe(phone)
  for (const width of [390, 320]) {
    await phone.setViewportSize({ width, height: 640 })
    await noSidewaysScroll(phone)
  }
})

test('without scripts the form sends every choice', async ({ plain: page }) => {
  await page.goto('/k-drama?sort=oldest&avoid=gore')
  await page.getByLabel('Platform', { exact: true }).selectOption('netflix')
  await page.getByLabel('Year', { exact: true }).selectOption('2021')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('link', { name: 'Remove: Netflix' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove: 2021' })).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('oldest')
  await expect(page.getByText(/^\d+ dramas? that do(es)? not show gore/)).toBeVisible()
})
