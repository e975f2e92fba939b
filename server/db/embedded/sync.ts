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

/** Syncs everything below a directory and its name: a new cluster must reach the disk as a whole. */
export function syncTree(dir: string) {
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    syncPath(path.join(entry.parentPath, entry.name))
  }
  syncPath(dir)
  syncPath(path.dirname(path.resolve(dir)))
}
