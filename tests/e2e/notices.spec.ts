// Things that get in a visitor's way: notices over buttons, duplicate fields, a lost focus.
import type { Page } from '@playwright/test'
import { go, open } from './admin-tabs.ts'
import { JIWOO, test, tokenOf } from './admin-tour.ts'
import { hasShown, recordNotices } from './notices.ts'
import { expect } from './site.ts'
import { answers } from './slow-scripts.ts'

async function aMember(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/auth/register', {
    data: { email: `${name}@example.com`, password: 'quiet river stones' },
  })
  const { token } = await answer.json()
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  return token
}

const refuse = (page: Page, path: string, status: number, body: string) =>
  page.route(path, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, body, contentType: 'application/json' })
      : route.continue(),
  )

for (const size of ['desk', 'phone'] as const)
  test(`a failed comment can be sent again at once, and its notice disappears by itself (${size})`, async ({
    page: desk,
    phone,
    noise,
  }) => {
    noise.expect(/status of 500/)
    const page = size === 'desk' ? desk : phone
    const token = await aMember(page, `again-${size}`)
    const title = `Sent again from a ${size}`
    await page.request.post('/api/posts', {
      data: { title, content: 'Some words\nhttps://youtu.be/dQw4w9WgXcQ\nand more' },
      headers: { authorization: `Bearer ${token}` },
    })
    await page.goto('/community')
    await page.getByRole('heading', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByLabel('Your comment').fill('The bus stop, again.')
    await refuse(page, '**/api/posts/*/comments', 500, '')
    const send = dialog.getByRole('button', { name: 'Post comment' })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Error500: Internal Server Error')
    await send.click({ trial: true })
    await expect(dialog.getByRole('alert')).toHaveText('')
    await page.unroute('**/api/posts/*/comments')
    await send.click()
    await expect(dialog.getByText('Comment added successfully!')).toBeVisible()
  })

test('when a session ends in the middle of a review, the way to sign in is quiet', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401/)
  await aMember(page, 'ended')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'New Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Drama Title').fill('My Mister')
  await dialog.getByLabel('My Review Content').fill('It held me.')
  await refuse(page, '**/api/kdrama-notes', 401, '{"message":"Unauthorized"}')
  await recordNotices(page)
  await dialog.getByRole('button', { name: 'Create Review' }).click()
  await hasShown(page, 'You are logged out. Logging in again...')
  await page.waitForURL((url) => url.pathname === '/')
  // a page error would be recorded by then
  await answers(page)
})

test('a field shared by two tabs is on the page once', async ({ page, site }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const join = page.getByRole('dialog', { name: 'Join Shimpyo' })
  await expect(join.getByPlaceholder('Create a password (min 8 characters)')).toBeVisible()
  await join.getByRole('tab', { name: 'Sign In' }).click()
  await join.getByLabel('Email').fill('nobody@example.com')
  await join.getByLabel('Password').fill('half')
  await join.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(join.getByLabel('Password')).toHaveValue('')
  await join.getByRole('tab', { name: 'Sign In' }).click()
  await expect(join.getByLabel('Password')).toHaveValue('half')

  await open(page, await tokenOf(site, JIWOO))
  await go(page, 'Add News')
  await page.getByLabel('Title').fill('Half an article')
  await go(page, 'Add Dramas')
  await page.getByLabel('Title').fill('Half a drama')
  await go(page, 'Add News')
  await expect(page.getByLabel('Title')).toHaveValue('Half an article')
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
  const token = await tokenOf(site, JIWOO)
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
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
