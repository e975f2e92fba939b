// Writes dramas straight into the database, for tests that need some.

import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { findable } from '#server/dramas/findable.ts'
import type { DramaRow } from '#server/dramas/table.ts'
import { dramaColumns, dramas } from '#server/dramas/table.ts'

const PIECE = 500

const aDrama = {
  title: 'The Slow Bus Home',
  description: 'A bus, a road, an evening.',
  year: 2020,
  episodes: 16,
  rating: '8/10',
  genre: 'Drama',
  categories: [] as string[],
  mainCast: [] as string[],
  writer: '',
  streamingPlatforms: [] as string[],
  artSeed: 'x',
  drawing: 'sea',
  palette: 'dusk',
}

/** Fields that are not passed have default values. Does not use write(), so cached answers are not invalidated. */
export async function putDramas(db: Db | Tx, partials: readonly Partial<DramaRow>[]): Promise<DramaRow[]> {
  const rows: DramaRow[] = []
  for (let from = 0; from < partials.length; from += PIECE) {
    const values = partials.slice(from, from + PIECE).map((over) => {
      const drama = { ...aDrama, ...over }
      return { ...drama, ...findable(drama) }
    })
    rows.push(...(await db.insert(dramas).values(values).returning(dramaColumns)))
  }
  return rows
}

/** The same with write(): the site knows of them at once. */
export const addDramas = (db: Db, partials: readonly Partial<DramaRow>[]): Promise<DramaRow[]> =>
  write(db, (tx, changed) => {
    changed('dramas')
    return putDramas(tx, partials)
  })
