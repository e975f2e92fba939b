// Dramas of lists, cached by row version.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeededSite, type TestSite } from '#tests/site.ts'
import { listed, listedKeys } from './listed.ts'
import { dramas } from './table.ts'

let site: TestSite
beforeAll(async () => {
  site = await aSeededSite()
})
afterAll(() => site.close())

const keys = () => site.db.select(listedKeys).from(dramas).orderBy(dramas.id).limit(3)

test('an unchanged drama is the same object in every list, so that what is made of it can be cached', async () => {
  const first = await listed(site.db, await keys())
  const again = await listed(site.db, (await keys()).reverse())
  expect(first).toHaveLength(3)
  expect(again.toReversed().every((drama, at) => drama === first[at])).toBe(true)
})

test('a drama changed behind the back of the site is read again, the others are not', async () => {
  const [before, other] = await listed(site.db, await keys())
  await site.db.update(dramas).set({ year: 1999 }).where(eq(dramas.id, before!.id))
  const [after, same] = await listed(site.db, await keys())
  expect([after!.year, same === other]).toEqual([1999, true])
})

test('a drama deleted after its key was read is left out', async () => {
  const read = await keys()
  await site.db.update(dramas).set({ year: 1998, deletedAt: new Date() }).where(eq(dramas.id, read[0]!.id))
  const current = read.map(({ id }) => ({ id, rowVersion: 'none' }))
  expect((await listed(site.db, current)).map(({ id }) => id)).toEqual([read[1]!.id, read[2]!.id])
})
