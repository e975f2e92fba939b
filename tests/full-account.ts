// A member with one of everything that the site can store, among content of others.
import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '#contract/api/auth.ts'
import { airingMails, airingMembers, followedPeople } from '#server/airing/table.ts'
import type { MyData } from '#server/auth/my-data.ts'
import { sessions } from '#server/auth/table.ts'
import { postComments, posts, postVotes } from '#server/community/table.ts'
import { diary } from '#server/diary/table.ts'
import { submissions } from '#server/forms/table.ts'
import { savedLines } from '#server/learners/table.ts'
import { listDramas, lists, savedLists } from '#server/lists/table.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { blocks, moderationLog, reports } from '#server/moderation/table.ts'
import { articles, newsComments } from '#server/news/table.ts'
import { noticeMails, pushDevices } from '#server/notices/table.ts'
import { people } from '#server/people/table.ts'
import { follows, publicPages } from '#server/public-pages/table.ts'
import { helpfulMarks, reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { PASSWORD } from './accounts.ts'
import { putDramas } from './dramas.ts'
import type { SignedIn as Person, TestSite } from './site.ts'

export interface Others {
  /** whom members follow, and block */
  followed: number
  site: TestSite
  /** another member, named Otherwise, who must not appear in anybody else's data */
  other: Person
  /** a post of theirs */
  theirPost: number
}

export async function otherMember(site: TestSite): Promise<Others> {
  const other = await site.signUp({ username: 'Otherwise', email: 'otherwise@example.com' })
  const followed = await site.signUp({ username: 'Followed', email: 'followed@example.com' })
  await site.db.insert(publicPages).values({ memberId: followed.member.id, isOn: true })
  return {
    site,
    other,
    followed: followed.member.id,
    theirPost: await aPost(site, other.member.id, 'The post of another'),
  }
}

const aPost = async (site: TestSite, authorId: number, title: string) => {
  const content = `${title}, told`
  const [row] = await site.db.insert(posts).values({ authorId, title, content }).returning()
  return row!.id
}

let number = 0

/** A member with one of everything, among content of others. */
export async function aFullAccount({ site, other, followed, theirPost }: Others) {
  const { db } = site
  const name = `leaving${++number}`
  const email = `${name}@example.com`
  const registered = await site.visitor.post('/api/auth/register', { email, password: PASSWORD })
  const { token, user } = registered.json<SignedIn>()
  const headers = { authorization: `Bearer ${token}` }
  const id = user.id
  const mine = await aPost(site, id, `A post by ${id}`)
  const [drama] = await putDramas(db, [{ title: `Drama ${id}` }])
  const [article] = await db
    .insert(articles)
    .values({
      title: 'An article',
      content: 'x',
      celebrity: 'x',
      artSeed: 'x',
      drawing: 'sea',
      palette: 'dusk',
    })
    .returning()
  const [, mineOpen, theirs] = await db
    .insert(reviews)
    .values([
      { memberId: id, title: 'Private thoughts', content: 'mine alone' },
      { memberId: id, title: `Public thoughts of ${id}`, content: 'for all', isPublic: true },
      { memberId: other.member.id, title: 'Not mine', content: 'theirs' },
    ])
    .returning({ id: reviews.id })
  await db.insert(helpfulMarks).values([
    { reviewId: theirs!.id, memberId: id },
    { reviewId: mineOpen!.id, memberId: other.member.id },
  ])
  await db.insert(watchlist).values([
    { memberId: id, dramaId: drama!.id, status: 'watching', episodesWatched: 3, ownRating: 9 },
    { memberId: other.member.id, dramaId: drama!.id },
  ])
  const [person] = await db
    .insert(people)
    .values({ slug: `somebody-${id}`, name: `Somebody ${id}`, roles: ['actor'] })
    .returning()
  for (const memberId of [id, other.member.id]) {
    await db.insert(followedPeople).values({ memberId, personId: person!.id })
    await db
      .insert(airingMembers)
      .values({
        memberId,
        calendarHash: `a hash of ${memberId}`,
        calendarSince: sql`now()`,
        weeklyMail: true,
      })
      .onConflictDoNothing()
    await db
      .insert(airingMails)
      .values({ memberId, tokenHash: `of ${memberId}`, week: '2026-11-23' })
      .onConflictDoNothing()
  }
  await db.insert(diary).values(
    [id, other.member.id].map((memberId) => ({
      ...{ memberId, dramaId: drama!.id, day: '2026-11-24', firstEpisode: 1, lastEpisode: 3 },
    })),
  )
  await db.insert(publicPages).values({ memberId: id, isOn: true, ratings: true })
  await db.insert(follows).values([
    { followerId: id, followedId: followed },
    { followerId: followed, followedId: id },
  ])
  await db.insert(blocks).values([
    { blockerId: id, blockedId: followed },
    { blockerId: followed, blockedId: id },
  ])
  const keys = { p256dh: 'key of the browser', auth: 'key of the browser' }
  const [session] = await db.select().from(sessions).where(eq(sessions.memberId, id))
  const endpoint = `https://push.example.com/${id}`
  await db.insert(pushDevices).values({ sessionId: session!.id, endpoint, ...keys })
  await db.insert(noticeMails).values({ tokenHash: `hash of ${name}`, memberId: id })
  const mineAndTheirs = [
    { memberId: id, title: `A list of ${name}`, visibility: 'public' },
    { memberId: other.member.id, title: 'Not mine' },
  ]
  const made = await db.insert(lists).values(mineAndTheirs).returning({ id: lists.id })
  await db.insert(savedLists).values({ memberId: id, listId: made[1]!.id })
  for (const { id: listId } of made)
    await db.insert(listDramas).values({ listId, dramaId: drama!.id, position: 1, note: `note in ${listId}` })
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
  await db.insert(savedLines).values({ memberId: id, line: 'day-1', card: { reps: 2 }, dueAt: new Date(0) })
  const form = { form: 'contact', name, subject: 'Hello', fields: { name, email, message: 'a question' } }
  await db.insert(submissions).values([
    { ...form, email: email.toUpperCase() },
    { ...form, email: 'otherwise@example.com', name: 'Otherwise', fields: { message: 'theirs' } },
    // from before the account: its author need not be the owner of the address
    {
      ...form,
      email,
      name: 'Somebody',
      fields: { message: 'older' },
      createdAt: sql`now() - interval '1 year'`,
    },
  ])
  await db.transaction(async (tx) => {
    const sends = { SMTP_URL: 'smtp://mail.test' }
    await queueMail(tx, sends, {
      ...{ kind: 'confirmation', recipient: email, subject: 'Thank you', body: `Hello ${name}` },
    })
    const recipient = 'office@example.com'
    await queueMail(tx, sends, {
      kind: 'submission',
      recipient,
      replyTo: email,
      subject: 'Hello',
      body: name,
    })
  })
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
    helpful: theirs!.id,
    headers,
    token,
    user,
    data: async () => (await site.visitor.call({ url: '/api/auth/my-data', headers })).json<MyData>(),
    deleteAccount: (body: unknown) =>
      site.visitor.call({ method: 'DELETE', url: '/api/auth/account', headers, payload: body as object }),
    me: async () => (await site.visitor.call({ url: '/api/auth/me', headers })).statusCode,
  }
}

/** Finds a text, in any case, in any column of any table. */
export async function findEverywhere(site: TestSite, text: string): Promise<string[]> {
  const { rows: tables } = await site.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  if (tables.length < 20) throw new Error('These cannot be all tables')
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`}`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
