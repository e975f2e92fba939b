// Reads dramas. It decides nothing.
import { and, eq, isNull } from 'drizzle-orm'
import type { Drama } from '#contract/dramas.ts'
import type { Db } from '#server/db/open.ts'
import { type DramaRow, showDrama } from './show.ts'
import { dramas } from './table.ts'

/** Every drama that is not in the trash. */
export async function allDramas(db: Db): Promise<Drama[]> {
  const rows = await db.select().from(dramas).where(isNull(dramas.deletedAt)).orderBy(dramas.id)
  return rows.map(showDrama)
}

export async function dramaRow(db: Db, id: number): Promise<DramaRow | null> {
  const [row] = await db
    .select()
    .from(dramas)
    .where(and(eq(dramas.id, id), isNull(dramas.deletedAt)))
  return row ?? null
}

export async function oneDrama(db: Db, id: number): Promise<Drama | null> {
  const row = await dramaRow(db, id)
  return row && showDrama(row)
}
