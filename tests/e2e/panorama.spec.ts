// A panorama by keyboard alone, under the strict security policy; and its replacements where it cannot run.
import type { Page } from '@playwright/test'
import { NO_PICTURES } from './chromium.ts'
import { firefoxWithMotion, firefoxWithPictures } from './firefox.ts'
import { expect, test, visit } from './site.ts'

// WebGL without a graphics card, pictures and motion. The rest is as in playwright.config.ts.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: async ({ launchOptions, browserName }, use) => {
    if (browserName === 'firefox') return use(firefoxWithMotion(firefoxWithPictures(launchOptions)))
    const args = (launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu' && arg !== NO_PICTURES)
    await use({
      ...launchOptions,
      args: [...args, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    })
  },
})

/** The address of a place with a panorama. */
async function placeWithPanorama(page: Page): Promise<string> {
  const answer = await page.request.get('/api/virtual-tour-locations')
  const places: { id: number; hasWorkingPanorama: boolean }[] = await answer.json()
  return `/virtual-tour?place=${places.find((place) => place.hasWorkingPanorama)!.id}`
}

const isViewer = (url: string) => /\/assets\/(sphere|three)[\w.-]*\.js|panorama/.test(url)

test('the panorama is opened, turned, zoomed and filled with the keyboard, and announces the direction', async ({
  page,
}) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { violated: (what: string) => void }).violated(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    ),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, await placeWithPanorama(page))
  expect(requests.filter(isViewer), 'nothing of the viewer before it is asked for').toEqual([])

  await page.getByRole('button', { name: 'Look around' }).focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('application', { name: /^Panorama of/ })
  // Without a graphics card drawing is slow.
  await expect(picture).toBeFocused({ timeout: 60_000 })
  expect(requests.some(isViewer)).toBe(true)
  await expect(picture.locator('canvas')).toBeVisible()
  await expect(picture).toHaveAccessibleDescription(/Arrow keys turn the view, plus and minus zoom/)

  const status = page.getByRole('status').filter({ hasText: /^(Looking|Zoomed)/ })
  await expect(status).toHaveText('Looking north')
  const before = await picture.screenshot()
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText('Looking east')
  await expect
    .poll(async () => before.equals(await picture.screenshot()), { message: 'the picture has turned' })
    .toBe(false)
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText('Looking northeast')
  await page.keyboard.press('ArrowUp')
  await expect(status).toHaveText('Looking northeast, up')
  await page.keyboard.press('Home')
  await expect(status).toHaveText('Looking north')
  await page.keyboard.press('+')
  await expect(status).toHaveText('Zoomed in')
  await page.keyboard.press('-')
  await expect(status).toHaveText('Zoomed out')

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
  await picture.focus()
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  // Tab leaves it like any other control.
  await picture.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Looking north')
  expect(violations).toEqual([])
})

test('with reduced motion there is the still picture, and no button that would move it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, await placeWithPanorama(page))
  await expect(page.locator('article picture img')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look around' })).toHaveCount(0)
})

test('without WebGL there is the still picture, the facts and the scenes', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return String(args[0]).startsWith('webgl') ? null : Reflect.apply(original, this, args)
    } as typeof original
  })
  await visit(page, await placeWithPanorama(page))
  await expect(page.locator('article picture img')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look around' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Famous scenes' })).toBeVisible()
})

test('a panorama that loads has one notice; when it cannot be loaded, the picture stays and a message says so', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource|PSVError|panorama/i)
  let fail = () => {}
  const looked = new Promise<void>((resolve) => (fail = resolve))
  await page.route(/art\/panorama/, async (route) => {
    await looked
    await route.abort()
  })
  await page.goto(await placeWithPanorama(page))
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page.locator('.psv-loader')).toBeAttached({ timeout: 60_000 })
  await expect(page.locator('.psv-loader')).toBeHidden()
  await expect(page.getByText('Loading panorama...')).toBeVisible()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load the panorama.' })).toBeVisible()
  await expect(page.locator('article picture img')).toBeVisible()
})
