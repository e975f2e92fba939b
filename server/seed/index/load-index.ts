// Puts the shipped facts into the database: once for each edition.
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { dramas, indexEditions } from '#server/dramas/table.ts'
import { namedPeople } from '../people/load-people.ts'
import { putInPeople } from '../people/put-in-people.ts'
import { indexEdition, readIndexFiles } from './read-index.ts'

/** One statement may take longer than a request: a slow disk, another instance that loads the same. */
const LONGEST_MS = 120_000

/** Instances that start together wait for one another on it. */
const LOCK = 731_006

/** @returns how many dramas are new, or null when this edition is in the database already */
export async function loadIndex(db: Db): Promise<{ added: number } | null> {
  const hash = await indexEdition()
  if ((await db.$count(indexEditions, eq(indexEditions.hash, hash))) > 0) return null
  const { putInIndex } = await import('./put-in-index.ts')
  const { facts, synopses } = await readIndexFiles()
  const load = async (tx: Tx, changed: Changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    const [fresh] = await tx.insert(indexEditions).values({ hash }).onConflictDoNothing().returning()
    if (!fresh) return null
    const added = await putInIndex(tx, facts, synopses)
    await putInPeople(tx, await namedPeople())
    changed('dramas')
    changed('people')
    // In here, where it may take its time: on a large site it took longer than a request may, and ended the start.
    await tx.execute(sql`analyze ${dramas}`)
    // Every search would read through what this index has pending.
    await tx.execute(sql`select gin_clean_pending_list('dramas_close')`)
    return { added }
  }
  return write(db, load, { statementTimeoutMs: LONGEST_MS })
}
