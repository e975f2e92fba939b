// Finding dramas: phrases in names and in texts, and that a write is seen by the next search.
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { dramas } from '../table.ts'
import { finderOf } from './finder.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  await addDramas(site.db, [
    { title: 'One', mainCast: ['Kim Eun-sook', 'Park Bo-gum'], writer: 'Dr. No' },
    { title: 'Two', description: 'Kim Eun-sook wrote it, says a neighbour.' },
    { title: 'Three', description: 'Kim, and Eun, and Sook.', mainCast: ['Kim Eun', 'Eun-sook'] },
    {
      title: 'Kim Eun-sook',
      description: 'One + + two',
      writer: 'Sir Arthur Ignatius Conan Doyle of Edinburgh',
    },
    { title: 'Five', mainCast: ['Kim Eun-sook'], inIndex: true },
  ])
})
afterAll(() => site.close())

const titles = async (term: string) => {
  const found = await finderOf(site.db).byText(term)
  const all = await site.visitor.json<{ id: number; title: string }[]>('/api/dramas')
  return all.filter(({ id }) => found.has(id)).map(({ title }) => title)
}

test.each([
  ['kim eun-sook', ['One', 'Two', 'Kim Eun-sook']],
  ['Eun-sook', ['One', 'Two', 'Three', 'Kim Eun-sook']],
  ['kim eun', ['One', 'Two', 'Three', 'Kim Eun-sook']],
  ['kim eun sook', []],
  ['Dr. No', ['One']],
  ['no.', []],
  ['sook.', ['Three']],
  ['arthur ignatius conan doyle of edinburgh', ['Kim Eun-sook']],
  ['ignatius conan doyle of edinburgh, sir', []],
  ['-', []],
  ['+ +', ['Kim Eun-sook']],
  [' ', []],
])('"%s" is found as a phrase in one text or one name', async (term, expected) => {
  expect(await titles(term)).toEqual(expected)
})

test('a search sees a drama as soon as it was written, changed or deleted', async () => {
  const count = async () =>
    (await site.visitor.json<{ count: number }>('/api/dramas/count?search=lighthouse')).count
  expect(await count()).toBe(0)
  const made = await admin.post('/api/admin/dramas', { title: 'The Lighthouse', description: 'x' })
  const { id } = made.json<{ id: number }>()
  expect(await count()).toBe(1)
  await admin.put(`/api/admin/dramas/${id}`, { title: 'The Beacon' })
  expect(await count()).toBe(0)
  await admin.put(`/api/admin/dramas/${id}`, { description: 'A lighthouse' })
  expect(await count()).toBe(1)
  await admin.del(`/api/admin/dramas/${id}`)
  expect(await count()).toBe(0)
})

test('more changes than lie beside the index are found too', async () => {
  const rows = await addDramas(
    site.db,
    Array.from({ length: 600 }, (_, at) => ({ title: `Ferry ${at}` })),
  )
  const finder = finderOf(site.db)
  expect((await finder.byText('ferry')).size).toBe(600)
  for (let from = 0; from < rows.length; from += 20) {
    const ids = rows.slice(from, from + 20).map(({ id }) => id)
    await write(site.db, async (tx, changed) => {
      await tx
        .update(dramas)
        .set({ streamingPlatforms: ['Viki'] })
        .where(inArray(dramas.id, ids))
      for (const id of ids) changed('dramas', id)
    })
    expect((await finder.byPlatform('viki')).size).toBe(from + 20)
  }
  expect((await finder.byText('ferry')).size).toBe(600)
})
