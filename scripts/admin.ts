// npm run admin -- EMAIL: makes a member an admin.
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { members } from '#server/auth/table.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { Refusal } from '#server/db/refusal.ts'
import { ConfigurationMistake, readEnv } from '#server/env.ts'
import { loadSettings } from './settings.ts'

export default async function admin([email, ...rest]: string[]): Promise<number> {
  if (!email || rest.length > 0) {
    console.error('Whom? npm run admin -- name@example.com')
    return 1
  }
  loadSettings()
  try {
    const env = readEnv(process.env)
    const place = env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: join(env.DATA_DIR, 'database') }
    const database = await openDatabase(place)
    try {
      await migrate(database)
      const username = await makeAdmin(database.db, email)
      if (username === undefined) {
        console.error(`No member has the address ${email}. Register on the site first.`)
        return 1
      }
      console.log(`${username} is an admin.`)
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ConfigurationMistake)) throw error
    console.error(error.message)
    return 1
  }
}

/** Answers the member's name, or undefined when nobody has this address. */
export async function makeAdmin(db: Db, email: string): Promise<string | undefined> {
  const [member] = await db
    .update(members)
    .set({ isAdmin: true })
    .where(sql`lower(${members.email}) = lower(${email.trim()})`)
    .returning({ username: members.username })
  return member?.username
}
