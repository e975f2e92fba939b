// The lists of a new site as visitors see them: no two pictures in sight are alike.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { PLATFORMS, SORTS } from '#contract/dramas.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { seed } from './seed.ts'

const IN_SIGHT = 24

interface Shown {
  title: string
  scene: string
  mood: string
  motifs: string[]
}

let site: TestSite
let shown: Map<number, Shown>
beforeAll(async () => {
  site = await aSite()
  await seed(site.db)
  const rows = await site.db.select().from(dramas)
  shown = new Map(
    rows.map(({ id, title, drawing, palette, motifs }) => [
      id,
      { title, scene: drawing, mood: palette, motifs },
    ]),
  )
})
afterAll(() => site.close())

const LISTS = [
  ...SORTS.map((sort) => `/api/dramas/sorted?sortBy=${sort}`),
  ...CATEGORIES.map((mood) => `/api/dramas/recommended?categories=${mood}`),
  ...PLATFORMS.map((platform) => `/api/dramas/platform/${encodeURIComponent(platform)}`),
  '/api/dramas/top-rated',
  '/api/dramas/popular',
]

describe.each(LISTS)('%s', (address) => {
  const pictures = async () => (await site.visitor.json<Drama[]>(address)).map(({ id }) => shown.get(id)!)

  test('no two of 24 neighbors share scene and motif', async () => {
    const list = await pictures()
    const alike = list.flatMap((one, at) =>
      list
        .slice(at + 1, at + IN_SIGHT)
        .filter(
          ({ scene, motifs }) => scene === one.scene && motifs.some((motif) => one.motifs.includes(motif)),
        )
        .map((other) => `${one.title} and ${other.title}: ${one.scene}`),
    )
    expect(alike).toEqual([])
  })
})

test('every list above shows something, but for platforms without a drama', async () => {
  for (const address of LISTS.filter((one) => !one.includes('platform')))
    expect([address, (await site.visitor.json<Drama[]>(address)).length > 0]).toEqual([address, true])
})
