// A member's own list: made from a drama, put in order by keyboard, noted, shared; a visitor reads it without scripts.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test } from './site.ts'

test('a list is made from a drama, put in order, noted and shared; others read it and copy it', async ({
  page,
  phone,
  plain,
}) => {
  const join = async (name: string) => {
    const email = `${name}-${Date.now()}@example.com`
    const data = { email, password: 'a rainy ferry to Jeju' }
    return (await (await page.request.post('/api/auth/register', { data })).json()).token as string
  }
  const [minji, sora] = [await join('minji'), await join('sora')]
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), minji)

  await page.goto('/drama/1')
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await page.getByLabel('Title of the new list').fill('Rainy days')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('checkbox', { name: 'Rainy days' })).toBeChecked()
  await page.goto('/drama/2')
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await page.getByRole('checkbox', { name: 'Rainy days' }).click()
  await expect(page.getByRole('checkbox', { name: 'Rainy days' })).toBeChecked()

  await page.getByRole('link', { name: 'My lists' }).click()
  await page.getByRole('link', { name: 'Rainy days' }).click()
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const second = await entries.nth(1).getByRole('heading').textContent()
  const up = page.getByRole('button', { name: `Up: ${second}` })
  await up.press('Enter')
  await expect(entries.first().getByRole('heading')).toHaveText(second!)
  await expect(up, 'the keyboard stays where it was').toBeFocused()
  await page.getByRole('button', { name: `Note: ${second}` }).press('Enter')
  await page.keyboard.type('With a blanket')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Settings: private').click()
  await page.getByRole('radio', { name: 'Public' }).click()
  const link = page.getByRole('link', { name: /list\/\d+$/ })
  await expect(link).toBeVisible()
  await axe(page)

  await page.reload()
  await expect(entries.first()).toContainText('With a blanket')
  await page.getByText('Settings: public').click()
  const address = (await link.getAttribute('href'))!

  await plain.goto('/drama/1')
  await plain.getByText(/^In \d+ lists?$/).click()
  await plain.getByRole('link', { name: 'Rainy days' }).click()
  await expect(plain).toHaveURL(address)
  await expect(plain.getByText('With a blanket')).toBeVisible()

  await phone.addInitScript((token) => localStorage.setItem('auth_token', token), sora)
  await phone.goto(address)
  await noSidewaysScroll(phone)
  await axe(phone)
  await phone.getByRole('button', { name: 'Copy to my lists' }).click()
  await expect(phone.getByText(/^Copied from Rainy days by minji/)).toBeVisible()
  await expect(phone.getByText('Settings: private')).toBeVisible()
})
