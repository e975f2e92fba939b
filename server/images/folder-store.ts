// The image store in a local folder. Acknowledged writes and deletions survive a power cut.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type ImageStore, orUnavailable, safeKey, unlessMissing } from './store.ts'

export function folderStore(directory: string): ImageStore {
  const folder = path.resolve(directory)
  const pathOf = (key: string) => path.join(folder, safeKey(key))
  return {
    get: (key) => unlessMissing<Buffer | null>(() => readFile(pathOf(key)), null),
    async delete(key: string) {
      const target = pathOf(key)
      await orUnavailable(async () => {
        await rm(target, { force: true })
        await unlessMissing(() => syncDirectory(path.dirname(target)), undefined)
      })
    },
    async *keys(prefix = ''): AsyncIterable<string> {
      const directory = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      for (const name of await unlessMissing(() => readdir(path.join(folder, directory)), []))
        if (`${directory}${name}`.startsWith(prefix)) yield* filesBelow(folder, `${directory}${name}`)
    },
    async put(key: string, bytes: Buffer) {
      const target = pathOf(key)
      const draft = `${target}.${randomUUID()}.part`
      await orUnavailable(async () => {
        const created = (await mkdir(path.dirname(target), { recursive: true })) ?? folder
        try {
          await writeDurably(draft, bytes)
          await rename(draft, target)
          await syncNames(target, created.length < folder.length ? created : folder)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
      })
    },
  }
}

async function* filesBelow(folder: string, key: string): AsyncIterable<string> {
  if (key.endsWith('.part')) return
  const entries = await unlessMissing(() => readdir(path.join(folder, key)), null)
  if (entries === null) yield key
  else for (const name of entries) yield* filesBelow(folder, `${key}/${name}`)
}

async function writeDurably(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Syncs the directories up to the root: a name is durable once its directory is synced. Also existing ones, because
 * another write may have made them a moment ago.
 */
async function syncNames(file: string, topmost: string) {
  for (let name = file; name.length >= topmost.length; name = path.dirname(name))
    await syncDirectory(path.dirname(name))
}

async function syncDirectory(directory: string) {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
