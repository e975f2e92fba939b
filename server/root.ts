// Where the project lies: the same for the sources and for the bundle that is built from them.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}

/** The folder that package.json is in. */
export const ROOT = findRoot(import.meta.dirname)
