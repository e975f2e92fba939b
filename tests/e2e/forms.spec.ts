// Error messages of a form on a phone: in view, beside the form, and removed when the error is fixed.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const REQUIRED = {
  '/feedback': 'Please fill in your name and email address',
  '/contact': 'Please fill in all required fields',
} as const
const SEND = { '/feedback': 'Send feedback', '/contact': 'Send message' } as const
const FORMS = ['/feedback', '/contact'] as const

const notice = (page: Page) => page.locator('form .banner')

for (const path of FORMS)
  test(`${path}: the alert is in view together with the focused field`, async ({ phone }) => {
    await visit(phone, path)
    await phone.getByRole('button', { name: SEND[path] }).click()
    await expect(notice(phone)).toHaveText(REQUIRED[path])
    await expect(phone.getByLabel('Name')).toBeFocused()
    await bothAreInView(phone)
  })

test('an alert does not cover a faulty field further down', async ({ phone }) => {
  await visit(phone, '/contact')
  await phone.getByLabel('Name').fill('Min-ji')
  await phone.getByLabel('Email').fill('minji@example.com')
  await phone.getByLabel('Subject').fill('A question')
  // The field scrolls in from below the screen, and from above it.
  for (const from of ['top', 'bottom'] as const) {
    await phone.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), from)
    await phone.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(phone.getByLabel('Message', { exact: true })).toBeFocused()
    await bothAreInView(phone)
  }
})

async function bothAreInView(page: Page) {
  await expect(notice(page)).toBeVisible()
  const seen = () =>
    page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const alert = box(document.querySelector('form .banner')!)
      const field = box(document.activeElement!)
      const header = box(document.querySelector('header')!)
      const isInView = ({ top, bottom }: DOMRect) => top >= header.bottom - 1 && bottom <= innerHeight + 1
      return {
        alert: isInView(alert),
        field: isInView(field),
        apart: alert.bottom <= field.top + 1 || field.bottom <= alert.top + 1,
      }
    })
  // The page scrolls smoothly to the field.
  await expect.poll(seen).toEqual({ alert: true, field: true, apart: true })
}
