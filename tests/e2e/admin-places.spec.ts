// Filming places in the admin area: history, trash, two admins in one form.
import { field, open, panel, row } from './admin-tabs.ts'
import {
  anotherWindow,
  aPlace,
  call,
  choose,
  fillPlace,
  JIWOO,
  pictureInput,
  secondAdmin,
  TOUR,
  test,
  tokenOf,
} from './admin-tour.ts'
import { firefoxWithPictures } from './firefox.ts'
import { expect } from './site.ts'

// Firefox without pictures refuses a chosen one, too. Chromium has no such setting here.
test.use({ launchOptions: ({ launchOptions }, use) => use(firefoxWithPictures(launchOptions)) })

test('a place is added with a picture, shown to visitors at once, changed, deleted and restored', async ({
  page,
  phone,
  site,
  noise,
  browserName,
}) => {
  // the visitor's page of the deleted place
  noise.expect(/status of 404 .*\/virtual-tour\?place=/)
  await open(page, await tokenOf(site, JIWOO), TOUR)
  await page.getByRole('button', { name: 'Add Location' }).click()
  await expect(panel(page).getByText('Name is required')).toBeVisible()
  await page.bringToFront()
  await expect(field(page, 'Name')).toBeFocused()

  await fillPlace(page, 'Harbour stairs')
  await field(page, 'Fun facts').fill('Blue\n\n  Steep ')
  await choose(pictureInput(page), 'stairs.png', '#246')
  await expect(panel(page).getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await expect(field(page, 'Image URL')).toHaveValue(/^\/uploads\/[0-9a-f]{32}\/1280\.webp$/)
  const sent = page.waitForRequest('**/api/virtual-tour-locations')
  await page.getByRole('button', { name: 'Add Location' }).click()
  expect(await (await sent).headerValue('content-type')).toContain('multipart/form-data')
  // Firefox's driver does not show what is sent.
  if (browserName === 'chromium') expect((await sent).postData()).toMatch(/name="hasWorkingPanorama"\s+false/)
  await expect(page.getByText('✓ Virtual tour location added successfully!')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')

  const added = row(page, 'Harbour stairs')
  await expect(added.getByText('Featured in Our Blues')).toBeVisible()
  await expect(added.getByText('No Panorama')).toBeVisible()
  for (const badge of ['Has Panorama', 'No Panorama'])
    await expect(page.getByText(badge).first()).toBeVisible()
  const preview = await added.getByText('Steps down to the boats.').textContent()
  expect(preview!.replace(/\.\.\.$/, '')).toHaveLength(150)

  await phone.goto('/virtual-tour')
  await phone.getByRole('link', { name: 'Harbour stairs' }).click()
  await expect(phone.getByText('Steep')).toBeVisible()

  await added.getByRole('button', { name: 'Edit' }).click()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Edit Virtual Tour Location' })).toBeFocused()
  await expect(field(page, 'Fun facts')).toHaveValue('Blue\nSteep')
  await field(page, 'Name').fill('Harbour steps')
  await field(page, 'Panorama URL').fill('/art/panorama/city-4096.webp')
  await panel(page).getByRole('checkbox', { name: 'Has working panorama' }).check()
  await panel(page).getByText('More about this place').click()
  await field(page, 'Sources').fill('The harbor office | https://harbor.example/steps | 2026-11')
  await field(page, 'Last checked').fill('2026-11-22')
  await page.getByRole('button', { name: 'Update Location' }).click()
  await expect(page.getByText('✓ Virtual tour location updated successfully!')).toBeVisible()
  await expect(row(page, 'Harbour steps').getByText('Has Panorama')).toBeVisible()
  await phone.reload()
  const source = phone.getByRole('link', { name: 'The harbor office' })
  await expect(source).toBeHidden()
  await phone.getByText('Source', { exact: true }).click()
  await expect(source).toHaveAttribute('rel', /noreferrer/)
  await expect(phone.getByText(/22 November 2026/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add New Virtual Tour Location' })).toBeVisible()

  await row(page, 'Harbour steps').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete "Harbour steps"?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await row(page, 'Harbour steps').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Harbour steps deleted')).toBeVisible()
  await expect(row(page, 'Harbour steps')).toBeHidden()
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Harbour steps' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Harbour steps')).toBeVisible()

  await row(page, 'Harbour steps').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Harbour steps')).toBeHidden()
  await panel(page).getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await expect(trash.getByText('30 days left')).toBeVisible()
  await trash.getByRole('button', { name: 'Restore' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Harbour steps')).toBeVisible()
})

test('two admins edit one place: nothing is overwritten, each field is chosen, and the history shows both', async ({
  page,
  browser,
  site,
  noise,
}) => {
  noise.expect(/status of 409/)
  const token = await tokenOf(site, JIWOO)
  const place = await aPlace(site, token)
  await open(page, token, TOUR)
  const other = await anotherWindow(browser, site, await secondAdmin(site))
  for (const window of [page, other])
    await row(window, place.name).getByRole('button', { name: 'Edit' }).click()

  await field(other, 'Description').fill('A bench by the sea.')
  await field(other, 'Address').fill('2 Hill')
  await other.getByRole('button', { name: 'Update Location' }).click()
  await expect(other.getByText('✓ Virtual tour location updated successfully!')).toBeVisible()

  await field(page, 'Description').fill('A bench under a pine.')
  await field(page, 'Fun facts').fill('It has no back.')
  await page.getByRole('button', { name: 'Update Location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved changes' })
  await expect(dialog.getByText('haneul saved')).toBeVisible()
  const group = (name: RegExp) => dialog.getByRole('group', { name })
  await expect(group(/^Description: both/).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(group(/^Address: only they/).getByRole('radio', { name: /Theirs/ })).toBeChecked()
  await expect(group(/^Fun facts: only you/).getByRole('radio', { name: /Mine/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose a version for each field')).toBeVisible()

  // another version has been saved meanwhile
  await row(other, place.name).getByRole('button', { name: 'Edit' }).click()
  await field(other, 'Address').fill('3 Hill')
  await other.getByRole('button', { name: 'Update Location' }).click()
  await expect(row(other, place.name).getByText('3 Hill')).toBeVisible()

  await group(/^Description: both/)
    .getByRole('radio', { name: /Mine/ })
    .check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(group(/^Address: only they/)).toContainText('3 Hill')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('✓ Virtual tour location updated successfully!')).toBeVisible()
  await expect(row(page, place.name).getByText('A bench under a pine.')).toBeVisible()
  await expect(row(page, place.name).getByText('3 Hill')).toBeVisible()

  await row(other, place.name).getByRole('button', { name: 'History' }).click()
  const history = other.getByRole('dialog', { name: `History of ${place.name}` })
  const newest = history.getByRole('article', { name: 'Changed by jiwoo' })
  await expect(newest.getByText('under a pine')).toBeVisible()
  await expect(history.getByRole('article')).toHaveCount(4)
  await other.context().close()
})

test('a version is shown and restored, and the restore undone; the first version is listed too', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, JIWOO)
  const place = await aPlace(site, token)
  const path = `PUT /api/virtual-tour-locations/${place.id}`
  await call(site, token, path, { description: 'Second words.' })
  await call(site, token, path, { description: 'Third words.' })
  await open(page, token, TOUR)
  await row(page, place.name).getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: `History of ${place.name}` })
  const entries = history.getByRole('article')
  await expect(entries).toHaveCount(3)
  await expect(entries.first().getByText('current version')).toBeVisible()
  await entries.last().getByRole('button', { name: 'Restore this version...' }).click()
  await expect(entries.last().getByText('Restoring this version changes:')).toBeVisible()
  await entries.last().getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(entries).toHaveCount(4)
  await expect(history.getByRole('article', { name: 'Restored by jiwoo' })).toBeVisible()
  await history.getByRole('button', { name: 'Undo' }).click()
  await expect(entries).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(row(page, place.name).getByText('Third words.')).toBeVisible()

  // seeded places have a first version too
  const seeded = panel(page).getByRole('article').last()
  await seeded.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText('No changes yet. This is the original version.')).toBeVisible()
})

test('the address names the place in the form: reload and Back keep it', async ({ page, site }) => {
  const token = await tokenOf(site, JIWOO)
  const place = await aPlace(site, token)
  await open(page, token, TOUR)
  await row(page, place.name).getByRole('button', { name: 'Edit' }).click()
  await expect(field(page, 'Name')).toHaveValue(place.name)
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue(place.name)
  await field(page, 'Address').fill('typed and given up')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Virtual Tour Location' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  await page.goBack()
  await expect(field(page, 'Address')).toHaveValue('1 Hill')
})
