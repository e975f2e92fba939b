// An admin imports dramas from a file and from TMDB: preview, import, undo.
import type { Browser, Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { cp949 } from '../cp949.ts'
import { someFacts } from '../drama-facts.ts'
import { aShow, service, TMDB_KEY, TmdbServer } from '../tmdb-server.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { seededData } from './seeded.ts'
import { test as base, expect } from './site.ts'

const ADMIN = { identifier: 'haneul@example.com', password: 'the last ferry to Jeju' }

const LANTERN = aShow({
  ...{ name: 'The Lantern Post', original_name: '등불 우체국', first_air_date: '2023-04-01' },
  ...{ vote_average: 8.1, vote_count: 90 },
})

async function tmdbWithLantern() {
  const tmdb = await new TmdbServer().start()
  tmdb.shows.push(LANTERN)
  tmdb.details.set(LANTERN.id, {
    ...LANTERN,
    ...{ number_of_episodes: 12, genres: [{ id: 18, name: 'Drama' }], created_by: [], networks: [] },
    aggregate_credits: { cast: [{ name: 'Kim Ara', order: 0 }], crew: [] },
    keywords: { results: [{ name: 'healing' }] },
    alternative_titles: { results: [] },
    'watch/providers': { results: { US: { flatrate: [service('Netflix')] } } },
  })
  return tmdb
}

/** A site with an admin and a fake TMDB. */
const test = base.extend<object, { site: ServedSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const tmdb = await tmdbWithLantern()
      const site = await serveSite(
        {
          ADMIN_EMAIL: ADMIN.identifier,
          ADMIN_PASSWORD: ADMIN.password,
          TMDB_API_KEY: TMDB_KEY,
          TMDB_URL: tmdb.url,
        },
        seededData(),
      )
      await use(site)
      await site.stop()
      await tmdb.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

async function importDialog(page: Page) {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN })
  const { token } = await answer.json()
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), token)
  await page.goto('/admin?tab=kdrama')
  return open(page)
}
async function open(page: Page) {
  await page.getByRole('button', { name: 'Import dramas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import dramas' })
  await expect(dialog).toBeVisible()
  return dialog
}
const file = (content: unknown, name = 'more-dramas.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
const countOf = async (page: Page) =>
  (await (await page.request.get('/api/dramas/count')).json()).count as number

test('a file from Korean Excel is read, and its encoding can be changed', { tag: '@deep' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 400/)
  const dialog = await importDialog(page)
  const csv = '제목,영문제목,연도,회차,줄거리\r\n똠방각하,The Slow Bus Home,2024년,12부작,버스 한 대.\r\n'
  await dialog.locator('input[type=file]').setInputFiles({
    name: '드라마.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(cp949(csv)),
  })
  const encoding = dialog.getByLabel('Text encoding')
  await expect(encoding.locator('option:checked')).toHaveText('Korean (CP949)')
  await expect(dialog.getByText('1 drama new')).toBeVisible()
  await axe(page)
  await encoding.selectOption('Western (Windows-1252)')
  await expect(dialog.getByText('There is no "title" column.')).toBeVisible()
  await expect(encoding).toHaveValue('euc-kr')
  await expect(dialog.getByRole('button', { name: 'Import 1 drama' })).toBeEnabled()
})

test('a file is previewed, imported, found by visitors, and undone in one step', async ({
  page,
  browser,
  site,
}) => {
  test.slow() // 150 dramas, looked at by admins and visitors
  const dialog = await importDialog(page)
  const before = await countOf(page)
  await axe(page)
  const facts = someFacts(150)
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      file([...facts, { ...facts[0] }, { ...facts[1], title: 'Too Old', year: 1900, aliases: [] }]),
    )
  await expect(dialog.getByText('152 rows')).toBeVisible()
  await expect(dialog.getByText('Year must be at least 1950')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 0 dramas' })).toBeDisabled()

  await dialog.getByLabel(/write one sentence from the facts/).check()
  await expect(dialog.getByText('150 dramas new')).toBeVisible()
  await expect(dialog.getByText('Same drama as row 1')).toBeVisible()
  await axe(page)
  expect(await countOf(page)).toBe(before)

  await dialog.getByRole('button', { name: 'Import 150 dramas' }).click()
  await expect(dialog.getByText('150 dramas added, 0 changed.')).toBeVisible()
  expect(await countOf(page)).toBe(before + 150)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await seenByVisitor(browser, site, 'Quiet Harbour 1')

  // After a reload it is all still there.
  await page.reload()
  const again = await open(page)
  await again.getByRole('tab', { name: 'Recent imports' }).click()
  await expect(again.getByText('150 dramas added, 0 changed.')).toBeVisible()
  await again.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('150 new dramas moved to the trash')).toBeVisible()
  expect(await countOf(page)).toBe(before)
})

async function seenByVisitor(browser: Browser, site: ServedSite, title: string) {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto(`/k-drama?search=${encodeURIComponent(title)}`)
  await page.getByRole('article').getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('We know the facts of this drama, not the feeling yet.')).toBeVisible()
  await context.close()
}

test('a preview survives a closed window, and existing dramas change as the admin chooses', async ({
  page,
}) => {
  const dialog = await importDialog(page)
  const csv = 'title,year,rating,romanizedTitle\nMy Mister,2018,9.9,Other\n'
  await dialog.getByLabel('Or paste the content').fill(csv)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('1 unchanged')).toBeVisible()
  await dialog.getByLabel(/Replace with the file/).check()
  await expect(dialog.getByText('Rating: 9.1/10 to 9.9/10')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  const again = await open(page)
  await again.getByRole('tab', { name: 'Recent imports' }).click()
  await again.getByRole('button', { name: 'Preview' }).first().click()
  await again.getByLabel(/Replace with the file/).check()
  await again.getByRole('button', { name: 'Import 1 drama' }).click()
  await expect(again.getByText('0 dramas added, 1 changed.')).toBeVisible()
  await again.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByRole('button', { name: 'Undone' })).toBeDisabled()
  const [mister] = await (await page.request.get('/api/dramas/sorted?search=My+Mister')).json()
  expect(mister.rating).toBe('9.1/10')
})

test('an unreadable file says why, and another can be chosen', async ({ page, noise }) => {
  noise.expect(/status of 400/)
  const dialog = await importDialog(page)
  const choose = dialog.locator('input[type=file]')
  await choose.setInputFiles(file('{"title": '))
  await expect(dialog.getByText('This JSON file is incomplete.')).toBeVisible()
  await choose.setInputFiles(file('a,b\n1,2', 'x.csv'))
  await expect(dialog.getByText('There is no "title" column.')).toBeVisible()
  await choose.setInputFiles(file('PK', 'list.xlsx'))
  await expect(dialog.getByText('Please save the spreadsheet as CSV')).toBeVisible()
  await choose.setInputFiles(file('title,year,episodes,description\nA Row,2024,8,Words.', 'x.csv'))
  await expect(dialog.getByRole('button', { name: 'Import 1 drama' })).toBeEnabled()
})

test('a drama from TMDB brings its facts, and its page names the source', async ({ page }) => {
  const dialog = await importDialog(page)
  await dialog.getByRole('tab', { name: 'TMDB' }).click()
  await expect(dialog.getByText('not endorsed or certified by TMDB')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search TMDB' }).fill('lantern')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('The Lantern Post · 등불 우체국 (2023)').check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Preview 1 drama' }).click()
  await expect(dialog.getByText('Description is required')).toBeVisible()
  await dialog.getByLabel(/write one sentence from the facts/).check()
  await dialog.getByRole('button', { name: 'Import 1 drama' }).click()
  await expect(dialog.getByText('1 drama added')).toBeVisible()

  const [drama] = await (await page.request.get('/api/dramas/sorted?search=Lantern+Post')).json()
  await page.goto(`/drama/${drama.id}`)
  await page.getByText('Sources and corrections').click()
  await expect(
    page.getByText('This product uses the TMDB API but is not endorsed or certified by TMDB.'),
  ).toBeVisible()
  await expect(page.getByText('Streaming information comes from JustWatch.')).toBeVisible()
  await expect(page.getByText('A text of theirs')).toHaveCount(0)
  await axe(page)
})

test('on a phone nothing overflows, and there are no accessibility errors, dark as well', async ({
  phone,
}) => {
  await phone.emulateMedia({ colorScheme: 'dark' })
  const dialog = await importDialog(phone)
  await axe(phone)
  await noSidewaysScroll(phone)
  await dialog.locator('input[type=file]').setInputFiles(file(someFacts(60)))
  await expect(dialog.getByText('60 rows')).toBeVisible()
  await axe(phone)
  await noSidewaysScroll(phone)
})
