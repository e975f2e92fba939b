// Who may read and write which review, and what readers see of it.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PublicReview, Review } from '#contract/api/reviews.ts'
import { members } from '#server/auth/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSeededSite, type SignedIn } from '#tests/site.ts'
import { reviews } from './table.ts'

const site = await aSeededSite()
const minji = await site.signUp({ username: 'minji' })
const sora = await site.signUp()
const admin = await site.signUp({ isAdmin: true })

let count = 0
const aReview = (more: object = {}) => ({
  title: 'My Mister',
  content: `Quiet, and then it stays. ${++count}`,
  ...more,
})
async function written(by: SignedIn, more: object = {}): Promise<Review> {
  const answer = await by.post('/api/kdrama-notes', aReview(more))
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const publicList = (query = '') => site.visitor.json<PublicReview[]>(`/api/kdrama-notes/public${query}`)
const own = (of: SignedIn) => of.json<Review[]>(`/api/kdrama-notes/user/${of.member.id}`)

test('a new review is private, belongs to its writer, and has two equal times', async () => {
  const review = await written(minji)
  expect(review).toMatchObject({
    userId: minji.member.id,
    title: 'My Mister',
    isPublic: false,
    hasSpoilers: false,
  })
  expect(review.updatedAt).toBe(review.createdAt)
  expect((await own(minji))[0]).toEqual(review)
  expect((await publicList()).map((one) => one.id)).not.toContain(review.id)
})

test('everyone sees a public review at once, with its writer’s name and nothing else about them', async () => {
  await publicList()
  const review = await written(minji, { isPublic: true })
  const [first] = await publicList()
  expect(first).toEqual({
    id: review.id,
    title: review.title,
    content: review.content,
    hasSpoilers: false,
    authorUsername: 'minji',
    helpful: 0,
    dramaId: expect.any(Number),
    createdAt: review.createdAt,
    updatedAt: review.updatedAt,
  })
})

test('a username that is an email address is shortened', async () => {
  const odd = await site.signUp({ username: 'odd@example.com' })
  const review = await written(odd, { isPublic: true })
  const one = await site.visitor.json<PublicReview>(`/api/kdrama-notes/public/${review.id}`)
  expect(one.authorUsername).toBe('odd')
  expect(JSON.stringify(await publicList())).not.toContain('@')
})

test('the reviews of a member who left stay, without a name', async () => {
  const author = await site.signUp()
  const review = await written(author, { isPublic: true })
  await site.db.delete(members).where(eq(members.id, author.member.id))
  const found = await site.visitor.json<PublicReview>(`/api/kdrama-notes/public/${review.id}`)
  expect(found.authorUsername).toBe('deleted member')
})

test('only a real change updates the time of the last change', async () => {
  const review = await written(minji, { isPublic: true })
  const same = await minji.put(`/api/kdrama-notes/${review.id}`, {
    title: ` ${review.title} `,
    content: review.content,
    isPublic: true,
  })
  expect(same.json()).toEqual(review)
  const changed = await minji.put(`/api/kdrama-notes/${review.id}`, { ...review, content: 'Seen again.' })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({ content: 'Seen again.', createdAt: review.createdAt })
  expect(changed.json().updatedAt > review.createdAt).toBe(true)
})

test('a change is later than the creation even when the database’s clock was set back', async () => {
  const review = await written(minji)
  const future = new Date(Date.now() + 86_400_000)
  await site.db.update(reviews).set({ createdAt: future, updatedAt: future }).where(eq(reviews.id, review.id))
  const changed = await minji.put(`/api/kdrama-notes/${review.id}`, { title: 'X', content: 'Y' })
  expect(new Date(changed.json().updatedAt).getTime()).toBe(future.getTime() + 1)
})

test('an edit leaves the fields it does not name as they are', async () => {
  const review = await written(minji, { isPublic: true, hasSpoilers: true })
  const changed = await minji.put(`/api/kdrama-notes/${review.id}`, { title: 'A', content: 'B' })
  expect(changed.json()).toMatchObject({ title: 'A', content: 'B', isPublic: true, hasSpoilers: true })
})

test('a review that becomes private or is deleted disappears from every public answer at once', async () => {
  const review = await written(minji, { isPublic: true, title: 'Misaeng' })
  const visibility = async () => [
    (await publicList()).some((one) => one.id === review.id),
    (await site.visitor.get(`/api/kdrama-notes/public/${review.id}`)).statusCode === 200,
  ]
  expect(await visibility()).toEqual([true, true])
  await minji.put(`/api/kdrama-notes/${review.id}`, { ...review, isPublic: false })
  expect(await visibility()).toEqual([false, false])
  await minji.put(`/api/kdrama-notes/${review.id}`, { ...review, isPublic: true })
  expect(await visibility()).toEqual([true, true])
  const answer = await minji.del(`/api/kdrama-notes/${review.id}`)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  expect(await visibility()).toEqual([false, false])
  expect((await minji.del(`/api/kdrama-notes/${review.id}`)).statusCode).toBe(404)
})

test('nobody but its writer gets the text of a private review, not even admins', async () => {
  const secret = 'the-secret-of-minji'
  const review = await written(minji, { content: secret })
  const { id } = review
  const urls = [
    '/api/kdrama-notes/public',
    '/api/kdrama-notes/public?limit=100',
    `/api/kdrama-notes/public?before=${id + 1}&limit=1`,
    `/api/kdrama-notes/public/${id}`,
    `/api/kdrama-notes/user/${minji.member.id}`,
    `/api/kdrama-notes/${id}`,
  ]
  for (const person of [site.visitor, sora, admin])
    for (const url of urls) expect((await person.get(url)).body, url).not.toContain(secret)
  expect((await minji.get(`/api/kdrama-notes/user/${minji.member.id}`)).body).toContain(secret)
})

test('only its writer may change a review; others get 403 for a public one and 404 for a private one', async () => {
  const open = await written(minji, { isPublic: true })
  const closed = await written(minji)
  const change = { title: 'Taken over', content: 'By another', isPublic: true, userId: sora.member.id }
  for (const [review, status] of [
    [open, 403],
    [closed, 404],
  ] as const) {
    const url = `/api/kdrama-notes/${review.id}`
    for (const person of [sora, admin]) {
      expect((await person.put(url, change)).statusCode).toBe(status)
      expect((await person.del(url)).statusCode).toBe(status)
    }
  }
  const mine = await own(minji)
  expect(mine).toContainEqual(open)
  expect(mine).toContainEqual(closed)
  const nobody = (await sora.put('/api/kdrama-notes/2147483647', change)).json()
  expect((await sora.put(`/api/kdrama-notes/${closed.id}`, change)).json()).toEqual(nobody)
})

test('only the member gets the list of their own reviews', async () => {
  const url = `/api/kdrama-notes/user/${minji.member.id}`
  expect((await sora.get(url)).statusCode).toBe(403)
  expect((await admin.get(url)).statusCode).toBe(403)
  expect((await sora.get('/api/kdrama-notes/user/2147483647')).statusCode).toBe(403)
  const mine = await minji.get(url)
  expect(mine.statusCode).toBe(200)
  expect(mine.headers['cache-control']).toBe('private, no-store')
  expect(mine.json().map((one: Review) => one.id)).toEqual(
    mine
      .json()
      .map((one: Review) => one.id)
      .toSorted((a: number, b: number) => b - a),
  )
})

test('a writer or a time in the body is ignored', async () => {
  const review = await written(sora, {
    userId: minji.member.id,
    memberId: minji.member.id,
    id: 1,
    createdAt: '2001-01-01T00:00:00.000Z',
    authorUsername: 'minji',
  })
  expect(review.userId).toBe(sora.member.id)
  expect(review.createdAt > '2020').toBe(true)
  expect(review.id).not.toBe(1)
})

test('lists leave out texts with spoilers; the review itself has them', async () => {
  const review = await written(minji, { isPublic: true, hasSpoilers: true, content: 'The brother did it.' })
  const all = await site.visitor.get('/api/kdrama-notes/public')
  expect(all.body).not.toContain('The brother did it.')
  const listed = all.json<PublicReview[]>().find((one) => one.id === review.id)
  expect(listed).toMatchObject({ hasSpoilers: true, title: 'My Mister' })
  expect(listed).not.toHaveProperty('content')
  const read = await site.visitor.json<PublicReview>(`/api/kdrama-notes/public/${review.id}`)
  expect(read.content).toBe('The brother did it.')
  const hidden = await site.visitor.get(`/api/kdrama-notes/public/${review.id}?spoilers=hide`)
  expect([hidden.statusCode, hidden.body.includes('The brother')]).toEqual([200, false])
})

test('only its writer sees a review that a moderator hid', async () => {
  const review = await written(minji, { isPublic: true })
  await site.db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, review.id))
  expect((await site.visitor.get(`/api/kdrama-notes/public/${review.id}`)).statusCode).toBe(404)
  expect((await sora.put(`/api/kdrama-notes/${review.id}`, aReview())).statusCode).toBe(404)
  expect((await own(minji)).map((one) => one.id)).toContain(review.id)
})

test('the public list is newest first, and has pages', async () => {
  for (let n = 0; n < 5; n++) await written(sora, { isPublic: true, title: `Page ${n}` })
  const all = await publicList()
  expect(all.map((one) => one.id)).toEqual(all.map((one) => one.id).toSorted((a, b) => b - a))
  const first = await publicList('?limit=3')
  const second = await publicList(`?limit=3&before=${first[2]!.id}`)
  expect([...first, ...second]).toEqual(all.slice(0, 6))
})

test.each(['limit=0', 'limit=-1', 'limit=abc', 'limit=1e9', 'limit=', 'drama=1.5', 'drama=2147483648'])(
  'a list with %s is refused with words',
  async (query) => {
    const answer = await site.visitor.get(`/api/kdrama-notes/public?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/must be a whole number between 1 and/)
  },
)

test('a drama finds the public reviews under any of its names, in any spelling', async () => {
  const [drama] = await putDramas(site.db, [
    { title: 'Hometown Cha-Cha-Cha II', nativeTitle: '갯마을 차차차 둘', aliases: ['Seashore Village'] },
  ])
  const fits = ['hometown cha cha cha ii', 'Hometown ChaChaCha II!', '갯마을차차차 둘', '“Seashore” village']
  const found = []
  for (const title of fits) found.unshift((await written(minji, { title, isPublic: true })).id)
  await written(minji, { title: 'Hometown Cha-Cha-Cha', isPublic: true })
  await written(minji, { title: 'Hometown Cha-Cha-Cha II', isPublic: false })
  await written(minji, { title: '!!!', isPublic: true })
  const of = async () => (await publicList(`?drama=${drama!.id}`)).map((one) => one.id)
  expect(await of()).toEqual(found)
  expect(await publicList('?drama=2147483647')).toEqual([])
})

test('a double click stores one review; sent again after its deletion it is new', async () => {
  const body = aReview({ isPublic: true })
  const [one, two] = await Promise.all([
    minji.post('/api/kdrama-notes', body),
    minji.post('/api/kdrama-notes', body),
  ])
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(two.json().id).toBe(one.json().id)
  await minji.del(`/api/kdrama-notes/${one.json().id}`)
  const again = await minji.post('/api/kdrama-notes', body)
  expect(again.statusCode).toBe(201)
  expect(again.json().id).not.toBe(one.json().id)
})

test.each(['0', '-1', '1.5', 'abc', '2147483648', '%00', '1e400'])('the id %s is a 404', async (id) => {
  expect((await minji.put(`/api/kdrama-notes/${id}`, aReview())).statusCode).toBe(404)
  expect((await minji.del(`/api/kdrama-notes/${id}`)).statusCode).toBe(404)
  expect((await minji.get(`/api/kdrama-notes/user/${id}`)).statusCode).toBe(404)
  expect((await site.visitor.get(`/api/kdrama-notes/public/${id}`)).statusCode).toBe(404)
})
