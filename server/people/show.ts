// Decides which fields of a person are sent out.
import type { InferSelectModel } from 'drizzle-orm'
import { publicValues } from '#contract/content/fields.ts'
import { PERSON } from '#contract/content/person.ts'
import type { people } from './table.ts'

export type PersonRow = Omit<InferSelectModel<typeof people>, 'nameKeys'>

type Named = Pick<PersonRow, 'slug' | 'name' | 'nativeName' | 'remark'>
export const showPersonLink = (row: Named) => ({
  slug: row.slug,
  ...publicValues(PERSON, 'list', row),
})
