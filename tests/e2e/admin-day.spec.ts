// A whole working day of an admin, from the first list in the morning to the numbers in the evening.
import { readFile } from 'node:fs/promises'
import { mergeTests } from '@playwright/test'
import {
  aVisitor,
  CORRECTED_LIST,
  DRAMA_LIST,
  dialog,
  openMembersPart,
  overnightEvents,
  photograph,
  reads,
} from './admin-day.ts'
import { banner, field, go, open, panel, pressIn, row, secondWindow } from './admin-tabs.ts'
import { call, JIWOO, secondAdmin, tokenOf, test as withAdmin } from './admin-tour.ts'
import { axe } from './for-everyone.ts'
import { expect, testWithPictures } from './site.ts'

const test = mergeTests(withAdmin, testWithPictures)

test('a whole working day: visitors see what an admin does at their next request', {
  tag: '@deep',
}, async ({ page, browser, site, noise }) => {
  test.setTimeout(240_000)
  noise.expect(/status of 40[49]/)
  await overnightEvents(site)
  const visitor = await aVisitor(browser, site)
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=kdrama')

  await test.step('a list of dramas is previewed, corrected and imported', async () => {
    await pressIn(page, 'Import dramas')
    const box = dialog(page, 'Import dramas')
    await box.getByLabel('Or paste the content').fill(DRAMA_LIST)
    await box.getByRole('button', { name: 'Preview' }).click()
    await expect(box.getByText('Year must be at least 1950')).toBeVisible()
    await expect(box.getByRole('button', { name: 'Import 1 drama' })).toBeEnabled()
    expect(await visitor.misses('/k-drama?sortBy=latest', 'The Ferry at Six')).toBe(200)
    await box.getByRole('button', { name: 'Back' }).click()
    const list = { name: 'dramas.csv', mimeType: 'text/csv', buffer: Buffer.from(CORRECTED_LIST) }
    await box.locator('input[type=file]').setInputFiles(list)
    await box.getByRole('button', { name: 'Import 2 dramas' }).click()
    await expect(box.getByText('2 dramas added, 0 changed.')).toBeVisible()
    await box.getByRole('button', { name: 'Done' }).click()
    await visitor.reads('/k-drama?search=lantern+keeper', 'The Lantern Keeper')
  })

  let pictured = ''
  await test.step('a picture is uploaded and shown on the page of a drama', async () => {
    await field(page, 'Search dramas').fill('the ferry at six')
    await row(page, 'The Ferry at Six').getByRole('button', { name: 'Edit' }).click()
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles(await photograph())
    await expect(panel(page).getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    pictured = await field(page, 'Image URL').inputValue()
    await pressIn(page, 'Update K-Drama')
    await expect(banner(page, '✓ K-Drama "The Ferry at Six" updated successfully!')).toBeVisible()
    await expect(page).toHaveURL(/tab=kdrama&q=the\+ferry/)
    await visitor.page.goto('/k-drama?search=the+ferry+at+six')
    await visitor.page.getByRole('link', { name: 'The Ferry at Six' }).first().click()
    await expect(visitor.page).toHaveURL(/\/drama\/\d+$/)
    const upload = pictured.split('/')[2]!
    await expect(visitor.page.locator(`main img[src*="${upload}"]`).first()).toBeVisible()
  })
  const drama = new URL(visitor.page.url()).pathname

  await test.step('an article is saved as a draft, previewed and published', async () => {
    await go(page, 'Add News')
    await field(page, 'Title').fill('A morning on the ferry')
    await field(page, 'Celebrity').fill('Kim Go-eun')
    await field(page, 'Content').fill('Fog first.\n\nThen the harbour of The Ferry at Six.')
    await panel(page).getByRole('radio', { name: 'Draft' }).check()
    await pressIn(page, 'Add Article')
    await expect(banner(page, '✓ New K-Star news about Kim Go-eun added successfully!')).toBeVisible()
    await go(page, 'K-Star Page')
    const article = row(page, 'A morning on the ferry')
    await article.getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Title').fill('A slow morning on the ferry')
    await pressIn(page, 'Preview')
    const preview = dialog(page, 'Preview')
    await expect(preview.getByRole('heading', { name: 'A slow morning on the ferry' })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    expect(await visitor.misses('/k-star', 'slow morning')).toBe(200)
    await panel(page)
      .getByRole('radio', { name: /^Publish/ })
      .check()
    await pressIn(page, 'Update Article')
    await expect(banner(page, '✓ Article "A slow morning on the ferry" updated successfully!')).toBeVisible()
    await expect(row(page, 'A slow morning on the ferry')).toContainText(/Published: \w+ \d+, 20\d\d/)
    await visitor.reads('/k-star', 'A slow morning on the ferry')
  })

  await test.step('two windows on one drama: nothing is overwritten, each field is chosen', async () => {
    const other = await secondWindow(browser, site)
    const id = drama.split('/').at(-1)!
    await open(other, await secondAdmin(site), `/admin?tab=dramas&edit=${id}`)
    await expect(field(other, 'Title')).toHaveValue('The Ferry at Six')
    await page.goto(`/admin?tab=dramas&edit=${id}`)
    await field(page, 'Description').fill('A ferry, and everybody who waits for it.')
    await field(page, 'Writer').fill('Noh Hee-kyung')
    await field(other, 'Description').fill('A boat.')
    await field(other, 'Genre').fill('Healing')
    await pressIn(other, 'Update K-Drama')
    await expect(banner(other, 'updated successfully')).toBeVisible()
    await pressIn(page, 'Update K-Drama')
    const conflict = dialog(page, 'Someone else has saved changes')
    await expect(conflict.getByText('haneul saved')).toBeVisible()
    await axe(page)
    const whose = conflict.getByRole('group', { name: /^Description: both/ })
    await whose.getByRole('radio', { name: /Mine/ }).check()
    await conflict.getByRole('button', { name: 'Save' }).click()
    await expect(banner(page, 'updated successfully')).toBeVisible()
    await visitor.reads(drama, 'A ferry, and everybody who waits for it.')
    await visitor.reads(drama, 'Noh Hee-kyung')
    await other.context().close()
  })

  await test.step('a drama is deleted by mistake, and restored with one press', async () => {
    await go(page, 'K-Drama Page')
    await field(page, 'Search dramas').fill('the ferry at six')
    await row(page, 'The Ferry at Six').getByRole('button', { name: 'Delete' }).click()
    await reads(page, 'The Ferry at Six deleted')
    expect(await visitor.misses(drama, 'Noh Hee-kyung')).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'The Ferry at Six')).toBeVisible()
    await visitor.reads(drama, 'Noh Hee-kyung')
  })

  await test.step('an earlier version is shown and restored; its picture was deleted meanwhile', async () => {
    await row(page, 'The Ferry at Six').getByRole('button', { name: 'Edit' }).click()
    await pressIn(page, 'Remove picture')
    await pressIn(page, 'Update K-Drama')
    await expect(banner(page, 'updated successfully')).toBeVisible()
    await row(page, 'The Ferry at Six').getByRole('button', { name: 'Edit' }).click()
    await pressIn(page, 'Choose from uploads')
    const library = dialog(page, 'Uploads')
    const picture = library.getByRole('article', { name: 'ferry at dawn.png' })
    await expect(picture.getByText('Not used anywhere.')).toBeVisible()
    await picture.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Earlier versions that used it will show our illustration')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(picture).toHaveCount(0)
    await library.getByRole('button', { name: 'Close' }).click()

    await pressIn(page, 'History')
    const history = dialog(page, 'History of The Ferry at Six')
    const oldest = history.getByRole('article', { name: 'Imported by jiwoo' })
    await oldest.getByRole('button', { name: 'Restore this version...' }).click()
    await expect(oldest.getByText('Restoring this version changes:')).toBeVisible()
    await oldest.getByRole('button', { name: 'Cancel' }).click()
    const withPicture = history.getByRole('article', { name: 'Changed by jiwoo' }).last()
    await expect(withPicture).toContainText('deleted picture (visitors see our illustration)')
    await withPicture.getByRole('button', { name: 'Restore this version...' }).click()
    await withPicture.getByRole('button', { name: 'Restore', exact: true }).click()
    await reads(page, 'Its picture has been deleted, so visitors see our illustration.')
    await visitor.reads(drama, 'A ferry and the people who miss it.')
    await expect(visitor.page.locator('main img[src^="/art/drama-"]').first()).toBeVisible()
    await history.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await visitor.reads(drama, 'A ferry, and everybody who waits for it.')
    await page.keyboard.press('Escape')
  })

  await test.step('a report is decided, a question is answered and exported', async () => {
    await go(page, 'Members')
    await openMembersPart(page, 'Reports')
    const report = page.getByRole('article').filter({ hasText: 'Only fools liked it.' })
    await report.getByLabel('Message to the author').fill('Please be kind.')
    await report.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No open reports.')).toBeVisible()
    await visitor.misses('/community', 'Only fools liked it.')

    await openMembersPart(page, 'Inbox')
    const line = page.getByRole('row').filter({ hasText: 'Where is the ferry?' })
    await expect(line).toContainText('Open')
    await line.getByRole('button', { name: 'Where is the ferry?' }).click()
    const message = dialog(page, 'Where is the ferry?')
    await expect(message.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
      'href',
      /^mailto:sora/,
    )
    await message.getByRole('button', { name: 'Mark as done' }).click()
    await expect(line.getByText('Done')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain("'=1+1 느꼈어요")
    await openMembersPart(page, 'Log')
    await expect(page.getByRole('row').filter({ hasText: 'removed' })).toContainText('Please be kind.')
  })

  await test.step('in the evening: the members, and what visitors read', async () => {
    await openMembersPart(page, 'Members')
    const { totalUsers } = await call<{ totalUsers: number }>(
      site,
      await tokenOf(site, JIWOO),
      'GET /api/admin/stats',
    )
    const counters = page.locator('dl').first()
    await expect(counters).toContainText(`Total Members${totalUsers}`)
    await expect(page.getByRole('columnheader', { name: 'New members' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Most-read articles' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'rude@example.com' })).toContainText('Member')
    await axe(page)
  })
})
