// A visitor chooses a country: the drama's page, lists and platform pages follow, with and without scripts.
import type { Page } from '@playwright/test'
import type { Drama } from '#contract/api/dramas.ts'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { service, TMDB_KEY, TmdbServer } from '../tmdb-server.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { seededData } from './seeded.ts'
import { test as base, expect, visit } from './site.ts'

/** A site that asks a server of ours in TMDB's place. */
const test = base.extend<object, { tmdb: TmdbServer; site: ServedSite }>({
  tmdb: [
    async ({ browserName: _ }, use) => {
      const tmdb = await new TmdbServer().start()
      await use(tmdb)
      await tmdb.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ tmdb }, use) => {
      const site = await serveSite({ TMDB_API_KEY: TMDB_KEY, TMDB_URL: tmdb.url }, seededData())
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

/** The first drama of the site, which TMDB knows by title and year, as soon as it has been looked up. */
async function lookedUp(page: Page, tmdb: TmdbServer): Promise<Drama> {
  const [drama] = (await (await page.request.get('/api/dramas')).json()) as Drama[]
  const { id, title, year } = drama!
  tmdb.hasShow(1, { name: title, original_name: '다른 이름', first_air_date: `${year}-01-05` })
  tmdb.providers.set(1, {
    DE: { flatrate: [service('WOW')], buy: [service('Apple TV')] },
    KR: { flatrate: [service('TVING')] },
  })
  await expect
    .poll(async () => (await page.request.get(`/api/dramas/${id}/see-also/where-to-watch`)).json(), {
      timeout: 60_000,
    })
    .toHaveProperty('checked')
  return drama!
}

test.use({ locale: 'de-DE' })

test('the country is guessed, chosen and remembered; lists and platform pages follow it', {
  tag: '@deep',
}, async ({ page, tmdb, browser, baseURL }) => {
  const { id, title } = await lookedUp(page, tmdb)
  await visit(page, `/drama/${id}`)
  const country = page.getByLabel('Country')
  await expect(
    page.getByText(/^In Germany, as of \w+ \d{4}\. Source: JustWatch, through TMDB\.$/),
  ).toBeVisible()
  await expect(page.getByText("Guessed from your browser's language.")).toBeVisible()
  await expect(page.getByText('Apple TV', { exact: true })).toBeVisible()
  await axe(page)
  await country.selectOption('South Korea')
  await expect(page.getByText('Where to watch in South Korea')).toBeVisible()
  const badge = page.getByRole('link', { name: 'TVING', exact: true })
  await expect(badge).toBeVisible()
  await badge.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tving' })).toBeVisible()
  await expect(page.getByText('1 drama, highest rated first.')).toBeVisible()
  await visit(page, `/k-drama?search=${encodeURIComponent(title)}`)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(card.getByText('TVING')).toBeVisible()
  await expect(page.getByText('data from JustWatch, through TMDB.')).toBeVisible()

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const reader = await plain.newPage()
  await reader.goto(`/drama/${id}`)
  await reader.getByLabel('Country').selectOption('Germany')
  await reader.getByRole('button', { name: 'Show' }).click()
  await expect(reader.getByText('In Germany, as of')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'WOW' })).toBeVisible()
  await noSidewaysScroll(reader)
  await plain.close()
})
