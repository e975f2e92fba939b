// Fixtures of the journeys in WebKit: a site with an admin, a display, and browsers whose consoles stay quiet.
import { test as base } from '../admin-tour.ts'
import { findWebKit } from '../engines.ts'
import { expect } from '../site.ts'
import { type Tab, tabOf } from './tab.ts'
import { startDisplay, startWebKit } from './webkit.ts'

interface Fixtures {
  /** Starts one more browser. */
  open: (address?: string) => Promise<Tab>
  tab: Tab
  /** Allows errors that a test provokes. */
  allow: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }, { display: string }>({
  display: [
    async ({ browserName: _ }, use) => {
      const display = findWebKit() && (await startDisplay())
      await use(display?.name ?? '')
      await display?.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads which fixtures it names
  allowed: ({}, use) => use([]),
  allow: ({ allowed }, use) => use((pattern) => allowed.push(pattern)),
  open: async ({ display, site, allowed }, use) => {
    test.skip(!display, 'WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb')
    const opened: Tab[] = []
    const closing: (() => Promise<void>)[] = []
    await use(async (address = site.url) => {
      const webkit = await startWebKit(display)
      closing.push(webkit.close)
      opened.push(tabOf(webkit, address))
      return opened.at(-1)!
    })
    const errors = opened.flatMap((tab) => tab.errors())
    for (const close of closing) await close()
    const unexpected = errors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the console stays quiet').toEqual([])
  },
  tab: async ({ open }, use) => use(await open()),
})

export const PASSWORD = 'a rainy ferry to Jeju'

let people = 0
export const newEmail = () => `webkit${++people}.${Date.now()}@example.com`

/** The session of somebody who signed in elsewhere in this browser. */
export async function carry(tab: Tab, token: string) {
  await tab.goto('/logos')
  await tab.evaluate('localStorage.setItem("auth_token", arguments[0])', token)
}
