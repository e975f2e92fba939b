// Posts and comments: permissions, and every kind of input.
import { beforeEach, expect, test } from 'vitest'
import type { Post, PostComment } from '#contract/api/community.ts'
import { LIMITS } from '#contract/limits.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

const site = await aSite()
const visitor = site.visitor
const minji = await site.signUp({ username: 'minji' })
const haneul = await site.signUp({ username: 'haneul' })
const admin = await site.signUp({ username: 'admin', isAdmin: true })

let number = 0
const aPost = (words: { title?: unknown; content?: unknown } = {}) => ({
  title: `The bus stop in episode ${++number}`,
  content: 'It made me call my mother.',
  ...words,
})
const post = async (by: SignedIn = minji, words = aPost()) => {
  const answer = await by.post('/api/posts', words)
  expect(answer.statusCode).toBe(201)
  return answer.json() as Post
}

let hers: Post
beforeEach(async () => {
  hers = await post()
})

test('a new post is returned whole: the author’s name, no votes, two equal times', async () => {
  expect(hers).toEqual({
    id: expect.any(Number),
    title: expect.stringContaining('The bus stop'),
    content: 'It made me call my mother.',
    authorId: minji.member.id,
    authorUsername: 'minji',
    createdAt: hers.updatedAt,
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    upvotes: 0,
    downvotes: 0,
    score: 0,
    commentCount: 0,
    userVote: null,
  })
})

test('visitors read posts and comments, without email addresses and roles', async () => {
  await minji.post(`/api/posts/${hers.id}/comments`, { content: 'So did I.' })
  const [newest] = await visitor.json<Post[]>('/api/posts')
  expect(newest).toMatchObject({ id: hers.id, commentCount: 1 })
  expect(newest).not.toHaveProperty('userVote')
  const comments = await visitor.json<PostComment[]>(`/api/posts/${hers.id}/comments`)
  expect(comments).toEqual([
    expect.objectContaining({ content: 'So did I.', authorUsername: 'minji', postId: hers.id }),
  ])
  const all = JSON.stringify([newest, comments])
  expect(all).not.toContain('@example.com')
  expect(all).not.toContain('isAdmin')
})

const WRITES = [
  ['creating a post', 'POST', '/api/posts', aPost()],
  ['editing a post', 'PUT', '/api/posts/{id}', aPost()],
  ['deleting a post', 'DELETE', '/api/posts/{id}', undefined],
  ['voting', 'POST', '/api/posts/{id}/vote', { voteType: 'up' }],
  ['withdrawing a vote', 'DELETE', '/api/posts/{id}/vote', undefined],
  ['commenting', 'POST', '/api/posts/{id}/comments', { content: 'Yes.' }],
] as const

test('only the author and admins may edit and delete a post', async () => {
  expect((await haneul.put(`/api/posts/${hers.id}`, aPost())).statusCode).toBe(403)
  expect((await haneul.del(`/api/posts/${hers.id}`)).statusCode).toBe(403)
  expect(await visitor.json(`/api/posts/${hers.id}`)).toMatchObject({ title: hers.title })

  const edited = await minji.put(`/api/posts/${hers.id}`, { title: 'The bus stop', content: 'Again.' })
  expect(edited.statusCode).toBe(200)
  expect(edited.json()).toMatchObject({ title: 'The bus stop', content: 'Again.', authorUsername: 'minji' })
  expect(edited.json().updatedAt > edited.json().createdAt).toBe(true)
  expect((await admin.put(`/api/posts/${hers.id}`, aPost())).json()).toMatchObject({
    authorUsername: 'minji',
  })

  const other = await post(haneul)
  expect((await minji.del(`/api/posts/${hers.id}`)).json()).toEqual({ success: true })
  expect((await admin.del(`/api/posts/${other.id}`)).json()).toEqual({ success: true })
  for (const id of [hers.id, other.id]) expect((await visitor.get(`/api/posts/${id}`)).statusCode).toBe(404)
})

test('author, times and votes in a body are ignored', async () => {
  const sent = {
    ...aPost(),
    id: 1,
    authorId: haneul.member.id,
    authorUsername: 'haneul',
    createdAt: '2001-01-01T00:00:00.000Z',
    upvotes: 1000,
    bySite: true,
    hiddenAt: null,
    __proto__: { isAdmin: true },
  }
  const made = await post(minji, sent)
  expect(made).toMatchObject({ authorId: minji.member.id, authorUsername: 'minji', upvotes: 0 })
  const edited = await minji.put(`/api/posts/${made.id}`, { ...sent, title: 'Edited' })
  expect(edited.json()).toMatchObject({
    id: made.id,
    authorId: minji.member.id,
    createdAt: made.createdAt,
    upvotes: 0,
  })
})

const INCOMPLETE = 'Please fill in both title and content'
const BAD_POSTS = [
  ['no title', { title: undefined }, INCOMPLETE],
  ['an empty title', { title: '' }, INCOMPLETE],
  ['a title of blanks', { title: ' \n\t ' }, INCOMPLETE],
  ['a title of zero-width marks', { title: '\u200b\u2060\ufeff\u202e' }, INCOMPLETE],
  ['a title of Hangul fillers', { title: '\u3164\u115f' }, INCOMPLETE],
  ['no content', { content: undefined }, INCOMPLETE],
  ['null for content', { content: null }, INCOMPLETE],
  ['content of blanks', { content: '\n\n' }, INCOMPLETE],
  ['a title that is an object', { title: {} }, 'Title must be text'],
  ['a title that is a list', { title: ['x'] }, 'Title must be text'],
  ['a title that is a number', { title: 1 }, 'Title must be text'],
  [
    'a title over 200 characters',
    { title: 'x'.repeat(LIMITS.title + 1) },
    'Title can be at most 200 characters',
  ],
  [
    'content over 20,000 characters',
    { content: 'x'.repeat(LIMITS.post + 1) },
    'Content can be at most 20,000 characters',
  ],
  ['NUL in the title', { title: 'a\0b' }, 'Title contains characters that cannot be stored'],
  ['half a character', { content: 'a\ud83db' }, 'Content contains characters that cannot be stored'],
] as const

test.each(BAD_POSTS)('%s is refused with words, in a new post and in an edit', async (_, words, message) => {
  for (const answer of [
    await minji.post('/api/posts', aPost(words)),
    await minji.put(`/api/posts/${hers.id}`, aPost(words)),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect(answer.json().issues[0].path).toMatch(/^(title|content)$/)
  }
  expect(await visitor.json(`/api/posts/${hers.id}`)).toMatchObject({ title: hers.title })
})

test('every call for a deleted post is a 404', async () => {
  await minji.del(`/api/posts/${hers.id}`)
  for (const [, method, url, payload] of WRITES.slice(1)) {
    const answer = await minji.call({ method, url: url.replace('{id}', String(hers.id)), payload })
    expect(answer.statusCode, `${method} ${url}`).toBe(404)
    expect(answer.json().message).toBe('Post not found')
  }
  expect((await visitor.get(`/api/posts/${hers.id}/comments`)).statusCode).toBe(404)
})

test.each([[{}], [{ voteType: 'sideways' }], [{ voteType: 1 }], [{ voteType: ['up'] }]])(
  'a vote has to be up or down, not %j',
  async (body) => {
    const answer = await minji.post(`/api/posts/${hers.id}/vote`, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('voteType must be up or down')
  },
)

test.each([
  [{}, 'Please write a comment'],
  [{ content: '  ' }, 'Please write a comment'],
  [{ content: '\u200b' }, 'Please write a comment'],
  [{ content: {} }, 'Comment must be text'],
  [{ content: 'x'.repeat(LIMITS.comment + 1) }, 'Comment can be at most 5,000 characters'],
  [{ content: 'a\0' }, 'Comment contains characters that cannot be stored'],
])('a comment like %j is refused', async (body, message) => {
  const answer = await minji.post(`/api/posts/${hers.id}/comments`, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe(message)
})

test('a double click posts once and comments once; the same text a day later or by another member is new', async () => {
  const words = aPost()
  const twice = await Promise.all([minji.post('/api/posts', words), minji.post('/api/posts', words)])
  expect(twice.map((answer) => answer.statusCode)).toEqual([201, 201])
  expect(twice[0]!.json().id).toBe(twice[1]!.json().id)
  expect((await haneul.post('/api/posts', words)).json().id).not.toBe(twice[0]!.json().id)

  const url = `/api/posts/${hers.id}/comments`
  const comments = await Promise.all([1, 2].map(() => minji.post(url, { content: 'Same here.' })))
  expect(comments[0]!.json().id).toBe(comments[1]!.json().id)
  expect(await visitor.json(`/api/posts/${hers.id}`)).toMatchObject({ commentCount: 1 })
})

test('a post that was deleted can be written again at once', async () => {
  const words = aPost()
  const first = await post(minji, words)
  await minji.del(`/api/posts/${first.id}`)
  const again = await post(minji, words)
  expect(again.id).not.toBe(first.id)
})

test('of two concurrent edits one is stored whole', async () => {
  const edits = ['a', 'b'].map((mark) => ({ title: `Title ${mark}`, content: `Content ${mark}` }))
  const answers = await Promise.all(edits.map((edit) => minji.put(`/api/posts/${hers.id}`, edit)))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  const after = await visitor.json<Post>(`/api/posts/${hers.id}`)
  expect(after.title.at(-1)).toBe(after.content.at(-1))
})

test('an edit based on an older version overwrites nothing, and gets the current one back', async () => {
  const basedOn = hers.updatedAt
  await admin.put(`/api/posts/${hers.id}`, { title: 'Edited by an admin', content: 'Kindly.' })
  const late = await minji.put(`/api/posts/${hers.id}`, { ...aPost(), basedOn })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    message: 'This post has changed since you opened it',
    current: { title: 'Edited by an admin', content: 'Kindly.' },
  })
  expect(
    (await minji.put(`/api/posts/${hers.id}`, { ...aPost(), basedOn: late.json().current.updatedAt }))
      .statusCode,
  ).toBe(200)
})

test('saving a post without a change does not mark it as edited', async () => {
  const same = await minji.put(`/api/posts/${hers.id}`, { title: `  ${hers.title} `, content: hers.content })
  expect(same.json()).toMatchObject({ updatedAt: hers.updatedAt })
})

test('comments that race with the deletion of their post leave nothing behind', async () => {
  const url = `/api/posts/${hers.id}`
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, i) => haneul.post(`${url}/comments`, { content: `Comment ${i}` })),
    minji.del(url),
    ...Array.from({ length: 8 }, (_, i) => admin.post(`${url}/comments`, { content: `Comment ${i}` })),
  ])
  for (const answer of answers) expect([200, 201, 404]).toContain(answer.statusCode)
  expect((await visitor.get(`${url}/comments`)).statusCode).toBe(404)
})

test('the count of comments is the number of comments, however many arrive at once', async () => {
  const url = `/api/posts/${hers.id}/comments`
  await Promise.all(Array.from({ length: 20 }, (_, i) => haneul.post(url, { content: `Comment ${i}` })))
  expect(await visitor.json(url)).toHaveLength(20)
  expect(await visitor.json(`/api/posts/${hers.id}`)).toMatchObject({ commentCount: 20 })
  expect((await visitor.json<PostComment[]>(`${url}?limit=5`)).map((c) => c.content)).toHaveLength(5)
  const last = await visitor.json<PostComment[]>(`${url}?limit=5`)
  const before = await visitor.json<PostComment[]>(`${url}?limit=5&before=${last[0]!.id}`)
  expect(before.at(-1)!.id).toBeLessThan(last[0]!.id)
})
