// npm run admin -- EMAIL: makes an existing account an admin, whether the site runs or not.
import { existsSync } from 'node:fs'
import { makeAdmin } from '../server/auth/admins.ts'
import { openDatabase } from '../server/db/open.ts'
import { databaseCode } from '../server/db/query-errors.ts'
import { StartupError } from '../server/db/startup-error.ts'
import { ConfigurationMistake, databaseDir, type Env, readEnv } from '../server/env.ts'
import { loadSettings } from './settings.ts'

const USAGE = 'Usage: npm run admin -- EMAIL (for example: npm run admin -- minji@example.com)'
/** PostgreSQL: there is no such table. */
const NO_TABLE = '42P01'

export default async function admin(args: string[]): Promise<number> {
  const [email = '', ...more] = args
  if (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(USAGE)
  loadSettings()
  try {
    const env = readEnv(process.env)
    const answer = await makeThemAdmin(env, email)
    if (!answer.isDone) return refuse(answer.words)
    console.log(answer.words)
    return 0
  } catch (error) {
    if (error instanceof StartupError || error instanceof ConfigurationMistake) return refuse(error.message)
    throw error
  }
}

async function makeThemAdmin(env: Env, email: string): ReturnType<typeof makeAdmin> {
  const dir = databaseDir(env)
  if (!env.DATABASE_URL && !existsSync(dir))
    throw new StartupError(
      `No site found in ${env.DATA_DIR}. Start the site once and sign up, then run this again.`,
    )
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir, besideSite: true },
  )
  try {
    return await makeAdmin(database.db, email)
  } catch (error) {
    if (databaseCode(error) !== NO_TABLE) throw error
    throw new StartupError('The database is empty. Start the site once and sign up, then run this again.')
  } finally {
    await database.close()
  }
}

function refuse(words: string): number {
  console.error(words)
  return 1
}
