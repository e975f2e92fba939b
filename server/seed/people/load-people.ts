// Puts what we know of people's names into the database: once for each edition of names.json.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { indexEditions } from '#server/dramas/table.ts'
import { ROOT } from '#server/root.ts'
import { type NamedPerson, putInPeople } from './put-in-people.ts'

/** Instances that start together wait for one another on it. */
const LOCK = 731_007

const file = path.join(ROOT, 'server/seed/people/names.json')
export const namedPeople = async (): Promise<NamedPerson[]> => JSON.parse(await readFile(file, 'utf8'))

/** Runs before dramas are added: their casts then find the people who are known already. */
export async function loadPeople(db: Db): Promise<void> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex')
  if ((await db.$count(indexEditions, eq(indexEditions.hash, hash))) > 0) return
  await write(db, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    const [fresh] = await tx.insert(indexEditions).values({ hash }).onConflictDoNothing().returning()
    if (!fresh) return
    await putInPeople(tx, JSON.parse(bytes.toString()))
    changed('people')
  })
}
