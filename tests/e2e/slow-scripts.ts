// A page whose scripts are still loading, as on a slow phone.
import type { Page } from '@playwright/test'

/** Holds back every script but the first, small one until it is released. */
export async function slowScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
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
