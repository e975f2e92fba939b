// Listens to a page as a screen reader does: writes down what its live regions announce, in order.
import type { Page } from '@playwright/test'

interface Listening {
  announced: string[]
}

/**
 * Call it before the page is opened. A polite region is announced when its text changes after it came to the page; one
 * that comes together with its text is not, as in NVDA and VoiceOver. An alert is announced when it comes, too.
 */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const announced: string[] = []
    ;(globalThis as unknown as Listening).announced = announced
    const REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
    const known = new Map<Element, string>()
    const textOf = (region: Element): string => {
      const parts: string[] = []
      const walk = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
      while (walk.nextNode()) {
        const { parentElement, textContent } = walk.currentNode
        if (parentElement?.closest('[aria-hidden=true], [hidden], svg')) continue
        parts.push(textContent ?? '')
      }
      return parts.join('').replaceAll(/\s+/g, ' ').trim()
    }
    const look = () => {
      for (const region of document.querySelectorAll(REGIONS)) {
        if (region.closest('[aria-hidden=true]') || region.getAttribute('aria-busy') === 'true') continue
        const before = known.get(region)
        const text = textOf(region)
        known.set(region, text)
        const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
        if (text && text !== before && (before !== undefined || isUrgent)) announced.push(text)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    })
  })
  return {
    /** everything announced so far on the page that is open now */
    announced: () => page.evaluate(() => (globalThis as unknown as Listening).announced),
  }
}
