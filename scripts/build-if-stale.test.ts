// Whether the build is older than its sources: by sizes and times of files, and by their content where these differ.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isBuilt, MADE_FROM } from './build-if-stale.mjs'

const home = process.cwd()
let project: string

const give = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'shimpyo-stale-'))
  process.chdir(project)
  for (const folder of ['contract', 'server', 'packages', 'web', 'public']) give(`${folder}/a.ts`, folder)
  for (const file of ['build.ts', 'compress.ts']) give(`scripts/${file}`, file)
  give('vite.config.ts', '')
  give('package-lock.json', '{}')
  give(MADE_FROM, fingerprint())
})
afterEach(() => {
  process.chdir(home)
  rmSync(project, { recursive: true })
})

test('a build of these sources is not stale, whenever it is asked', () => {
  expect([isBuilt(), isBuilt()]).toEqual([true, true])
})

test('a change of one letter makes it stale, also with the same size and time', () => {
  expect(isBuilt()).toBe(true)
  const time = new Date('2026-01-01')
  utimesSync('web/a.ts', time, time)
  expect(isBuilt()).toBe(true)
  give('web/a.ts', 'wed')
  utimesSync('web/a.ts', time, time)
  expect(isBuilt()).toBe(false)
  give('web/a.ts', 'web')
  expect(isBuilt()).toBe(true)
})

test('files that come, go or get another name make it stale; tests do not', () => {
  give('server/a.test.ts', 'a test')
  expect(isBuilt()).toBe(true)
  give('server/b.ts', '')
  expect(isBuilt()).toBe(false)
  rmSync('server/b.ts')
  expect(isBuilt()).toBe(true)
  rmSync('server/a.ts')
  expect(isBuilt()).toBe(false)
})

test('another build is not taken for the one that was seen', () => {
  expect(isBuilt()).toBe(true)
  give(MADE_FROM, 'of other sources')
  expect(isBuilt()).toBe(false)
})
