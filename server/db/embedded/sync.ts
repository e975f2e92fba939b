// Makes sure that a file, a directory or a whole tree is really on the disk.
import fs from 'node:fs'
import path from 'node:path'

/** Syncs one file or directory; one that is gone needs nothing. */
export function syncPath(name: string) {
  let file: number
  try {
    file = fs.openSync(name, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    fs.fsyncSync(file)
  } finally {
    fs.closeSync(file)
  }
}

/** Syncs everything below a directory, and its own name. Many at a time: the disk then writes them in one go. */
export async function syncTree(dir: string): Promise<void> {
  const entries = fs.readdirSync(dir, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const file = await fs.promises.open(path.join(entry.parentPath, entry.name))
      await file.sync().finally(() => file.close())
    }),
  )
  syncPath(dir)
  syncPath(path.dirname(path.resolve(dir)))
}
