// The list of tests that are skipped in Firefox goes by their titles, which may change.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOT_IN_FIREFOX } from './not-in-firefox.ts'

test('every title on the list is the title of a browser test', () => {
  const specs = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n')
  expect(Object.keys(NOT_IN_FIREFOX).filter((title) => !specs.includes(`'${title}'`))).toEqual([])
})
