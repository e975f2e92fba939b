// Which Chromium the browser tests use: the one that was named, the machine's, or playwright's own.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findCommand } from '../commands.ts'

/** The headless shell first: it runs the same tests with a third less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium. On Debian or Ubuntu: apt-get install chromium-headless-shell (or chromium). Elsewhere: npx playwright install chromium.\n' +
  'Where it is already there under another name, say so: CHROMIUM_PATH=/path/to/chromium npm test'

/** Pages load no pictures; their places stay as large. */
export const NO_PICTURES = '--blink-settings=imagesEnabled=false'

/** Its path, or undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return findCommand(...NAMES) ?? ['/usr/bin/chromium', chromium.executablePath()].find(existsSync)
}
