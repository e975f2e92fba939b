// A page whose scripts are still loading, as on a slow phone.
import type { Page } from '@playwright/test'

/** Holds back every script but the first, small one until it is released. */
export const slowScripts = (page: Page) => hold(page, /\/assets\/(?!first-paint).*\.js$/)

/** Holds back what is asked for at these addresses. @returns lets it through */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits for hydration. */
export async function answers(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  )
}
