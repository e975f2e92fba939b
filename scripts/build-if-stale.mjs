// Builds if a source of the build has changed. Plain JavaScript: a start that needs no build loads no
// TypeScript, whose compiler would stay in memory.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runChild } from './child.mjs'

/** Everything that can change the build. */
const SOURCES = [
  ...['contract', 'server', 'packages', 'web', 'public'],
  ...['scripts/build.ts', 'scripts/compress.ts', 'vite.config.ts', 'package-lock.json'],
]

/** The build writes its fingerprint here when it is complete. */
export const MADE_FROM = 'dist/.made-from'

/** Which files had that fingerprint, by their sizes and times: reading them all takes a tenth of a second. */
const SEEN = 'dist/.seen'

/** In a child process, so that the bundler's memory is freed before the site is served. @returns its exit code */
export async function buildIfStale() {
  if (isBuilt()) return 0
  console.log('Building the site ...')
  return runChild(process.execPath, ['scripts/run.mjs', 'build'])
}

export function isBuilt() {
  try {
    const madeFrom = readFileSync(MADE_FROM, 'utf8')
    const seen = `${madeFrom} ${outline()}`
    if (read(SEEN) === seen) return true
    if (madeFrom !== fingerprint()) return false
    remember(seen)
    return true
  } catch {
    return false
  }
}

/** A hash of all sources. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const { path } of SOURCES.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/** A hash of all their names, sizes and times. No program can set the time of a file's last change (ctime). */
function outline() {
  const hash = createHash('sha256')
  for (const { path, stats } of SOURCES.flatMap(filesIn))
    hash.update(`${path}\0${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}\0`)
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {{ path: string, stats: import('node:fs').Stats }[]}
 */
function filesIn(path) {
  const stats = statSync(path)
  return stats.isFile() ? [{ path, stats }] : filesOf(path)
}

/**
 * @param {string} folder
 * @returns {{ path: string, stats: import('node:fs').Stats }[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesOf(path)
      return /\.(test\.tsx?|md|sql)$/.test(path) ? [] : [{ path, stats: statSync(path) }]
    })
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} seen */
function remember(seen) {
  try {
    writeFileSync(SEEN, seen)
  } catch {
    // a folder that may only be read: the next start reads all sources again
  }
}
