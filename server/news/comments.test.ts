// Comments on articles: guests may use any name that belongs to no member; each comment is stored once; programs are refused.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { NewsComment } from '#contract/api/news.ts'
import type { Notices } from '#contract/api/notices.ts'
import { foldName } from '#server/auth/names.ts'
import { members } from '#server/auth/table.ts'
import { reports } from '#server/moderation/table.ts'
import { aSeededSite, type Person, type SignedIn } from '#tests/site.ts'
import { newsComments } from './table.ts'

const site = await aSeededSite()
const admin = await named('Haneul', true)
const minji = await named('minji')

/** A member whose name is taken, as registering takes it. */
async function named(username: string, isAdmin = false): Promise<SignedIn> {
  const person = await site.signUp({ username, isAdmin })
  await site.db
    .update(members)
    .set({ usernameFolded: foldName(username) })
    .where(sql`${members.id} = ${person.member.id}`)
  return person
}

const say = (person: Person, body: unknown, article = 1) => person.post(`/api/news/${article}/comments`, body)
const written = async (
  person: Person,
  author: string,
  content: string,
  article = 1,
): Promise<NewsComment> => {
  const answer = await say(person, { author, content }, article)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = (article = 1, search = '', person: Person = site.visitor) =>
  person.json<NewsComment[]>(`/api/news/${article}/comments${search}`)

describe('names', () => {
  test.each([
    'mіnji', // Cyrillic і
    'minji ✓',
    'Hаneul', // Cyrillic а, an admin's name
    'Sora (admin)',
    'Shimpyo',
  ])('a guest who writes as %j is marked as a guest', async (author) => {
    const comment = await written(site.visitor, author, `as ${author}`)
    expect(comment.isGuest).toBe(true)
    expect((await read()).find(({ id }) => id === comment.id)?.isGuest).toBe(true)
  })

  test.each(['Amara', 'minjin', 'Lucía', '민지', 'deleted member'])(
    'a guest who writes as %j is nobody else, and not marked',
    async (author) => {
      expect((await written(site.visitor, author, `as ${author}`)).isGuest).toBe(false)
    },
  )

  test('members are themselves under their own names, and guests under those of others', async () => {
    expect((await written(minji, 'minji', 'It is me')).isGuest).toBe(false)
    expect((await written(minji, 'Minji', 'Still me')).isGuest).toBe(false)
    expect((await written(minji, 'Haneul', 'Not me')).isGuest).toBe(true)
    expect((await written(admin, 'Haneul', 'Me')).isGuest).toBe(false)
    expect((await written(minji, 'Somebody', 'Without a name')).isGuest).toBe(false)
  })

  test('a name that somebody takes later marks what a guest wrote under it before', async () => {
    const { id } = await written(site.visitor, 'Bomi', 'Early bird', 2)
    const isMarked = async () => (await read(2)).find((one) => one.id === id)?.isGuest
    expect(await isMarked()).toBe(false)
    const account = { email: 'bomi@example.com', password: 'a rainy ferry to Jeju' }
    expect((await site.visitor.post('/api/auth/register', account)).statusCode).toBe(201)
    expect(await isMarked()).toBe(true)
  })

  test('nobody learns which member wrote', async () => {
    const comment = await written(minji, 'Somebody', 'Who am I')
    expect(Object.keys(comment).sort()).toEqual(['author', 'content', 'createdAt', 'id', 'isGuest'])
    const body = (await site.visitor.get('/api/news/1/comments')).body
    expect(body).not.toMatch(/memberId|member_id|example\.com/)
    const [row] = await site.db.select().from(newsComments).where(sql`id = ${comment.id}`)
    expect(row!.memberId).toBe(minji.member.id)
  })
})

test('a member reads that an admin deleted their comment, and open reports about it are closed', async () => {
  const { id } = await written(minji, 'minji', 'Something hasty', 8)
  const rude = { area: 'news-comment', itemId: id, reason: 'unkind' }
  expect((await admin.post('/api/reports', rude)).statusCode).toBe(201)
  await admin.del(`/api/comments/${id}`)
  const { decisions } = await minji.json<Notices>('/api/notices')
  expect(decisions[0]).toMatchObject({ action: 'deleted', area: 'news-comment', about: 'Something hasty' })
  expect(await admin.json('/api/admin/reports')).not.toContainEqual(expect.objectContaining({ itemId: id }))
})

test('a reported comment that moderators remove is gone at the next request', async () => {
  const { id } = await written(site.visitor, 'Rude', 'Something very rude', 9)
  await read(9)
  const report = await minji.post('/api/reports', { area: 'news-comment', itemId: id, reason: 'unkind' })
  const decision = `/api/admin/reports/${report.json().id}/decision`
  expect((await admin.post(decision, { outcome: 'removed', reason: 'Unkind' })).statusCode).toBe(200)
  expect(await read(9)).toEqual([])
})

describe('sending', () => {
  test('what an admin has deleted can be said again at once', async () => {
    const first = await written(site.visitor, 'Again', 'The same words', 3)
    await admin.del(`/api/comments/${first.id}`)
    const second = await written(site.visitor, 'Again', 'The same words', 3)
    expect(second.id).not.toBe(first.id)
    expect((await read(3)).map(({ id }) => id)).toContain(second.id)
  })

  test('blanks around name and comment are not kept; line breaks in it are', async () => {
    const comment = await written(site.visitor, '  Amara  ', '\n one\n\ntwo \n')
    expect(comment).toMatchObject({ author: 'Amara', content: 'one\n\ntwo' })
  })

  test('a program that fills the hidden field is refused, and so is a guest who took no time', async () => {
    const trapped = await say(site.visitor, { author: 'A', content: 'Buy', website: 'http://x.example' })
    expect(trapped.statusCode).toBe(400)
    expect(trapped.json().issues[0].path).toBe('website')
    const hasty = await say(site.visitor, { author: 'A', content: 'Quick', writtenIn: 200 })
    expect(hasty.statusCode).toBe(429)
    expect(hasty.headers['retry-after']).toBeTruthy()
    expect((await say(minji, { author: 'minji', content: 'Quick', writtenIn: 200 })).statusCode).toBe(201)
    const calm = { author: 'A', content: 'Calm', website: '', writtenIn: 9_000 }
    expect((await say(site.visitor, calm)).statusCode).toBe(201)
  })
})

describe('reading', () => {
  test('the newest comment comes first, and older ones come page by page', async () => {
    for (let at = 1; at <= 5; at++) await written(site.visitor, 'Counter', `Number ${at}`, 4)
    const firstTwo = await read(4, '?limit=2')
    expect(firstTwo.map(({ content }) => content)).toEqual(['Number 5', 'Number 4'])
    const next = await read(4, `?limit=2&before=${firstTwo[1]!.id}`)
    expect(next.map(({ content }) => content)).toEqual(['Number 3', 'Number 2'])
    expect(await read(4, '?limit=999999')).toHaveLength(5)
  })

  test('a new comment shows at the next request, though the answer was kept', async () => {
    await read(5)
    const { id } = await written(site.visitor, 'Amara', 'Fresh', 5)
    expect((await read(5))[0]!.id).toBe(id)
  })

  test('what a member has reported is hidden from that member alone', async () => {
    const { id } = await written(site.visitor, 'Rude', 'Something rude', 6)
    await site.db
      .insert(reports)
      .values({ area: 'news-comment', itemId: id, reporterId: minji.member.id, reason: 'unkind' })
    expect(await read(6, '', minji)).toEqual([])
    expect(await read(6)).toHaveLength(1)
    expect(await read(6, '', admin)).toHaveLength(1)
  })
})

const INCOMPLETE = 'Please fill in both your name and comment'

describe('bad input', () => {
  test.each([
    [{ author: '', content: 'x' }, INCOMPLETE],
    [{ author: 'x', content: ' \n ' }, INCOMPLETE],
    [{ author: '\u200b\u2060', content: 'x' }, INCOMPLETE],
    [{ author: 'x', content: '\u3164\u2800' }, INCOMPLETE],
    [{ author: 'x' }, INCOMPLETE],
    [{ content: 'x' }, INCOMPLETE],
    [{}, INCOMPLETE],
    [{ author: { a: 1 }, content: 'x' }, 'Name must be text'],
    [{ author: 'x', content: 5 }, 'Comment must be text'],
    [{ author: 'x'.repeat(201), content: 'x' }, 'Name can be at most 200 characters'],
    [{ author: 'x', content: 'x'.repeat(5_001) }, 'Comment can be at most 5,000 characters'],
    [{ author: 'a\u0000b', content: 'x' }, 'Name contains characters that cannot be stored'],
    [{ author: 'x', content: 'x', writtenIn: 'long' }, 'writtenIn must be a number'],
  ])('%j is refused: %s', async (body, message) => {
    const answer = await say(site.visitor, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
  })
})
