// What a person does in a page of WebKit: finds controls by their role and name, presses, types, and reads.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { WebElement } from 'selenium-webdriver'
import type { WebKit } from './webkit.ts'

const resolve = createRequire(import.meta.url).resolve('@testing-library/dom')
const QUERIES = readFileSync(resolve.replace('index.js', '@testing-library/dom.umd.min.js'), 'utf8')

/** How long something may take on a busy machine. */
const WITHIN = 20_000

/** Text: the whole name or content. A pattern: somewhere in it. */
export type Name = string | RegExp

export type Tab = ReturnType<typeof tabOf>

export function tabOf({ driver, errors, downloads, home }: WebKit, site: string) {
  const evaluate = <T>(script: string, ...args: unknown[]) => driver.executeScript<T>(script, ...args)

  /** All visible elements with this role and name, in the dialog on top if there is one. "field": by their label. */
  async function all(role: string, name?: Name): Promise<WebElement[]> {
    if (!(await evaluate('return "TestingLibraryDom" in window'))) await evaluate(QUERIES)
    return evaluate(FIND, role, sent(name))
  }

  async function one(role: string, name?: Name): Promise<WebElement> {
    let found: WebElement | undefined
    await soon(async () => {
      ;[found] = await all(role, name)
      expect(found, `${role} ${name}`).toBeDefined()
    })
    return found!
  }

  return {
    driver,
    errors,
    downloads,
    home,
    evaluate,
    all,
    one,

    /** Opens an address of the site and waits for hydration. */
    async goto(address: string) {
      await driver.get(site + address)
      // Some pages wait for a visitor who does something.
      for (const x of [1, 2]) await driver.actions().move({ x, y: 1 }).perform()
      await soon(async () => expect(await evaluate(IS_HYDRATED), `${address} is hydrated`).toBe(true))
    },

    async press(role: string, name?: Name) {
      await soon(async () => {
        const target = await one(role, name)
        await evaluate('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', target)
        // The driver clicks where the control was, also when it moves or something lies over it.
        expect(await driver.executeAsyncScript(IS_STILL_AND_FREE, target), `${role} ${name} is free`).toBe(
          true,
        )
        await target.click()
      })
    },

    /** Replaces the text of the field with this label. */
    async fill(label: Name, text: string) {
      await soon(async () => {
        const field = await one('field', label)
        await evaluate('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', field)
        await field.click()
        await field.clear()
        await field.sendKeys(text)
        expect(await field.getProperty('value')).toBe(text)
      })
    },

    /** Keys to whatever has the focus. */
    keys: (...keys: string[]) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),

    /** The name of what has the focus: its label, its text, or its tag. */
    focused: () => evaluate<string>(FOCUSED),

    sees: (text: Name) =>
      soon(async () =>
        expect(await evaluate<string>('return document.body.innerText')).toMatch(pattern(text)),
      ),
    misses: (text: Name) =>
      soon(async () =>
        expect(await evaluate<string>('return document.body.innerText')).not.toMatch(pattern(text)),
      ),
    is: (address: string | RegExp) =>
      soon(async () =>
        expect(await evaluate<string>('return location.pathname + location.search')).toMatch(
          pattern(address, true),
        ),
      ),
  }
}

/** Until it holds: pages change under the hands of a test as they do under a visitor's. */
export const soon = (check: () => Promise<void>) =>
  expect(check).toPass({ timeout: WITHIN, intervals: [50, 100, 200] })

const pattern = (text: Name, whole = false) =>
  text instanceof RegExp ? text : new RegExp(whole ? `^${literally(text)}$` : literally(text))
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const sent = (name?: Name) => (name instanceof RegExp ? { source: name.source, flags: name.flags } : name)

const FIND = `
const [role, name] = arguments
const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
const options = { hidden: true, ...(name && { name: name.source ? new RegExp(name.source, name.flags) : name }) }
const all = role === 'field'
  ? TestingLibraryDom.queryAllByLabelText(inside, options.name, { selector: 'input, select, textarea' })
  : TestingLibraryDom.queryAllByRole(inside, role, options)
return all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
`

const IS_HYDRATED = `
const last = document.querySelector('footer') ?? document.querySelector('#main')
return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
`

const IS_STILL_AND_FREE = `
const [control, done] = arguments
const box = () => JSON.stringify(control.getBoundingClientRect())
const before = box()
setTimeout(() => {
  const { x, y, width, height } = control.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  done(box() === before && control.contains(top))
}, 100)`

const FOCUSED = `
const one = document.activeElement
return one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? (one.innerText.trim() || one.tagName.toLowerCase())
`
