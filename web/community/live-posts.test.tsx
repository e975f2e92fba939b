// @vitest-environment jsdom
// The list while others write: what is shown follows in place, what is new waits, what is cached is not trusted.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '#contract/api/community.ts'
import { fakeServer } from '#web/auth/fake-server.ts'
import { freshPage } from '#web/auth/on-fresh-stage.tsx'
import { during, press, settle } from '#web/ui/on-stage.tsx'

let hear: (news: readonly string[] | null) => void
vi.mock('#web/live/use-live.ts', () => ({
  useLive: (_: string, listener: typeof hear) => {
    hear = listener
  },
}))

const AT = '2026-11-20T10:00:00.000Z'
const aPost = (id: number, more: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  content: 'Words.',
  authorId: 99,
  authorUsername: 'haneul',
  createdAt: AT,
  updatedAt: AT,
  upvotes: 0,
  downvotes: 0,
  score: 0,
  commentCount: 0,
  ...more,
})

/** What the site holds; the tests change it as others would. */
let stored: Post[]
let search: string
async function community() {
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/posts?limit=21': () => ({ body: stored }),
    'GET /api/posts?sort=top&limit=21': () => ({ body: stored }),
    'GET /api/posts/1/comments?limit=51': { body: [] },
  }
  for (const id of [1, 2, 3, 4])
    answers[`GET /api/posts/${id}`] = () => {
      const body = stored.find((post) => post.id === id)
      return body ? { body } : { status: 404, body: { message: 'Post not found' } }
    }
  const requests = fakeServer(answers)
  await freshPage(async () => {
    const { default: CommunityPage } = await import('./community-page.tsx')
    return <CommunityPage params={{}} query={new URLSearchParams(search)} />
  })
  return { calls: () => requests.map(({ call }) => call) }
}
const titles = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent)
const line = () =>
  [...document.querySelectorAll('button')].find((one) => /new posts?$/.test(one.textContent!))
const tell = async (news: readonly string[] | null) => {
  await during(() => hear(news))
  await settle()
}
/** However long the machine takes. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await settle()
    check()
  })

beforeEach(() => {
  localStorage.clear()
  search = ''
  stored = [aPost(2), aPost(1)]
})

test('new posts wait behind a line that counts them, and come when it is pressed', async () => {
  const { calls } = await community()
  stored = [aPost(4), aPost(3), ...stored]
  await tell(['new-3'])
  expect(line()?.textContent).toBe('1 new post')
  await tell(['new-4'])
  expect(line()?.textContent).toBe('2 new posts')
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  // an event only says that something happened: nothing is read until somebody asks
  expect(calls().filter((call) => call.includes('/api/posts'))).toHaveLength(1)
  await press(line()!)
  await eventually(() => expect(titles()).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']))
  expect(line()).toBeUndefined()
})

test('in another order, or in a search, nobody is told of posts that may not belong there', async () => {
  search = 'sort=top'
  await community()
  await tell(['new-3'])
  expect(line()).toBeUndefined()
})

test('totals and texts follow in place; nothing changes its place', async () => {
  await community()
  stored = [
    aPost(1, { upvotes: 5, score: 5 }),
    aPost(2, { title: 'Edited', updatedAt: '2026-11-21T00:00:00.000Z' }),
  ]
  await tell(['votes-1', 'post-2'])
  await eventually(() => expect(titles()).toEqual(['Edited', 'Post 1']))
  await eventually(() => expect(document.querySelector('[aria-label="Score 5"]')).not.toBeNull())
})

test('a post that was deleted keeps its place and says so', async () => {
  await community()
  stored = [aPost(1)]
  await tell(['post-2'])
  await eventually(() => expect(titles()).toEqual(['This post was deleted.', 'Post 1']))
})

test('what is not on the page costs nothing', async () => {
  const { calls } = await community()
  const before = calls().length
  await tell(['votes-77', 'comments-78', 'post-79', 'nonsense', 'votes-', 'votes-x'])
  expect(calls()).toHaveLength(before)
})

test('"look again" brings totals in place and counts what is new', async () => {
  await community()
  stored = [aPost(3), aPost(2, { upvotes: 1, score: 1 }), aPost(1)]
  await tell(null)
  await eventually(() => expect(document.querySelector('[aria-label="Score 1"]')).not.toBeNull())
  await eventually(() => expect(line()?.textContent).toBe('1 new post'))
  expect(titles()).toEqual(['Post 2', 'Post 1'])
})

test('comments that were fetched in advance are read again once somebody has commented', async () => {
  const { calls } = await community()
  const link = document.querySelector<HTMLAnchorElement>('a[href="/community?post=1"]')!
  const hover = async () => {
    await during(() => link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  }
  const reads = () => calls().filter((call) => call.endsWith('/comments?limit=51')).length
  await hover()
  await eventually(() => expect(reads()).toBe(1))
  await tell(['comments-1'])
  await during(() => link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
  await hover()
  await eventually(() => expect(reads()).toBe(2))
})
