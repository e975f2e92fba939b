// Where pictures are used: every picture field of the content counts.
import { expect, test } from 'vitest'
import { ARTICLE } from '#contract/content/article.ts'
import { DRAMA } from '#contract/content/drama.ts'
import type { Fields } from '#contract/content/fields.ts'
import { PLACE } from '#contract/content/place.ts'
import { dramas } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { places } from '#server/virtual-tour/table.ts'
import { PICTURE_COLUMNS } from './uses.ts'

const pictures = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'picture' ? name : []))

test.each([
  ['drama', DRAMA, dramas],
  ['article', ARTICLE, articles],
  ['place', PLACE, places],
] as const)('each picture field of a %s is among the columns that are searched', (area, fields, table) => {
  const columns = PICTURE_COLUMNS.filter((one) => one.area === area).map(({ url }) => url)
  expect(columns).toEqual(pictures(fields).map((name) => table[name as keyof typeof table]))
  expect(columns.length).toBeGreaterThan(0)
})
