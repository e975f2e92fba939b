// Lists and reviews of an import: private, next to what is there, and within its limits.
import { beforeEach, expect, test } from 'vitest'
import type { OwnList, OwnListWithDramas } from '#contract/api/lists.ts'
import type { Review } from '#contract/api/reviews.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { MOST_LISTS } from '#contract/lists.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

let minji: SignedIn
const site = await aSite()
const ids = (await addDramas(site.db, [{ title: 'A' }, { title: 'B' }, { title: 'C' }])).map(({ id }) => id)
beforeEach(async () => {
  minji = await site.signUp()
})

const results = async (url: string, body: object) => {
  const answer = await minji.post(url, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ result: string }[]>().map(({ result }) => result)
}
const importLists = (...lists: object[]) => results('/api/lists/import', { lists })
const list = (title: string, ...dramaIds: number[]) => ({
  title,
  dramas: dramaIds.map((dramaId) => ({ dramaId, note: `of ${dramaId}` })),
})

test('a list arrives private, in order, with notes; what is not here is left out', async () => {
  const [a, b, c] = ids as [number, number, number]
  expect(await importLists(list('Rainy days', c, 2_000_000_000, a, b, a))).toEqual(['added'])
  const [mine] = await minji.json<OwnList[]>('/api/lists/mine')
  expect(mine).toMatchObject({ title: 'Rainy days', visibility: 'private', count: 3 })
  const { dramas } = await minji.json<OwnListWithDramas>(`/api/lists/mine/${mine!.id}`)
  expect(dramas.map(({ id, note }) => [id, note])).toEqual([c, a, b].map((id) => [id, `of ${id}`]))
  expect((await site.visitor.get(`/api/lists/${mine!.id}`)).statusCode).toBe(404)
})

test('a list that has grown is the same one; one that lacks a drama, or has another title, is not', async () => {
  const [a, b, c] = ids as [number, number, number]
  await importLists(list('Rainy days', a, b))
  const [{ id } = { id: 0 }] = await minji.json<OwnList[]>('/api/lists/mine')
  await minji.put(`/api/lists/${id}/dramas/${c}`, { note: 'mine' })
  expect(await importLists(list('Rainy days', a, b), list('Snowy days', a))).toEqual(['already', 'added'])
  await minji.del(`/api/lists/${id}/dramas/${a}`)
  expect(await importLists(list('Rainy days', a, b))).toEqual(['added'])
})

test('no member gets more lists than they can have', async () => {
  await importLists(...Array.from({ length: MOST_LISTS - 1 }, (_, n) => list(`List ${n}`)))
  expect(await importLists(list('One more'), list('Two more'))).toEqual(['added', 'too-many'])
  expect(await minji.json('/api/lists/mine')).toHaveLength(MOST_LISTS)
})

test('reviews arrive private, with their day; the same words are added once, and nothing is changed', async () => {
  const review = { title: 'A', content: ' Kind. ', createdAt: '2020-01-02T03:04:05.000Z', isPublic: true }
  const send = (...reviews: object[]) => results('/api/kdrama-notes/import', { reviews })
  expect(await send(review, { title: 'A', content: 'Later.', createdAt: '2999-01-01T00:00:00Z' })).toEqual([
    'added',
    'added',
  ])
  expect(await send(review)).toEqual(['already'])
  const mine = await minji.json<Review[]>(`/api/kdrama-notes/user/${minji.member.id}`)
  expect(mine.map(({ content, isPublic }) => [content, isPublic])).toEqual([
    ['Later.', false],
    ['Kind.', false],
  ])
  expect(mine[1]).toMatchObject({ createdAt: review.createdAt, updatedAt: review.createdAt })
  expect(new Date(mine[0]!.createdAt).getTime()).toBeLessThan(Date.now() + 60_000)
  expect(JSON.stringify(await site.visitor.json('/api/kdrama-notes/public'))).not.toContain('Kind.')
})

test.each([
  ['/api/lists/import', { lists: [{ title: ' ', dramas: [] }] }, 'title'],
  ['/api/lists/import', { lists: [{ title: 'x'.repeat(201), dramas: [] }] }, '200'],
  ['/api/lists/import', { lists: [{ title: 'A', dramas: Array(201).fill({ dramaId: 1 }) }] }, '200 dramas'],
  [
    '/api/lists/import',
    { lists: [{ title: 'A', dramas: [{ dramaId: 1, note: 'x'.repeat(1_001) }] }] },
    '1,000',
  ],
  ['/api/lists/import', { lists: Array(51).fill({ title: 'A', dramas: [] }) }, '50 lists'],
  [
    '/api/kdrama-notes/import',
    { reviews: [{ title: 'A', content: 'x'.repeat(LIMITS.review + 1) }] },
    formatNumber(LIMITS.review),
  ],
  ['/api/kdrama-notes/import', { reviews: Array(2_001).fill({ title: 'A', content: 'x' }) }, '2,000 reviews'],
  ['/api/kdrama-notes/import', { reviews: [{ title: 'A', content: 'x', createdAt: 'soon' }] }, 'createdAt'],
])('%s refuses what is too much, and adds nothing of it', async (url, body, words) => {
  const answer = await minji.post(url, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(words)
  expect(await minji.json('/api/lists/mine')).toEqual([])
})
