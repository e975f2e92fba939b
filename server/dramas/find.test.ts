// Finding dramas: phrases in names and in texts, and that a write is seen by the next search.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { finderOf } from './find.ts'
import { readDramas } from './listed.ts'

const site = await aSite()
const admin = await site.signUp({ isAdmin: true })
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

const titles = async (term: string) => {
  const found = new Set([...(await finderOf(site.db).holding(term))].map(({ id }) => id))
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

test('an unchanged drama is the same object in every list, and a changed one is read again', async () => {
  const all = await site.visitor.json<Drama[]>('/api/dramas')
  const ids = all.map(({ id }) => id)
  const before = await readDramas(site.db, ids)
  await admin.put(`/api/admin/dramas/${ids[0]}`, { year: 1999 })
  const after = await readDramas(site.db, ids.toReversed())
  expect(after.at(-1)!.year).toBe(1999)
  expect(after.toReversed().map((drama, at) => drama === before[at])).toEqual([
    false,
    ...ids.slice(1).map(() => true),
  ])
})
