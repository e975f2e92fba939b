// npm run backup -- FILE: writes everything the site stores into one file, while it serves.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { plural } from '#contract/plural.ts'
import { type Written, writeBackup } from '../server/backup/write-backup.ts'
import { openDatabase } from '../server/db/open.ts'
import { StartupError } from '../server/db/startup-error.ts'
import { ConfigurationMistake, databaseDir, type Env, readEnv } from '../server/env.ts'
import { storeOf } from '../server/images/store.ts'
import { loadSettings } from './settings.ts'

const USAGE = 'Usage: npm run backup -- FILE (for example: npm run backup -- shimpyo.backup)'

export default async function backup(args: string[]): Promise<number> {
  const [name = '', ...more] = args
  if (name === '' || name.startsWith('-') || more.length > 0) return refuse(USAGE)
  // npm runs in the project's folder; FILE is relative to the folder of the caller
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  loadSettings()
  try {
    const { rows, files, bytes, sha256 } = await write(readEnv(process.env), file)
    console.log(
      `${file}: ${plural(rows, 'row')} and ${plural(files, 'picture')} in ${Math.ceil(bytes / 1024)} KB.`,
    )
    console.log(`sha256 ${sha256}`)
    return 0
  } catch (error) {
    if (error instanceof StartupError || error instanceof ConfigurationMistake) return refuse(error.message)
    throw error
  }
}

async function write(env: Env, file: string): Promise<Written> {
  const dir = databaseDir(env)
  if (!env.DATABASE_URL && !existsSync(dir)) throw new StartupError(`No site found in ${env.DATA_DIR}.`)
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir, besideSite: true },
  )
  try {
    return await writeBackup(database, await storeOf(env), file)
  } finally {
    await database.close()
  }
}

function refuse(words: string): number {
  console.error(words)
  return 1
}
