// Starts the process: environment, database, site. Startup errors are one line.
import { setImmediate as soon } from 'node:timers/promises'
import { openDatabase } from './db/open.ts'
import { databaseCode, databaseError, isDatabaseUnavailable } from './db/query-errors.ts'
import { StartupError } from './db/startup-error.ts'
import { ConfigurationMistake, databaseDir, type Env, readEnv } from './env.ts'

/** PostgreSQL: a write in a transaction that may only read. */
const READ_ONLY = '25006'

/** Starts the site in this process. Why it cannot start is one line, and the exit code 1. */
export async function main(): Promise<void> {
  try {
    const env = readEnv(process.env)
    // The site is loaded while its database opens. Loading leaves nothing else a turn, so the database begins first.
    const [database, { serve }] = await Promise.all([open(env), soon().then(() => import('./serve.ts'))])
    await serve(env, database)
  } catch (error) {
    const words = explain(error)
    if (!words) throw error
    console.error(words)
    process.exitCode = 1
  }
}

// The build only loads this file, to compile it.
if (import.meta.main) await main()

async function open(env: Env) {
  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: databaseDir(env) }
  const database = await openDatabase({ ...where, connections: env.DATABASE_POOL })
  database.lost.then((reason) => {
    console.error(reason.message)
    process.exit(1)
  })
  return database
}

/** In one line; undefined for a mistake of ours, whose stack is needed. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartupError || error instanceof ConfigurationMistake || isOfTheMachine(error))
    return error.message
  if (!isDatabaseUnavailable(error)) return undefined
  const { message } = databaseError(error) ?? (error as Error)
  return databaseCode(error) === READ_ONLY
    ? 'The database takes no writes now, because its disk is almost full or it is a copy of another one. Make room and start again'
    : `The database went away during the start (${message}). ${/no space left/i.test(message) ? 'Make room and start' : 'Start'} again`
}

/** The port is taken, the disk is full or not ours: their own line says it, a stack would only hide it. */
function isOfTheMachine(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    error instanceof Error &&
    ['EADDRINUSE', 'EACCES', 'ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(code)
  )
}
