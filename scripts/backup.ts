// npm run backup -- FILE: writes everything the site stores into one file, while it serves.
import { resolve } from 'node:path'
import { plural } from '#contract/plural.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import { storeOf } from '../server/images/open-store.ts'
import { mustHaveSite, refuse, withDatabase, withSettings } from './command.ts'

const USAGE = 'Usage: npm run backup -- FILE (for example: npm run backup -- shimpyo.backup)'

export default async function backup(args: string[]): Promise<number> {
  const [name = '', ...more] = args
  if (name === '' || name.startsWith('-') || more.length > 0) return refuse(USAGE)
  // npm runs in the project's folder; FILE is relative to the folder of the caller
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  return withSettings(async (env) => {
    mustHaveSite(env)
    const written = await withDatabase(env, async (database) => writeBackup(database, storeOf(env), file))
    const { rows, files, bytes, sha256 } = written
    console.log(
      `${file}: ${plural(rows, 'row')} and ${plural(files, 'picture')} in ${Math.ceil(bytes / 1024)} KB.`,
    )
    console.log(`sha256 ${sha256}`)
  })
}
