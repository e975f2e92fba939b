// What the first view loads, as the browser counts it; Back to a list.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

interface Loaded {
  kind: string
  address: string
  kilobytes: number
}

const loadedBy = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      const kind = /\.(js|css|woff2)(\?|$)/.exec(name)?.[1] ?? 'picture'
      return { kind, address: name, kilobytes: encodedBodySize / 1024 }
    }),
  )
const weightOf = (loaded: Loaded[], kinds: string[]) =>
  loaded.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { kilobytes }) => sum + kilobytes, 0)

test('the first view of home: at most 150 KB of scripts, styles and fonts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const loaded = await loadedBy(page)
  for (const kind of ['js', 'css', 'woff2']) expect(weightOf(loaded, [kind])).toBeGreaterThan(0)
  expect(weightOf(loaded, ['js', 'css', 'woff2'])).toBeLessThanOrEqual(150)
})

const koreanFonts = (loaded: Loaded[]) => loaded.filter(({ address }) => address.includes('-ko.'))

test('a page that shows Korean takes at most 130 KB for its letters; a list takes none', async ({ page }) => {
  await page.goto('/k-drama', { waitUntil: 'networkidle' })
  expect(koreanFonts(await loadedBy(page))).toEqual([])
  await page.getByRole('link', { name: 'My Mister' }).first().click()
  await expect(page.getByText('나의 아저씨').first()).toBeVisible()
  await expect.poll(async () => koreanFonts(await loadedBy(page)).length).toBeGreaterThan(0)
  expect(weightOf(koreanFonts(await loadedBy(page)), ['woff2'])).toBeLessThanOrEqual(130)
})

test('from a list to a drama and back: the list is there at once, at its place, without a request', async ({
  page,
}) => {
  await visit(page, '/k-drama')
  const card = page.getByRole('article').nth(20)
  await card.scrollIntoViewIfNeeded()
  const title = (await card.getByRole('heading').textContent())!
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})
