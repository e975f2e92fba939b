// What the commands of an owner share: settings, the database, and how they say what the caller can mend.
import { existsSync } from 'node:fs'
import { type Database, openDatabase } from '../server/db/open.ts'
import { StartupError } from '../server/db/startup-error.ts'
import { ConfigurationMistake, databaseDir, type Env, readEnv } from '../server/env.ts'
import { loadSettings } from './settings.ts'

/** Runs a command with the settings. @returns its exit code */
export async function withSettings(command: (env: Env) => Promise<void>): Promise<number> {
  loadSettings()
  try {
    await command(readEnv(process.env))
    return 0
  } catch (error) {
    if (error instanceof StartupError || error instanceof ConfigurationMistake) return refuse(error.message)
    throw error
  }
}

/** Opens the site's database, whether the site runs or not. */
export async function withDatabase<T>(env: Env, work: (database: Database) => Promise<T>): Promise<T> {
  const builtIn = { dir: databaseDir(env), besideSite: true }
  const database = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : builtIn)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** @param more is said after it */
export function mustHaveSite(env: Env, more = ''): void {
  if (!env.DATABASE_URL && !existsSync(databaseDir(env)))
    throw new StartupError(`No site found in ${env.DATA_DIR}.${more}`)
}

export function refuse(words: string): number {
  console.error(words)
  return 1
}
