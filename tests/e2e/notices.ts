// Notices that are on the page for half a second, until the browser leaves for another page.
import type { Page } from '@playwright/test'

/** Records every notice of this site from now on, on this page and on later ones. Look at it with `hasShown`. */
export async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(record)
  await page.evaluate(record)
}

/** Waits until a recorded notice says this, whether it is still there or not. */
export const hasShown = (page: Page, notice: string) =>
  page.waitForFunction((text) => sessionStorage.getItem('notices')?.includes(text), notice)

function record() {
  const append = () => {
    for (const { textContent } of document.querySelectorAll('.toasts p'))
      sessionStorage.setItem('notices', `${sessionStorage.getItem('notices') ?? ''}\n${textContent}`)
  }
  new MutationObserver(append).observe(document, { childList: true, subtree: true, characterData: true })
}
