// What a list says when it cannot be loaded, and when its address asks for a page past the end.
import { expect, test, visit } from './site.ts'

test('home says when its dramas cannot be loaded, and loads them on retry', async ({ page, noise }) => {
  noise.expect(/Failed to load resource/)
  const away = '**/api/dramas/top-rated*'
  await page.route(away, (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await visit(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  const journey = page.getByRole('region', { name: 'Start Your Healing Journey' })
  await expect(journey.getByRole('alert')).toContainText('Could not load the dramas.')
  await expect(page.getByText('No dramas available at the moment.')).toHaveCount(0)
  // By keyboard: a pointer over a link to this page would prefetch it.
  await page.mouse.move(1, 700)
  await journey.getByRole('button', { name: 'Try again' }).focus()
  await page.unroute(away)
  await page.keyboard.press('Enter')
  await expect(journey.getByRole('article')).toHaveCount(4)
})

for (const address of [
  '/k-drama?page=99',
  '/k-drama?sort=latest&page=99',
  '/k-drama?categories=healing&page=99',
  '/k-drama/platform/netflix?page=99',
  '/k-star?page=99',
])
  test(`${address} says that the list ends earlier, and links to its last page`, async ({ page, noise }) => {
    noise.expect(/status of 404/)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'There is no page 99.' })).toBeVisible()
    await expect(page.getByText(/^No /)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
