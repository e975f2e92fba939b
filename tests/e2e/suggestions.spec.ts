// Suggestions while typing: by keyboard, by touch, in Hangul, without getting in the way of the search. Similar titles.
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
  plain,
}) => {
  await page.goto('/k-drama?sort=latest&avoid=suicide')
  await page.getByRole('searchbox').fill('hospital')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/k-drama?search=hospital&sort=latest&avoid=suicide')
  await expect(page.getByRole('heading', { level: 1, name: 'Search: hospital' })).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await plain.goto('/k-drama?sort=latest')
  await plain.getByRole('searchbox').fill('hospital')
  await plain.getByRole('searchbox').press('Enter')
  await expect(plain).toHaveURL('/k-drama?sort=latest&search=hospital')
  await expect(plain.getByRole('article').first()).toBeVisible()
})

test('on the home page a misspelled search has no exact results, and close matches below', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('goblln')
  await page.getByRole('searchbox').press('Enter')
  await expect(
    page.getByText('No K-dramas match "goblln". Try different keywords or browse by categories.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('article')).toHaveCount(0)
  const close = page.getByRole('region', { name: 'Similar titles' })
  await expect(close.getByRole('article').first()).toContainText('Also spelled: Goblin')
  await axe(page)
  await close.getByRole('link', { name: 'Goblin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible()
})
