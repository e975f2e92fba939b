// Pictures in the admin area: uploaded, interrupted, refused, found again; every dialog is accessible.
import sharp from 'sharp'
import { field, open, panel, row } from './admin-tabs.ts'
import { aPlace, call, choose, fillPlace, JIWOO, pictureInput, TOUR, test, tokenOf } from './admin-tour.ts'
import { startRelay } from './cuttable-relay.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect } from './site.ts'

test('an uploaded picture is found, described and used again; while in use it cannot be deleted', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/status of 409/)
  const token = await tokenOf(site, JIWOO)
  await open(page, token, TOUR)
  await choose(pictureInput(page), 'boats at dawn.png', '#a63')
  const address = field(page, 'Image URL')
  await expect(address).toHaveValue(/^\/uploads\//)
  const url = await address.inputValue()
  await panel(page).getByRole('button', { name: 'Remove picture' }).click()
  await expect(address).toHaveValue('')

  await panel(page).getByRole('button', { name: 'Choose from uploads' }).first().click()
  const library = page.getByRole('dialog', { name: 'Uploads' })
  await library.getByRole('searchbox').fill('at dawn')
  await page.keyboard.press('Enter')
  const found = library.getByRole('article')
  await expect(found).toHaveCount(1)
  await expect(found.getByText('Not used anywhere.')).toBeVisible()
  await found.getByRole('button', { name: 'Edit description' }).click()
  await library.getByRole('textbox', { name: 'Description', exact: true }).fill('Boats in the morning')
  await page.keyboard.press('Enter')
  await expect(library.getByRole('heading', { name: 'Boats in the morning' })).toBeVisible()
  await found.getByRole('button', { name: 'Use this picture' }).click()
  await expect(library).toBeHidden()
  await expect(address).toHaveValue(url)

  await fillPlace(page, 'Boat landing')
  await page.getByRole('button', { name: 'Add Location' }).click()
  await expect(row(page, 'Boat landing')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Choose from uploads' }).first().click()
  await library.getByRole('searchbox').fill('boats in the')
  await page.keyboard.press('Enter')
  await expect(found.getByText('Used in Boat landing (place).')).toBeVisible()
  await found.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(library.getByRole('alert').first()).toContainText('This picture is used in: Boat landing')
})

test('a file that is no picture is refused with a message, and the form stays unchanged', async ({
  page,
  site,
  noise,
}) => {
  noise.expect(/status of 415/)
  await open(page, await tokenOf(site, JIWOO), TOUR)
  await fillPlace(page, 'Cut off')
  await pictureInput(page).setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  const why = panel(page).getByRole('alert').filter({ hasText: 'Upload failed' })
  await expect(why).toContainText('Please choose a PNG, JPEG, WebP, GIF or AVIF picture')
  await expect(panel(page).getByText('Uploading...')).toBeHidden()
  // the message is removed once the place was saved without the picture
  await page.getByRole('button', { name: 'Add Location' }).click()
  await expect(row(page, 'Cut off')).toBeVisible()
  await expect(why).toHaveCount(0)
})

test('after a cut connection the form is unchanged, and the upload can be tried again', async ({
  page,
  site,
  noise,
}) => {
  const relay = await startRelay(site.url)
  noise.expect(new RegExp(`^another host: ${relay.url}/|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE`))
  await open(page, await tokenOf(site, JIWOO), relay.url + TOUR)
  await fillPlace(page, 'Cut off')
  const why = panel(page).getByRole('alert').filter({ hasText: 'Upload failed' })
  const large = sharp({
    create: {
      ...{ width: 640, height: 480, channels: 3, background: '#777' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const file = { name: 'cut.png', mimeType: 'image/png', buffer: await large.png().toBuffer() }
  relay.hold('POST /api/upload')
  await pictureInput(page).setInputFiles(file)
  const overlay = page.getByRole('dialog', { name: 'Uploading...' })
  const progress = overlay.getByRole('progressbar', { name: 'Upload' })
  await expect(overlay.getByRole('button', { name: 'Cancel upload' })).toBeFocused()
  await axe(page)
  await expect.poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0)
  await expect(page.locator('form [type=submit]', { hasText: 'Uploading...' })).toBeDisabled()
  // browsers retry by themselves on a reused connection
  await expect(async () => {
    relay.cut()
    await expect(why).toContainText('The connection was lost', { timeout: 300 })
  }).toPass()
  await expect(overlay).toHaveCount(0)
  await expect(field(page, 'Name')).toHaveValue('Cut off')
  await expect(field(page, 'Image URL')).toHaveValue('')
  relay.mend()
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  // noise is the slowest picture to encode
  await expect(field(page, 'Image URL')).toHaveValue(/^\/uploads\//, { timeout: 40_000 })
  await expect(why).toBeHidden()

  // and the typed text survives a reload
  await page.reload()
  await expect(panel(page).getByText('Draft restored')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Cut off')
  await expect(field(page, 'Image URL')).toHaveValue(/^\/uploads\//)
  await page.goto('about:blank')
  await relay.close()
})

test('form, library, history, trash and conflict are accessible and fit a narrow phone', {
  tag: '@deep',
}, async ({ page, site, noise }) => {
  noise.expect(/status of 409/)
  const token = await tokenOf(site, JIWOO)
  const place = await aPlace(site, token)
  const path = `PUT /api/virtual-tour-locations/${place.id}`
  await open(page, token, TOUR)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await row(page, place.name).getByRole('button', { name: 'Edit' }).click()
    await panel(page).getByText('More about this place').click()
    await choose(pictureInput(page), 'everyone.png', '#385')
    await expect(panel(page).getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await axe(page)
    await noSidewaysScroll(page)

    await panel(page).getByRole('button', { name: 'Choose from uploads' }).first().click()
    await page.getByRole('button', { name: 'Edit description' }).first().click()
    await axe(page)
    await page.keyboard.press('Escape')

    await call(site, token, path, { description: `Words at ${width}.`, imageUrl: '' })
    await field(page, 'Description').fill('Words of my own.')
    await page.getByRole('button', { name: 'Update Location' }).click()
    await expect(page.getByRole('button', { name: 'Keep all of mine' })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Keep all of mine' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('✓ Virtual tour location updated successfully!')).toBeVisible()

    await row(page, place.name).getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore the previous version...' }).first().click()
    await axe(page)
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Trash' }).click()
    await axe(page)
    await page.keyboard.press('Escape')
  }
})
