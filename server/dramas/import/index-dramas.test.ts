// Imports of dramas that are in the index: complete ones move to the catalog, the others stay.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { PLAIN_ENDING } from '#contract/drama-import.ts'
import { dramas } from '#server/dramas/table.ts'
import { anImporter, busDrama, CHOICES, outcomes } from '#tests/drama-importer.ts'

const importer = await anImporter()
const { look, again, run, bringIn, all } = importer

/** The bus drama in the index: facts alone. */
async function inIndex(set: Partial<typeof dramas.$inferInsert> = {}) {
  await bringIn([busDrama()])
  const bare = { inIndex: true, version: 1, description: '', categories: [], rating: '0/10', writer: '' }
  const [{ id }] = (await importer.site.db
    .update(dramas)
    .set({ ...bare, ...set })
    .returning({ id: dramas.id })) as [{ id: number }]
  return id
}
const { title, year, episodes, nativeTitle } = busDrama()
const facts = { title, year, episodes, nativeTitle, writer: 'Lee Ji', genres: ['Family'] }
const stored = async (id: number) => importer.site.visitor.json<Drama>(`/api/dramas/${id}`)

test('with a description and a category it moves to the catalog, and undoing the import moves it back', async () => {
  const id = await inIndex()
  const plan = await look([{ ...facts, description: 'A bus goes home.' }])
  expect(plan.lines).toMatchObject([{ outcome: 'change', dramaId: id, moves: true, notes: [] }])
  expect(plan.lines[0]!.changes.map(({ field }) => field).sort()).toEqual([
    'categories',
    'description',
    'writer',
  ])
  expect(await all()).toEqual([])

  expect(await run(plan.id)).toMatchObject({ added: 0, changed: 1 })
  expect(await all()).toMatchObject([{ id, description: 'A bus goes home.', categories: ['family'] }])
  expect((await importer.admin.get('/api/admin/dramas/export')).json().dramas).toHaveLength(1)

  const undone = await importer.admin.post(`/api/admin/dramas/imports/${plan.id}/undo`)
  expect(undone.json()).toEqual({ trashed: 0, putBack: 1, left: 0 })
  expect(await all()).toEqual([])
  expect(await stored(id)).toMatchObject({ id, inIndex: true, description: '', writer: '' })
})

test('without a description its facts are filled in, it stays in the index, and the line says why', async () => {
  const id = await inIndex()
  const plan = await look([facts])
  expect(plan.lines).toMatchObject([
    { outcome: 'change', moves: false, notes: ['Stays in the index. It needs a description first.'] },
  ])
  // a generated sentence is no description
  expect((await again(plan.id, { ...CHOICES, plain: true })).lines[0]!.moves).toBe(false)
  await run(plan.id, { plain: true })
  expect(await stored(id)).toMatchObject({ inIndex: true, writer: 'Lee Ji', description: '' })
  expect((await importer.admin.get('/api/admin/dramas/export')).json().dramas).toEqual([])

  const bare = await look([{ title, year, episodes, nativeTitle, description: `x. ${PLAIN_ENDING}` }])
  expect(bare.lines[0]!.notes).toEqual(['Stays in the index. It needs a description first.'])
})

test('a synopsis the index already has is enough, and stays unless the file replaces it', async () => {
  const id = await inIndex({ description: 'Our own words.' })
  const plan = await look([{ ...facts, description: 'Other words.' }])
  expect(plan.lines).toMatchObject([{ moves: true }])
  await run(plan.id)
  expect(await all()).toMatchObject([{ id, description: 'Our own words.', categories: ['family'] }])
})

test('"do not change them" moves a drama that is complete, and leaves the others as they are', async () => {
  await inIndex()
  const keep = { ...CHOICES, existing: 'keep' } as const
  const stays = await again((await look([facts])).id, keep)
  expect(outcomes(stays)).toEqual(['same'])
  expect(stays.lines[0]!.notes).toEqual(['Stays in the index. It needs a description first.'])
  const moves = await look([{ ...facts, description: 'A bus goes home.' }])
  expect((await again(moves.id, keep)).lines).toMatchObject([{ outcome: 'change', moves: true }])
  await run(moves.id, { existing: 'keep' })
  expect(await all()).toHaveLength(1)
})

test('two seasons of one year that share a Hangul name are two dramas', async () => {
  const seasons = ['Echo', 'Echo 2'].map((name) => busDrama({ title: name }))
  await bringIn(seasons.map((season) => ({ ...season, nativeTitle: '' })))
  await importer.site.db.update(dramas).set({ nativeTitle: null, aliases: [nativeTitle] })
  expect(outcomes(await look(seasons))).toEqual(['change', 'change'])
})

test('days on air and networks are fields of their own, whatever their columns are called', async () => {
  const rows = [
    'title,year,episodes,description,aired,network',
    '"Bus",2016,16,A bus.,"Dec  2, 2016 - Jan 21, 2017",tvN | Netflix',
  ].join('\n')
  await bringIn(rows)
  const korean = '제목,회차,줄거리,첫방송,종영일,방송사\n기차,16,기차.,2018. 3. 21.,2018년 5월 17일,tvN\n'
  await bringIn(korean)
  expect(await importer.site.db.select().from(dramas).orderBy(dramas.id)).toMatchObject([
    { airedFrom: '2016-12-02', airedTo: '2017-01-21', network: 'tvN, Netflix', year: 2016 },
    { airedFrom: '2018-03-21', airedTo: '2018-05-17', network: 'tvN', year: 2018 },
  ])
  expect((await all()).map(({ streamingPlatforms }) => streamingPlatforms)).toContainEqual(['Netflix'])

  const wrong = await look('title,year,episodes,description,airedFrom\nTram,2016,16,A tram.,soon\n')
  expect(wrong.lines[0]!.problems.map(({ field }) => field)).toEqual(['airedFrom'])
})
