// Programs that some tests need: where one is missing, its tests are skipped and named.
import { existsSync } from 'node:fs'
import path from 'node:path'

const missing = new Set<string>()

/** Whether a program is installed. Missing ones are printed once, so that a skipped test is not taken for a passed one. */
export function hasCommand(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  if (folders.some((folder) => existsSync(path.join(folder, name)))) return true
  if (!missing.has(name)) process.stdout.write(`Skipped, because ${name} is not installed here.\n`)
  missing.add(name)
  return false
}
