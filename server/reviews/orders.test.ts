// The orders of public reviews: by their writers' ratings, and by how many members found them helpful.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PublicReview, Review } from '#contract/api/reviews.ts'
import { cursorOf } from '#contract/cursor.ts'
import type { ReviewSort } from '#contract/reviews.ts'
import { dramas } from '#server/dramas/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite, type SignedIn } from '#tests/site.ts'
import { reviews } from './table.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })
const sora = await site.signUp()
const put = await putDramas(site.db, [{ title: 'Tea of Winter', aliases: ['Winter Tea'] }, { title: 'Rain' }])
const tea = put[0]!.id
const rain = put[1]!.id

let count = 0
async function written(by: SignedIn, title: string, more: object = {}): Promise<Review> {
  const body = { title, content: `Words ${++count}`, isPublic: true, showsRating: true, ...more }
  return (await by.post('/api/kdrama-notes', body)).json()
}
const list = (query = '', by: Pick<SignedIn, 'json'> = site.visitor) =>
  by.json<PublicReview[]>(`/api/kdrama-notes/public${query}`)
const one = (id: number, by: Pick<SignedIn, 'json'> = site.visitor) =>
  by.json<PublicReview>(`/api/kdrama-notes/public/${id}`)
const ratingOf = async ({ id }: Review) => (await one(id)).authorRating
const helpful = ({ id }: { id: number }) => `/api/kdrama-notes/public/${id}/helpful`

test('a review has its writer’s rating of the drama, by any of its names, as it is now', async () => {
  const before = await written(minji, 'Tea of Winter')
  const other = await written(sora, 'Tea of Winter')
  const quiet = await written(minji, 'Tea of Winter', { showsRating: false })
  expect(await ratingOf(before)).toBeUndefined()
  await minji.post(`/api/watchlist/${tea}`, { ownRating: 9 })
  const after = await written(minji, 'winter tea!')
  for (const review of [before, after]) expect(await ratingOf(review)).toBe(9)
  expect(await ratingOf(quiet), 'nothing is shown unless one wants it').toBeUndefined()
  await minji.put(`/api/kdrama-notes/${quiet.id}`, { ...quiet, showsRating: true })
  expect(await ratingOf(quiet)).toBe(9)
  await minji.put(`/api/kdrama-notes/${quiet.id}`, { ...quiet, showsRating: false })
  expect(await ratingOf(other)).toBeUndefined()
  await minji.put(`/api/watchlist/${tea}`, { ownRating: 3 })
  expect(await ratingOf(before)).toBe(3)
  await minji.put(`/api/watchlist/${tea}`, { status: 'dropped' })
  expect(await ratingOf(before)).toBe(3)
  await minji.put(`/api/watchlist/${tea}`, { ownRating: null })
  expect(await ratingOf(before)).toBeUndefined()
  await minji.put(`/api/watchlist/${tea}`, { ownRating: 8 })
  await minji.del(`/api/watchlist/${tea}`)
  expect(await ratingOf(before)).toBeUndefined()
  await minji.post('/api/watchlist/import', { entries: [{ dramaId: tea, ownRating: 10 }] })
  expect(await ratingOf(before)).toBe(10)
})

test('a rating follows the title of the review and the names of the drama', async () => {
  await minji.post(`/api/watchlist/${rain}`, { ownRating: 7 })
  const review = await written(minji, 'Snow')
  expect(await ratingOf(review)).toBeUndefined()
  await minji.put(`/api/kdrama-notes/${review.id}`, { ...review, title: 'Rain' })
  expect(await ratingOf(review)).toBe(7)
  const hidden = await written(minji, 'Drizzle', { isPublic: false })
  await site.db.update(dramas).set({ title: 'Drizzle' }).where(eq(dramas.id, rain))
  await minji.put(`/api/kdrama-notes/${hidden.id}`, { ...hidden, isPublic: true })
  const row = async ({ id }: Review) => (await site.db.select().from(reviews).where(eq(reviews.id, id)))[0]
  expect(await row(review)).toMatchObject({ rating: 0 })
  expect(await row(hidden)).toMatchObject({ rating: 7 })
  await site.db.delete(dramas).where(eq(dramas.id, rain))
  expect(await row(hidden)).toMatchObject({ rating: 0 })
})

test('members find a review helpful, once each, and take it back', async () => {
  const review = await written(minji, 'Tea of Winter', { hasSpoilers: true, content: 'He leaves.' })
  expect(await one(review.id)).toMatchObject({ helpful: 0 })
  const [first, again] = await Promise.all([sora.post(helpful(review)), sora.post(helpful(review))])
  for (const answer of [first, again]) {
    expect([answer.statusCode, answer.body.includes('He leaves.')]).toEqual([200, false])
    expect(answer.json()).toMatchObject({ id: review.id, helpful: 1, userHelpful: true })
  }
  const third = await site.signUp()
  expect((await third.post(helpful(review))).json()).toMatchObject({ helpful: 2 })
  expect(await one(review.id)).toMatchObject({ helpful: 2 })
  expect(await one(review.id)).not.toHaveProperty('userHelpful')
  const listed = (await list('', sora)).map(({ id, userHelpful }) => [id, userHelpful])
  expect(listed).toContainEqual([review.id, true])
  expect(listed.filter(([, isMine]) => isMine)).toHaveLength(1)
  for (const _ of ['once', 'twice'])
    expect((await sora.del(helpful(review))).json()).toMatchObject({ helpful: 1, userHelpful: false })
  expect(await one(review.id)).toMatchObject({ helpful: 1, updatedAt: review.updatedAt })
  await third.del('/api/auth/account', { posts: 'keep' })
  expect(await one(review.id)).toMatchObject({ helpful: 0 })
})

test('one’s own review, a private one and a hidden one cannot be helpful', async () => {
  const mine = await written(minji, 'Tea of Winter')
  const secret = await written(minji, 'Tea of Winter', { isPublic: false })
  const hidden = await written(minji, 'Tea of Winter')
  await site.db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, hidden.id))
  for (const [by, review, status] of [
    [minji, mine, 403],
    [sora, secret, 404],
    [sora, hidden, 404],
    [sora, { id: 2147483647 }, 404],
  ] as const) {
    expect((await by.post(helpful(review))).statusCode).toBe(status)
    expect((await by.del(helpful(review))).statusCode).toBe(status)
  }
  expect(await one(mine.id)).toMatchObject({ helpful: 0 })
})

const ORDERS: Record<ReviewSort, (review: PublicReview) => number> = {
  newest: () => 0,
  highest: ({ authorRating = 0 }) => authorRating,
  helpful: (review) => review.helpful,
}
test.each(Object.entries(ORDERS))(
  '%s is an order of the list, of a drama and of its pages',
  async (sort, by) => {
    for (const ownRating of [null, 4, 4, 9]) {
      const writer = await site.signUp()
      await writer.post(`/api/watchlist/${tea}`, ownRating ? { ownRating } : {})
      const review = await written(writer, 'Tea of Winter')
      if (ownRating === 4) await sora.post(helpful(review))
    }
    for (const of of ['', `&drama=${tea}`]) {
      const all = await list(`?sort=${sort}${of}`)
      expect(all.length).toBeGreaterThan(8)
      expect(all).toEqual(all.toSorted((a, b) => by(b) - by(a) || b.id - a.id))
      const paged: PublicReview[] = []
      for (let before = ''; ; ) {
        const page = await list(`?sort=${sort}${of}&limit=3${before}`)
        paged.push(...page)
        const last = page.at(-1)
        if (!last) break
        before = `&before=${cursorOf(by(last), last.id)}`
      }
      expect(paged).toEqual(all)
      // The id alone is enough as long as its review is there.
      expect(await list(`?sort=${sort}${of}&before=${all[3]!.id}`)).toEqual(all.slice(4))
    }
  },
)

test.each(['sort=best', 'sort=', 'before=-1', 'before=x', 'before=1.5.2', 'before=7.0'])(
  'a list with %s is refused with words',
  async (query) => {
    const answer = await site.visitor.get(`/api/kdrama-notes/public?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(
      /^(sort must be one of newest, highest, helpful|before must be the id)/,
    )
  },
)
