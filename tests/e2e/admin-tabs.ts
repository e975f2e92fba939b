// The content tabs of the admin area in browser tests: opening them, and finding rows and fields.
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export async function open(page: Page, token: string, address = '/admin') {
  await page.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem('auth_token', value)
  }, token)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Management')
}
export const panel = (page: Page) => page.getByRole('tabpanel')
export const go = (page: Page, tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
export const row = (page: Page, title: string) =>
  panel(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}( |$)`) }) })
export const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true })
export const pressIn = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click()
export const banner = (page: Page, words: string) => page.locator('.banner').filter({ hasText: words })
