// My K-Drama Reviews: cards, form, draft and deletion.
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Review } from '#contract/api/reviews.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { find, press, render, typeInto, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { draftsBelongTo } from '#web/drafts/draft-owner.ts'
import { toastNow } from '#web/ui/toast.ts'
import { MyReviews } from './my-reviews.tsx'

const review = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  userId: MINJI.id,
  title: `Drama ${id}`,
  content: 'First line\n\nSecond line',
  isPublic: false,
  hasSpoilers: false,
  showsRating: false,
  createdAt: '2025-10-30T10:00:00.000Z',
  updatedAt: '2025-10-30T10:00:00.000Z',
  ...more,
})

let reviews: Review[]
let requests: RecordedRequest[]
beforeEach(() => {
  draftsBelongTo(String(MINJI.id))
  reviews = [review(1)]
})

const LIST = `GET /api/kdrama-notes/user/${MINJI.id}`
const PUBLIC = '/api/kdrama-notes/public?limit=25'

async function shown(answers: Parameters<typeof fakeServer>[0] = {}) {
  requests = fakeServer({ [LIST]: () => ({ body: reviews }), [`GET ${PUBLIC}`]: { body: [] }, ...answers })
  return render(<MyReviews member={MINJI} />)
}
const open = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const stage = await shown(answers)
  await until(() => buttons().includes('New Review'))
  return stage
}

const page = () => document.body.textContent ?? ''
const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent)
const control = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('dialog :is(input, textarea)')].find((one) =>
    one.labels?.[0]?.textContent?.startsWith(label),
  )!
const fill = (label: string, value: string) => typeInto(control(label), value)
const heading = () => document.querySelector('dialog h2')?.textContent
const writes = () => requests.filter((one) => !one.call.startsWith('GET'))
const saved = (more: Partial<Review> = {}) => {
  reviews = [review(2, more), ...reviews]
  return { status: 201, body: reviews[0] }
}

test('New Review is hidden while the list loads', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: Review[] }>()
  await shown({ [LIST]: promise })
  expect(buttons()).not.toContain('New Review')
  await act(async () => resolve({ body: [] }))
  await until(() => buttons().includes('New Review'))
  expect(page()).toContain(
    "You haven't written any K-Drama reviews yet. Click New Review above to get started!",
  )
})

test('a card shows title, visibility, day, "(edited)" only after a change, the text with its lines, and two buttons', async () => {
  reviews = [review(2, { isPublic: true, updatedAt: '2025-11-01T10:00:00.000Z' }), review(1)]
  await open()
  const [first, second] = [...document.querySelectorAll('article')]
  expect(first!.querySelector('h3')?.textContent).toBe('Drama 2')
  expect(first!.textContent).toContain('PublicOctober 30, 2025(edited)')
  expect(first!.querySelector('use')?.getAttribute('href')).toContain('#globe')
  expect(second!.textContent).toContain('PrivateOctober 30, 2025')
  expect(second!.textContent).not.toContain('(edited)')
  expect(second!.querySelector('use')?.getAttribute('href')).toContain('#lock')
  expect(second!.querySelector('header + p')?.textContent).toBe('First line\n\nSecond line')
  expect([...second!.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Edit',
    'Delete',
  ])
})

test('the form has the specified fields, hints and buttons', async () => {
  await open()
  await press(find('button', 'New Review'))
  expect(heading()).toBe('Create New K-Drama Review')
  expect(control('Drama Title').type).toBe('text')
  expect(control('My Review Content').tagName).toBe('TEXTAREA')
  const text = document.querySelector('dialog')!.textContent
  expect(text).toContain('up to 1000 words')
  expect(control('Private (Only visible to you)').checked).toBe(true)
  expect(control('Public (Visible in Community)').checked).toBe(false)
  expect(buttons()).toEqual(expect.arrayContaining(['Cancel', 'Create Review']))
})

test('a review is sent once, both lists are refetched, and the form is empty the next time', async () => {
  const { client } = await open({ 'POST /api/kdrama-notes': () => saved({ isPublic: true }) })
  await client.prefetchQuery({ queryKey: [PUBLIC] })
  await press(find('button', 'New Review'))
  await fill('Drama Title', 'My Mister')
  await fill('My Review Content', 'Quiet.')
  await press(control('Public'))
  await press(find('button', 'Create Review'))
  await until(() => !heading())
  expect(writes().map(({ call, body }) => ({ call, body }))).toEqual([
    {
      call: 'POST /api/kdrama-notes',
      body: { title: 'My Mister', content: 'Quiet.', isPublic: true, hasSpoilers: false, showsRating: true },
    },
  ])
  expect(toastNow()?.title).toBe('K-Drama review created successfully!')
  expect(requests.filter((one) => one.call === LIST)).toHaveLength(2)
  expect(requests.filter((one) => one.call === `GET ${PUBLIC}`)).toHaveLength(2)
  expect(document.querySelectorAll('article')).toHaveLength(2)
  await press(find('button', 'New Review'))
  expect([control('Drama Title').value, control('My Review Content').value]).toEqual(['', ''])
  expect(page()).not.toContain('Draft restored')
})

test('words are counted but not limited: 1001 words are sent', async () => {
  await open({ 'POST /api/kdrama-notes': () => saved() })
  await press(find('button', 'New Review'))
  await fill('Drama Title', 'Long')
  await fill('My Review Content', 'word '.repeat(1_001))
  expect(document.querySelector('dialog')!.textContent).toContain('1,001 words')
  await press(find('button', 'Create Review'))
  await until(() => writes().length > 0)
  expect(writes()).toHaveLength(1)
})

test('editing starts with the saved text and has its own title', async () => {
  reviews = [review(1, { isPublic: true, hasSpoilers: true })]
  await open({
    'PUT /api/kdrama-notes/1': ({ body }) => {
      reviews = [review(1, { ...body, updatedAt: '2026-01-01T00:00:00.000Z' })]
      return { body: reviews[0] }
    },
  })
  await press(find('button', 'Edit'))
  expect(heading()).toBe('Edit K-Drama Review')
  expect(control('Drama Title').value).toBe('Drama 1')
  expect(control('Public').checked).toBe(true)
  expect(control('Contains spoilers').checked).toBe(true)
  await fill('My Review Content', 'Another text')
  await press(find('button', 'Update Review'))
  await until(() => !heading())
  expect(writes()[0]).toMatchObject({
    call: 'PUT /api/kdrama-notes/1',
    body: { title: 'Drama 1', content: 'Another text', isPublic: true, hasSpoilers: true },
  })
  expect(toastNow()?.title).toBe('K-Drama review updated successfully!')
  expect(page()).toContain('Another text')
  expect(page()).toContain('(edited)')
})

test.each([
  ['New Review', 'Create Review', 'Failed to create K-Drama review. Please try again.'],
  ['Edit', 'Update Review', 'Failed to update K-Drama review. Please try again.'],
])('%s that fails shows an error and keeps the dialog and the text', async (opener, sender, words) => {
  const broken = { status: 500, body: { message: 'broken' } }
  await open({ 'POST /api/kdrama-notes': broken, 'PUT /api/kdrama-notes/1': broken })
  await press(find('button', opener))
  await fill('Drama Title', 'Kept')
  await fill('My Review Content', 'Kept as well')
  await press(find('button', sender))
  await until(() => toastNow() !== null)
  expect(toastNow()).toMatchObject({ title: 'Error', description: words, variant: 'destructive' })
  expect(control('Drama Title').value).toBe('Kept')
  expect(JSON.stringify(localStorage)).toContain('Kept as well')
})

test('server errors are shown at their fields', async () => {
  const message = 'Drama Title contains characters that cannot be stored'
  await open({
    'POST /api/kdrama-notes': { status: 400, body: { message, issues: [{ path: 'title', message }] } },
  })
  await press(find('button', 'New Review'))
  await fill('Drama Title', 'x')
  await fill('My Review Content', 'y')
  await press(find('button', 'Create Review'))
  await until(() => document.querySelector('dialog .err') !== null)
  expect(document.querySelector('dialog .err')?.textContent).toBe(message)
})

test('a closed dialog reopens with its text; Cancel empties it and offers Undo', async () => {
  await open()
  await press(find('button', 'New Review'))
  await fill('Drama Title', 'Half a thought')
  await press(find('button', 'Close'))
  await press(find('button', 'New Review'))
  expect(control('Drama Title').value).toBe('Half a thought')
  expect(page()).toContain('Draft restored')
  await press(find('button', 'Cancel'))
  expect(heading()).toBe(undefined)
  expect(toastNow()?.title).toBe('Draft discarded')
  await press(find('button', 'New Review'))
  expect(control('Drama Title').value).toBe('')
  await press(find('button', 'Close'))
  await act(async () => toastNow()!.action!.onClick())
  expect(control('Drama Title').value).toBe('Half a thought')
})

test.each([
  [200, 'K-Drama review deleted successfully!', undefined],
  [500, 'Error', 'Failed to delete K-Drama review. Please try again.'],
])('a deletion answered with %i shows its message', async (status, title, description) => {
  await open({
    'DELETE /api/kdrama-notes/1': () => {
      if (status === 200) reviews = []
      return { status, body: { success: true } }
    },
  })
  await press(find('button', 'Delete'))
  await press(
    [...find('alertdialog').querySelectorAll('button')].find((one) => one.textContent === 'Delete')!,
  )
  await until(() => toastNow() !== null)
  expect(toastNow()).toMatchObject({ title, ...(description && { description }) })
  expect(document.querySelectorAll('article')).toHaveLength(status === 200 ? 0 : 1)
})

test('the form has my rating of the drama that the title means, which is saved before the review', async () => {
  const suggestion = { id: 5, title: 'My Mister', year: 2018, because: 'name', name: 'My Mister' }
  const entry = {
    status: 'finished',
    episodesWatched: null,
    ownRating: 4,
    addedAt: '2026-01-01T00:00:00.000Z',
  }
  const { client } = await open({
    'GET /api/auth/me': { body: MINJI },
    'GET /api/dramas/suggested': { body: [suggestion] },
    'GET /api/watchlist/check/5': { body: { isInWatchlist: true, entry } },
    'PUT /api/watchlist/5': { body: { id: 5, ...entry, ownRating: 9 } },
    'POST /api/kdrama-notes': () => saved(),
  })
  setSession({ member: MINJI, loading: false })
  await press(find('button', 'New Review'))
  await fill('Drama Title', 'my mis')
  await until(() => client.getQueryData(['/api/dramas/suggested?typed=my+mis']) !== undefined)
  expect(page()).not.toContain('Your rating')
  await fill('Drama Title', 'my mister!')
  await until(() => page().includes('Your rating: 2 stars'))
  expect(page()).toContain('Show my rating beside my name while the review is public')
  const order = [...document.querySelectorAll('dialog :is(legend, label, button)')].map(
    (one) => one.textContent,
  )
  expect(order.indexOf('Visibility')).toBeLessThan(
    order.findIndex((words) => words?.startsWith('Your rating')),
  )
  await press(document.querySelector('dialog input[value="9"]')!)
  await fill('My Review Content', 'Stayed.')
  await press(find('button', 'Create Review'))
  await until(() => writes().length === 2)
  expect(writes().map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/watchlist/5', { ownRating: 9, status: 'finished' }],
    [
      'POST /api/kdrama-notes',
      { title: 'my mister!', content: 'Stayed.', isPublic: false, hasSpoilers: false, showsRating: true },
    ],
  ])
})
