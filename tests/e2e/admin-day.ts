// Data and visitors for the working day of an admin in browser tests.
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ServedSite } from '../../scripts/served-site.ts'
import { call } from './admin-tour.ts'
import { expect } from './site.ts'

/** A list of dramas to import: the second row has an impossible year. */
export const DRAMA_LIST = `title,year,episodes,rating,genre,categories,description
The Ferry at Six,2024,12,8.4,Slice of Life,healing; family,A ferry and the people who miss it.
The Lantern Keeper,1824,16,8.1,Historical,historical,A keeper and a light.
`
export const CORRECTED_LIST = DRAMA_LIST.replace('1824', '2023')

export const photograph = async () => ({
  name: 'ferry at dawn.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 1350, channels: 3, background: '#357' } })
    .png()
    .toBuffer(),
})

/** Overnight there was a question and a reported comment. */
export async function overnightEvents(site: ServedSite) {
  const asks = {
    name: 'Sora',
    email: 'sora@example.com',
    subject: 'Where is the ferry?',
    message: '=1+1 느꼈어요',
  }
  await call(site, '', 'POST /api/contact-form', asks)
  const [rude, reader] = await Promise.all(['rude', 'reader'].map((name) => joins(site, name)))
  const words = { title: 'That ending', content: 'Only fools liked it.' }
  const { id } = await call<{ id: number }>(site, rude!, 'POST /api/posts', words)
  const report = { area: 'post', itemId: id, reason: 'unkind', note: '' }
  await call(site, reader!, 'POST /api/reports', report)
}

const joins = async (site: ServedSite, name: string) => {
  const member = { email: `${name}@example.com`, password: 'a quiet long password' }
  return (await call<{ token: string }>(site, '', 'POST /api/auth/register', member)).token
}

/** A visitor in a separate browser. */
export async function aVisitor(browser: Browser, site: ServedSite) {
  const page = await (await browser.newContext({ baseURL: site.url, locale: 'en-US' })).newPage()
  return {
    page,
    /** opens an address and expects these words on the page */
    async reads(address: string, words: string | RegExp) {
      await page.goto(address)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    },
    async misses(address: string, words: string) {
      const answer = await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(words)).toHaveCount(0)
      return answer!.status()
    },
  }
}

/** A notice stays while the pointer is over it. */
export const reads = (page: Page, notice: string) => page.getByText(notice).hover()

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const openMembersPart = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Members sections' }).getByRole('link', { name: section }).click()
