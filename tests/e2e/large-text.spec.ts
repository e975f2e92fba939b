// Text twice as large, as visitors set it in their browser: nothing leaves the screen, and on a desktop no word of a
// button is broken.
import { NO_PICTURES } from './chromium.ts'
import { noBrokenWords, noSidewaysScroll } from './for-everyone.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { test as base, expect } from './site.ts'

// The last --blink-settings counts.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `${NO_PICTURES},defaultFontSize=32`] }),
    { scope: 'worker' },
  ],
})

test('with text twice as large a search field shows what is typed', async ({ phone }) => {
  for (const address of ['/', '/k-drama', '/community']) {
    await phone.goto(address)
    const field = phone.getByRole('searchbox').first()
    await field.fill('Reply 1988')
    const letters = await field.evaluate((input) => {
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(input)
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return room / (Number.parseFloat(fontSize) / 2)
    })
    expect(letters, address).toBeGreaterThan(8)
  }
})

test('every public page fits a desktop and a phone with text twice as large', { tag: '@deep' }, async ({
  page,
  phone,
  noise,
}) => {
  test.setTimeout(300_000)
  noise.expect(/status of 404/)
  for (const view of [page, phone])
    for (const address of PUBLIC_PAGES) {
      await view.goto(address)
      await noSidewaysScroll(view)
      if (view === page) await noBrokenWords(view)
    }
})
