// "Your data": everything of mine, nothing of others; and leaving without a trace, or with one's posts left behind.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/auth.ts'
import { postComments, posts, postVotes } from '#server/community/table.ts'
import { dramas } from '#server/dramas/table.ts'
import { submissions } from '#server/forms/table.ts'
import { revisions } from '#server/history/table.ts'
import { keptLines } from '#server/learners/table.ts'
import { outbox } from '#server/mail/table.ts'
import { moderationLog, reports } from '#server/moderation/table.ts'
import { articles, newsComments } from '#server/news/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { aSite, type SignedIn as Person, type TestSite } from '#tests/site.ts'
import type { MyData } from './my-data.ts'
import { members, sessions } from './table.ts'

let site: TestSite
let other: Person
let theirPost: number
beforeAll(async () => {
  site = await aSite()
  other = await site.signUp({ username: 'Otherwise', email: 'otherwise@example.com' })
  theirPost = await aPost(other.member.id, 'The post of another')
})
afterAll(() => site.close())

const PASSWORD = 'tea at midnight'
let number = 0

const aPost = async (authorId: number, title: string) =>
  (
    await site.db
      .insert(posts)
      .values({ authorId, title, content: `${title}, told` })
      .returning()
  )[0]!.id
const count = async (
  table: Parameters<TestSite['db']['$count']>[0],
  where?: Parameters<TestSite['db']['$count']>[1],
) => site.db.$count(table, where)

/** A member with something of everything, among things of others. */
async function aFullLife() {
  const { db } = site
  const name = `leaving${++number}`
  const email = `${name}@example.com`
  const registered = await site.visitor.post('/api/auth/register', { email, password: PASSWORD })
  const { token, user } = registered.json<SignedIn>()
  const headers = { authorization: `Bearer ${token}` }
  const id = user.id
  const mine = await aPost(id, `A post by ${id}`)
  const [drama] = await db
    .insert(dramas)
    .values({
      title: `Drama ${id}`,
      description: 'x',
      year: 2020,
      episodes: 16,
      rating: '8/10',
      score: 8,
      genre: 'x',
      artSeed: 'x',
      artScene: 'sea',
      artMood: 'dusk',
    })
    .returning()
  const [article] = await db
    .insert(articles)
    .values({
      title: 'An article',
      content: 'x',
      celebrity: 'x',
      artSeed: 'x',
      artScene: 'sea',
      artMood: 'dusk',
    })
    .returning()
  await db.insert(reviews).values([
    { memberId: id, title: 'Private thoughts', content: 'mine alone' },
    { memberId: id, title: `Public thoughts of ${id}`, content: 'for all', isPublic: true },
    { memberId: other.member.id, title: 'Not mine', content: 'theirs' },
  ])
  await db.insert(watchlist).values([
    { memberId: id, dramaId: drama!.id, status: 'watching', episodesWatched: 3 },
    { memberId: other.member.id, dramaId: drama!.id },
  ])
  await db.insert(postComments).values([
    { postId: theirPost, authorId: id, content: `a comment by ${id}` },
    { postId: theirPost, authorId: id, content: 'one that was taken down', hiddenAt: sql`now()` },
    { postId: mine, authorId: other.member.id, content: 'their comment on mine' },
  ])
  await db
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + 1` })
    .where(eq(posts.id, theirPost))
  await db.update(posts).set({ commentCount: 1 }).where(eq(posts.id, mine))
  await db.insert(postVotes).values([
    { postId: theirPost, memberId: id, value: 1 },
    { postId: mine, memberId: id, value: -1 },
  ])
  await db
    .update(posts)
    .set({ upvotes: sql`${posts.upvotes} + 1` })
    .where(eq(posts.id, theirPost))
  await db.update(posts).set({ downvotes: 1 }).where(eq(posts.id, mine))
  await db.insert(newsComments).values([
    { articleId: article!.id, author: user.username, content: `news comment by ${id}`, memberId: id },
    { articleId: article!.id, author: 'Otherwise', content: 'theirs', memberId: other.member.id },
  ])
  await db.insert(keptLines).values({ memberId: id, line: 'day-1', card: { reps: 2 }, dueAt: new Date(0) })
  const form = { form: 'contact', name, subject: 'Hello', fields: { name, email, message: 'a question' } }
  await db.insert(submissions).values([
    { ...form, email: email.toUpperCase() },
    { ...form, email: 'otherwise@example.com', name: 'Otherwise', fields: { message: 'theirs' } },
    // from before: whoever wrote it then need not be the one who has the address as an account now
    {
      ...form,
      email,
      name: 'Somebody',
      fields: { message: 'older' },
      createdAt: sql`now() - interval '1 year'`,
    },
  ])
  await db.insert(outbox).values([
    { kind: 'confirmation', recipient: email, subject: 'Thank you', body: `Hello ${name}` },
    { kind: 'submission', recipient: 'office@example.com', replyTo: email, subject: 'Hello', body: name },
  ])
  await db
    .insert(reports)
    .values({ area: 'post', itemId: theirPost, reporterId: id, reason: 'spam', note: 'looks like it' })
  await db.insert(moderationLog).values({
    moderatorId: other.member.id,
    moderatorName: 'Otherwise',
    action: 'removed',
    area: 'post',
    itemId: mine,
    authorId: id,
    reason: 'off topic',
  })
  return {
    id,
    email,
    name,
    mine,
    headers,
    token,
    user,
    data: async () => (await site.visitor.call({ url: '/api/auth/my-data', headers })).json<MyData>(),
    leave: (body: unknown) =>
      site.visitor.call({ method: 'DELETE', url: '/api/auth/account', headers, payload: body as object }),
    me: async () => (await site.visitor.call({ url: '/api/auth/me', headers })).statusCode,
  }
}
let me: Awaited<ReturnType<typeof aFullLife>>
beforeEach(async () => {
  me = await aFullLife()
})

describe('my data', () => {
  test('hold everything of mine', async () => {
    const data = await me.data()
    expect(data.account).toMatchObject({ id: me.id, username: me.name, email: me.email, hasPassword: true })
    expect(data.sessions).toMatchObject([{ isCurrent: true }])
    expect(data.reviews).toMatchObject([
      { title: 'Private thoughts' },
      { title: `Public thoughts of ${me.id}` },
    ])
    expect(data.watchlist).toMatchObject([
      { title: `Drama ${me.id}`, status: 'watching', episodesWatched: 3 },
    ])
    expect(data.posts).toMatchObject([{ id: me.mine, title: `A post by ${me.id}` }])
    expect(data.postComments).toMatchObject([
      { content: `a comment by ${me.id}` },
      { content: 'one that was taken down' },
    ])
    expect(data.newsComments).toMatchObject([{ content: `news comment by ${me.id}` }])
    expect(data.votes).toHaveLength(2)
    expect(data.keptLines).toMatchObject([{ line: 'day-1', card: { reps: 2 } }])
    expect(data.forms).toMatchObject([{ form: 'contact', fields: { message: 'a question' } }])
    expect(data.mails).toMatchObject([{ kind: 'confirmation', subject: 'Thank you' }])
    expect(data.reports).toMatchObject([{ reason: 'spam', note: 'looks like it' }])
    expect(data.moderation).toMatchObject([{ action: 'removed', reason: 'off topic' }])
  })

  test('hold nothing of others, and no secret', async () => {
    const text = JSON.stringify(await me.data())
    expect(text).not.toMatch(/Otherwise|otherwise|theirs|their comment|Not mine|older/)
    expect(text).not.toContain(me.token)
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|usernameFolded/)
  })

  test('are for me alone', async () => {
    expect((await site.visitor.get('/api/auth/my-data')).statusCode).toBe(401)
    expect(JSON.stringify(await other.json('/api/auth/my-data'))).not.toContain(me.name)
  })
})

describe('leaving', () => {
  test.each<[unknown, number, string]>([
    [{ posts: 'keep' }, 400, 'Password is required'],
    [{ password: '', posts: 'keep' }, 400, 'Password is required'],
    [{ password: 'not that one', posts: 'keep' }, 400, 'Current password is incorrect'],
    [{ password: PASSWORD }, 400, 'posts must be keep or remove'],
    [{ password: PASSWORD, posts: 'burn' }, 400, 'posts must be keep or remove'],
    [{ password: { $ne: '' }, posts: 'keep' }, 400, 'Password must be text'],
  ])('with %j is a bad request', async (body, status, message) => {
    const answer = await me.leave(body)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect(await me.me()).toBe(200)
  })

  test('ends every session, and the email is free again', async () => {
    const answer = await me.leave({ password: PASSWORD, posts: 'keep' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
    expect(await me.me()).toBe(401)
    const again = await site.visitor.post('/api/auth/register', { email: me.email, password: PASSWORD })
    expect(again.statusCode).toBe(201)
    expect(again.json<SignedIn>().user.username).toBe(me.name)
  })

  test('can leave posts, comments and public reviews behind, without the name', async () => {
    await me.leave({ password: PASSWORD, posts: 'keep' })
    const [post] = await site.db.select().from(posts).where(eq(posts.id, me.mine))
    expect(post).toMatchObject({ authorId: null, title: `A post by ${me.id}`, downvotes: 0, commentCount: 1 })
    expect(await count(postComments, eq(postComments.content, `a comment by ${me.id}`))).toBe(1)
    const [comment] = await site.db
      .select()
      .from(newsComments)
      .where(eq(newsComments.content, `news comment by ${me.id}`))
    expect(comment).toMatchObject({ author: 'deleted member', memberId: null })
    const [review] = await site.db
      .select()
      .from(reviews)
      .where(eq(reviews.title, `Public thoughts of ${me.id}`))
    expect(review).toMatchObject({ memberId: null })
    expect(await count(reviews, sql`${reviews.memberId} is null and not ${reviews.isPublic}`)).toBe(0)
    const shown = await site.visitor.json<{ authorUsername: string }>(`/api/posts/${me.mine}`)
    expect(shown.authorUsername).toBe('deleted member')
  })

  test('can take them along, and the totals of others are right', async () => {
    const totals = async () => (await site.db.select().from(posts).where(eq(posts.id, theirPost)))[0]!
    const before = await totals()
    await me.leave({ password: PASSWORD, posts: 'remove' })
    expect(await count(posts, eq(posts.id, me.mine))).toBe(0)
    expect(await count(postComments, eq(postComments.content, `a comment by ${me.id}`))).toBe(0)
    expect(await count(newsComments, eq(newsComments.content, `news comment by ${me.id}`))).toBe(0)
    expect(await count(reviews, eq(reviews.title, `Public thoughts of ${me.id}`))).toBe(0)
    const after = await totals()
    expect(after.upvotes).toBe(before.upvotes - 1)
    expect(after.commentCount).toBe(before.commentCount - 1)
    const visible = await count(
      postComments,
      sql`${postComments.postId} = ${theirPost} and ${postComments.hiddenAt} is null`,
    )
    expect(after.commentCount).toBe(visible)
    expect(await count(reviews, eq(reviews.memberId, other.member.id))).toBeGreaterThan(0)
  })

  test.each(['keep', 'remove'] as const)(
    'with %s leaves neither email nor name anywhere in the database',
    async (posted) => {
      const admin = await site.signUp({ isAdmin: true })
      await site.db.insert(moderationLog).values({
        moderatorId: admin.member.id,
        moderatorName: admin.member.username,
        action: 'suspended',
        area: 'member',
        itemId: me.id,
        authorId: me.id,
        details: { about: me.name },
      })
      await site.db.delete(submissions).where(sql`${submissions.createdAt} < now() - interval '1 month'`)
      await site.visitor.post('/api/auth/forgot-password', { email: me.email })
      await me.leave({ password: PASSWORD, posts: posted })
      expect(await findEverywhere(me.name)).toEqual([])
    },
  )

  test('of an admin takes the name out of the records, and not of the last one', async () => {
    await site.db.update(members).set({ isAdmin: false })
    const admin = await site.signUp({ isAdmin: true, username: 'Keyholder' })
    const leave = () => admin.del('/api/auth/account', { posts: 'keep' })
    const refusal = await leave()
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      'You are the only admin. Please make someone else an admin first',
    ])
    await site.signUp({ isAdmin: true })
    await site.db.insert(revisions).values({
      area: 'drama',
      item: '1',
      version: 1,
      action: 'created',
      memberId: admin.member.id,
      memberName: 'Keyholder',
    })
    expect((await leave()).statusCode).toBe(200)
    expect(await findEverywhere('Keyholder')).toEqual([])
  })

  test('of the last two admins at one instant is possible for one', async () => {
    await site.db.update(members).set({ isAdmin: false })
    const two = [await site.signUp({ isAdmin: true }), await site.signUp({ isAdmin: true })]
    const answers = await Promise.all(two.map((admin) => admin.del('/api/auth/account', { posts: 'keep' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await count(members, eq(members.isAdmin, true))).toBe(1)
  })

  test('without a password needs a sign-in of the last ten minutes', async () => {
    const provided = await site.signUp()
    await site.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.memberId, provided.member.id))
    const refusal = await provided.del('/api/auth/account', { posts: 'keep' })
    expect(refusal.statusCode).toBe(403)
    expect(refusal.json().message).toContain('sign in again')
    await site.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '9 minutes'` })
      .where(eq(sessions.memberId, provided.member.id))
    expect((await provided.del('/api/auth/account', { posts: 'keep' })).statusCode).toBe(200)
  })
})

/** Where a text stands, in any case, in any column of any table. */
async function findEverywhere(text: string): Promise<string[]> {
  const { rows: tables } = await site.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`}`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
