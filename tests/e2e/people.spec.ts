// People: a name leads to a page, and an admin merges two entries there and takes it back.
import { JIWOO, test, tokenOf } from './admin-tour.ts'
import { axe, COLOR_RULES, noSidewaysScroll } from './for-everyone.ts'
import { signIn } from './members.ts'
import { expect } from './site.ts'

test('a name in the search box leads to the person, and from there to the dramas and back', async ({
  page,
  phone,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').pressSequentially('gong yoo', { delay: 20 })
  await page.getByRole('option', { name: /^Gong Yoo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gong Yoo' })).toBeVisible()
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, COLOR_RULES)
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Gong Yoo' }).first().click()
  await expect(page).toHaveURL('/person/gong-yoo')
  await phone.goto('/person/lee-dong-wook')
  await noSidewaysScroll(phone)
})

test('an admin splits a person, merges the two again, and takes that back', async ({ page, site }) => {
  await signIn(page, await tokenOf(site, JIWOO))
  await page.goto('/person/gong-yoo')
  await page.getByRole('button', { name: 'Edit person' }).click()
  await expect(page.getByLabel('In Hangul')).toHaveValue('공유')
  await axe(page)
  await page.getByRole('checkbox', { name: /Coffee Prince/ }).check()
  await page.getByLabel('What tells the other one apart').fill('singer')
  await page.getByRole('button', { name: 'Split off' }).click()
  await expect(page).toHaveURL('/person/gong-yoo-2')
  await expect(page.getByText('Singer', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coffee Prince' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit person' }).click()
  await page.getByLabel('Name of the other person').fill('gong yoo')
  await page.getByRole('button', { name: 'Merge into Gong Yoo', exact: true }).click()
  // A notice stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(page).toHaveURL('/person/gong-yoo')
  await expect(page.getByRole('heading', { level: 3, name: 'Coffee Prince' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coffee Prince' })).toBeHidden()
})
