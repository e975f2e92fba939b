// The comfort guide: on a drama's page, and as a filter of the list, with scripts and without.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test } from './site.ts'

test('what to know first is folded until somebody opens it', async ({ page }) => {
  await page.goto('/k-drama?search=My+Mister')
  await page.getByRole('article').getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('heading', { name: 'How it feels' })).toBeVisible()
  await expect(page.getByText('Keep tissues nearby')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Infidelity' })).toBeHidden()
  await page.getByText('What to know first').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Infidelity' })).toBeVisible()
  await expect(page.getByText('not every episode was watched by us')).toBeVisible()
  const recap = page.getByRole('link', { name: 'Insight, on episode 16' }).first()
  await expect(recap).toBeHidden()
  await page.getByText('Episodes and sources (spoilers)').click()
  await expect(recap).toBeVisible()
  await axe(page)
})

test('a visitor excludes topics; the address holds the choice, and Back undoes it', async ({ page }) => {
  await page.goto('/k-drama')
  await page.getByText('Filter by mood and content').click()
  await page.getByRole('link', { name: 'Suicide' }).click()
  await expect(page).toHaveURL('/k-drama?avoid=suicide')
  await expect(
    page.getByText(/^\d+ dramas? with no suicide or self-harm that we know of\. \d+ more/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Gentle and not heavy' }).click()
  await expect(
    page.getByText(/^\d+ gentle dramas? with no suicide, self-harm, .* that we know of\./),
  ).toBeVisible()
  await axe(page)
  await page.getByLabel('Sort by').selectOption('latest')
  await expect(page).toHaveURL('/k-drama?sort=latest&avoid=suicide&gentle=1')
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
  await page.reload()
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(titles)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/k-drama?avoid=suicide')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/k-drama')
})

test('a visitor excludes topics from the recommendations of the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Healing' }).click()
  await page.getByRole('button', { name: 'Get My Recommendations' }).click()
  const recommended = page.getByRole('region', { name: 'Recommended for you' })
  await recommended.getByRole('link', { name: 'Filter by mood and content' }).click()
  await expect(page).toHaveURL('/k-drama?categories=healing')
  await page.getByText('Filter by mood and content').click()
  await page.getByRole('link', { name: 'Grief' }).click()
  await expect(page).toHaveURL('/k-drama?categories=healing&avoid=grief')
  await expect(page.getByText(/with no grief, .* that we know of/)).toBeVisible()
})

test('without scripts the links and the fold work the same', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/k-drama?categories=healing')
  await page.getByText('Filter by mood and content').click()
  await page.getByRole('link', { name: 'Grief' }).click()
  await expect(page).toHaveURL('/k-drama?categories=healing&avoid=grief')
  await expect(page.getByText(/with no grief, .* that we know of/)).toBeVisible()
  await page.goto('/drama/1')
  await page.getByText('What to know first').click()
  await expect(page.getByText('not every episode was watched by us')).toBeVisible()
  await context.close()
})

test('where nothing fits, nothing else is shown instead', async ({ page }) => {
  await page.goto('/k-drama?search=My+Mister&avoid=violence')
  await expect(page.getByText('No dramas match your filters.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goto('/k-drama?categories=revenge&avoid=violence,abuse,grief,bullying,suicide,illness&gentle=1')
  await expect(page.getByText('No dramas match your filters.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('it fits a phone, light and dark', async ({ phone }) => {
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.goto('/k-drama?avoid=grief,animal%20harm&gentle=1')
  await axe(phone)
  await noSidewaysScroll(phone)
  await phone.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(phone)
})
