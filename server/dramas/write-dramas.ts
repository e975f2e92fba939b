// Creates dramas, and puts their editable fields into their row.
import { type SQL, sql } from 'drizzle-orm'
import { isDrawingName } from '#art/choice.ts'
import { isPalette } from '#art/palettes.ts'
import { DRAMA, type DramaFields } from '#contract/content/drama.ts'
import { valuesIn } from '#contract/content/fields.ts'
import type { Tx } from '#server/db/open.ts'
import type { ContentStore } from '#server/history/history.ts'
import { rowsOf } from '#server/history/rows.ts'
import { choiceFor } from '#server/images/drawings.ts'
import { findable } from './findable.ts'
import { remarksFor } from './provenance.ts'
import { type DramaRow, dramaColumns, dramas } from './table.ts'

/** Earlier versions stored scenes, which can no longer be chosen. */
export const fieldsOf = (row: DramaRow): DramaFields => ({
  ...valuesIn(DRAMA, row),
  drawing: isDrawingName(row.drawing) ? row.drawing : '',
  palette: isPalette(row.palette) ? row.palette : '',
})

/** The row of a new drama, with a drawing and colours chosen for it where none are named. */
export function rowOf(drama: DramaFields) {
  const artSeed = `${drama.title} ${drama.year}`
  const { drawing, palette } = choiceFor(artSeed, drama)
  return {
    ...drama,
    ...findable(drama),
    artSeed,
    drawing: drama.drawing || drawing,
    palette: drama.palette || palette,
  }
}

/** When it joined the catalogue: now, if this change takes it out of the index. */
export const joined = (inIndex: SQL) =>
  sql`case when ${dramas.inIndex} and not ${inIndex} then now() else ${dramas.cataloguedAt} end`

export async function insertDramas(tx: Tx, fields: readonly DramaFields[]): Promise<DramaRow[]> {
  if (fields.length === 0) return []
  return tx.insert(dramas).values(fields.map(rowOf)).returning(dramaColumns)
}

export const dramaStore: ContentStore<DramaFields> = {
  area: 'drama',
  label: 'drama',
  topic: 'dramas',
  pictures: { imageUrl: 'This picture' },
  remarks: remarksFor,
  ...rowsOf(dramas, dramaColumns, fieldsOf, (fields) => ({
    ...fields,
    ...findable(fields),
    cataloguedAt: joined(sql`${fields.inIndex}::boolean`),
  })),
}
