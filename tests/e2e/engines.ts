// The other engines of the browser tests: where Firefox and WebKit are, and what to install where they are not.
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program in the PATH, or undefined. */
const program = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/** Firefox's path, or undefined if there is none. */
export const findFirefox = () => program('firefox-esr', 'firefox')

export interface WebKitPrograms {
  driver: string
  browser: string
  /** a screen that nobody sees */
  display: string
}

/** WebKitGTK with its driver, or undefined if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = program('WebKitWebDriver')
  const display = program('Xvfb')
  const [browser] = globSync('/usr/lib{,64,exec}/{*/,}webkit2gtk-4.*/MiniBrowser').sort()
  return driver && display && browser ? { driver, browser, display } : undefined
}

export const ENGINES = {
  firefox: { name: 'Firefox', isInstalled: () => findFirefox() !== undefined, packages: 'firefox-esr' },
  webkit: {
    name: 'WebKit',
    isInstalled: () => findWebKit() !== undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
} as const

export type Engine = keyof typeof ENGINES

/** One line for each engine that is missing. */
export const missingEngines = () =>
  Object.values(ENGINES)
    .filter(({ isInstalled }) => !isInstalled())
    .map(
      ({ name, packages }) =>
        `${name} is not installed, so nothing was tried in it (apt-get install ${packages})`,
    )
