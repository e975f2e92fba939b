// Fills an empty database with the starter catalogue, once, however many instances start together.
import { sql } from 'drizzle-orm'
import { scoreOf } from '#contract/search.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { pageTexts } from '#server/home/table.ts'
import { catalogue } from './catalogue/index.ts'

/** Instances that start together wait for one another on it. */
const LOCK = 731_005

/** @returns how much was put in, or null when the database already holds a site */
export async function seed(db: Db): Promise<{ dramas: number } | null> {
  return write(db, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    // This row is written once: an admin who empties the site does not get the starter catalogue back.
    const [fresh] = await tx
      .insert(pageTexts)
      .values({ page: 'home', texts: {} })
      .onConflictDoNothing()
      .returning({ page: pageTexts.page })
    if (!fresh) return null
    await seedDramas(tx)
    changed('dramas')
    changed('home')
    return { dramas: catalogue.length }
  })
}

async function seedDramas(tx: Tx) {
  const rows = catalogue.map((drama) => ({
    ...drama,
    score: scoreOf(drama.rating),
    isPopular: drama.isPopular ?? false,
    artSeed: drama.title.toLowerCase(),
    artScene: 'sea',
    artMood: 'dusk',
    ...(drama.comfort && {
      gentleness: drama.comfort.gentleness,
      tears: drama.comfort.tears,
      heaviness: drama.comfort.heaviness,
      pace: drama.comfort.pace,
      contentNotes: drama.comfort.notes,
      comfortSource: 'Shimpyo editors, from having watched it',
    }),
  }))
  await tx.insert(dramas).values(rows)
}
