// A member arrives with a zip of another service, and takes everything along.
import { readFile } from 'node:fs/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { axe } from './for-everyone.ts'
import { joins } from './members.ts'
import { expect, test } from './site.ts'

const BASE = 'Date,Name,Year,Letterboxd URI'
const EXPORT = {
  'watched.csv': `${BASE}\n2024-03-01,My Mister,2018,a\n2024-03-01,A Film,2019,b\n`,
  'ratings.csv': `${BASE},Rating\n2024-03-01,My Mister,2018,a,4.5\n`,
  'reviews.csv': `${BASE},Rating,Rewatch,Review,Tags,Watched Date\n2024-03-01,My Mister,2018,a,4.5,,Slow and kind.,,2024-02-28\n`,
  'lists/rainy.csv': `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-03-01,Rainy days,,u,\n\nPosition,Name,Year,URL,Description\n1,My Mister,2018,u,Slowly\n2,A Film,2019,u,\n`,
}

test('a zip is read as it is, shown first, and added; the way out has all of it', async ({ page }) => {
  await joins(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'My Watchlist' })
  await section.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a watchlist' })
  const zip = zipSync(Object.fromEntries(Object.entries(EXPORT).map(([name, text]) => [name, strToU8(text)])))
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'letterboxd.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expect(dialog.getByText('Letterboxd: 2 rows. Nothing has been added yet.')).toBeVisible()
  await expect(
    dialog.getByText('Of the list “Rainy days”: 1 title that this site does not have'),
  ).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Add 1 drama, 1 list and 1 review' }).click()
  await expect(page.getByText('1 list added, only for you. 1 review added, only for you.')).toBeVisible()
  await expect(page.getByText('Slow and kind.')).toBeVisible()

  await section.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zip, for Letterboxd' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^shimpyo-for-letterboxd-[\d-]+\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  expect(Object.keys(files)).toEqual(['README.txt', 'watched.csv', 'watchlist.csv', 'lists/Rainy days.csv'])
  expect(Buffer.from(files['watched.csv']!).toString()).toContain(
    'My Mister,2018,9,2024-02-28,,,Slow and kind.',
  )
})
