// K-Star news in a real browser: open, read, go back, comment, and an admin who deletes.
import type { Locator, Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { seededData } from './seeded.ts'
import { expect, seesMeanwhile, test, visit } from './site.ts'

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

test('an address with an article opens it, for browsers and for programs that read the head', async ({
  page,
  site,
}) => {
  await page.goto('/k-star?article=3')
  const title = (await heading(page).textContent())!
  await page.reload()
  await expect(heading(page)).toHaveText(title)
  const html = await (await page.request.get('/k-star?article=3')).text()
  const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!))
    .find((entry) => entry['@type'] === 'NewsArticle')
  expect(ld).toMatchObject({ '@type': 'NewsArticle', headline: title })
  expect(ld.mainEntityOfPage).toBe(`${new URL(ld.mainEntityOfPage).origin}/k-star?article=3`)
  expect(ld.datePublished).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/k-star\?article=3"/)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/art\/article-3\/[^"]*share-1200\.jpg"/)
  expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/feed\.xml"/)
  expect(site.log()).not.toContain('error')

  await page.getByRole('button', { name: 'Back to News' }).click()
  await expect(page).toHaveURL(/\/k-star$/)
  await expect(heading(page)).toHaveText('K-Star News')
})

test('a missing article is a 404 that leads back', async ({ page, noise }) => {
  noise.expect(/status of 404/)
  const answer = await page.goto('/k-star?article=99999')
  expect(answer?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Article not found')
  await page.getByRole('button', { name: 'Back to News' }).click()
  await expect(heading(page)).toHaveText('K-Star News')
})

test('anyone comments under a name; the banner hides after three seconds, and the comment stays', async ({
  page,
}) => {
  await page.goto('/k-star?article=5')
  await expect(comments(page)).toContainText('No comments yet. Be the first to share your thoughts!')
  await page.getByRole('button', { name: 'Post comment' }).click()
  const alert = comments(page).getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toHaveText('Please fill in both your name and comment')
  await expect(page.getByLabel('Your name')).toBeFocused()

  await comment(page, 'Amara', 'A kitchen to be in.')
  const banner = comments(page).getByRole('status').filter({ hasText: '✓' })
  await expect(banner).toHaveText('✓ Comment posted successfully!')
  await expect(alert).toHaveCount(0)
  const mine = comments(page).getByRole('article').first()
  await expect(mine).toContainText('A kitchen to be in.')
  await expect(mine).toContainText('Just now')
  await expect(page.getByLabel('Your comment')).toHaveValue('')
  // after three seconds: comments.test.tsx counts them
  await expect(banner).toHaveCount(0)

  await page.reload()
  await expect(comments(page).getByRole('article').first()).toContainText('A kitchen to be in.')
})

test('a comment that cannot be sent stays in its box, also after a reload', async ({ page, noise }) => {
  noise.expect(/status of 500/)
  await page.goto('/k-star?article=6')
  await page.route(/\/comments$/, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Something went wrong on our side. Please try again later.' },
    }),
  )
  await comment(page, 'Amara', 'Do not lose me')
  await expect(comments(page)).toContainText(
    '❌ Failed to post comment: 500: Something went wrong on our side. Please try again later.',
  )
  await page.reload()
  await expect(page.getByLabel('Your comment')).toHaveValue('Do not lose me')
  await expect(comments(page)).toContainText('Draft restored')
})

test('without a network a comment fails at once, with a message, and stays in its box', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/k-star?article=5')
  await context.setOffline(true)
  await comment(page, 'Noor', 'From a tunnel')
  await expect(comments(page)).toContainText('❌ Failed to post comment: Could not reach the site')
  await expect(page.getByLabel('Your comment')).toHaveValue('From a tunnel')
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeEnabled()
})

test('a reader sees others’ comments without reloading, and nothing moves until they press', async ({
  page,
  phone,
}) => {
  await visit(phone, '/k-star?article=8')
  await page.goto('/k-star?article=8')
  await comment(page, 'Amara', 'The first one')
  // The first comment of an article is shown at once.
  await seesMeanwhile(comments(phone).getByText('The first one'))
  await comment(page, 'Amara', 'The second one')
  const line = phone.getByRole('button', { name: '1 new comment' })
  await seesMeanwhile(line)
  await expect(comments(phone).getByRole('article')).toHaveCount(1)
  await line.click()
  await expect(comments(phone).getByRole('article')).toHaveCount(2)
  await expect(comments(phone).getByRole('article').first()).toBeInViewport()
})

test('hostile comments are shown as text, and stay inside their box', async ({ page, phone }) => {
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  const hostile = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '\u202eright to left \u2066isolate',
    'x'.repeat(3_000),
    `Z${'\u0351\u0489'.repeat(300)}algo`,
    'javascript:alert(3)',
  ]
  for (const content of hostile) {
    const sent = await page.request.post('/api/news/7/comments', {
      data: { author: content.slice(0, 200), content },
    })
    expect(sent.status()).toBe(201)
  }
  await page.goto('/k-star?article=7')
  await expect(comments(page).getByRole('article')).toHaveCount(hostile.length)
  await expect(comments(page)).toContainText('<img src=x onerror=alert(1)>')
  await axe(page)
  await phone.goto('/k-star?article=7')
  await phone.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(phone)
  expect(opened).toEqual([])
})

test('the list and an article say their dates without JavaScript too', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const address of ['/k-star', '/k-star?article=2']) {
    await plain.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(plain.getByRole('article').first()).toContainText('2026')
  }
  await context.close()
})

test.describe('with an admin', () => {
  const ADMIN = { email: 'haneul@example.com', password: 'the last ferry to Jeju' }
  let own: ServedSite
  test.beforeAll(async () => {
    own = await serveSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }, seededData())
  })
  test.afterAll(() => own.stop())

  test('a guest who uses the admin’s name is marked, and the admin deletes the comment after a confirmation', async ({
    browser,
  }) => {
    const guest = await (await browser.newContext({ baseURL: own.url })).newPage()
    await guest.goto('/k-star?article=1')
    await comment(guest, 'hаneul', 'I am the admin') // with a Cyrillic а
    const fake = comments(guest).getByRole('article').filter({ hasText: 'I am the admin' })
    await expect(fake).toContainText('guest')
    await comment(guest, 'Amara', 'I am just me')
    await expect(comments(guest).getByRole('article').first()).toContainText('I am just me')
    await expect(comments(guest).getByRole('article').first()).not.toContainText('guest')
    await expect(comments(guest).getByRole('button', { name: 'Delete' })).toHaveCount(0)

    const context = await browser.newContext({ baseURL: own.url })
    const answer = await context.request.post('/api/auth/login', {
      data: { identifier: ADMIN.email, password: ADMIN.password },
    })
    const { token } = await answer.json()
    const admin = await context.newPage()
    await admin.addInitScript((value) => localStorage.setItem('auth_token', value), token)
    await admin.goto('/k-star?article=1')
    await expect(admin.getByLabel('Your name')).toHaveValue('haneul')
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

    await comment(admin, 'haneul', 'This is really me')
    await expect(comments(admin).getByRole('article').first()).toContainText('This is really me')
    await expect(comments(admin).getByRole('article').first()).not.toContainText('guest')
  })
})
