// The admin area in browser tests: a site with two admins, and the Virtual Tour tab with its fields.
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ServedSite } from '../../scripts/served-site.ts'
import { field, open, panel } from './admin-tabs.ts'
import { test as base, siteWith } from './site.ts'

export const PASSWORD = 'a quiet long password'
export const JIWOO = 'jiwoo@example.com'
const HANEUL = 'haneul@example.com'

/** A site with an admin. */
export const test = base.extend<object, { site: ServedSite }>({
  site: siteWith({ ADMIN_EMAIL: JIWOO, ADMIN_PASSWORD: PASSWORD }),
})

export async function call<T = unknown>(site: ServedSite, token: string, request: string, body?: object) {
  const [method, path] = request.split(' ') as [string, string]
  const answer = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

export const tokenOf = async (site: ServedSite, email: string) =>
  (await call<{ token: string }>(site, '', 'POST /api/auth/login', { identifier: email, password: PASSWORD }))
    .token

/** A second admin, who was a member before. */
export async function secondAdmin(site: ServedSite): Promise<string> {
  const known = await tokenOf(site, HANEUL)
  if (known) return known
  const { token, user } = await call<{ token: string; user: { id: number } }>(
    site,
    '',
    'POST /api/auth/register',
    { email: HANEUL, password: PASSWORD },
  )
  await call(site, await tokenOf(site, JIWOO), `PUT /api/admin/users/${user.id}`, { isAdmin: true })
  return token
}

export const TOUR = '/admin?tab=virtual-tour'

export async function anotherWindow(browser: Browser, site: ServedSite, token: string) {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-US' })
  const page = await context.newPage()
  await open(page, token, TOUR)
  return page
}

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
export const pictureInput = (page: Page) => panel(page).locator('input[type=file]').first()
export const choose = async (input: Locator, name: string, background: string) =>
  input.setInputFiles({ name, mimeType: 'image/png', buffer: await photo(background) })

export async function fillPlace(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Drama').fill('Our Blues')
  await field(page, 'Description').fill('Steps down to the boats. '.repeat(10))
  await field(page, 'Address').fill('1 Harbour, Jeju')
}

let places = 0
export async function aPlace(site: ServedSite, token: string) {
  const name = `Quiet bench ${++places}`
  const place = { name, drama: 'Our Blues', description: 'A bench.', address: '1 Hill' }
  return call<{ id: number; name: string }>(site, token, 'POST /api/virtual-tour-locations', place)
}
