// The directory of the embedded database, before the engine touches it: ours, whole, and of the right version?
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal.ts'
import { syncPath, syncTree } from './sync.ts'

/** The major version of PostgreSQL that the engine's package holds; a directory of another one cannot be opened. */
export const MAJOR = 18

/** Throws a Refusal for a directory that must not be touched. */
export function checkDirectory(dir: string, major = MAJOR): void {
  if (fs.existsSync(unfinished(dir))) {
    // The first start was cut off while the new cluster was being written: nothing of it was ever used.
    fs.rmSync(dir, { recursive: true, force: true })
    return
  }
  if (!fs.existsSync(dir) || fs.readdirSync(dir).length === 0) return
  const file = path.join(dir, 'PG_VERSION')
  if (!fs.existsSync(file)) throw new Refusal(`${dir} is not empty and holds no database`)
  const version = fs.readFileSync(file, 'utf8').trim()
  if (version !== String(major)) {
    throw new Refusal(
      `The database in ${dir} is of PostgreSQL ${version}, this version of the site embeds ${major}: restore a backup into a new directory`,
    )
  }
}

export const isNew = (dir: string) => !fs.existsSync(path.join(dir, 'PG_VERSION'))

/** Marks the directory as one that is only being made. */
export function beginCluster(dir: string): void {
  fs.mkdirSync(path.dirname(path.resolve(dir)), { recursive: true })
  fs.writeFileSync(unfinished(dir), '')
  syncPath(unfinished(dir))
  syncPath(path.dirname(path.resolve(dir)))
}

/** The new cluster has reached the disk as a whole: from here on it is kept. */
export async function finishCluster(dir: string): Promise<void> {
  await syncTree(dir)
  fs.rmSync(unfinished(dir), { force: true })
  syncPath(path.dirname(path.resolve(dir)))
}

const unfinished = (dir: string) => `${path.resolve(dir)}.unfinished`
