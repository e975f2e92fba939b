// Refetching public data once a member is known, whichever comes first: hydration or the session.
import { beforeEach, expect, test, vi } from 'vitest'

import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { during, render, settle } from '#tests/render.tsx'

const URL = '/api/posts?limit=21'

beforeEach(() => {
  history.replaceState(null, '', '/community')
})

/** A hydrated page with data. @param early the session is known before hydration */
async function page({ early, posts = [{}] }: { early: boolean; posts?: unknown[] | { status: number } }) {
  vi.resetModules()
  const { readInBrowser } = await import('#web/api.ts')
  const { makeQueryClient, hydrateQueries } = await import('#web/query.ts')
  const { startSession } = await import('#web/auth/member.ts')
  const { useQuery } = await import('@tanstack/react-query')
  const { useOwnView } = await import('./use-own-view.ts')
  const answer = Array.isArray(posts) ? { body: posts } : { ...posts, body: { message: 'No' } }
  const requests = fakeServer({ 'GET /api/auth/me': { body: MINJI }, [`GET ${URL}`]: answer })
  const client = makeQueryClient(readInBrowser)
  hydrateQueries(client, [[URL, []]])
  function List() {
    const list = useQuery<unknown[]>({ queryKey: [URL] })
    useOwnView(list)
    return <p>{list.data?.length} posts</p>
  }
  if (early) await startSession()
  await render(<List />, client)
  if (!early) await during(() => void startSession())
  await settle()
  return requests.filter(({ call }) => call === `GET ${URL}`)
}

test.each([true, false])('a member’s own view is fetched once (session known first: %s)', async (early) => {
  localStorage.setItem('auth_token', 'good')
  const reads = await page({ early })
  expect(reads.map(({ bearer }) => bearer)).toEqual(['Bearer good'])
  expect(document.body.textContent).toBe('1 posts')
})

test('a visitor’s page is not refetched', async () => {
  expect(await page({ early: false })).toEqual([])
  expect(document.body.textContent).toBe('0 posts')
})

test('a failed refetch is not repeated endlessly', async () => {
  localStorage.setItem('auth_token', 'good')
  expect(await page({ early: true, posts: { status: 500 } })).toHaveLength(1)
  expect(document.body.textContent).toBe('0 posts')
})
