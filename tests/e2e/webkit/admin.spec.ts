// In WebKit: every form of the admin area is saved, a picture is uploaded, and a list is downloaded.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WebElement } from 'selenium-webdriver'
import sharp from 'sharp'
import { JIWOO, tokenOf } from '../admin-tour.ts'
import { expect } from '../site.ts'
import { carry, test } from './journey.ts'
import { soon, type Tab } from './tab.ts'

/** Banners hide after some seconds, so what visitors see says that it was saved. Loading takes long where much runs. */
const shows = (visitor: Tab, address: string, words: string) =>
  expect(async () => {
    await visitor.goto(address)
    expect(await visitor.evaluate<string>('return document.querySelector("main").textContent')).toContain(
      words,
    )
  }).toPass({ timeout: 90_000 })
const value = async (tab: Tab, label: string) => (await tab.one('field', label)).getProperty('value')

test('every form of the admin area is saved, and visitors see it', async ({ tab, open, site }) => {
  test.setTimeout(240_000)
  await carry(tab, await tokenOf(site, JIWOO))
  const visitor = await open()

  await tab.goto('/admin?tab=home')
  await tab.fill('Hero title', 'A quiet evening')
  await tab.press('button', 'Update Home Page Content')
  await shows(visitor, '/', 'A quiet evening')

  await tab.goto('/admin?tab=kdrama')
  await tab.fill('Page title', 'Stories for a long winter')
  await tab.press('button', 'Update K-Drama Page')
  await shows(visitor, '/k-drama', 'Stories for a long winter')

  await tab.goto('/admin?tab=dramas')
  await tab.fill('Title', 'The Slow Bus Home')
  await tab.fill('Description', 'A bus, a road, an evening.')
  await tab.fill('Genre', 'Slice of Life')
  await tab.fill('Rating', '8.5')
  await tab.fill('Categories', 'healing, family')
  await tab.fill('Main Cast', 'Kim Min-ji, Park Ha-neul')
  await tab.press('button', 'Add K-Drama')
  await shows(visitor, '/k-drama?search=slow+bus', 'The Slow Bus Home')

  await tab.goto('/admin?tab=news')
  await tab.fill('Title', 'Tea before a reading')
  await tab.fill('Celebrity', 'Readers')
  await tab.fill('Content', 'First paragraph. More words and more words and more words.')
  await tab.press('button', 'Add Article')
  await shows(visitor, '/k-star', 'Tea before a reading')

  await tab.goto('/admin?tab=virtual-tour')
  const picture = join(tab.home, 'stairs.png')
  const color = { create: { width: 900, height: 600, channels: 3, background: '#246' } } as const
  await writeFile(picture, await sharp(color).png().toBuffer())
  await tab.fill('Name', 'Harbour stairs')
  await tab.fill('Drama', 'Our Blues')
  await tab.fill('Description', 'Steps down to the boats.')
  await tab.fill('Address', '1 Harbour, Jeju')
  const [input] = await tab.evaluate<WebElement[]>(
    'return [...document.querySelectorAll("[role=tabpanel]:not([hidden]) input[type=file]")]',
  )
  await input!.sendKeys(picture)
  await soon(async () => expect(await value(tab, 'Image URL')).toMatch(/^\/uploads\//))
  await tab.press('button', 'Add Location')
  await shows(visitor, '/virtual-tour', 'Harbour stairs')
})
