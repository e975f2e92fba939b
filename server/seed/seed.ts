// Fills an empty database with the starter catalogue, once, however many instances start together.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { pageTexts } from '#server/home/table.ts'
import { loadPeople, namedPeople } from './people/load-people.ts'
import { putInPeople } from './people/put-in-people.ts'

/** Instances that start together wait for one another on it. */
const LOCK = 731_005

/** @returns how much was put in, or null when the database already holds a site */
export async function seed(db: Db): Promise<{ dramas: number } | null> {
  await loadPeople(db)
  const [known] = await db.select({ page: pageTexts.page }).from(pageTexts).limit(1)
  if (known) return null
  const { putInStarter } = await import('./starter.ts')
  const seeded = await write(db, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    // This row is written once: an admin who empties the site does not get the starter catalogue back.
    const [fresh] = await tx
      .insert(pageTexts)
      .values({ page: 'home', texts: {} })
      .onConflictDoNothing()
      .returning({ page: pageTexts.page })
    if (!fresh) return null
    const count = await putInStarter(tx)
    await putInPeople(tx, await namedPeople())
    for (const topic of ['dramas', 'people', 'home', 'news', 'places', 'community'] as const) changed(topic)
    return { dramas: count }
  })
  // Without figures the planner takes every table for an empty one.
  if (seeded) await db.execute(sql`analyze`)
  return seeded
}
