// The picture of a year: a PNG for its member alone, drawn in a process of its own.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()

const URL = '/api/diary/year/picture?year=2026'

test('a member gets the picture of their year, and no cache keeps it', async () => {
  const minji = await site.signUp()
  const [drama] = await addDramas(site.db, [{ title: 'The Slow Bus Home', episodes: 16, network: 'tvN' }])
  await minji.post(`/api/watchlist/${drama!.id}`, {
    ...{ status: 'dropped', episodesWatched: 3, day: '2026-11-03' },
  })
  const { statusCode, headers, rawPayload } = await minji.get(URL)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
})

test('a year without entries has none', async () => {
  const sora = await site.signUp()
  expect((await sora.get(URL)).statusCode).toBe(404)
})
