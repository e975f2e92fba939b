// Finding a drama: by words, by moods, by platform, by order; with errors, Back and reload.
import { expect, test, visit } from './site.ts'
import { hold } from './slow-scripts.ts'

test('three moods give recommendations with a reason on each card; Clear removes both', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get My Recommendations' }).click()
  await expect(page.getByText('Select categories first')).toBeVisible()
  for (const mood of ['Healing', 'Family', 'Cooking']) {
    const choice = page.getByRole('button', { name: mood, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: 'Get My Recommendations' }).click()
  await expect(page.getByText('Recommendations ready!')).toBeVisible()
  const notice = await page.getByText(/^Found \d+ K-drama\(s\) matching your preferences\.$/).textContent()
  const total = Number(/\d+/.exec(notice!)![0])
  const section = page.getByRole('region', { name: 'Recommended for you' })
  const cards = section.getByRole('article')
  await expect(cards.first()).toBeVisible()
  // The first twenty-four, and a link to the others.
  expect(total).toBeGreaterThan(24)
  await expect(cards).toHaveCount(24)
  await expect(section.getByRole('link', { name: `See all ${total}` })).toBeVisible()
  await expect(section.getByText(/\b\d of your 3 moods: /)).toHaveCount(24)
  await section.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(section).toBeHidden()
  await expect(page.getByRole('button', { name: 'Healing', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('Back from a drama that was found shows the results again, at the same place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('Medical')
  await page.getByRole('searchbox').press('Enter')
  const found = page.getByRole('region', { name: 'Search results' })
  const card = found.getByRole('article').nth(12)
  await card.scrollIntoViewIfNeeded()
  const title = (await card.getByRole('heading').textContent())!
  // The picture is a link like the rest of the card.
  await card.locator('img').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(card.getByRole('heading')).toHaveText(title)
  await expect(card).toBeInViewport()
  await expect(page.getByRole('searchbox')).toHaveValue('Medical')
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Get My Recommendations' })).toBeVisible()
  await expect(found).toBeHidden()
  await page.getByRole('searchbox').fill('Medical')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Get My Recommendations' })).toBeVisible()
})

test('moods have 2 columns on small screens, 4 on medium and 6 on large ones', async ({ page }) => {
  await page.goto('/')
  const columns = () =>
    page
      .locator('button[aria-pressed]')
      .evaluateAll((moods) => new Set(moods.map((mood) => mood.getBoundingClientRect().left)).size)
  for (const [width, count] of [
    [320, 2],
    [767, 2],
    [768, 4],
    [1023, 4],
    [1024, 6],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(columns).toBe(count)
  }
})

test('a pressed card says so at once, and no longer when Back leads to it', async ({ page }) => {
  await visit(page, '/k-drama')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent())!
  // Pressed and looked at in one step: its drama may be there a moment later.
  const opacity = await card.evaluate((pressed) => {
    pressed.querySelector<HTMLAnchorElement>('a[href^="/drama/"]')!.click()
    return getComputedStyle(pressed).opacity
  })
  expect(opacity).toBe('0.6')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(card).toHaveCSS('opacity', '1')
})

test('every card of the list is readable at once, also below the first screen', async ({ page }) => {
  await page.goto('/k-drama')
  // rendered text: a card that is skipped until it comes near has none
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(titles).toHaveLength(24)
  expect(titles.filter((title) => title === '')).toEqual([])
})

test('print shows the drama without bars, boxes and buttons', async ({ page }) => {
  await page.goto('/drama/1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Synopsis' })).toBeVisible()
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByText('Add to Watchlist'),
    page.getByText('Explore More Dramas'),
  ])
    await expect(part).toBeHidden()
})

test('at no width is a mood broken in two or covered by its mark', async ({ page }) => {
  await page.goto('/')
  const moods = ['Motivational', 'Supernatural', 'Slice-of-life'].map((name) =>
    page.getByRole('button', { name }),
  )
  for (const mood of moods) {
    await mood.click()
    await expect(mood).toHaveAttribute('aria-pressed', 'true')
  }
  const faults = (tile: Element) => {
    const words = document.createRange()
    words.selectNodeContents(tile.querySelector('span')!)
    const mark = tile.querySelector('.i:last-child')!.getBoundingClientRect()
    const covered = [...words.getClientRects()].some(
      (line) => line.right > mark.left && line.bottom > mark.bottom - 2 && line.top < mark.top + 2,
    )
    return { viewport: innerWidth, lines: words.getClientRects().length, covered }
  }
  for (const width of [320, 390, 641, 840, 1000, 1201, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const mood of moods)
      expect(await mood.evaluate(faults)).toEqual({ viewport: width, lines: 1, covered: false })
  }
})

test('just wider than a phone menu the bar keeps each label on one line', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/k-drama')
  const bar = page.getByRole('banner')
  for (const name of ['K-Drama', 'K-Star', 'Community', 'Sign In', 'Sign Up']) {
    const word = bar.getByText(name, { exact: true }).filter({ visible: true })
    const height = await word.evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getBoundingClientRect().height
    })
    expect(height, name).toBeLessThan(30)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test('navigation is announced: the focus moves to the new page, and the title changes', async ({ page }) => {
  // before hydration the browser follows links by itself
  await visit(page, '/')
  await page.getByRole('link', { name: 'Explore Suggested K-Dramas' }).click()
  await expect(page).toHaveTitle(/Healing K-Dramas/)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
})

for (const [from, link, held, words] of [
  ['/k-drama', 'View Details', '/api/dramas/*', 'Loading drama details...'],
  ['/contact', 'Virtual Tour', '/api/virtual-tour-locations', 'Loading virtual tour locations...'],
] as const)
  test(`a page whose response is slow is shown at once and says "${words}"`, async ({ page }) => {
    const letThrough = await hold(page, `**${held}`)
    // Before hydration the browser follows the link, and the server has the answer then.
    await visit(page, from)
    const away = page.locator('main').getByRole('link', { name: link }).first()
    const address = await away.getAttribute('href')
    await away.click()
    await expect(page).toHaveURL(address!)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    letThrough()
    await expect(page.getByText(words)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
