// Decides which fields of a drama are sent out.
import type { Drama } from '#contract/api/dramas.ts'
import { comfortOf, type Reports } from '#contract/content/comfort-of.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { adminValues, publicValues } from '#contract/content/fields.ts'
import { showTmdb, type TmdbOfDrama } from '#server/tmdb/show.ts'
import { listedFeel } from './comfort.ts'
import { dramaImage } from './picture.ts'
import type { DramaRow, ListedRow } from './table.ts'

export function showDrama(row: ListedRow): Drama {
  const feel = listedFeel(row)
  return {
    id: row.id,
    ...publicValues(DRAMA, 'list', row),
    ...dramaImage(row),
    ...(feel && { feel }),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** With the fields for the drama's own page. */
export function showOneDrama({
  reported,
  confirmed,
  people = [],
  tmdb,
  ...row
}: DramaRow & Reports & Pick<Drama, 'people'> & { tmdb: TmdbOfDrama | null }): Drama {
  const comfort = comfortOf(row, { reported, confirmed })
  return {
    ...showDrama(row),
    ...publicValues(DRAMA, 'page', row),
    people,
    ...(tmdb && { tmdb: showTmdb(tmdb, row) }),
    ...(comfort && { comfort }),
  }
}

export const showAdminDrama = (row: DramaRow) => ({
  ...showDrama(row),
  version: row.version,
  uploadedImage: row.imageUrl,
  ...adminValues(DRAMA, row),
  createdAt: row.createdAt.toISOString(),
})
