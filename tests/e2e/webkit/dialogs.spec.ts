// In WebKit: every dialog by keyboard. Enter opens it, the focus stays in it, Esc closes it and gives the focus back.
import type { WebElement } from 'selenium-webdriver'
import { dialogTour } from '../dialogs.ts'
import { expect } from '../site.ts'
import { carry, test } from './journey.ts'
import { soon, type Tab } from './tab.ts'

const [ENTER, TAB, ESCAPE] = ['\uE007', '\uE004', '\uE00C']

/** The name of the dialog on top, and whether the focus is on the page behind it. */
const top = (tab: Tab) => tab.evaluate<{ name: string; isFocusBehind: boolean }>(TOP)
const TOP = `
const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
const title = document.getElementById(dialog?.getAttribute('aria-labelledby'))
const behind = document.activeElement.closest('body > header, main, body > footer')
return {
  name: dialog?.getAttribute('aria-label') ?? title?.textContent ?? '',
  isFocusBehind: behind !== null && !dialog?.contains(document.activeElement),
}`

const FOCUSED = `
const { activeElement } = document
return activeElement === arguments[0] ? 'its opener' : activeElement.outerHTML.slice(0, 200)`

test('every dialog opens, holds the focus and closes by keyboard', async ({ tab, open, site }) => {
  test.setTimeout(480_000)
  const { tokens, dialogs } = await dialogTour(site)
  const [member, admin] = [await open(), await open()]
  await carry(member, tokens.member)
  await carry(admin, tokens.admin)
  const tabs = { visitor: tab, member, admin }
  for (const { name, who, address, steps } of dialogs)
    await test.step(name, async () => {
      const tab = tabs[who]
      await tab.goto(address)
      const openers: WebElement[] = []
      for (const [role, label] of steps) {
        const before = await top(tab)
        const opener = await tab.one(role, label)
        openers.push(opener)
        await tab.evaluate('arguments[0].focus()', opener)
        await tab.keys(ENTER!)
        await soon(async () => expect((await top(tab)).name).not.toBe(before.name))
      }
      await soon(async () => expect(await top(tab)).toEqual({ name, isFocusBehind: false }))
      for (let press = 0; press < 8; press++) await tab.keys(TAB!)
      expect(await top(tab)).toEqual({ name, isFocusBehind: false })
      // Once: on a slow machine a second Esc would close the dialog below, and its opener would be gone.
      await tab.keys(ESCAPE!)
      await soon(async () => expect((await top(tab)).name).not.toBe(name))
      await soon(async () => expect(await tab.evaluate(FOCUSED, openers[0])).toBe('its opener'))
    })
})
