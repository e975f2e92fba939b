// The members' rating of a drama: a mean of five or more, and nobody's own.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { ImportResult } from '#contract/api/watchlist-import.ts'
import { listen } from '#server/db/listener.ts'
import { write } from '#server/db/write.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSeededSite, type SignedIn } from '#tests/site.ts'
import { ratingOf } from './members-rating.ts'

const site = await aSeededSite()
const [row] = await write(site.db, async (tx, changed) => {
  changed('dramas')
  return putDramas(tx, [{ title: 'Tea of Winter', inIndex: true }])
})
const indexed = row!.id
const members = await Promise.all(Array.from({ length: 6 }, () => site.signUp()))
const dramas = await site.visitor.json<Drama[]>('/api/dramas/top-rated')

const ratingAt = async (id: number) => (await site.visitor.json<Drama>(`/api/dramas/${id}`)).membersRating
const listedRating = async (id: number) =>
  (await site.visitor.json<Drama[]>('/api/dramas/top-rated')).find((one) => one.id === id)?.membersRating
const rate = (member: SignedIn, id: number, ownRating: number) =>
  member.post(`/api/watchlist/${id}`, { ownRating })

test("four ratings are nobody's business; the fifth shows the mean, in the drama and in lists", async () => {
  const { id } = dramas[0]!
  for (const [at, rating] of [8, 9, 10, 7].entries()) await rate(members[at]!, id, rating)
  expect(await ratingAt(id)).toBeUndefined()
  expect(await listedRating(id)).toBeUndefined()
  await rate(members[4]!, id, 9)
  const shown = { mean: 8.6, count: 5, histogram: [0, 0, 0, 0, 0, 0, 1, 1, 2, 1] }
  expect(await ratingAt(id)).toEqual(shown)
  expect(await listedRating(id)).toEqual(shown)
})

test('a change, a removal and a deleted account change it at once; below five it is gone', async () => {
  const { id } = dramas[1]!
  for (const member of members) await rate(member, id, 6)
  expect(await ratingAt(id)).toMatchObject({ mean: 6, count: 6 })
  await members[0]!.put(`/api/watchlist/${id}`, { ownRating: 9 })
  expect(await ratingAt(id)).toMatchObject({ mean: 6.5, count: 6 })
  await members[1]!.del(`/api/watchlist/${id}`)
  expect(await ratingAt(id)).toMatchObject({ count: 5 })
  await members[2]!.put(`/api/watchlist/${id}`, { ownRating: null })
  expect(await ratingAt(id)).toBeUndefined()
  await rate(members[1]!, id, 6)
  expect(await ratingAt(id)).toMatchObject({ count: 5 })
  const gone = members.pop()!
  expect((await gone.del('/api/auth/account', { posts: 'keep' })).statusCode).toBe(200)
  expect(await listedRating(id)).toBeUndefined()
})

test('other instances hear of a rating, and of nothing else in a watchlist', async () => {
  const heard: string[] = []
  const onPayload = (payload: string) => heard.push(payload.split(' ').slice(1).join(' '))
  const listener = await listen(site.database.url, { onPayload, onReset: () => {} })
  const { id } = dramas[3]!
  await members[0]!.post(`/api/watchlist/${id}`, {})
  await members[0]!.put(`/api/watchlist/${id}`, { status: 'watching' })
  await members[0]!.put(`/api/watchlist/${id}`, { ownRating: 5 })
  await members[0]!.del(`/api/watchlist/${id}`)
  await expect.poll(() => heard).toEqual([`ratings ${id}`, `ratings ${id}`])
  await listener.close()
})

test('an imported rating counts like any other', async () => {
  const { id } = dramas[2]!
  for (const member of members) {
    const answer = await member.post('/api/watchlist/import', { entries: [{ dramaId: id, ownRating: 10 }] })
    expect(answer.json<ImportResult[]>()).toEqual([{ dramaId: id, result: 'added' }])
  }
  expect(await ratingAt(id)).toMatchObject({ mean: 10, count: 5 })
})

test('a drama of the index is rated too', async () => {
  for (const member of members) await rate(member, indexed, 4)
  expect(await ratingAt(indexed)).toMatchObject({ mean: 4, count: 5 })
})

test('no public answer says who rated, or what one member rated', async () => {
  const answer = await site.visitor.get(`/api/dramas/${dramas[0]!.id}`)
  expect(answer.body).not.toContain('ownRating')
  for (const member of members) expect(answer.body).not.toContain(member.member.username)
})

test('the mean is rounded to a tenth', () => {
  expect(ratingOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 4])).toBeNull()
  expect(ratingOf([1, 0, 0, 0, 0, 0, 0, 0, 1, 4])).toEqual({
    mean: 8.3,
    count: 6,
    histogram: [1, 0, 0, 0, 0, 0, 0, 0, 1, 4],
  })
})
