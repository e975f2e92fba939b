// What a phone has within reach of a thumb: it works without scripts, and covers nothing.
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { expect, test } from './site.ts'

const bar = 'nav[aria-label=Shortcuts]'

test('it leads on, shows where one is, and covers neither the end of the page nor a menu', async ({
  phone,
}) => {
  await phone.goto('/')
  await phone.locator(bar).getByRole('link', { name: 'Find' }).click()
  await expect(phone).toHaveURL('/k-drama')
  await expect(phone.locator(bar).getByRole('link', { name: 'Find' })).toHaveAttribute('aria-current', 'page')
  await axe(phone)
  await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const below = await phone.evaluate(
    (name) =>
      document.querySelector('body > footer')!.getBoundingClientRect().bottom -
      document.querySelector(name)!.getBoundingClientRect().top,
    bar,
  )
  expect(below).toBeLessThanOrEqual(1)
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(phone).toHaveURL('/feedback')
  await phone.setViewportSize({ width: 320, height: 568 })
  await noSidewaysScroll(phone)
})

test('it gives way to a field that is typed into, and to large screens', async ({ phone }) => {
  await phone.goto('/')
  await expect(phone.locator(bar)).toBeVisible()
  await phone.getByRole('searchbox').focus()
  await expect(phone.locator(bar)).toBeHidden()
  await phone.getByRole('searchbox').blur()
  await expect(phone.locator(bar)).toBeVisible()
  await phone.setViewportSize({ width: 1280, height: 800 })
  await expect(phone.locator(bar)).toBeHidden()
})

test('a notice stands above it', async ({ phone }) => {
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Get My Recommendations' }).click()
  const notice = await phone.locator('.toast').boundingBox()
  const shortcuts = await phone.locator(bar).boundingBox()
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(shortcuts!.y)
})
