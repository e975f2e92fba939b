// Checks for every page: no axe violations, nothing wider than the screen, and no word broken in a button.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All that differs in the dark scheme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Fails with one line for each rule that the page breaks as it is now. @param rules only these */
export async function axe(page: Page, rules?: readonly string[]): Promise<void> {
  // It crashes the pages of Firefox ESR. It looks at the document, which is the same in Chromium.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  // A colour on its way to another one is neither. An animation that is called off has ended too.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
  await page.evaluate(axeScript)
  const { violations } = (await page.evaluate(
    `axe.run(${JSON.stringify(rules ? { runOnly: { type: 'rule', values: rules } } : {})})`,
  )) as AxeResults
  const faults = violations.map(({ id, help, nodes }) => {
    const places = nodes.map((node) => node.target.join(' '))
    return `${id}: ${help} (${places.length} x: ${places.slice(0, 3).join(', ')})`
  })
  expect(faults, `axe finds nothing on ${page.url()}`).toEqual([])
}

/** Fails with a list of what is wider than the screen. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over <= 0) return []
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > width + 0.5
    const names = [...document.body.querySelectorAll('*')].filter(sticksOut).slice(0, 5)
    return [
      `${over} px`,
      ...names.map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`),
    ]
  })
  expect(tooWide, `${page.url()} does not scroll sideways`).toEqual([])
}

/** Fails with a list of buttons, tabs and badges in which a word goes on in the next line. */
export async function noBrokenWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const isBroken = (node: Text, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const texts = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      return found
    }
    return [...document.querySelectorAll('.btn, .badge, [role=tab]')]
      .filter((element) =>
        texts(element).some((node) =>
          [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].some((word) => isBroken(node, word)),
        ),
      )
      .map(({ textContent }) => textContent)
  })
  expect(broken, `no word is broken on ${page.url()}`).toEqual([])
}
