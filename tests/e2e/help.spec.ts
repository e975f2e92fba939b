// The line to people who can help: on pages about suicide or self-harm, by the browser's country, and without scripts.
import { type Browser, expect, type Page } from '@playwright/test'
import { call, JIWOO, test, tokenOf } from './admin-tour.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'

const KOREA =
  'If you need someone to talk to, call 109, day and night (Suicide prevention hotline, South Korea). Other countries'
const ANYWHERE = 'If you need someone to talk to, Find A Helpline lists helplines by country.'

async function from(browser: Browser, baseURL: string, more: object, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL, ...more })
  await look(await context.newPage())
  await context.close()
}

async function dramaWith(site: Parameters<typeof call>[0], title: string, contentNotes: string[]) {
  const { id } = await call<{ id: number }>(site, await tokenOf(site, JIWOO), 'POST /api/admin/dramas', {
    ...{ title, description: 'A harbor.', genre: 'Drama' },
    ...{ contentNotes, comfortSource: 'Compiled from recaps' },
  })
  return id
}

test('a drama that touches suicide says who can help, in its fold, for the browser’s country', async ({
  browser,
  site,
}) => {
  const id = await dramaWith(site, 'Quiet Harbor', ['suicide'])
  const other = await dramaWith(site, 'Loud Harbor', ['war'])
  await from(browser, site.url, { locale: 'ko-KR' }, async (page) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) outside.push(request.url())
    })
    await page.goto(`/drama/${id}`)
    await expect(page.getByText(KOREA)).toBeHidden()
    await page.getByText(/to know first$/).click()
    await expect(page.getByText(KOREA)).toBeVisible()
    await expect(page.getByRole('link', { name: '109' })).toHaveAttribute('href', 'tel:109')
    await axe(page)
    await page.goto(`/drama/${other}`)
    await page.getByText(/to know first$/).click()
    await expect(page.getByText(/If you need someone to talk to/)).toHaveCount(0)
    expect(outside).toEqual([])
  })
  await from(browser, site.url, { locale: 'de-DE' }, async (page) => {
    await page.goto(`/drama/${id}`)
    await page.getByText(/to know first$/).click()
    await expect(page.getByText(ANYWHERE)).toBeVisible()
  })
})

test('without scripts the line leads to helplines of every country', async ({ browser, site }) => {
  const id = await dramaWith(site, 'Quiet Harbor without scripts', ['suicide'])
  await from(browser, site.url, { javaScriptEnabled: false, locale: 'ko-KR' }, async (page) => {
    await page.goto(`/drama/${id}`)
    await page.getByText(/to know first$/).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Suicide' })).toBeVisible()
    await expect(page.getByText(ANYWHERE)).toBeVisible()
    await page.goto('/k-drama?avoid=self-harm')
    await expect(page.getByText(ANYWHERE)).toBeVisible()
    await page.goto('/community')
    await expect(page.getByText(ANYWHERE)).toBeVisible()
  })
})

test('the filtered list, a post about it, and the guidelines say who can help', async ({ browser, site }) => {
  const token = await tokenOf(site, JIWOO)
  const sad = await call<{ id: number }>(site, token, 'POST /api/posts', {
    title: 'After the last episode',
    content: 'Since then I think of suicide.',
  })
  await from(browser, site.url, { locale: 'ko-KR' }, async (page) => {
    await page.goto('/k-drama?avoid=grief')
    await expect(page.getByText(/as far as we know/)).toBeVisible()
    await expect(page.getByText(KOREA)).toHaveCount(0)
    await page.goto('/k-drama?avoid=grief&avoidMentions=suicide')
    await expect(page.getByText(KOREA)).toBeVisible()
    await page.goto(`/community?post=${sad.id}`)
    await expect(page.getByRole('dialog').getByText(KOREA)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('complementary').getByText(KOREA)).toBeVisible()
    await axe(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(page)
  })
})
