// Adds filming places, and puts their editable fields into their row.
import { valuesIn } from '#contract/content/fields.ts'
import { PLACE, type PlaceFields } from '#contract/content/place.ts'
import type { Tx } from '#server/db/open.ts'
import type { ContentStore } from '#server/history/history.ts'
import { rowsOf } from '#server/history/rows.ts'
import { choiceFor } from '#server/images/drawings.ts'
import type { PlaceRow } from './show.ts'
import { placeColumns, places } from './table.ts'

export const placeFieldsOf = (row: PlaceRow): PlaceFields => valuesIn(PLACE, row)

export async function insertPlace(
  tx: Tx,
  fields: Partial<PlaceFields> & Pick<PlaceFields, 'name' | 'drama' | 'description' | 'address'>,
): Promise<PlaceRow> {
  const { name, description } = fields
  const chosen = choiceFor(name, { title: name, text: description })
  const [row] = await tx
    .insert(places)
    .values({ ...fields, artSeed: name, ...chosen })
    .returning()
  return row!
}

export const placeStore: ContentStore<PlaceFields> = {
  area: 'place',
  label: 'place',
  topic: 'places',
  pictures: { imageUrl: 'This picture', panoramaUrl: 'This panorama' },
  ...rowsOf(places, placeColumns, placeFieldsOf, (fields) => fields),
}
