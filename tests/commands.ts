// Programs that tests need: how to get one that is missing.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first that is installed. */
export function findCommand(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Its path. @throws with how to get it: deep tests need it all. */
export function needCommand(name: string): string {
  const file = findCommand(name)
  if (!file) throw new Error(`${name} is not installed: apt-get install ${name}`)
  return file
}

const missing = new Set<string>()

/** Whether it is installed. What is missing is printed once, so that a skipped test is not taken for a passed one. */
export function isInstalled(
  name: string,
  howToGet = `apt-get install ${name}`,
  found: unknown = findCommand(name),
) {
  if (!found && !missing.has(name))
    process.stdout.write(`Skipped, because ${name} is not installed here: ${howToGet}\n`)
  if (!found) missing.add(name)
  return Boolean(found)
}
