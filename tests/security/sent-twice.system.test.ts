// A double click: the same request sent twice at once takes effect once.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()
const member = await site.signUp()
const admin = await site.signUp({ isAdmin: true })
const post: number = (await admin.post('/api/posts', { title: 'Something to answer', content: 'x' })).json()
  .id
const words = { title: 'A review', content: 'x', isPublic: true }
const review: number = (await admin.post('/api/kdrama-notes', words)).json().id

async function rows(table: string): Promise<number> {
  const { rows } = await site.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]!.count
}

const letter = { name: 'Minji', email: 'minji@example.com', subject: 'Tea', message: 'Where?' }
const ONE_DAY = {
  ...{ dramaId: 2, inWatchlist: false },
  watched: [{ day: '2026-11-01', firstEpisode: 1, lastEpisode: 1 }],
}
const TWICE: [table: string, path: () => string, body: object][] = [
  ['posts', () => '/api/posts', { title: 'Twice', content: 'pressed' }],
  ['post_comments', () => `/api/posts/${post}/comments`, { content: 'pressed twice' }],
  ['reviews', () => '/api/kdrama-notes', { title: 'Twice', content: 'pressed', isPublic: true }],
  ['news_comments', () => '/api/news/1/comments', { author: 'Minji', content: 'pressed twice' }],
  ['submissions', () => '/api/contact-form', letter],
  ['submissions', () => '/api/feedback-form', letter],
  ['submissions', () => '/api/experiential-learning-form', { name: 'Minji', email: 'minji@example.com' }],
  ['watchlist', () => '/api/watchlist/1', {}],
  ['post_votes', () => `/api/posts/${post}/vote`, { voteType: 'up' }],
  ['lists', () => '/api/lists', { title: 'Twice' }],
  ['lists', () => '/api/lists/import', { lists: [{ title: 'Imported twice', dramas: [{ dramaId: 1 }] }] }],
  ['reviews', () => '/api/kdrama-notes/import', { reviews: [{ title: 'Imported', content: 'twice' }] }],
  ['diary', () => '/api/watchlist/import', { entries: [ONE_DAY] }],
  ['helpful_marks', () => `/api/kdrama-notes/public/${review}/helpful`, {}],
  ['kept_lines', () => '/api/kept-lines/live-today', {}],
]

test.each(TWICE)('%s', async (table, path, body) => {
  const before = await rows(table)
  const answers = await Promise.all([member.post(path(), body), member.post(path(), body)])
  for (const { statusCode } of answers) expect([200, 201]).toContain(statusCode)
  const [first, second] = answers.map((answer) => answer.json<{ id?: number }>().id)
  expect(second).toBe(first)
  expect(await rows(table)).toBe(before + 1)
})

test('what is removed twice at once is removed once, and neither request fails', async () => {
  const answers = await Promise.all([member.del('/api/watchlist/1'), member.del('/api/watchlist/1')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await rows('watchlist')).toBe(0)
})
