// Admins edit dramas and articles: visitors see what was saved at once, and nothing is lost.
import { banner, field, go, open, panel, pressIn, row } from './admin-tabs.ts'
import { call, JIWOO, test, tokenOf } from './admin-tour.ts'
import { axe } from './for-everyone.ts'
import { expect } from './site.ts'

test('a drama is added, shown, changed, deleted and restored, and the list keeps its position', async ({
  page,
  phone,
  site,
  noise,
}) => {
  noise.expect(/status of 400.*admin\/dramas|status of 404/)
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=dramas')
  await expect(page.getByRole('heading', { name: 'Add New K-Drama' })).toBeVisible()
  await expect(field(page, 'Year')).toHaveValue(String(new Date().getFullYear()))
  await expect(field(page, 'Episodes')).toHaveValue('1')
  await expect(panel(page).getByRole('checkbox', { name: 'Popular' })).not.toBeChecked()
  await pressIn(page, 'Add K-Drama')
  for (const message of ['Title is required', 'Description is required', 'Rating is required'])
    await expect(panel(page).getByText(message)).toBeVisible()
  await page.bringToFront()
  await expect(field(page, 'Title')).toBeFocused()

  await field(page, 'Title').fill('The Slow Bus Home')
  await field(page, 'Description').fill('A bus, a road, an evening. '.repeat(8))
  await field(page, 'Genre').fill('Slice of Life')
  await field(page, 'Rating').fill('11')
  await field(page, 'Categories').fill('healing, family ,')
  await field(page, 'Main Cast').fill('Kim Min-ji, Park Ha-neul')
  await pressIn(page, 'Add K-Drama')
  await expect(panel(page).getByText('Rating must be between 0 and 10, such as 8.5/10')).toBeVisible()
  await expect(field(page, 'Rating')).toBeFocused()
  await field(page, 'Rating').fill('8.5')

  await page.reload() // the tab crashed in the middle of it
  await expect(panel(page).getByText('Draft restored')).toBeVisible()
  await expect(field(page, 'Main Cast')).toHaveValue('Kim Min-ji, Park Ha-neul')
  await pressIn(page, 'Add K-Drama')
  await expect(banner(page, '✓ K-Drama "The Slow Bus Home" added successfully!')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('')

  await go(page, 'K-Drama Page')
  await field(page, 'Search dramas').fill('slow bus')
  await expect(page).toHaveURL(/q=slow\+bus/)
  const added = row(page, 'The Slow Bus Home')
  await expect(added).toContainText('8.5/10')
  await expect(added).toContainText(`${'A bus, a road, an evening. '.repeat(8).slice(0, 120).trim()}...`)
  await phone.goto('/k-drama?search=slow+bus')
  await phone
    .getByRole('link', { name: /The Slow Bus Home/ })
    .first()
    .click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('The Slow Bus Home')

  await added.getByRole('button', { name: 'Edit' }).click()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Edit K-Drama' })).toBeFocused()
  await expect(field(page, 'Categories')).toHaveValue('healing, family')
  await field(page, 'Title').fill('The Last Bus Home')
  await panel(page).getByText('Other names and sources').click()
  await field(page, 'In Hangul').fill('집으로 가는 버스')
  await field(page, 'Gentleness').selectOption('5')
  await panel(page).getByLabel('Grief', { exact: true }).selectOption('mentioned')
  await panel(page).getByLabel('Grief: where').fill('Episode 2')
  await panel(page).getByRole('button', { name: 'Remove Park Ha-neul' }).click()
  await expect(field(page, 'Main Cast')).toHaveValue('Kim Min-ji')

  await pressIn(page, 'Preview')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('The Last Bus Home')
  await expect(preview.getByText('집으로 가는 버스')).toBeVisible()
  await expect(preview.getByText('Park Ha-neul')).toHaveCount(0)
  await preview.getByRole('link', { name: 'Explore More Dramas' }).click()
  await expect(page).toHaveURL(/tab=dramas&edit=/)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await pressIn(page, 'Update K-Drama')
  await expect(banner(page, '✓ K-Drama "The Last Bus Home" updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(/tab=kdrama&q=slow\+bus/)
  await expect(panel(page).getByText('No matching dramas.')).toBeVisible()
  await field(page, 'Search dramas').fill('집으로')
  await expect(row(page, 'The Last Bus Home')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('The Last Bus Home')

  await row(page, 'The Last Bus Home').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The Last Bus Home deleted')).toBeVisible()
  await expect(row(page, 'The Last Bus Home')).toBeHidden()
  expect((await phone.request.get(phone.url())).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'The Last Bus Home')).toBeVisible()
  expect((await phone.request.get(phone.url())).status()).toBe(200)
})

test('Cancel clears the form and returns to the list; the typed text can be restored', async ({
  page,
  site,
}) => {
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=kdrama&sort=title&page=3')
  const first = panel(page).getByRole('article').first()
  const title = (await first.getByRole('heading').locator('bdi').textContent())!
  await first.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Writer').fill('Nobody')
  await pressIn(page, 'Cancel')
  await expect(page).toHaveURL(/tab=kdrama&sort=title&page=3/)
  await expect(row(page, title).first().getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Edit K-Drama' })).toBeVisible()
  await expect(field(page, 'Writer')).toHaveValue('Nobody')
  await pressIn(page, 'Cancel')
  await go(page, 'Add Dramas')
  await expect(page.getByRole('heading', { name: 'Add New K-Drama' })).toBeVisible()
  await expect(field(page, 'Writer')).toHaveValue('')
})

test('many dramas are changed at once: popular, a category, deleted; each result is shown and can be undone', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, JIWOO)
  const made = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      call<{ id: number }>(site, token, 'POST /api/admin/dramas', {
        title: `Bundle ${name}`,
        description: 'Together.',
      }),
    ),
  )
  await open(page, token, '/admin?tab=kdrama&q=bundle')
  await expect(panel(page).getByRole('article')).toHaveCount(3)
  await panel(page).getByLabel('Select this page').check()
  await expect(panel(page).getByText('3 selected')).toBeVisible()
  await pressIn(page, 'Mark as popular')
  await expect(panel(page).getByRole('heading', { name: 'Marked as popular: 3 of 3 dramas' })).toBeVisible()
  await expect(row(page, 'Bundle One').getByText('Popular')).toBeVisible()
  await field(page, 'Category').fill('cooking')
  await pressIn(page, 'Add category')
  await expect(row(page, 'Bundle Two').getByText('Cooking')).toBeVisible()
  await pressIn(page, 'Remove category')
  await expect(row(page, 'Bundle Two').getByText('Cooking')).toBeHidden()

  // another admin has changed one of them meanwhile
  await call(site, token, `DELETE /api/admin/dramas/${made[1]!.id}`)
  await pressIn(page, 'Delete selected')
  await expect(panel(page).getByRole('heading', { name: 'Deleted: 2 of 3 dramas' })).toBeVisible()
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Drama not found' })).toHaveText(
    /Bundle Two/,
  )
  await expect(panel(page).getByText('No matching dramas.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByRole('article')).toHaveCount(2)
})

test('an article is saved as a draft, previewed, published, unpublished and deleted', async ({
  page,
  phone,
  site,
  noise,
}) => {
  // The reader's page is told of changes, and may ask for the comments of an article that was unpublished just now.
  noise.expect(/404 \(Not Found\).*\/api\/news\/\d+\/comments/)
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=news')
  const requests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
  await pressIn(page, 'Add Article')
  await expect(panel(page).getByText('Celebrity is required')).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/admin/news'))).toEqual([])

  await field(page, 'Title').fill('Tea before a reading')
  await field(page, 'Celebrity').fill('Readers')
  await field(page, 'Content').fill(`First paragraph.\n\nSecond one. ${'More words. '.repeat(20)}`)
  await panel(page).getByRole('radio', { name: 'Draft' }).check()
  await pressIn(page, 'Add Article')
  await expect(banner(page, '✓ New K-Star news about Readers added successfully!')).toBeVisible()
  await phone.goto('/k-star')
  await expect(phone.getByText('Tea before a reading')).toHaveCount(0)

  await go(page, 'K-Star Page')
  await expect(panel(page).getByText('Published: ').first()).toBeVisible()
  await panel(page).getByLabel('Show').selectOption('drafts')
  const draft = row(page, 'Tea before a reading')
  await expect(draft.getByText('Draft', { exact: true })).toBeVisible()
  await draft.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Tea before a reading' })).toBeVisible()
  await expect(preview.getByText('First paragraph.', { exact: true })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await draft.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(banner(page, '"Tea before a reading" is now published.')).toBeVisible()
  await panel(page).getByLabel('Show').selectOption('published')
  await field(page, 'Search articles').fill('tea before')
  const published = row(page, 'Tea before a reading')
  await expect(published).toContainText(/Published: \w+ \d+, 20\d\d/)
  await expect(published).toContainText('0 views')
  await phone.reload()
  await phone.getByRole('link', { name: /Tea before a reading/ }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Tea before a reading')
  const address = phone.url()

  await published.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit K-Star Article' })).toBeVisible()
  await field(page, 'Title').fill('Tea after a reading')
  await pressIn(page, 'Update Article')
  await expect(banner(page, '✓ Article "Tea after a reading" updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(/tab=kstar/)
  await phone.goto(address)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Tea after a reading')

  await panel(page).getByRole('button', { name: 'Show all articles' }).first().click()
  const renamed = row(page, 'Tea after a reading')
  await renamed.getByRole('button', { name: 'Unpublish' }).click()
  await expect(renamed.getByText('Draft', { exact: true })).toBeVisible()
  expect((await phone.request.get(address)).status()).toBe(404)
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tea after a reading deleted')).toBeVisible()
  await expect(renamed).toBeHidden()
  await pressIn(page, 'Trash')
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash.getByRole('button', { name: 'Restore' }).first().click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
  await trash.getByRole('button', { name: 'Close' }).click()
  await expect(renamed).toBeVisible()
})

test('the K-Drama page shows the title, description and moods of its card', async ({ page, phone, site }) => {
  await open(page, await tokenOf(site, JIWOO), '/admin?tab=kdrama')
  await field(page, 'Page title').fill('Stories for a long winter')
  await field(page, 'Page description').fill('Under a blanket, with tea.')
  await panel(page).getByRole('button', { name: 'Fantasy', pressed: true }).click()
  await panel(page).getByRole('button', { name: 'Cooking', pressed: false }).click()
  await pressIn(page, 'Update K-Drama Page')
  await expect(banner(page, '✓ K-Drama page updated successfully!')).toBeVisible()
  await phone.goto('/k-drama')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Stories for a long winter')
  await expect(phone.getByText('Under a blanket, with tea.')).toBeVisible()
  const moods = phone.getByRole('list', { name: 'Featured moods' }).getByRole('link')
  await expect(moods).toHaveText(['Romance', 'Healing', 'Family', 'Comedy', 'Historical', 'Cooking'])
})
