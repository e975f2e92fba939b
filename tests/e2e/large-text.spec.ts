// Text twice as large, as visitors set it in their browser: nothing leaves the screen, and on a desktop no word of a
// button is broken.
import { NO_PICTURES } from './chromium.ts'
import { noBrokenWords, noSidewaysScroll } from './for-everyone.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { test as base } from './site.ts'

// The last --blink-settings counts.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `${NO_PICTURES},defaultFontSize=32`] }),
    { scope: 'worker' },
  ],
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
