// Members in browser tests: made by a call, and signed in on a page without its dialog.
import type { APIRequestContext, Browser, Page } from '@playwright/test'

export const PASSWORD = 'a rainy ferry to Jeju'

let people = 0
export const newEmail = () => `minji${++people}-${Date.now()}@example.com`

export interface Account {
  token: string
  user: { id: number; username: string }
}

export async function register(request: APIRequestContext): Promise<Account> {
  const answer = await request.post('/api/auth/register', { data: { email: newEmail(), password: PASSWORD } })
  return answer.json()
}

/** From the next address on. */
export const signIn = (page: Page, token: string) =>
  page.addInitScript((value) => {
    // The empty page that a tab begins with has no storage.
    if (location.protocol === 'http:') localStorage.setItem('auth_token', value)
  }, token)

/** A new member, signed in on this page from the next address on. */
export async function joins(page: Page): Promise<Account> {
  const account = await register(page.request)
  await signIn(page, account.token)
  return account
}

/** A page in a browser of its own, signed in. */
export async function signedIn(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage()
  await signIn(page, token)
  return page
}

/** What a program of this member sends. */
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
