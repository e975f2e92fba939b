// What others do meanwhile: visible posts change in place, new ones wait, cached data is invalidated.
import { beforeEach, expect, test } from 'vitest'
import type { Post } from '#contract/api/community.ts'
import { POSTS_PAGE } from '#contract/community.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { freshPage } from '#tests/fresh-page.tsx'
import { during, eventually, press, settle } from '#tests/render.tsx'

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

/** The fake site's posts; tests change them like other members would. */
let stored: Post[]
let search: string
async function community() {
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/posts?limit=21': () => ({ body: stored }),
    'GET /api/posts?sort=top&limit=21': () => ({ body: stored }),
    'GET /api/posts/1/comments?limit=51': { body: [] },
    'GET /api/auth/me': { body: MINJI },
    'DELETE /api/posts/3': () => {
      stored = stored.filter((post) => post.id !== 3)
      return { body: { success: true } }
    },
  }
  for (const id of [1, 2, 3, 4])
    answers[`GET /api/posts/${id}`] = () => {
      const body = stored.find((post) => post.id === id)
      return body ? { body } : { status: 404, body: { message: 'Post not found' } }
    }
  const requests = fakeServer(answers)
  await freshPage(async () => {
    const { default: CommunityPage } = await import('./community-page.tsx')
    const { FollowLinks } = await import('#web/follow-links.tsx')
    return (
      <>
        <CommunityPage params={{}} query={new URLSearchParams(search)} />
        <FollowLinks />
      </>
    )
  })
  return { calls: () => requests.map(({ call }) => call) }
}
const titles = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent)
const line = () =>
  [...document.querySelectorAll('button')].find((one) => /new posts?$/.test(one.textContent!))
/** As when a reader comes back to the page. */
const lookAgain = async () => {
  await during(() => document.dispatchEvent(new Event('visibilitychange')))
  await settle()
}

beforeEach(() => {
  search = ''
  stored = [aPost(2), aPost(1)]
})

test('new posts wait behind a line that counts them, and appear when it is pressed', async () => {
  await community()
  stored = [aPost(3), ...stored]
  await lookAgain()
  expect(line()?.textContent).toBe('1 new post')
  stored = [aPost(4), ...stored]
  await lookAgain()
  expect(line()?.textContent).toBe('2 new posts')
  expect(titles()).toEqual(['Post 2', 'Post 1'])
  await press(line()!)
  await eventually(() => expect(titles()).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']))
  expect(line()).toBeUndefined()
})

test('after deleting the newest post, nothing is announced as new', async () => {
  localStorage.setItem('auth_token', 'good')
  stored = [aPost(3, { authorId: MINJI.id }), ...stored]
  await community()
  await lookAgain()
  await press([...document.querySelectorAll('article button')].find((one) => one.textContent === 'Delete')!)
  await press(
    [...document.querySelectorAll('[role=alertdialog] button')].find((one) => one.textContent === 'Delete')!,
  )
  await eventually(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
  expect(line()).toBeUndefined()
})

test('a new post that was deleted before it was seen is not announced any more', async () => {
  await community()
  const before = stored
  stored = [aPost(3), ...stored]
  await lookAgain()
  expect(line()?.textContent).toBe('1 new post')
  stored = before
  await lookAgain()
  await eventually(() => expect(line()).toBeUndefined())
})

test('in another order or a search, new posts are not announced', async () => {
  search = 'sort=top'
  await community()
  stored = [aPost(3), ...stored]
  await lookAgain()
  expect(line()).toBeUndefined()
})

test('totals and texts are updated in place without reordering', async () => {
  await community()
  stored = [
    aPost(1, { upvotes: 5, score: 5 }),
    aPost(2, { title: 'Edited', updatedAt: '2026-11-21T00:00:00.000Z' }),
  ]
  await lookAgain()
  await eventually(() => expect(titles()).toEqual(['Edited', 'Post 1']))
  await eventually(() => expect(document.querySelector('[aria-label="Score 5"]')).not.toBeNull())
})

test('a post that others pushed off the page, or edited out of a search, is not called deleted', async () => {
  await community()
  stored = Array.from({ length: POSTS_PAGE + 1 }, (_, at) => aPost(POSTS_PAGE + 4 - at))
  await lookAgain()
  expect(titles()).toEqual(['Post 2', 'Post 1'])
})

test('prefetched comments are refetched after a new comment', async () => {
  const { calls } = await community()
  const link = document.querySelector<HTMLAnchorElement>('a[href="/community?post=1"]')!
  const hover = async () => {
    await during(() => link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  }
  const reads = () => calls().filter((call) => call.endsWith('/comments?limit=51')).length
  await hover()
  await eventually(() => expect(reads()).toBe(1))
  await lookAgain()
  await during(() => link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
  await hover()
  await eventually(() => expect(reads()).toBe(2))
})
