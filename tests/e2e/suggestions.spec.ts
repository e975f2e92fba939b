// Suggestions while typing: by keyboard, by touch, in Hangul, without getting in the way of the search.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test, visit } from './site.ts'

test('suggestions of the home search box work by keyboard alone, and load nothing before typing', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/')
  expect(requests.filter((url) => /suggest/.test(url))).toEqual([])
  const box = page.getByRole('searchbox', { name: 'Search dramas' })
  await box.focus()
  await page.keyboard.type('gob', { delay: 30 })
  const list = page.getByRole('listbox', { name: 'Dramas' })
  await expect(list.getByRole('option').first()).toContainText('Goblin')
  await expect(page.getByText(/dramas? found/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toContainText('Goblin')
  await expect(box).toBeFocused()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('gob')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible()
})

test('a category typed with blanks leads to its list, and its search offers its best dramas', async ({
  page,
}) => {
  await page.goto('/k-drama?search=slice%20of%20life')
  const close = page.getByRole('region', { name: 'Similar titles' })
  await expect(close.getByRole('article')).toHaveCount(6)
  await expect(close.getByText('Mood: Slice-of-life').first()).toBeVisible()
  await page.goto('/')
  await page.getByRole('searchbox').pressSequentially('slice of', { delay: 20 })
  await page.getByRole('option', { name: /Slice-of-life All dramas/ }).click()
  await expect(page).toHaveURL('/k-drama?categories=slice-of-life')
})

test('Enter in the text searches as before, and closes the list', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('love', { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('on the K-Drama page suggestions work on a phone, in Hangul and by a tap, dark too', async ({
  phone,
}) => {
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.goto('/k-drama')
  await phone.getByRole('searchbox').pressSequentially('나의 ㅇㅈ')
  const mine = phone.getByRole('option', { name: /My Mister/ })
  await expect(mine).toBeVisible()
  await noSidewaysScroll(phone)
  await axe(phone)
  await mine.tap()
  await expect(phone.getByRole('heading', { level: 1, name: 'My Mister' })).toBeVisible()
})

test('the search of the K-Drama page keeps order and filters, with scripts and without', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/k-drama?sort=latest&avoid=suicide')
  await page.getByRole('searchbox').fill('hospital')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/k-drama?search=hospital&sort=latest&avoid=suicide')
  await expect(page.getByRole('heading', { level: 1, name: 'Search: hospital' })).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/k-drama?sort=latest')
  await plain.getByRole('searchbox').fill('hospital')
  await plain.getByRole('searchbox').press('Enter')
  await expect(plain).toHaveURL('/k-drama?sort=latest&search=hospital')
  await expect(plain.getByRole('article').first()).toBeVisible()
  await context.close()
})
