// K-Star news in a real browser: open, read, go back, and an admin who deletes a comment.
import type { Locator, Page } from '@playwright/test'
import { test as adminTest, JIWOO, tokenOf } from './admin-tour.ts'
import { signedIn } from './members.ts'
import { expect, test, visit } from './site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const comments = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: /^Comments/ }) })

async function comment(page: Page, author: string, content: string) {
  await page.getByLabel('Your name').fill(author)
  await page.getByLabel('Your comment').fill(content)
  await page.getByRole('button', { name: 'Post comment' }).click()
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** A font that arrives late moves the page by a hair. */
const distanceFrom = (place: number) => (now: number) => Math.abs(now - place)
const titleOf = async (card: Locator) => (await card.getByRole('heading').textContent())!

test('opening an article loads it again and starts at its top, and Back returns to its card', async ({
  page,
}) => {
  await visit(page, '/k-star')
  await expect(heading(page)).toHaveText('K-Star News')
  const card = cards(page).nth(7)
  const title = await titleOf(card)
  await card.scrollIntoViewIfNeeded()
  const place = await scrollOf(page)
  expect(place).toBeGreaterThan(100)

  const fresh = page.waitForResponse(/\/api\/news\/\d+$/)
  await card.click()
  expect((await fresh).status()).toBe(200)
  await expect(page).toHaveURL(/\/k-star\?article=\d+$/)
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(page).toHaveTitle(`${title} · Shimpyo`)

  await page.getByRole('button', { name: 'Back to News' }).click()
  await expect(page).toHaveURL(/\/k-star$/)
  await expect(card.getByRole('link')).toBeFocused()
  await expect.poll(() => scrollOf(page).then(distanceFrom(place))).toBeLessThan(5)

  await page.goForward()
  await expect(heading(page)).toHaveText(title)
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goBack()
  await expect(card.getByRole('link')).toBeFocused()
  await expect.poll(() => scrollOf(page).then(distanceFrom(place))).toBeLessThan(5)

  const again = page.waitForResponse(/\/api\/news\/\d+$/)
  await page.keyboard.press('Enter')
  await again
  await expect(heading(page)).toHaveText(title)
})

test('a pointer that passes over a card loads nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit(page, '/k-star')
  await cards(page).first().hover()
  await cards(page).nth(1).getByRole('link').focus()
  const pressed = page.waitForRequest(/\/api\/news\/\d+$/)
  await cards(page).nth(2).click()
  const read = new URL((await pressed).url()).pathname
  const articles = requests.filter((path) => /^\/api\/news\/\d+/.test(path))
  expect(
    articles.every((path) => path === read || path.startsWith(`${read}/`)),
    articles.join(),
  ).toBe(true)
})

test('when the fresh article cannot be loaded, the one of the list is shown', async ({ page, noise }) => {
  noise.expect(/status of 500/)
  await page.goto('/k-star')
  const card = cards(page).nth(2)
  const title = await titleOf(card)
  await page.route(/\/api\/news\/\d+$/, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Something went wrong on our side. Please try again later.' },
    }),
  )
  await card.click()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByRole('main')).toContainText('min read')
  await expect(page.getByRole('main').locator('p')).not.toHaveCount(3)
})

test('a missing article is a 404 that leads back', async ({ page, noise }) => {
  noise.expect(/status of 404/)
  const answer = await page.goto('/k-star?article=99999')
  expect(answer?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Article not found')
  await page.getByRole('button', { name: 'Back to News' }).click()
  await expect(heading(page)).toHaveText('K-Star News')
})

test('the list and an article say their dates without JavaScript too', async ({ plain }) => {
  for (const address of ['/k-star', '/k-star?article=2']) {
    await plain.goto(address)
    await expect(plain.getByRole('article').first()).toContainText('2026')
  }
})

adminTest(
  'a guest who uses the admin’s name is marked, and the admin deletes the comment after a confirmation',
  async ({ browser, site }) => {
    const guest = await (await browser.newContext({ baseURL: site.url })).newPage()
    await guest.goto('/k-star?article=4')
    await comment(guest, 'jіwoo', 'I am the admin') // with a Cyrillic і
    const fake = comments(guest).getByRole('article').filter({ hasText: 'I am the admin' })
    await expect(fake).toContainText('guest')
    await comment(guest, 'Amara', 'I am just me')
    await expect(comments(guest).getByRole('article').first()).toContainText('I am just me')
    await expect(comments(guest).getByRole('article').first()).not.toContainText('guest')
    await expect(comments(guest).getByRole('button', { name: 'Delete' })).toHaveCount(0)

    const admin = await signedIn(browser, site.url, await tokenOf(site, JIWOO))
    await admin.goto('/k-star?article=4')
    await expect(admin.getByLabel('Your name')).toHaveValue('jiwoo')
    const target = comments(admin).getByRole('article').filter({ hasText: 'I am the admin' })
    await target.getByRole('button', { name: 'Delete' }).click()
    const question = admin.getByRole('alertdialog')
    await expect(question).toContainText(
      'Are you sure you want to delete this comment? This action cannot be undone.',
    )
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(target.getByRole('button', { name: 'Delete' })).toBeFocused()
    await target.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    const banner = comments(admin).getByRole('status').filter({ hasText: '✓' })
    await expect(banner).toHaveText('✓ Comment deleted successfully!')
    await expect(target).toHaveCount(0)
    await expect(comments(admin).getByRole('article')).toHaveCount(1)

    await comment(admin, 'jiwoo', 'This is really me')
    await expect(comments(admin).getByRole('article').first()).toContainText('This is really me')
    await expect(comments(admin).getByRole('article').first()).not.toContainText('guest')
  },
)
