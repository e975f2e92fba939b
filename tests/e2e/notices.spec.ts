// Things that get in a visitor's way: notices over buttons, a lost focus, labels that name two fields.
import { JIWOO, test, tokenOf } from './admin-tour.ts'
import { bearer, joins, signIn } from './members.ts'
import { expect } from './site.ts'

test('a failed comment can be sent again at once, and its notice disappears by itself', async ({
  phone: page,
  noise,
}) => {
  noise.expect(/status of 500/)
  const { token } = await joins(page)
  const title = 'Sent again from a phone'
  const content = 'Some words\nhttps://youtu.be/dQw4w9WgXcQ\nand more'
  await page.request.post('/api/posts', { data: { title, content }, ...bearer(token) })
  await page.goto('/community')
  await page.getByRole('heading', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Your comment').fill('The bus stop, again.')
  await page.route('**/api/posts/*/comments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  const send = dialog.getByRole('button', { name: 'Post comment' })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Error500: Internal Server Error')
  await send.click({ trial: true })
  await expect(dialog.getByRole('alert')).toHaveText('')
  await page.unroute('**/api/posts/*/comments')
  await send.click()
  await expect(dialog.getByText('Comment added successfully!')).toBeVisible()
})

test('by keyboard alone: signing up ends on the account menu, which the arrow keys walk', async ({
  page,
}) => {
  await page.goto('/logos')
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  await signIn.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('by-keyboard@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('quiet river stones')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('button', { name: 'Account menu' })
  await expect(menu.or(page.locator('#main')).and(page.locator(':focus'))).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused()
})

test('the label of a field names that field and nothing else', async ({ page, site }) => {
  await signIn(page, await tokenOf(site, JIWOO))
  for (const [address, ready] of [
    ['/contact', 'Send message'],
    ['/feedback', 'Send feedback'],
    ['/experiential-learning', 'Submit application'],
    ['/k-star?article=1', 'Post comment'],
    ['/admin?tab=home', 'Update Home Page Content'],
    ['/admin?tab=virtual-tour', 'Add Location'],
    ['/admin?tab=news', 'Add Article'],
    ['/admin?tab=dramas', 'Add K-Drama'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: ready, exact: true })).toBeVisible()
    const labels = await page
      .locator('main label:has(+ :is(input, select, textarea))')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent!))
    expect(labels.length).toBeGreaterThan(1)
    for (const label of labels)
      expect([address, label, await page.getByLabel(label, { exact: true }).count()]).toEqual([
        address,
        label,
        1,
      ])
  }
})
