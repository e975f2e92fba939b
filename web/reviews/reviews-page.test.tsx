// The public reviews: server rendering, spoilers on request, and the prompt to write.
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { PublicReview } from '#contract/api/reviews.ts'
import { REVIEWS_PAGE } from '#contract/reviews.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { during, find, press, render, settle } from '#tests/render.tsx'
import { readInBrowser, storeToken } from '#web/api.ts'
import { closeAuthDialog, useAuthDialog } from '#web/auth/auth-dialog.ts'
import { setSession, startSession } from '#web/auth/member.ts'
import type { ReviewList } from '#web/paths.ts'
import { makeQueryClient } from '#web/query.ts'
import { toastNow } from '#web/ui/toast.ts'
import { DramaReviews } from './drama-reviews.tsx'
import { publicReviews } from './queries.ts'
import ReviewsPage from './reviews-page.tsx'

const review = (id: number, more: Partial<PublicReview> = {}): PublicReview => ({
  id,
  title: `Drama ${id}`,
  content: `What I think of ${id}`,
  hasSpoilers: false,
  authorUsername: 'minji',
  helpful: 0,
  createdAt: '2025-10-30T10:00:00.000Z',
  updatedAt: '2025-10-30T10:00:00.000Z',
  ...more,
})
const HIDDEN = (() => {
  const { content: _, ...rest } = review(3, { hasSpoilers: true })
  return rest
})()

beforeEach(() => {
  setSession({ member: null, loading: false })
  history.replaceState(null, '', '/reviews')
})

async function shown(
  list: PublicReview[],
  answers: Parameters<typeof fakeServer>[0] = {},
  view: ReviewList = {},
) {
  const requests = fakeServer({ 'GET /api/auth/me': { body: MINJI }, ...answers })
  await startSession()
  const client = makeQueryClient(readInBrowser)
  client.setQueryData(publicReviews(view).queryKey, list)
  await render(<ReviewsPage params={{}} query={new URLSearchParams(location.search)} />, client)
  await settle()
  return requests
}
const page = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('a')].map((one) => one.textContent)

test('cards are in the server’s order, with title, name, day and text', async () => {
  await shown([review(2, { updatedAt: '2025-11-01T10:00:00.000Z' }), review(1)])
  expect(document.querySelector('h1')?.textContent).toBe('K-Drama Reviews')
  const [first, second] = [...document.querySelectorAll('article')].map((one) => one.textContent)
  expect(first).toContain('Drama 2minjiOctober 30, 2025(edited)What I think of 2')
  expect(second).not.toContain('(edited)')
})

test('visitors have no write button above reviews', async () => {
  await shown([review(1)])
  expect(page()).not.toContain('Write a Review')
})

test.each([[[]], [[review(1)]]])(
  'a member is led to the profile to write, whatever is there: %j',
  async (list) => {
    storeToken('good')
    await shown(list)
    expect(find('link', 'Write a Review').getAttribute('href')).toBe('/profile')
    expect(page()).not.toContain('Log In to Write')
  },
)

function SignInDialog() {
  return <output>{useAuthDialog().view}</output>
}

test('without reviews, visitors are asked to log in, which opens the dialog', async () => {
  await shown([])
  expect(page()).toContain('No reviews yet')
  expect(links()).not.toContain('Write a Review')
  await render(<SignInDialog />)
  await press(find('button', 'Log In to Write a Review'))
  expect(document.querySelector('output')?.textContent).toBe('login')
  await act(async () => closeAuthDialog())
})

test('a text with spoilers is fetched only on request', async () => {
  const requests = await shown([HIDDEN], {
    'GET /api/kdrama-notes/public/3': { body: { ...HIDDEN, content: 'The brother did it.' } },
  })
  expect(requests).toEqual([])
  expect(document.documentElement.outerHTML).not.toContain('The brother did it.')
  await press(find('button', 'Show spoilers'))
  await settle()
  expect(document.querySelector('article')?.textContent).toContain('The brother did it.')
})

test('a text that failed to load says so and can be loaded again', async () => {
  let works = false
  await shown([HIDDEN], {
    'GET /api/kdrama-notes/public/3': () =>
      works ? { body: { ...HIDDEN, content: 'Here.' } } : { status: 500, body: { message: 'broken' } },
  })
  await press(find('button', 'Show spoilers'))
  await settle()
  expect(find('alert').textContent).toContain('Could not load the review')
  works = true
  await press(find('button', 'Show spoilers'))
  await settle()
  expect(page()).toContain('Here.')
})

test.each([
  ['stands on this page', 1, 'What I think of 1'],
  ['stands on another page', 7, 'What I think of 7'],
  ['is gone', 9, 'no longer available'],
])('the address opens a review that %s', async (_, id, words) => {
  history.replaceState(null, '', `/reviews?review=${id}`)
  await shown([review(2), review(1)], {
    'GET /api/kdrama-notes/public/1?spoilers=hide': { body: review(1) },
    'GET /api/kdrama-notes/public/7?spoilers=hide': { body: review(7) },
    'GET /api/kdrama-notes/public/9?spoilers=hide': { status: 404, body: { message: 'Review not found' } },
  })
  expect(find('dialog').textContent).toContain(words)
})

test('a full page links to older reviews, and from there back to the newest', async () => {
  const many = Array.from({ length: REVIEWS_PAGE + 1 }, (_, at) => review(100 - at))
  await shown(many)
  expect(document.querySelectorAll('article')).toHaveLength(REVIEWS_PAGE)
  const last = many[REVIEWS_PAGE - 1]!.id
  expect(find('link', 'Older reviews').getAttribute('href')).toBe(`/reviews?before=${last}`)
  expect(links()).not.toContain('Newest reviews')
})

test('an order is an address, and its pages go on from the value of the last review', async () => {
  history.replaceState(null, '', '/reviews?sort=highest')
  const many = Array.from({ length: REVIEWS_PAGE + 1 }, (_, at) => review(100 - at, { authorRating: 7 }))
  await shown(many, {}, { sort: 'highest' })
  expect(page()).toContain('Reviews by members, highest rated first.')
  expect(document.querySelector('nav [aria-current]')?.textContent).toBe('Highest rated')
  expect(find('link', 'Newest').getAttribute('href')).toBe('/reviews')
  expect(find('link', 'Most helpful').getAttribute('href')).toBe('/reviews?sort=helpful')
  const last = many[REVIEWS_PAGE - 1]!.id
  expect(find('link', 'More reviews').getAttribute('href')).toBe(`/reviews?sort=highest&before=7.${last}`)
})

test('the reviews of one drama have its orders and pages, and lead to the drama and to all', async () => {
  history.replaceState(null, '', '/reviews?drama=5&sort=helpful')
  const many = Array.from({ length: REVIEWS_PAGE + 1 }, (_, at) => review(100 - at))
  const drama = { body: { id: 5, title: 'Our Blues' } }
  await shown(many, { 'GET /api/dramas/5': drama }, { drama: 5, sort: 'helpful' })
  expect(page()).toContain('Reviews of Our Blues by members, most helpful first.')
  expect(find('link', 'Our Blues').getAttribute('href')).toBe('/drama/5')
  expect(find('link', 'Newest').getAttribute('href')).toBe('/reviews?drama=5')
  expect(find('link', 'More reviews').getAttribute('href')).toMatch(
    /^\/reviews\?drama=5&sort=helpful&before=0\.\d+$/,
  )
  expect(find('link', 'All reviews').getAttribute('href')).toBe('/reviews?sort=helpful')
})

test('a review says how its writer rates the drama, and how many found it helpful', async () => {
  await shown([review(2, { authorRating: 7, helpful: 1_200 }), review(1)])
  const [first, second] = [...document.querySelectorAll('article')].map((one) => one.textContent)
  expect(first).toContain('minji3.53.5 stars')
  expect(first).toContain('1,200 found this helpful')
  expect(second).not.toMatch(/stars|found this helpful/)
})

const HELPFUL = '/api/kdrama-notes/public/1/helpful'
const isPressed = () => find('button', 'Helpful').getAttribute('aria-pressed')

test('a member finds a review helpful with one press, and takes it back with the next', async () => {
  storeToken('good')
  const others = review(1, { authorUsername: 'sora', helpful: 2, userHelpful: false })
  const requests = await shown([others], {
    'GET /api/kdrama-notes/public': { body: [others] },
    [`POST ${HELPFUL}`]: { body: { ...others, helpful: 4 } },
    [`DELETE ${HELPFUL}`]: { status: 500, body: { message: 'Something went wrong' } },
  })
  await press(find('button', 'Helpful'))
  await settle()
  expect([isPressed(), page()]).toEqual(['true', expect.stringContaining('4 found this helpful')])
  await press(find('button', 'Helpful'))
  await settle()
  expect(toastNow()?.description).toBe('Something went wrong')
  expect([isPressed(), page()]).toEqual(['true', expect.stringContaining('4 found this helpful')])
  expect(requests.filter(({ call }) => call.includes(HELPFUL)).map(({ call }) => call)).toEqual([
    `POST ${HELPFUL}`,
    `DELETE ${HELPFUL}`,
  ])
})

test('nobody finds their own review helpful', async () => {
  storeToken('good')
  await shown([review(1, { authorUsername: MINJI.username, helpful: 3 })])
  expect(page()).toContain('3 found this helpful')
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Helpful')
})

test('a visitor is asked to sign in, and then it is helpful', async () => {
  const others = review(1, { authorUsername: 'sora' })
  await shown([others], {
    'GET /api/kdrama-notes/public': { body: [{ ...others, helpful: 1, userHelpful: true }] },
    [`POST ${HELPFUL}`]: { body: { ...others, helpful: 1, userHelpful: true } },
  })
  await press(find('button', 'Helpful'))
  expect(toastNow()?.description).toBe('Please sign in to mark a review as helpful')
  expect(isPressed()).toBe('false')
  await during(() => setSession({ member: MINJI, loading: false }))
  await settle()
  expect([isPressed(), page()]).toEqual(['true', expect.stringContaining('1 found this helpful')])
})

test('the server’s HTML has reviews and structured data, without texts that have spoilers', () => {
  const client = makeQueryClient(async () => [])
  client.setQueryData(publicReviews().queryKey, [HIDDEN, review(1, { title: '</script><b>' })])
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Router ssrPath="/reviews" ssrSearch="">
        <ReviewsPage params={{}} query={new URLSearchParams()} />
      </Router>
    </QueryClientProvider>,
  )
  expect(html).toContain('What I think of 1')
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const graph = JSON.parse(json!)['@graph']
  expect(graph).toHaveLength(2)
  expect(graph[0]).not.toHaveProperty('reviewBody')
  expect(graph[1]).toMatchObject({
    '@type': 'Review',
    itemReviewed: { '@type': 'TVSeries', name: '</script><b>' },
    author: { '@type': 'Person', name: 'minji' },
    reviewBody: 'What I think of 1',
  })
})

test('a drama shows its reviews; without one, a visitor can be the first, once signed in', async () => {
  const client = makeQueryClient(readInBrowser)
  client.setQueryData(['/api/kdrama-notes/public?limit=6&drama=5'], [])
  client.setQueryData(['/api/kdrama-notes/public?limit=6&drama=6'], [review(1)])
  const at = (id: number) => (
    <QueryClientProvider client={client}>
      <DramaReviews drama={{ id, title: 'Our Blues' }} sort="newest" />
    </QueryClientProvider>
  )
  const { container, rerender } = await render(at(5))
  await press(find('button', 'Be the first to review it'))
  expect(toastNow()?.description).toBe('Please sign in to write a review')
  await rerender(at(6))
  expect(container.textContent).toContain('What I think of 1')
  expect(find('link', 'Drama 1').getAttribute('href')).toBe('/reviews?review=1')
  expect(document.querySelector('nav')).toBeNull()
  client.setQueryData(
    ['/api/kdrama-notes/public?limit=6&drama=7'],
    [5, 4, 3, 2].map((id) => review(id)),
  )
  await rerender(at(7))
  expect(find('link', 'Highest rated').getAttribute('href')).toBe('/drama/7?sort=highest#drama-reviews')
  const folded = document.querySelector('details')
  expect(folded?.open).toBe(false)
  expect(folded?.textContent).toMatch(/^2 more reviews.*What I think of 3.*What I think of 2/)
})
