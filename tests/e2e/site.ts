// Fixtures of every browser test: the built site with its own database, and pages without errors.
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightWorkerOptions,
  type WorkerFixture,
} from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { NO_PICTURES } from './chromium.ts'
import { firefoxWithPictures } from './firefox.ts'
import { NOT_IN_FIREFOX } from './not-in-firefox.ts'
import { seededData } from './seeded.ts'

export { expect }

/** Errors of a visitor's browser: page errors, console errors, requests to another host. */
interface Noise {
  /** Allows errors that a test provokes, a 404 page for instance. */
  expect: (pattern: RegExp) => void
  listenTo: (context: BrowserContext) => void
}

interface Fixtures {
  noise: Noise
  /** A second visitor, on a phone. */
  phone: Page
  /** A visitor without JavaScript. */
  plain: Page
  /** Skips what the driver of this engine cannot do. */
  possible: undefined
}

/** The fixture `site` with these settings. */
export function siteWith(settings: Record<string, string>, options: { preload?: string } = {}): WorkerSite {
  return [
    async ({ browserName: _ }, use) => {
      const site = await serveSite(settings, seededData(), options)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ]
}
type WorkerSite = [WorkerFixture<ServedSite, PlaywrightWorkerOptions>, { scope: 'worker'; timeout: number }]

/** `page` is a visitor on a desktop, `site` the server of both; addresses may begin with a slash. */
export const test = base.extend<Fixtures, { site: ServedSite }>({
  site: siteWith({}),
  possible: [
    async ({ browserName }, use, { title }) => {
      const reason = browserName === 'firefox' ? NOT_IN_FIREFOX[title] : undefined
      test.skip(reason !== undefined, reason)
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.url),
  noise: async ({ site }, use) => {
    const errors: string[] = []
    const expected = [PLAYWRIGHT_STYLE, EMPTY_PAGE, ABORTED_FONT]
    await use({
      expect: (pattern) => expected.push(pattern),
      listenTo: (context) => listen(context, site.url, errors),
    })
    const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the pages stay quiet and ask no other host').toEqual([])
  },
  context: async ({ context, noise }, use) => {
    noise.listenTo(context)
    await use(context)
  },
  phone: async ({ browser, baseURL, noise }, use) => {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    noise.listenTo(context)
    await use(await context.newPage())
    await context.close()
  },
  plain: async ({ browser, baseURL, noise }, use) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    noise.listenTo(context)
    await use(await context.newPage())
    await context.close()
  },
})

/** In Firefox the site's security policy refuses what playwright adds to a page for a picture of it, and that is logged. */
const PLAYWRIGHT_STYLE = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/

/** In Firefox the empty page that a tab begins with has no storage, and a test's own script fails there. */
const EMPTY_PAGE = /^page error: The operation is insecure\.$/

/** Firefox reports a font that was still on its way when its page was left. */
const ABORTED_FONT = /^page error: download failed \(font-family.* status=2152398850/

/** For tests that look at pictures: all others load none. */
export const testWithPictures = test.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...firefoxWithPictures(launchOptions),
        args: launchOptions.args?.filter((arg) => arg !== NO_PICTURES),
      }),
    { scope: 'worker' },
  ],
})

/** Opens a page and waits for hydration: before that, the browser itself follows links. */
export async function visit(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(() => {
    const last = document.querySelector('footer') ?? document.querySelector('#main')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Waits for what others have written: a page looks every twenty seconds, and when its reader comes back to it. */
export const seesMeanwhile = (shown: Locator) =>
  expect(async () => {
    await shown.page().evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass()

function listen(context: BrowserContext, home: string, errors: string[]) {
  context.on('weberror', (failure) => errors.push(`page error: ${failure.error().message}`))
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(`console: ${line.text()} ${line.location().url}`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== home) errors.push(`another host: ${request.url()}`)
  })
}
