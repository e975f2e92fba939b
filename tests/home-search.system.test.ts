// Words and moods find the same dramas, whether the browser searches all of them or the server does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { seed } from '#server/seed/seed.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { findMoods, findWords, warm } from '#web/home/find-dramas.ts'
import { makeQueryClient } from '#web/query.ts'

let site: TestSite
beforeAll(async () => {
  site = await aSite()
  await seed(site.db)
})
afterAll(() => site.close())

/** A browser that records which addresses it requests. */
function aBrowser() {
  const requests: string[] = []
  const client = makeQueryClient((url) => {
    requests.push(url)
    return site.visitor.json(url)
  })
  return { client, requests }
}
const ids = (dramas: { id: number }[]) => dramas.map(({ id }) => id)

test('a small catalogue is fetched once and searched in the browser; a large one is searched by the server', async () => {
  const small = aBrowser()
  await warm(small.client)
  const words = await findWords(small.client, 'Kim')
  const moods = await findMoods(small.client, ['healing', 'family'])
  expect(small.requests).toEqual(['/api/dramas/count', '/api/dramas/top-rated'])
  expect(words.total).toBeGreaterThan(5)
  expect(words.dramas).toHaveLength(words.total)
  expect(moods.total).toBeGreaterThan(30)

  // Two hundred more that no query looks for.
  await write(site.db, async (tx, changed) => {
    changed('dramas')
    await putDramas(
      tx,
      Array.from({ length: 200 }, (_, at) => ({ title: `Quiet ${at}` })),
    )
  })
  const large = aBrowser()
  await warm(large.client)
  const fromServer = await findWords(large.client, 'Kim')
  expect(fromServer.total).toBe(words.total)
  expect(ids(fromServer.dramas)).toEqual(ids(words.dramas).slice(0, fromServer.dramas.length))
  const fits = await findMoods(large.client, ['healing', 'family'])
  expect(fits.total).toBe(moods.total)
  expect(ids(fits.dramas)).toEqual(ids(moods.dramas).slice(0, 60))
  expect(large.requests).not.toContain('/api/dramas')
})
