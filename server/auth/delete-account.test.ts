// Deleting an account, with or without the member's posts.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { postComments, posts } from '#server/community/table.ts'
import { submissions } from '#server/forms/table.ts'
import { revisions } from '#server/history/table.ts'
import { moderationLog } from '#server/moderation/table.ts'
import { newsComments } from '#server/news/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { PASSWORD } from '#tests/accounts.ts'
import { aFullAccount, findEverywhere, otherMember } from '#tests/full-account.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { members, sessions } from './table.ts'

let me: Awaited<ReturnType<typeof aFullAccount>>
const site = await aSite()
const others = await otherMember(site)
const other = others.other
const theirPost = others.theirPost
beforeEach(async () => {
  me = await aFullAccount(others)
})

const count = async (
  table: Parameters<TestSite['db']['$count']>[0],
  where?: Parameters<TestSite['db']['$count']>[1],
) => site.db.$count(table, where)

describe('leaving', () => {
  test.each<[unknown, number, string]>([
    [{ posts: 'keep' }, 400, 'Password is required'],
    [{ password: '', posts: 'keep' }, 400, 'Password is required'],
    [{ password: 'not that one', posts: 'keep' }, 400, 'Current password is incorrect'],
    [{ password: PASSWORD }, 400, 'posts must be keep or remove'],
    [{ password: PASSWORD, posts: 'burn' }, 400, 'posts must be keep or remove'],
    [{ password: { $ne: '' }, posts: 'keep' }, 400, 'Password must be text'],
  ])('with %j is a bad request', async (body, status, message) => {
    const answer = await me.deleteAccount(body)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect(await me.me()).toBe(200)
  })

  test('ends every session, and the email is free again', async () => {
    const answer = await me.deleteAccount({ password: PASSWORD, posts: 'keep' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
    expect(await me.me()).toBe(401)
    const again = await site.visitor.post('/api/auth/register', { email: me.email, password: PASSWORD })
    expect(again.statusCode).toBe(201)
    expect(again.json<SignedIn>().user.username).toBe(me.name)
  })

  test('can leave posts, comments and public reviews behind, without the name', async () => {
    await me.deleteAccount({ password: PASSWORD, posts: 'keep' })
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
    await me.deleteAccount({ password: PASSWORD, posts: 'remove' })
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
      await me.deleteAccount({ password: PASSWORD, posts: posted })
      expect(await findEverywhere(site, me.name)).toEqual([])
    },
  )

  test('of an admin takes the name out of the records, and not of the last one', async () => {
    await site.db.update(members).set({ isAdmin: false })
    const admin = await site.signUp({ isAdmin: true, username: 'Keyholder' })
    const deleteAccount = () => admin.del('/api/auth/account', { posts: 'keep' })
    const refusal = await deleteAccount()
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      409,
      'You are the only admin. Please make someone else an admin first.',
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
    expect((await deleteAccount()).statusCode).toBe(200)
    expect(await findEverywhere(site, 'Keyholder')).toEqual([])
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
