// What a review may say: required texts, their limits, every script, and what is refused.
import { expect, test } from 'vitest'
import type { FailureBody } from '#contract/api/failure.ts'
import type { Review } from '#contract/api/reviews.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })

const aReview = (more: object = {}) => ({ title: 'My Mister', content: 'Quiet, and then it stays.', ...more })
const send = (body: unknown) =>
  minji.call({ method: 'POST', url: '/api/kdrama-notes', payload: body as object })
const own = () => minji.json<Review[]>(`/api/kdrama-notes/user/${minji.member.id}`)
const refused = async (body: unknown): Promise<FailureBody> => {
  const before = (await own()).length
  const answer = await send(body)
  expect(answer.statusCode, JSON.stringify(body)?.slice(0, 80)).toBe(400)
  expect((await own()).length).toBe(before)
  return answer.json()
}

test('title and content are required, with the messages of the form', async () => {
  for (const title of [undefined, '', '  \n ']) {
    const { message, issues } = await refused({ title, content: 'x' })
    expect(message).toBe('Drama Title is required')
    expect(issues).toEqual([{ path: 'title', message }])
  }
  for (const content of [undefined, '', ' \t '])
    expect((await refused({ title: 'x', content })).message).toBe('Review content is required')
})

test.each([{}, [], 1, null, true])('a title or content that is %j is refused', async (value) => {
  expect((await refused({ title: value, content: 'x' })).message).toBe('Drama Title must be text')
  expect((await refused({ title: 'x', content: value })).message).toBe('Review content must be text')
})

test.each(['yes', 1, null, []])('a visibility or spoiler mark that is %j is refused', async (value) => {
  expect((await refused({ ...aReview(), isPublic: value })).message).toContain('isPublic')
  expect((await refused({ ...aReview(), hasSpoilers: value })).message).toContain('hasSpoilers')
})

test('a text over its limit of characters is refused with the limit; a thousand and one words are fine', async () => {
  expect((await refused(aReview({ title: 'x'.repeat(LIMITS.title + 1) }))).message).toContain('200')
  expect((await refused(aReview({ content: 'x'.repeat(LIMITS.review + 1) }))).message).toContain(
    formatNumber(LIMITS.review),
  )
  const long = await minji.post('/api/kdrama-notes', aReview({ content: 'x'.repeat(1_100_000) }))
  expect(long.statusCode).toBe(413)
  const { content } = (await send(aReview({ content: 'word '.repeat(1_001) }))).json<Review>()
  expect(content.split(' ')).toHaveLength(1_001)
})

test.each([
  ['not whole', '{"title":'],
  ['a list', '[]'],
  ['a word', '"x"'],
  ['null', 'null'],
  ['with __proto__', '{"title":"x","content":"y","__proto__":{"isAdmin":true}}'],
])('a body that is %s is refused', async (_, payload) => {
  const answer = await minji.call({
    method: 'POST',
    url: '/api/kdrama-notes',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(400)
})
