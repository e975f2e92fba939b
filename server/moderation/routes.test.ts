// Reports, decisions, the log, and suspended members.
import { beforeEach, expect, test } from 'vitest'
import type { Post, PostComment } from '#contract/api/community.ts'
import type { ModerationNotice, ReportCase } from '#contract/api/moderation.ts'
import type { Notices } from '#contract/api/notices.ts'
import type { ReportArea } from '#contract/moderation.ts'
import { articles, newsComments } from '#server/news/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })
const haneul = await site.signUp({ username: 'haneul' })
const seoyeon = await site.signUp({ username: 'seoyeon' })
const admin = await site.signUp({ username: 'admin', isAdmin: true })

let number = 0
let post: Post
beforeEach(async () => {
  post = (await minji.post('/api/posts', { title: `A rude post ${++number}`, content: 'Words.' })).json()
})

const report = (by: SignedIn, itemId = post.id, area: ReportArea = 'post', more: object = {}) =>
  by.post('/api/reports', { area, itemId, reason: 'unkind', ...more })
const openCases = () => admin.json<ReportCase[]>('/api/admin/reports')
const caseOf = async (itemId: number, area: ReportArea = 'post') =>
  (await openCases()).find((one) => one.itemId === itemId && one.area === area)
const decide = (id: number, body: object = {}) =>
  admin.post(`/api/admin/reports/${id}/decision`, { outcome: 'removed', reason: 'Please be kind.', ...body })
const noticesOf = async (member: SignedIn) => (await member.json<Notices>('/api/notices')).decisions

test('a report hides the post for its reporter alone, and reporting again changes nothing', async () => {
  const first = await report(haneul, post.id, 'post', { note: ' It is about my mother. ' })
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({ area: 'post', itemId: post.id, note: 'It is about my mother.' })
  const again = await report(haneul, post.id, 'post', { reason: 'spam' })
  expect(again.json()).toEqual(first.json())

  expect((await haneul.get(`/api/posts/${post.id}`)).statusCode).toBe(404)
  expect((await haneul.json<Post[]>('/api/posts')).map((one) => one.id)).not.toContain(post.id)
  expect((await site.visitor.get(`/api/posts/${post.id}`)).statusCode).toBe(200)
  expect(await minji.json<Post[]>('/api/posts')).toContainEqual(expect.objectContaining({ id: post.id }))
})

test('two concurrent reports of one member are stored once', async () => {
  const answers = await Promise.all([report(haneul), report(haneul)])
  expect(answers[0]!.json().id).toBe(answers[1]!.json().id)
  expect((await caseOf(post.id))!.reports).toHaveLength(1)
})

test.each([
  ['the item is not there', () => report(haneul, 999_999), 404],
  ['the item is one’s own', () => report(minji), 400],
  ['the area is unknown', () => report(haneul, post.id, 'poem' as ReportArea), 400],
  ['the reason is unknown', () => report(haneul, post.id, 'post', { reason: 'boring' }), 400],
  ['the id is no id', () => report(haneul, -1), 400],
  ['the note is too long', () => report(haneul, post.id, 'post', { note: 'x'.repeat(1_001) }), 400],
])('a report is refused when %s', async (_, call, status) => {
  expect((await call()).statusCode).toBe(status)
})

test('all reports of an item are one case and are decided together', async () => {
  await report(haneul)
  await report(seoyeon, post.id, 'post', { reason: 'spoiler', note: 'The ending!' })
  const found = (await caseOf(post.id))!
  expect(found).toMatchObject({
    title: post.title,
    content: 'Words.',
    authorUsername: 'minji',
    outcome: null,
  })
  expect(found.reports.map((one) => [one.reporter, one.reason, one.note])).toEqual([
    ['haneul', 'unkind', ''],
    ['seoyeon', 'spoiler', 'The ending!'],
  ])

  const decided = await decide(found.id)
  expect(decided.json()).toMatchObject({ id: found.id, outcome: 'removed' })
  expect((await site.visitor.get(`/api/posts/${post.id}`)).statusCode).toBe(404)
  expect(await caseOf(post.id)).toBeUndefined()
  for (const { id } of found.reports) expect((await decide(id, { outcome: 'kept' })).statusCode).toBe(409)
  const [latest] = await admin.json<ReportCase[]>('/api/admin/reports?state=decided')
  expect(latest).toMatchObject({ itemId: post.id, outcome: 'removed' })
  expect(latest!.reports).toHaveLength(2)
})

test('of two moderators who decide at once one gets a 409', async () => {
  await report(haneul)
  await report(seoyeon)
  const { reports } = (await caseOf(post.id))!
  const answers = await Promise.all([decide(reports[0]!.id), decide(reports[1]!.id, { outcome: 'kept' })])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

test('deleting a post while moderators decide does not deadlock, and the post is deleted', async () => {
  await report(haneul)
  await report(seoyeon)
  const { reports } = (await caseOf(post.id))!
  const answers = await Promise.all([
    decide(reports[0]!.id),
    minji.del(`/api/posts/${post.id}`),
    decide(reports[1]!.id),
  ])
  for (const answer of answers) expect([200, 404, 409]).toContain(answer.statusCode)
  expect((await site.visitor.get(`/api/posts/${post.id}`)).statusCode).toBe(404)
  expect(await caseOf(post.id)).toBeUndefined()
})

test('the author sees decision and reason, not the moderator; others see nothing', async () => {
  await report(haneul)
  await decide((await caseOf(post.id))!.id)
  const [notice] = await noticesOf(minji)
  expect(notice).toMatchObject({
    action: 'removed',
    area: 'post',
    about: post.title,
    reason: 'Please be kind.',
  })
  expect(JSON.stringify(notice)).not.toContain('admin')
  expect((await noticesOf(haneul)).some((one) => one.about === post.title)).toBe(false)
})

test('a kept post stays, and another member may report it again', async () => {
  await report(haneul)
  await decide((await caseOf(post.id))!.id, { outcome: 'kept', reason: '' })
  expect((await site.visitor.get(`/api/posts/${post.id}`)).statusCode).toBe(200)
  await report(seoyeon)
  expect((await caseOf(post.id))!.reports.map((one) => one.reporter)).toEqual(['seoyeon'])
})

test('a removed comment is gone for readers and from the count; its post stays', async () => {
  const url = `/api/posts/${post.id}/comments`
  const comment = (await minji.post(url, { content: 'A rude comment.' })).json() as PostComment
  await minji.post(url, { content: 'A kind one.' })
  await report(haneul, comment.id, 'post-comment')
  expect((await haneul.json<PostComment[]>(url)).map((one) => one.content)).toEqual(['A kind one.'])
  expect(await site.visitor.json(url)).toHaveLength(2)
  await decide((await caseOf(comment.id, 'post-comment'))!.id)
  expect(await site.visitor.json(url)).toHaveLength(1)
  expect(await site.visitor.json(`/api/posts/${post.id}`)).toMatchObject({ commentCount: 1 })
})

test('a removed news comment is deleted; a removed review stays with its writer alone', async () => {
  const [article] = await site.db
    .insert(articles)
    .values({
      title: 'News',
      content: 'Words',
      celebrity: 'Nobody',
      artSeed: '',
      drawing: '',
      palette: '',
      publishedAt: new Date(),
    })
    .returning()
  const [comment] = await site.db
    .insert(newsComments)
    .values({ articleId: article!.id, author: 'Guest', content: 'Spam' })
    .returning()
  const [review] = await site.db
    .insert(reviews)
    .values({ memberId: minji.member.id, title: 'Signal', content: 'Rude', isPublic: true })
    .returning()
  const items = [
    ['news-comment', comment!.id],
    ['review', review!.id],
  ] as const
  for (const [area, id] of items) {
    expect((await report(haneul, id, area)).statusCode).toBe(201)
    if (area === 'news-comment')
      expect(await caseOf(id, area)).toMatchObject({ placeId: article!.id, content: 'Spam' })
    expect((await decide((await caseOf(id, area))!.id)).statusCode).toBe(200)
    expect((await report(seoyeon, id, area)).statusCode).toBe(404)
  }
  expect(await site.db.select().from(newsComments)).toEqual([])
  expect(await site.db.select().from(reviews)).toEqual([
    expect.objectContaining({ hiddenAt: expect.any(Date) }),
  ])
})

test('a reported review is hidden from its reporter only, in lists and details', async () => {
  const [review] = await site.db
    .insert(reviews)
    .values({ memberId: minji.member.id, title: 'Signal', content: 'Rude', isPublic: true })
    .returning()
  const url = `/api/kdrama-notes/public/${review!.id}`
  const listed = async (by: Pick<SignedIn, 'json'>) =>
    (await by.json<{ id: number }[]>('/api/kdrama-notes/public')).some(({ id }) => id === review!.id)
  expect([await listed(haneul), (await haneul.get(url)).statusCode]).toEqual([true, 200])
  await report(haneul, review!.id, 'review')
  expect([await listed(haneul), (await haneul.get(url)).statusCode]).toEqual([false, 404])
  for (const reader of [site.visitor, seoyeon, minji])
    expect([await listed(reader), (await reader.get(url)).statusCode]).toEqual([true, 200])
  expect((await seoyeon.get(url)).headers['cache-control']).toBe('private, no-store')
})

test('a private review cannot be reported', async () => {
  const [review] = await site.db
    .insert(reviews)
    .values({ memberId: minji.member.id, title: 'Mine', content: 'Secret', isPublic: false })
    .returning()
  expect((await report(haneul, review!.id, 'review')).statusCode).toBe(404)
})

test('deleting a reported post closes its reports', async () => {
  const comment = (
    await seoyeon.post(`/api/posts/${post.id}/comments`, { content: 'Hm.' })
  ).json() as PostComment
  await report(haneul)
  await report(haneul, comment.id, 'post-comment')
  await minji.del(`/api/posts/${post.id}`)
  expect(await caseOf(post.id)).toBeUndefined()
  expect(await caseOf(comment.id, 'post-comment')).toBeUndefined()
})

test('edits and deletions by an admin are logged, and the author can see them', async () => {
  await admin.put(`/api/posts/${post.id}`, { title: 'A kind post', content: 'Words.' })
  await admin.del(`/api/posts/${post.id}`)
  expect((await noticesOf(minji)).slice(0, 2).map((one) => one.action)).toEqual(['deleted', 'edited'])
  const log = await admin.json<(ModerationNotice & { moderator: string })[]>('/api/admin/moderation-log')
  expect(log[0]).toMatchObject({ action: 'deleted', moderator: 'admin', authorUsername: 'minji' })
  expect(await admin.json(`/api/admin/moderation-log?before=${log[0]!.id}`)).not.toContainEqual(log[0])
})

test('suspending a member ends all sessions and keeps what they wrote; after restoring they can sign in', async () => {
  const jiho = await site.signUp({ username: 'jiho' })
  const his = (await jiho.post('/api/posts', { title: 'Mine', content: 'Words.' })).json() as Post
  const url = `/api/admin/users/${jiho.member.id}`
  const suspended = await admin.post(`${url}/suspend`, { reason: 'Three warnings.' })
  expect(suspended.json()).toEqual({ id: jiho.member.id, suspendedAt: expect.any(String) })
  expect((await admin.post(`${url}/suspend`)).json()).toEqual(suspended.json())

  const refused = await jiho.post('/api/posts', { title: 'Again', content: 'Words.' })
  expect(refused.statusCode).toBe(401)
  expect((await site.visitor.get(`/api/posts/${his.id}`)).statusCode).toBe(200)
  expect((await admin.post(`${url}/restore`)).json()).toEqual({ id: jiho.member.id, suspendedAt: null })
  // the old session stays dead: a new one has to begin
  expect((await jiho.post('/api/posts', { title: 'Again', content: 'Words.' })).statusCode).toBe(401)
})

test('of two admins who suspend each other at one instant, one stays', async () => {
  const [one, other] = await Promise.all([site.signUp({ isAdmin: true }), site.signUp({ isAdmin: true })])
  const answers = await Promise.all([
    one.post(`/api/admin/users/${other.member.id}/suspend`),
    other.post(`/api/admin/users/${one.member.id}/suspend`),
  ])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401])
})

test('nobody suspends themselves, or somebody who does not exist', async () => {
  expect((await admin.post(`/api/admin/users/${admin.member.id}/suspend`)).statusCode).toBe(400)
  expect((await admin.post('/api/admin/users/999999/suspend')).statusCode).toBe(404)
  expect((await admin.post('/api/admin/users/abc/restore')).statusCode).toBe(404)
})
