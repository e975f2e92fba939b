// The other engines of the browser tests: where Firefox and WebKit are, and what to install where they are not.
import { globSync } from 'node:fs'
import { findCommand } from '../commands.ts'

/** Firefox's path, or undefined if there is none. */
export const findFirefox = () => findCommand('firefox-esr', 'firefox')

export interface WebKitPrograms {
  driver: string
  browser: string
  /** a screen that nobody sees */
  display: string
}

/** WebKitGTK with its driver, or undefined if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findCommand('WebKitWebDriver')
  const display = findCommand('Xvfb')
  const [browser] = globSync('/usr/lib{,64,exec}/{*/,}webkit2gtk-4.*/MiniBrowser').sort()
  return driver && display && browser ? { driver, browser, display } : undefined
}

export const ENGINES = {
  firefox: { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  webkit: { name: 'WebKit', find: findWebKit, packages: 'webkit2gtk-driver xvfb' },
} as const

export type Engine = keyof typeof ENGINES
