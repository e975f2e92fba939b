// Mistakes of an admin, and failures around them: shown at the field, nothing half saved, nothing lost.
import type { Page } from '@playwright/test'
import { field, go, open, panel, pressIn, row } from './admin-tabs.ts'
import { aPlace, call, JIWOO, PASSWORD, test, tokenOf } from './admin-tour.ts'
import { hasShown, recordNotices } from './notices.ts'
import { expect } from './site.ts'

/** The error is right below its field, which has the focus. */
async function isRefused(page: Page, label: string, message: string) {
  await expect(panel(page).locator('.err').filter({ hasText: message })).toBeVisible()
  await expect(field(page, label)).toBeFocused()
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
}

test('every field of a drama shows its error beside it, and nothing is saved', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/status of 400|status of 404.*uploads\/a+\//)
  const token = await tokenOf(site, JIWOO)
  const { all } = await call<{ all: number }>(site, token, 'GET /api/admin/dramas/count')
  await open(page, token, '/admin?tab=dramas')
  const good = {
    Title: 'Wrong in one place',
    Description: 'Words.',
    Rating: '8',
    Genre: 'Comedy',
    Categories: 'comedy',
  }
  for (const [label, value] of Object.entries(good)) await field(page, label).fill(value)
  await panel(page).getByText('Other names and sources').click()
  const many = Array.from({ length: 101 }, (_, n) => `c${n}`).join(',')
  for (const [label, wrong, message, right] of [
    ['Title', '  ', 'Title is required', good.Title],
    ['Description', ' ', 'Description is required', good.Description],
    ['Year', '1949', 'Year must be at least 1950', '2020'],
    ['Year', '', 'Year is required', '2020'],
    ['Episodes', '2001', 'Episodes can be at most 2000', '12'],
    ['Episodes', '0', 'Episodes must be at least 1', '12'],
    ['Rating', 'good', 'Rating must be between 0 and 10, such as 8.5/10', '8'],
    ['Rating', '', 'Rating is required', '8'],
    ['Genre', '', 'Genre is required', good.Genre],
    ['Categories', ' , ', 'Categories are required', good.Categories],
    ['Categories', many, 'Categories can have at most 100 entries', good.Categories],
    ['Main Cast', many, 'Main Cast can have at most 100 entries', ''],
    ['Streaming platforms', `x${'y'.repeat(501)}`, 'Streaming platforms can be at most 500 characters', ''],
    ['Other names', many, 'Other names can have at most 100 entries', ''],
    ['Image URL', 'javascript:alert(1)', 'Image must be a picture uploaded here', ''],
    ['Image URL', `/uploads/${'a'.repeat(32)}/1280.webp`, 'This picture was deleted', ''],
  ] as const) {
    await field(page, label).fill(wrong)
    await pressIn(page, 'Add K-Drama')
    await isRefused(page, label, message)
    await field(page, label).fill(right)
    await expect(panel(page).locator('.err')).toHaveCount(0)
  }
  expect(await call(site, token, 'GET /api/admin/dramas/count')).toEqual({ count: all, all })
  await field(page, 'Title').fill('x'.repeat(300))
  await expect(field(page, 'Title')).toHaveValue('x'.repeat(200))
})

test('the other forms do so too: articles, places, the home page, the K-Drama page', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/status of 400/)
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=news')
  await field(page, 'Title').fill('Wrong picture')
  await field(page, 'Celebrity').fill('IU')
  await field(page, 'Content').fill('Words.')
  await field(page, 'Image URL').fill('ftp://example.com/a.png')
  await pressIn(page, 'Add Article')
  await isRefused(page, 'Image URL', 'Image must be a picture uploaded here')

  await go(page, 'Virtual Tour')
  for (const label of ['Name', 'Drama', 'Description', 'Address']) await field(page, label).fill('Somewhere')
  await panel(page).getByText('More about this place').click()
  for (const [label, wrong, message] of [
    ['Address', ' ', 'Address is required'],
    ['Latitude', '91', 'Latitude must be between -90 and 90'],
    ['Latitude', 'north', 'Latitude must be a number'],
    ['Longitude', '-181', 'Longitude must be between -180 and 180'],
    ['Last checked', '2026-13', 'Last checked must look like 2026-10'],
    ['Image URL', 'data:text/html,x', 'Image must be a picture uploaded here'],
    ['Panorama URL', '//example.com/a.png', 'Panorama must be a picture uploaded here'],
    ['Fun facts', Array.from({ length: 101 }, (_, n) => `f${n}`).join('\n'), 'at most 100 entries'],
  ] as const) {
    await field(page, label).fill(wrong)
    await pressIn(page, 'Add Location')
    await isRefused(page, label, message)
    await field(page, label).fill(label === 'Address' ? 'Somewhere' : '')
  }
  await expect(row(page, 'Somewhere')).toHaveCount(0)

  await go(page, 'Home Page')
  await field(page, 'Hero title').fill(' ')
  await pressIn(page, 'Update Home Page Content')
  await isRefused(page, 'Hero title', 'Hero title is required')
  await go(page, 'K-Drama Page')
  await field(page, 'Page title').fill(' ')
  await pressIn(page, 'Update K-Drama Page')
  await isRefused(page, 'Page title', 'Title is required')
})

test('an unknown address shows a way on, not a broken page', async ({ page, site, noise }) => {
  noise.expect(/status of 404/)
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=dramas&edit=999999')
  await expect(panel(page).getByText('Drama not found')).toBeVisible()
  await pressIn(page, 'Add a new drama')
  await expect(panel(page).getByRole('heading', { name: 'Add New K-Drama' })).toBeVisible()
  for (const [address, seen] of [
    ['tab=news&edit=999999', 'Article not found'],
    ['tab=news&edit=-1', 'Article not found'],
    ['tab=dramas&edit=abc', 'Drama not found'],
    ['tab=virtual-tour&place=999999', 'Place not found'],
    ['tab=nonsense', 'Home Page Content'],
    ['tab=kdrama&sort=nonsense&filter=__proto__&page=99999', 'K-Drama Page Settings'],
    ['tab=users&section=nonsense&page=-3&sort=x', 'Total Members'],
    ['tab=users&section=log&before=99999999999', 'Moderation log'],
  ] as const) {
    await page.goto(`/admin?${address}`)
    await expect(panel(page).getByText(seen).first()).toBeVisible()
  }
  await page.goto('/admin?tab=kdrama&page=99999')
  await expect(panel(page).getByRole('article').first()).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

test('when the session ends in the middle of a form, the admin signs in again and finds the form unchanged', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/status of 401/)
  const token = await tokenOf(site, JIWOO)
  const place = await aPlace(site, token)
  await page.goto('/logos')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.goto(`/admin?tab=virtual-tour&place=${place.id}`)
  await field(page, 'Description').fill('A bench that nobody should have to type twice.')
  await call(site, token, 'POST /api/auth/logout')
  await recordNotices(page)
  await pressIn(page, 'Update Location')
  await hasShown(page, 'You are logged out. Logging in again...')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill(JIWOO)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.url}/admin?tab=virtual-tour&place=${place.id}`)
  await expect(panel(page).getByText('Draft restored')).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('A bench that nobody should have to type twice.')
  await pressIn(page, 'Update Location')
  await expect(row(page, place.name).getByText('nobody should have to type twice')).toBeVisible()
})

test('two windows of one admin on a new article keep both drafts', async ({ page, site }) => {
  const token = await tokenOf(site, JIWOO)
  await open(page, token, '/admin?tab=news')
  const second = await page.context().newPage()
  await open(second, token, '/admin?tab=news')
  // A window that opens later begins with the draft of the first.
  await expect(field(second, 'Title')).toBeVisible()
  await field(page, 'Title').fill('Written in the first window')
  await field(second, 'Title').fill('Written in the second window')
  await expect(panel(second).getByText('There is a newer draft in another tab.')).toBeVisible()
  await pressIn(second, 'Use that one')
  await expect(field(second, 'Title')).toHaveValue('Written in the first window')
  await pressIn(second, 'Discard')
  await expect(field(second, 'Title')).toHaveValue('')
})
