// npm run restore -- FILE: restores a backup into an empty database and an empty store. --check only verifies it.
import { resolve } from 'node:path'
import { plural } from '#contract/plural.ts'
import { checkBackup } from '../server/backup/read-backup.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { storeOf } from '../server/images/open-store.ts'
import { refuse, withDatabase, withSettings } from './command.ts'

const USAGE = 'Usage: npm run restore -- FILE (add --check to only verify the backup)'

export default async function restore(args: string[]): Promise<number> {
  const onlyCheck = args.includes('--check')
  const [name = '', ...more] = args.filter((word) => word !== '--check')
  if (name === '' || name.startsWith('-') || more.length > 0) return refuse(USAGE)
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  return withSettings(async (env) => {
    // Verifies the whole file first: a damaged one must not reach the database.
    const checked = await checkBackup(file)
    const tables = Object.keys(checked.rows).length
    console.log(
      `${file} is complete: made at ${checked.manifest.madeAt}, ${plural(tables, 'table')} with rows, ${plural(checked.files.size, 'picture')}.`,
    )
    if (onlyCheck) return
    const { rows, files } = await withDatabase(env, async (database) =>
      restoreBackup(database, storeOf(env), file, checked),
    )
    console.log(
      `Restored ${plural(rows, 'row')} and ${plural(files, 'picture')}. You can start the site now.`,
    )
  })
}
