// What an admin sees first: what waits, what was written lately, and what broke.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Desk, Overview } from '#contract/api/members.ts'
import { jobs } from '#server/jobs/table.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const admin = await site.signUp({ username: 'haneul', isAdmin: true })

const overview = () => admin.json<Overview>('/api/admin/overview')

test('an empty site has nothing to tell', async () => {
  expect(await overview()).toEqual({ latest: [], failedJobs: [], missingPictures: [] })
})

test('corrections by readers are counted apart, and are not in the inbox', async () => {
  const drama = (await admin.post('/api/admin/dramas', { title: 'Harbor', description: 'A harbor.' })).json()
  await site.visitor.post(`/api/corrections/${drama.id}`, { about: 'topic', topic: 'war' })
  await site.visitor.post('/api/contact-form', {
    ...{ name: 'Sora', email: 'sora@example.com', subject: 'The ferry', message: 'Where was it filmed?' },
  })
  expect(await admin.json<Desk>('/api/admin/desk')).toMatchObject({ messages: 1, corrections: 1 })
  expect(await admin.json('/api/admin/inbox')).toMatchObject([{ subject: 'The ferry' }])
  expect(await admin.json('/api/admin/inbox/count')).toEqual({ count: 1 })
  expect(await admin.json('/api/admin/inbox?form=correction')).toMatchObject([{ dramaId: drama.id }])
})

test('posts, comments and public reviews are listed newest first, hidden and private ones are not', async () => {
  const minji = await site.signUp({ username: 'minji' })
  const post = (await minji.post('/api/posts', { title: 'A rainy Sunday', content: 'Calm ones.' })).json()
  await minji.post(`/api/posts/${post.id}/comments`, { content: 'Thank you.' })
  await minji.post('/api/kdrama-notes', { title: 'Our Blues', content: 'Tears.', isPublic: true })
  await minji.post('/api/kdrama-notes', { title: 'For me alone', content: 'Private.', isPublic: false })
  const { latest } = await overview()
  expect(latest.map(({ area, text, author, placeId }) => [area, text, author, placeId])).toEqual([
    ['review', 'Our Blues', 'minji', null],
    ['post-comment', 'Thank you.', 'minji', post.id],
    ['post', 'A rainy Sunday', 'minji', null],
  ])
})

test('jobs that were given up and content without its picture are named; emails have a list of their own', async () => {
  const failed = { failedAt: sql`now()`, lastError: 'TMDB answers 401' }
  await site.db.insert(jobs).values([
    { kind: 'where-to-watch', ...failed },
    { kind: 'mail', ...failed },
  ])
  const article = { title: 'Tea', celebrity: 'IU', content: 'Words.' }
  const { id } = (await admin.post('/api/admin/news', article)).json()
  await site.db.execute(sql`update articles set image_url = '/uploads/gone/1280.webp' where id = ${id}`)
  const { failedJobs, missingPictures } = await overview()
  expect(failedJobs).toMatchObject([{ kind: 'where-to-watch', lastError: 'TMDB answers 401' }])
  expect(missingPictures).toEqual([{ area: 'article', id, title: 'Tea' }])
})
