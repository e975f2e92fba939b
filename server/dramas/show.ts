// Decides which fields of a drama are sent out.
import type { Drama } from '#contract/api/dramas.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { adminValues, publicValues } from '#contract/content/fields.ts'
import { comfortOf } from './comfort.ts'
import { dramaImage } from './picture.ts'
import type { DramaRow, ListedRow } from './table.ts'

export const showDrama = (row: ListedRow): Drama => ({
  id: row.id,
  ...publicValues(DRAMA, 'list', row),
  ...dramaImage(row),
  updatedAt: row.updatedAt.toISOString(),
})

/** With the fields for the drama's own page. */
export function showOneDrama({
  reported,
  people = [],
  ...row
}: DramaRow & { reported: string[] } & Pick<Drama, 'people'>): Drama {
  const comfort = comfortOf(row, reported)
  return {
    ...showDrama(row),
    ...publicValues(DRAMA, 'page', row),
    people,
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
