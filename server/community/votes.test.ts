// Votes: one for each member and post, correct totals in any race, and secret voters.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Post } from '#contract/api/community.ts'
import { api } from '#contract/api.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })
const haneul = await site.signUp({ username: 'haneul' })

let number = 0
let post: Post
let votes: string
beforeEach(async () => {
  post = (await minji.post('/api/posts', { title: `Post ${++number}`, content: 'Words.' })).json()
  votes = `/api/posts/${post.id}/vote`
})
const totals = async () => {
  const { upvotes, downvotes, score } = await site.visitor.json<Post>(`/api/posts/${post.id}`)
  return { upvotes, downvotes, score }
}
const rows = async () => {
  const counted = await site.db.execute<{ ups: number; downs: number }>(
    sql`select count(*) filter (where value = 1)::int as ups, count(*) filter (where value = -1)::int as downs from post_votes where post_id = ${post.id}`,
  )
  return counted.rows[0]!
}

test('voting twice counts once, the opposite vote switches, and withdrawing twice is fine', async () => {
  const up = { voteType: 'up' }
  expect((await minji.post(votes, up)).json()).toMatchObject({ upvotes: 1, score: 1, userVote: 'up' })
  expect((await minji.post(votes, up)).json()).toMatchObject({ upvotes: 1, score: 1, userVote: 'up' })
  expect((await minji.post(votes, { voteType: 'down' })).json()).toMatchObject({
    upvotes: 0,
    downvotes: 1,
    score: -1,
    userVote: 'down',
  })
  for (const _ of [1, 2])
    expect((await minji.del(votes)).json()).toMatchObject({ upvotes: 0, downvotes: 0, userVote: null })
})

test('members see their own vote after a reload, in the list and in the post; voting is no edit', async () => {
  await minji.post(votes, { voteType: 'down' })
  const mine = (await minji.json<Post[]>('/api/posts')).find((one) => one.id === post.id)
  expect(mine).toMatchObject({ userVote: 'down', updatedAt: post.updatedAt })
  expect(await minji.json(`/api/posts/${post.id}`)).toMatchObject({ userVote: 'down' })
  expect(await haneul.json(`/api/posts/${post.id}`)).toMatchObject({ userVote: null, downvotes: 1 })
})

test('the total is right when fifty members vote at once, some of them twice and both ways', async () => {
  const members = await Promise.all(Array.from({ length: 50 }, () => site.signUp()))
  const calls = members.flatMap((member, at) => [
    member.post(votes, { voteType: 'up' }),
    ...(at % 5 === 0 ? [member.post(votes, { voteType: 'up' })] : []),
    ...(at % 10 === 0 ? [member.post(votes, { voteType: 'down' })] : []),
  ])
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(200)
  const { ups, downs } = await rows()
  expect(ups + downs).toBe(50)
  expect(ups).toBeGreaterThanOrEqual(45)
  expect(await totals()).toEqual({ upvotes: ups, downvotes: downs, score: ups - downs })
})

test('twenty concurrent votes of one member count once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => haneul.post(votes, { voteType: 'up' })))
  expect(await totals()).toEqual({ upvotes: 1, downvotes: 0, score: 1 })
})

test('votes and withdrawals that race leave totals that match the rows', async () => {
  const voters = [minji, haneul, await site.signUp(), await site.signUp()]
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => {
      const voter = voters[at % voters.length]!
      return at % 3 === 2 ? voter.del(votes) : voter.post(votes, { voteType: at % 2 ? 'up' : 'down' })
    }),
  )
  const { ups, downs } = await rows()
  expect(await totals()).toEqual({ upvotes: ups, downvotes: downs, score: ups - downs })
})

test('no API call tells who voted, not even to admins', async () => {
  const admin = await site.signUp({ isAdmin: true })
  await haneul.post(votes, { voteType: 'up' })
  const seen = await admin.json<Post>(`/api/posts/${post.id}`)
  expect(
    Object.keys(seen)
      .filter((key) => /vote|voter/i.test(key))
      .sort(),
  ).toEqual(['downvotes', 'upvotes', 'userVote'])
  expect(seen.userVote).toBeNull()
  const gets = Object.keys(api).filter((call) => call.startsWith('GET ') && /vote/i.test(call))
  expect(gets).toEqual([])
})
