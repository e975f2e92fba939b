// Three instances write the same rows at the same time on PostgreSQL: nothing is lost, doubled or miscounted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vote } from '#server/community/votes.ts'
import { addComment } from '#server/community/write-comments.ts'
import { type Changes, openChanges } from '#server/db/changes.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import { countCall } from '#server/limits/limits.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { until } from './until.ts'

const POSTS = [1, 2, 3, 4]
const MEMBERS = 6
let postgres: Postgres
let databases: Database[]
let changes: Changes[]
beforeAll(async () => {
  // A deadlock would show as an error at once.
  postgres = await startPostgres({ deadlock_timeout: '100ms' })
  databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url: postgres.url() })))
  await migrate(databases[0]!)
  changes = await Promise.all(databases.map(openChanges))
  await rows(
    `insert into members (username, username_folded) select 'm' || i, 'm' || i from generate_series(1, ${MEMBERS}) i`,
  )
  await rows(`insert into posts (title, content) select 'Tea', 'x' from generate_series(1, ${POSTS.length})`)
}, 120_000)
afterAll(async () => {
  for (const one of [...changes, ...databases]) await one.close()
  await postgres.stop()
})

const rows = async <T>(text: string): Promise<T[]> => (await databases[0]!.pool.query(text)).rows as T[]
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!
const members = Array.from({ length: MEMBERS }, (_, at) => at + 1)
/** A hundred calls at once, ten times, each on any of the instances. */
async function storm(call: (db: Database['db'], at: number) => Promise<unknown>) {
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 100 }, (_, at) => call(any(databases).db, at)))
}

test('votes: the totals match the rows', async () => {
  await storm((db) =>
    vote(db, { id: any(members) }, { postId: any(POSTS), newVote: any(['up', 'down', null] as const) }),
  )
  const totals = await rows(`
    select upvotes, downvotes, count(*) filter (where value = 1)::int as ups, count(*) filter (where value = -1)::int as downs
    from posts left join post_votes on post_id = id group by id`)
  expect(totals).toEqual(
    (totals as { ups: number; downs: number }[]).map(({ ups, downs }) => ({
      upvotes: ups,
      downvotes: downs,
      ups,
      downs,
    })),
  )
})

test('comments: each is stored once and counted once, and every instance is notified', async () => {
  const notified = databases.map(() => false)
  await rows('delete from post_comments')
  await rows('delete from recent_submissions')
  await rows('update posts set comment_count = 0')
  // Notifications of the votes above have arrived by now.
  for (const [at, one] of changes.entries())
    one.on(({ topic }) => {
      notified[at] ||= topic === 'community'
    })
  const sent = new Set<string>()
  await storm(async (db, at) => {
    const [memberId, postId, content] = [any(members), any(POSTS), `words ${at % 20}`]
    sent.add(`${memberId} ${postId} ${content}`)
    const me = { id: memberId, username: `m${memberId}` }
    const comment = await addComment(db, me, { postId, content, isNewcomers: false })
    expect(comment).toMatchObject({ authorId: memberId, postId, content })
  })
  const stored = await rows<{ words: string }>(
    `select author_id || ' ' || post_id || ' ' || content as words from post_comments`,
  )
  expect(stored.map(({ words }) => words).sort()).toEqual([...sent].sort())
  expect(
    await rows(
      `select id from posts where comment_count <> (select count(*) from post_comments where post_id = posts.id)`,
    ),
  ).toEqual([])
  await until(() => notified.every(Boolean))
})

test('rate limits: exactly the allowed number passes', async () => {
  const tea = { name: 'tea', max: 250, seconds: 600 }
  const waits: number[] = []
  await storm(async (db, at) => waits.push(await countCall(db, tea, `guest ${at % 2}`)))
  expect(waits).toHaveLength(1_000)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2 * tea.max)
})
