// Builds if a source of the build has changed. Plain JavaScript: a start that needs no build loads no
// TypeScript, whose compiler would stay in memory.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'

/** Everything that can change the build. */
const SOURCES = [
  ...['contract', 'server', 'packages', 'web', 'public'],
  ...['scripts/build.ts', 'scripts/compress.ts', 'vite.config.ts', 'package-lock.json'],
]

/** The build writes its fingerprint here when it is complete. */
export const MADE_FROM = 'dist/.made-from'

/** In a child process, so that the bundler's memory is freed before the site is served. @returns its exit code */
export async function buildIfStale() {
  if (isBuilt()) return 0
  console.log('Building the site ...')
  return runChild(process.execPath, ['scripts/run.mjs', 'build'])
}

function isBuilt() {
  try {
    return readFileSync(MADE_FROM, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** A hash of all sources. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (statSync(path).isFile()) return /\.(test\.tsx?|md|sql)$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
