// What a visitor does before the page's scripts have loaded takes effect once they have.
import { expect, test, visit } from './site.ts'
import { answers, slowScripts } from './slow-scripts.ts'

test('the page is painted without waiting for its scripts', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  // nothing that a reader does not need is fetched before the first paint
  expect(html).not.toContain('modulepreload')
  expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringContaining('/assets/first-paint'),
  ])
  await slowScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
})

test('a search sent before hydration finds dramas', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/')
  const box = page.getByRole('searchbox').first()
  await box.pressSequentially('Reply 1988')
  await page.getByRole('button', { name: 'Search' }).first().click()
  letThrough()
  // On a busy machine hydration and the search together may take longer than the usual 15 seconds.
  await expect(page.getByRole('link', { name: 'Reply 1988' }).first()).toBeVisible({ timeout: 60_000 })
  await expect(box).toHaveValue('Reply 1988')
})

test('a form filled in and sent before hydration is sent with every word and choice', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/contact')
  const words = {
    Name: 'Early Bird',
    Email: 'early@example.com',
    Subject: 'Early',
    Message: 'Typed too soon.',
  }
  for (const [label, text] of Object.entries(words))
    await page
      .getByRole('textbox', { name: new RegExp(label) })
      .first()
      .fill(text)
  await page.getByRole('checkbox', { name: 'Send me a copy' }).check()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\//.test(request.url()))
  await page.locator('main').getByRole('button', { name: /Send/ }).click()
  letThrough()
  const body = (await sent).postDataJSON()
  expect(Object.values(body)).toEqual(expect.arrayContaining([...Object.values(words), true]))
})

test('Back before hydration shows the previous page', async ({ page }) => {
  await visit(page, '/k-drama')
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page).toHaveURL('/k-drama?sort=oldest')
  await page.getByLabel('Sort by').selectOption('Latest')
  await expect(page).toHaveURL('/k-drama?sort=latest')
  const letThrough = await slowScripts(page)
  await page.reload()
  await page.goBack()
  await page.goBack()
  letThrough()
  await expect(page).toHaveURL('/k-drama')
  await expect(page.getByLabel('Sort by')).toHaveValue('ranking')
  await expect(page.getByRole('article').first()).toContainText('When Life Gives You Tangerines')
})

test('"what to know first", opened before hydration, opens and stays open', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/drama/1')
  await page.getByText(/to know first$/).click()
  const source = page.getByText('Leave out a topic on every page')
  await expect(source).toBeVisible()
  letThrough()
  await answers(page)
  await expect(source).toBeVisible()
})

test('"Something missing?", pressed before hydration, opens its form', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/drama/1')
  await page.getByText('Sources and corrections').click()
  await page.getByRole('link', { name: 'Something missing?' }).click()
  letThrough()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/drama/1')
})

test('a menu opens at once, and stays open', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Support' }).click()
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Virtual Tour' })
  await expect(entry).toBeVisible()
  letThrough()
  await answers(page)
  await expect(entry).toBeVisible()
})

test('after a reload the list has the order that its field shows', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/k-drama')
  await page.getByLabel('Sort by').selectOption('Latest')
  await page.reload()
  letThrough()
  await answers(page)
  await expect(page).toHaveURL('/k-drama')
  await expect(page.getByLabel('Sort by')).toHaveValue('ranking')
})

test('fields that the browser has restored after a reload count', async ({ page }) => {
  const letThrough = await slowScripts(page)
  await page.goto('/virtual-tour')
  // As browsers do it: without an event.
  await page
    .getByRole('checkbox')
    .nth(1)
    .evaluate((box: HTMLInputElement) => {
      box.checked = true
    })
  letThrough()
  await expect(page.getByRole('button', { name: 'Download GPX of 1 place' })).toBeVisible()
})

test('a link pressed before hydration leads to its page', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: 'Community' }).first().click()
  await expect(page).toHaveURL('/community')
})

test('if the scripts never load, the server handles the forms', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to fetch|Failed to load/)
  await page.route(/\/assets\/(?!first-paint).*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Healing' }).click()
  await expect(page).toHaveURL('/k-drama?categories=healing')
})

test('without the offline worker nothing fails visibly', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route(/\/assets\/register-worker.*$/, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => /register-worker.*js/.test(request.url()))
  await visit(page, '/')
  await missed
  // By now any error would have been thrown.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
})

test('any page removes expired drafts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('draft:guest:post:new', '{"value":"old","at":1}'))
  await visit(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:guest:post:new'))).toBeNull()
})
