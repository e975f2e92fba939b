// A backup of the embedded database while the site has it open: the site copies its files, the command reads the copy.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { askRunningSite } from '#server/control.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/refusal.ts'

const PREFIX = 'copy-for-backup-'
/** Age in milliseconds after which a copy was left behind by a command that was killed. */
const FORGOTTEN_AFTER = 24 * 3_600_000
/** Copying takes as long as the disk takes; visitors wait meanwhile, so a database that large belongs on a server. */
const PATIENCE = 600_000

type Said = { dir: string } | { failure: string }

/** On the site's side. @returns where the copy is, or why there is none, as text for the socket */
export async function copyForBackup(database: Pick<Database, 'copy'>, dataDir: string): Promise<string> {
  await forgetOldCopies(dataDir)
  const home = await mkdtemp(join(dataDir, PREFIX))
  const dir = join(home, 'database')
  let said: Said
  try {
    await database.copy(dir)
    said = { dir }
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    said = { failure: error instanceof Error ? error.message : String(error) }
  }
  return JSON.stringify(said)
}

/**
 * On the command's side. Runs the work on a copy, and removes it.
 * @returns undefined when no site runs there
 */
export async function withCopyOfRunning<T>(
  dataDir: string,
  work: (dir: string) => Promise<T>,
): Promise<T | undefined> {
  const answer = await askRunningSite(dataDir, 'copy-database', '', PATIENCE)
  if (answer === undefined) return undefined
  const said = JSON.parse(answer) as Said
  if ('failure' in said) throw new Refusal(said.failure)
  try {
    return await work(said.dir)
  } finally {
    await rm(join(said.dir, '..'), { recursive: true, force: true })
  }
}

async function forgetOldCopies(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue
    const place = join(dataDir, name)
    if (Date.now() - (await stat(place)).mtimeMs > FORGOTTEN_AFTER)
      await rm(place, { recursive: true, force: true })
  }
}
