// The week's lines, the filming places, and the three forms, as a visitor uses them.
import { unzipSync } from 'fflate'
import { axe } from './for-everyone.ts'
import { joins } from './members.ts'
import { expect, test, visit } from './site.ts'

test('a day of this week shows its line; another day does not; Choose Another Date closes it', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-18T10:00:00') })
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: "Today's Quote" }).click()
  const quote = page.getByRole('region', { name: 'Quote of the day' })
  await expect(quote.getByText('Wednesday, November 18')).toBeVisible()
  await expect(quote.locator('[lang=ko]').first()).toHaveText(/\p{Script=Hangul}/u)
  await quote.getByRole('button', { name: 'Choose Another Date' }).click()
  await expect(quote).toBeHidden()
  await expect(page.getByRole('button', { name: /November 18, 2026 \(Today\)$/ })).toBeFocused()
  await page.getByRole('button', { name: /^Saturday, November 21, 2026$/ }).click()
  await expect(page.getByRole('region', { name: 'Quote of the day' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Learning tips' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3)
  await expect(page.getByRole('button', { name: /November 22, 2026: no quote/ })).toBeDisabled()
})

test('on a small phone a pressed day scrolls its line into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: "Today's Quote" }).click()
  const quote = page.getByRole('region', { name: 'Quote of the day' })
  await expect(quote.locator('[lang=ko]').first()).toBeInViewport()
  await quote.getByRole('button', { name: 'Choose Another Date' }).click()
  await expect(page.locator('td button:focus')).toBeInViewport()
})

test('the calendar works with the keyboard', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-18T10:00:00') })
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: /November 18, 2026 \(Today\)/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Tuesday, November 17/ })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight') // Sunday rests
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saturday, November 21', { exact: true })).toBeVisible()
})

test('a place of the tour has its own address; without one, the page asks to choose a place', async ({
  page,
}) => {
  await page.goto('/virtual-tour')
  await expect(page.getByText('Select a Location')).toBeVisible()
  const first = page.getByRole('navigation', { name: 'Locations' }).getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/place=\d+/)
  await expect(page.getByRole('heading', { name: 'Fun facts' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Famous scenes' })).toBeVisible()
  const place = page.getByRole('article')
  const name = await place.getByRole('heading', { level: 2 }).innerText()
  await expect(place.getByRole('img', { name: `Our own illustration of ${name}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Select a Location')).toBeVisible()
})

test('a visitor saves a line: signs in on the way, loses nothing, and is asked again', async ({ page }) => {
  await page.goto('/korean-learners?line=worked-so-hard')
  await page.getByRole('button', { name: 'Save line' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('tab').nth(1).click()
  const form = dialog.getByRole('tabpanel').filter({ visible: true })
  await form.getByLabel('Email').fill(`learner-${Date.now()}@example.com`)
  for (const field of await form.locator('input[type=password]').all()) await field.fill('a calm passphrase')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')

  const lines = page.getByRole('region', { name: 'Saved lines' })
  await expect(lines.getByText('1 line is ready to review.')).toBeVisible()
  await lines.getByRole('button', { name: 'Start review' }).focus()
  await page.keyboard.press('Enter')
  await expect(lines.getByText('폭싹 속았수다.')).toBeVisible()
  await expect(lines.getByText('You have worked so very hard.')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(lines.getByText('You have worked so very hard.')).toBeVisible()
  await lines.getByRole('button', { name: 'I knew it' }).click()
  await expect(lines.getByText('Saved. This line is back in 3 days.')).toBeVisible()
  await expect(lines.getByText('All done.', { exact: false })).toBeVisible()
  await lines.getByRole('button', { name: 'Close' }).click()
  await expect(lines.getByText('Nothing to review right now.')).toBeVisible()
  await expect(lines.getByText(/back in 3 days/)).toBeVisible()
  expect(await page.locator('main').innerText()).not.toMatch(/\bstreak|\blose\b|\bmissed\b|days in a row/i)

  const file = page.waitForEvent('download')
  await lines.getByRole('link', { name: 'Export for Anki' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe('korean-lines.apkg')
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  expect(Object.keys(unzipSync(bytes))).toEqual(['collection.anki2', 'media'])

  await axe(page)
  await lines.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('button', { name: 'Save line' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('further lines are found by feeling and drama, at an address to share, and saved', async ({ page }) => {
  await joins(page)
  await page.goto('/korean-learners')
  const more = page.getByRole('region', { name: 'More lines' })
  await more.getByLabel('Feeling').selectOption('parting')
  await expect(page).toHaveURL(/\?feeling=parting#lines$/)
  await expect(more.getByText('3 lines.')).toBeVisible()
  await more.getByRole('button', { name: 'Save “Do not forget me.”' }).click()
  await expect(more.getByRole('button', { name: 'Save “Do not forget me.”', pressed: true })).toBeVisible()
  const saved = page.getByRole('region', { name: 'Saved lines' })
  await expect(saved.getByText('나를 잊지 말아요.')).toBeVisible()

  await more.getByRole('link', { name: 'Clear filters' }).click()
  await more.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?part=2#lines$/)
  await expect(more.getByText(/^13 to 24 of /)).toBeVisible()
  await expect(more.getByRole('heading', { name: 'More lines' })).toBeInViewport()
  await page.reload()
  await more.getByLabel('Drama').selectOption({ index: 1 })
  await more.getByRole('listitem').first().getByRole('link').first().click()
  await page.getByText(/lines? of Korean to learn$/).click()
  await page.getByRole('link', { name: 'Listen to these lines and save them' }).click()
  await expect(more.getByRole('heading', { name: 'More lines' })).toBeInViewport()
  await axe(page)
})

test('chosen places are exported: as GPX, on paper, into a map app, and as a Korean address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/virtual-tour?place=2')
  // pressed while the scripts arrive, a box may show its tick a moment later
  for (const place of ['Cheongha Market', 'Manhyujeong Pavilion']) {
    await page.getByLabel(`Select ${place}`).click()
    await expect(page.getByLabel(`Select ${place}`)).toBeChecked()
  }
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download GPX of 2 places' }).click()
  const chunks = await (await (await file).createReadStream()).toArray()
  const gpx = Buffer.concat(chunks).toString()
  expect(gpx.match(/<wpt /g)).toHaveLength(2)
  expect(gpx).toContain('<name>Cheongha Market</name>')

  await page.getByRole('button', { name: 'Print 2 places' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('경상북도 포항시 북구 청하면 덕성리 청하시장')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Locations' })).toBeHidden()
  await expect(page.locator('body > footer, #main ~ footer')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Copy Korean address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '경상북도 포항시 남구 구룡포읍 구룡포길 153-1',
  )
  await page.getByRole('button', { name: 'Open in a map app' }).click()
  for (const [name, host] of [
    ['KakaoMap', 'map.kakao.com'],
    ['Naver Map', 'map.naver.com'],
    ['OpenStreetMap', 'www.openstreetmap.org'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect(link).toBeVisible()
    expect(new URL((await link.getAttribute('href'))!).host).toBe(host)
    await expect(link).toHaveAttribute('rel', /noreferrer/)
  }
})

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [390, 844],
] as const)
  test(`a place chosen low in the list is shown with its picture and name at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/virtual-tour?place=1')
    const links = page.getByRole('navigation', { name: 'Locations' }).getByRole('link')
    for (const choose of ['click', 'press'] as const) {
      const link = choose === 'click' ? links.last() : links.nth(-2)
      if (choose === 'click') await link.click()
      else {
        await link.focus()
        await page.keyboard.press('Enter')
      }
      await expect(link).toHaveAttribute('aria-current', 'true')
      const place = page.locator('#place')
      await expect(place).toHaveText((await link.locator('b').textContent())!)
      await expect(place).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('article').getByRole('img').first()).toBeInViewport({ ratio: 0.95 })
      // The list is still there for the next choice.
      if (width > 1000) await expect(link).toBeInViewport()
    }
  })
