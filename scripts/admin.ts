// npm run admin -- EMAIL: makes an existing account an admin, whether the site runs or not.
import { makeAdmin } from '../server/auth/admins.ts'
import { databaseCode } from '../server/db/query-errors.ts'
import { StartupError } from '../server/db/startup-error.ts'
import { mustHaveSite, refuse, withDatabase, withSettings } from './command.ts'

const USAGE = 'Usage: npm run admin -- EMAIL (for example: npm run admin -- minji@example.com)'
const START_FIRST = 'Start the site once and sign up, then run this again.'
/** PostgreSQL: there is no such table. */
const NO_TABLE = '42P01'

export default async function admin(args: string[]): Promise<number> {
  const [email = '', ...more] = args
  if (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(USAGE)
  return withSettings(async (env) => {
    mustHaveSite(env, ` ${START_FIRST}`)
    const { isDone, words } = await withDatabase(env, ({ db }) => makeAdmin(db, email)).catch((error) => {
      throw databaseCode(error) === NO_TABLE
        ? new StartupError(`The database is empty. ${START_FIRST}`)
        : error
    })
    if (!isDone) throw new StartupError(words)
    console.log(words)
  })
}
