// What is new for a member: replies and decisions, until they have seen them.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Notices } from '#contract/api/notices.ts'
import { postComments, posts } from '#server/community/table.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })
const haneul = await site.signUp({ username: 'haneul' })
const seoyeon = await site.signUp({ username: 'seoyeon' })
const admin = await site.signUp({ username: 'admin', isAdmin: true })

const newFor = (member: SignedIn) => member.json<Notices>('/api/notices')
const seen = async (member: SignedIn) =>
  member.put('/api/notices', { seenUntil: (await newFor(member)).asOf })
const comment = (by: SignedIn, post: number, content: string) =>
  by.post(`/api/posts/${post}/comments`, { content })
let number = 0
let post: number
beforeEach(async () => {
  for (const member of [minji, haneul, seoyeon]) await seen(member)
  post = (await minji.post('/api/posts', { title: `Tea ${++number}`, content: 'Which one?' })).json().id
})

test('comments of others below one’s own post are new until one has seen them, and one’s own are not', async () => {
  await comment(minji, post, 'Barley, I think.')
  expect((await newFor(minji)).replies).toEqual([])
  await comment(haneul, post, 'Omija!')
  await comment(seoyeon, post, 'Jujube.')
  const { replies } = await newFor(minji)
  expect(replies).toEqual([
    { postId: post, title: `Tea ${number}`, count: 2, latestBy: 'seoyeon', latestAt: expect.any(String) },
  ])
  expect((await seen(minji)).statusCode).toBe(200)
  expect((await newFor(minji)).replies).toEqual([])
  await comment(haneul, post, 'And citron.')
  expect((await newFor(minji)).replies).toMatchObject([{ count: 1, latestBy: 'haneul' }])
})

test('who commented sees later comments as new, and who answers has seen the earlier ones', async () => {
  await comment(haneul, post, 'Omija!')
  await comment(seoyeon, post, 'Jujube.')
  expect((await newFor(haneul)).replies).toMatchObject([{ postId: post, count: 1, latestBy: 'seoyeon' }])
  expect((await newFor(seoyeon)).replies).toEqual([])
  await comment(haneul, post, 'Jujube is too sweet.')
  expect((await newFor(haneul)).replies).toEqual([])
  expect((await newFor(seoyeon)).replies).toMatchObject([{ count: 1, latestBy: 'haneul' }])
})

test('hidden and reported comments are no news, nor is what stands below a reported post', async () => {
  const id = (await comment(haneul, post, 'Rude words.')).json().id
  await minji.post('/api/reports', { area: 'post-comment', itemId: id, reason: 'unkind' })
  expect((await newFor(minji)).replies).toEqual([])
  await comment(seoyeon, post, 'Jujube.')
  expect((await newFor(minji)).replies).toMatchObject([{ count: 1 }])
  await site.db.update(posts).set({ hiddenAt: sql`now()` })
  expect((await newFor(minji)).replies).toEqual([])
})

test('each kind can be switched off, and the others still come, with their reason', async () => {
  await comment(haneul, post, 'Omija!')
  expect((await minji.put('/api/notices', { kinds: { replies: false } })).statusCode).toBe(200)
  expect(await newFor(minji)).toMatchObject({ replies: [], kinds: { replies: false, decisions: true } })
  const report = (await haneul.post('/api/reports', { area: 'post', itemId: post, reason: 'spam' })).json()
  await admin.post(`/api/admin/reports/${report.id}/decision`, { outcome: 'removed', reason: 'No ads.' })
  const { decisions } = await newFor(minji)
  expect(decisions).toMatchObject([{ action: 'removed', about: `Tea ${number}`, reason: 'No ads.' }])
  await minji.put('/api/notices', { kinds: { decisions: false } })
  expect((await newFor(minji)).decisions).toEqual([])
  await minji.put('/api/notices', { kinds: { decisions: true, replies: true } })
  expect((await newFor(minji)).decisions).toHaveLength(1)
  await seen(minji)
  expect((await newFor(minji)).decisions).toEqual([])
})

test('who reported learns what came of it, and the writer does not learn of the report', async () => {
  const report = (await haneul.post('/api/reports', { area: 'post', itemId: post, reason: 'spam' })).json()
  expect((await newFor(haneul)).reports).toEqual([])
  await admin.post(`/api/admin/reports/${report.id}/decision`, { outcome: 'kept', reason: '' })
  expect((await newFor(haneul)).reports).toMatchObject([{ area: 'post', itemId: post, outcome: 'kept' }])
  expect(await newFor(minji)).toMatchObject({ decisions: [], reports: [] })
})

test.each([{ kinds: { weather: true } }, { kinds: { replies: 'yes' } }, { kinds: true }])(
  '%j is refused',
  async (body) => {
    expect((await minji.put('/api/notices', body)).statusCode).toBe(400)
    expect((await newFor(minji)).kinds).toEqual({
      ...{ replies: true, decisions: true, reports: true },
      ...{ following: false, episodes: false },
    })
  },
)

test('an older page makes nothing new again, and the future cannot be seen', async () => {
  const { asOf: before } = await newFor(minji)
  await comment(haneul, post, 'Omija!')
  await seen(minji)
  await minji.put('/api/notices', { seenUntil: before })
  expect((await newFor(minji)).replies).toEqual([])
  await minji.put('/api/notices', { seenUntil: '2999-01-01T00:00:00.000Z' })
  await comment(haneul, post, 'And citron.')
  expect((await newFor(minji)).replies).toMatchObject([{ count: 1 }])
})

test('what is no moment is refused', async () => {
  const refused = await minji.put('/api/notices', { seenUntil: 'yesterday' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toBe('seenUntil must be a moment, as asOf gives it')
})

test('the name of a member who left is not shown', async () => {
  await comment(haneul, post, 'Omija!')
  await site.db.update(postComments).set({ authorId: null })
  expect((await newFor(minji)).replies).toMatchObject([{ count: 1, latestBy: null }])
})
