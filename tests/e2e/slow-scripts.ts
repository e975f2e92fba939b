// A page whose scripts are still on their way, as on a slow phone.
import type { Page } from '@playwright/test'

/** Everything but the first, small script comes when it is let through. */
export async function slowScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The page's own scripts have taken over. */
export const answers = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))
