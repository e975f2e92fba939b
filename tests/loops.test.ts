// Every test belongs to npm test or to npm run test:deep, and to one of them only.
import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import browser from '../playwright.config.ts'
import { PROJECTS as CHECK } from '../scripts/check.ts'
import { PROJECTS as TEST, BROWSER as TEST_BROWSER } from '../scripts/test.ts'
import { PROJECTS as DEEP, BROWSER as DEEP_BROWSER, ENGINES } from '../scripts/test-deep.ts'
import config from '../vitest.config.ts'

type Project = { test: { name: string; include: string[]; exclude: string[] } }
const projects = (config.test!.projects as Project[]).map((project) => project.test)
const matches = (file: string, patterns: string[]) => patterns.some((pattern) => matchesGlob(file, pattern))

const files = globSync('**/*.{test,spec}.*', {
  exclude: (name) => ['node_modules', 'dist', 'test-results'].includes(name),
})

describe('outside of a browser', () => {
  const tests = files.filter((file) => file.includes('.test.'))

  test('every file is in exactly one project', () => {
    expect(tests.length).toBeGreaterThan(200)
    const wrong = tests
      .map((file) => [
        file,
        projects
          .filter(({ include, exclude }) => matches(file, include) && !matches(file, exclude))
          .map(({ name }) => name),
      ])
      .filter(([, names]) => names!.length !== 1)
    expect(wrong).toEqual([])
  })

  test('every project is in exactly one command', () => {
    expect([...TEST, ...DEEP].sort()).toEqual(projects.map(({ name }) => name).sort())
    expect(TEST).toEqual(expect.arrayContaining(CHECK))
  })

  test('the name of a file says its command', () => {
    const named = (kind: string) => tests.filter((file) => file.includes(`.${kind}.test.`))
    for (const kind of ['system', 'deep']) {
      const { include, exclude } = projects.find(({ name }) => name === kind)!
      expect(named(kind).length).toBeGreaterThan(5)
      expect(named(kind).filter((file) => !matches(file, include) || matches(file, exclude))).toEqual([])
    }
  })
})

describe('in a browser', () => {
  test('every file is in the folder of the browser tests', () => {
    const elsewhere = files.filter(
      (file) => file.includes('.spec.') && !matches(file, [`${browser.testDir}/**/${browser.testMatch}`]),
    )
    expect(elsewhere).toEqual([])
  })

  test('the tag @deep divides them in two', () => {
    const [first, second] = browser.projects!
    expect(first).toMatchObject({ name: TEST_BROWSER, grepInvert: /@deep/ })
    expect(second).toMatchObject({ name: DEEP_BROWSER, grep: /@deep/ })
    expect(first!.testIgnore).toBe(second!.testIgnore)
  })

  test('each other engine has a project, in npm run test:deep', () => {
    expect(browser.projects!.slice(2).map(({ name }) => name)).toEqual(ENGINES)
    expect(browser.projects!.at(-1)!.testMatch, 'what the others leave out').toBe(
      browser.projects![0]!.testIgnore,
    )
  })
})
