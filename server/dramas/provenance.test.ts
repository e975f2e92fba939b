// Provenance: the source and date of rating and platforms, and the note on the number of episodes.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Revision } from '#contract/api/history.ts'
import { monthInWords, monthOf } from '#contract/month.ts'
import { revisions } from '#server/history/table.ts'
import { anImporter, busDrama, outcomes } from '#tests/drama-importer.ts'
import { dramas } from './table.ts'

const NOTED = {
  episodesNote: 'Part 1: 8 episodes, Part 2: 4',
  ratingSource: 'Average of readers of The Daily, May 2025',
  platformsChecked: '2025-05',
}
const NOW = monthOf(new Date())
const ENTERED = `Entered by this site's admins, ${monthInWords(NOW)}`

const importer = await anImporter()
const create = async (fields: object): Promise<number> => {
  const created = await importer.admin.post('/api/admin/dramas', fields)
  expect(created.statusCode, created.body).toBe(201)
  return created.json().id
}
const change = async (id: number, fields: object) => {
  const changed = await importer.admin.put(`/api/admin/dramas/${id}`, fields)
  expect(changed.statusCode, changed.body).toBe(200)
  return changed.json()
}
const stored = (id: number) => importer.admin.json<Record<string, unknown>>(`/api/admin/dramas/${id}`)
const shown = (id: number) => importer.site.visitor.json<Drama>(`/api/dramas/${id}`)
const history = (id: number) => importer.admin.json<Revision[]>(`/api/admin/history/drama/${id}`)

test('source and date survive saving, history, restoring, export and import', async () => {
  const id = await create({ ...busDrama(), ...NOTED })
  expect(await shown(id)).toMatchObject(NOTED)
  await change(id, { episodesNote: null, ratingSource: null, platformsChecked: null })
  expect(await stored(id)).toMatchObject({ episodesNote: null, ratingSource: null, platformsChecked: null })
  expect(await shown(id)).not.toHaveProperty('episodesNote')

  const [revision] = await history(id)
  expect(revision).toMatchObject({ before: NOTED, after: { episodesNote: null, platformsChecked: null } })
  await importer.admin.post(`/api/admin/history/${revision!.id}/put-back`, { side: 'before' })
  expect(await stored(id)).toMatchObject(NOTED)

  await importer.admin.del(`/api/admin/dramas/${id}`)
  await importer.admin.post(`/api/admin/trash/drama/${id}/take-out`, {})
  expect(await shown(id)).toMatchObject(NOTED)

  for (const format of ['csv', 'json']) {
    const file = (await importer.admin.get(`/api/admin/dramas/export?format=${format}`)).body
    const same = await importer.look(file)
    expect(outcomes(same), format).toEqual(['same'])
    await importer.site.db.delete(dramas)
    await importer.bringIn(file)
    const [brought] = await importer.all()
    expect(await shown(brought!.id), format).toMatchObject(NOTED)
  }
})

test('lists do not contain source and date', async () => {
  await create({ ...busDrama(), ...NOTED })
  for (const name of Object.keys(NOTED)) expect((await importer.all())[0]).not.toHaveProperty(name)
})

test('new platforms get the current month, unless another month is sent with them', async () => {
  const id = await create(busDrama())
  expect(await stored(id)).toMatchObject({ platformsChecked: NOW })
  await change(id, { platformsChecked: '2020-01' })
  await change(id, { description: 'Another road.', platformsChecked: '2020-01' })
  expect(await stored(id)).toMatchObject({ platformsChecked: '2020-01' })
  // the form sends the month that was there
  expect(await change(id, { streamingPlatforms: ['Viki'], platformsChecked: '2020-01' })).toMatchObject({
    platformsChecked: NOW,
  })
  expect(await change(id, { streamingPlatforms: ['Hulu'], platformsChecked: '2021-02' })).toMatchObject({
    platformsChecked: '2021-02',
  })
  expect(await change(id, { streamingPlatforms: [] })).toMatchObject({ platformsChecked: null })
  expect(await stored(await create({ title: 'None', description: 'x' }))).toMatchObject({
    platformsChecked: null,
  })
})

test('restoring a version without a remark removes the remark of the replaced value', async () => {
  const id = await create(busDrama())
  await change(id, { rating: '9', streamingPlatforms: ['Viki'], ...NOTED })
  const [revision] = await history(id)
  await importer.site.db
    .update(revisions)
    .set({ before: sql`before - 'ratingSource' - 'platformsChecked' - 'episodesNote'` })
    .where(eq(revisions.id, revision!.id))
  await importer.admin.post(`/api/admin/history/${revision!.id}/put-back`, { side: 'before' })
  expect(await stored(id)).toMatchObject({
    rating: '8.5/10',
    ratingSource: null,
    platformsChecked: null,
    episodesNote: NOTED.episodesNote,
  })
})

test('a rating that an admin enters is marked as ours, unless a source is sent with it', async () => {
  const id = await create({ ...busDrama(), ratingSource: 'A newspaper, May 2025' })
  expect(await change(id, { rating: '8.5', genre: 'Comedy' })).toMatchObject({
    ratingSource: 'A newspaper, May 2025',
  })
  expect(await change(id, { rating: '9', ratingSource: 'A newspaper, May 2025' })).toMatchObject({
    ratingSource: ENTERED,
  })
  expect(await change(id, { rating: '7', ratingSource: 'A magazine' })).toMatchObject({
    ratingSource: 'A magazine',
  })
  expect(await change(id, { rating: '0' })).toMatchObject({ ratingSource: null })
  expect(await stored(await create(busDrama({ title: 'Rated' })))).toMatchObject({ ratingSource: ENTERED })
})

test('an import that replaces rating or platforms replaces their source and date too', async () => {
  const id = await create({ ...busDrama(), ...NOTED })
  await importer.bringIn([{ ...busDrama(), rating: '9/10', streamingPlatforms: ['Viki'] }], {
    existing: 'replace',
  })
  expect(await stored(id)).toMatchObject({
    rating: '9/10',
    ratingSource: null,
    platformsChecked: null,
    episodesNote: NOTED.episodesNote,
  })
})

test('the source and date of an imported rating are not applied to the existing rating', async () => {
  const id = await create(busDrama())
  await change(id, { ratingSource: null, platformsChecked: null })
  const other = { ...busDrama(), rating: '9/10', streamingPlatforms: ['Viki'], ...NOTED }
  await importer.bringIn([other])
  expect(await stored(id)).toMatchObject({
    rating: '8.5/10',
    ratingSource: null,
    streamingPlatforms: ['Netflix'],
    platformsChecked: null,
    episodesNote: NOTED.episodesNote,
  })
  await importer.bringIn([{ ...busDrama(), ...NOTED }])
  expect(await stored(id)).toMatchObject(NOTED)
})

test.each([
  [{ episodesNote: 'x'.repeat(121) }, 'Length note can be at most 120 characters'],
  [{ ratingSource: 'x'.repeat(121) }, 'Rated by can be at most 120 characters'],
  [{ platformsChecked: 'November' }, 'Month must look like 2026-11'],
  [{ platformsChecked: '2026-13' }, 'Month must look like 2026-11'],
])('%j is refused with words', async (fields, words) => {
  const refused = await importer.admin.post('/api/admin/dramas', { ...busDrama(), ...fields })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toContain(words)
})
