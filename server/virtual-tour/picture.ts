// What a filming place's pictures are made from.
import type { InferSelectModel } from 'drizzle-orm'
import type { Subject } from '#server/images/artwork.ts'
import { picked } from '#server/images/drawings.ts'
import type { places } from './table.ts'

type Drawn = Pick<InferSelectModel<typeof places>, 'name' | 'nativeName' | 'drawing' | 'palette' | 'artSeed'>

export const placeSubject = (row: Drawn): Subject => ({
  title: row.name,
  nativeTitle: row.nativeName,
  picked: picked(row, `places/${row.drawing}`, { title: row.name }),
})
