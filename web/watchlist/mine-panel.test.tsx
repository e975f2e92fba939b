// What is mine of a drama: the watchlist button, rating, status and episodes; notices, Undo and failed writes.
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { dayKey, localDay } from '#contract/in-words.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { eventually, find, press, render, settle } from '#tests/render.tsx'
import { storeToken, whenSessionHasEnded } from '#web/api.ts'
import { startSession } from '#web/auth/member.ts'
import { signInWithCookie } from '#web/auth/sign-in.ts'
import { makeQueryClient } from '#web/query.ts'
import { toastNow } from '#web/ui/toast.ts'
import { askToSignIn } from './changes.ts'
import { MinePanel } from './mine-panel.tsx'

type Answers = Parameters<typeof fakeServer>[0]

const NOTED = { status: 'watching', episodesWatched: 7, ownRating: 8, addedAt: '2025-11-02T03:04:05.678Z' }

/** Minji looks at drama 5. */
async function signedIn(answers: Answers = {}, isInWatchlist = false, tmdb?: Drama['tmdb']) {
  const requests = fakeServer({
    'GET /api/auth/me': { body: MINJI },
    'GET /api/watchlist/check/5': { body: { isInWatchlist } },
    'POST /api/watchlist/5': { body: {} },
    'DELETE /api/watchlist/5': { body: { success: true, removed: NOTED } },
    ...answers,
  })
  storeToken('good')
  await startSession()
  return { requests, client: await shown(tmdb) }
}

async function shown(tmdb?: Drama['tmdb']) {
  const { client } = await render(<MinePanel drama={{ id: 5, episodes: 16, tmdb }} />)
  await settle()
  return client
}

const button = () => find('button')
const look = () => [
  button().textContent,
  button().getAttribute('aria-pressed'),
  button().classList.contains('red') ? 'red' : 'green',
  button().querySelector('.i.fill') ? 'filled' : 'outlined',
]
const OUT = ['Add to Watchlist', 'false', 'green', 'outlined']
const IN = ['In Watchlist', 'true', 'red', 'filled']
const writes = (requests: RecordedRequest[]) =>
  requests.map((one) => one.call).filter((call) => !call.startsWith('GET'))
const notice = () => [toastNow()?.title, toastNow()?.description]

test('a drama can be added and removed, each with a notice', async () => {
  const { requests } = await signedIn()
  expect(look()).toEqual(OUT)
  await press(button())
  await settle()
  expect(look()).toEqual(IN)
  expect(notice()).toEqual(['Added to Watchlist', 'Drama has been added to your watchlist!'])
  await press(button())
  await settle()
  expect(look()).toEqual(OUT)
  expect(notice()).toEqual(['Removed from Watchlist', 'Drama has been removed from your watchlist'])
  expect(writes(requests)).toEqual(['POST /api/watchlist/5', 'DELETE /api/watchlist/5'])
})

test('Undo restores what was noted of a removed drama', async () => {
  const { requests } = await signedIn({ 'POST /api/watchlist/5': { body: NOTED } }, true)
  await press(button())
  await settle()
  expect(toastNow()?.action?.label).toBe('Undo')
  await act(async () => toastNow()!.action!.onClick())
  await settle()
  expect(look()).toEqual(IN)
  expect(requests.find((one) => one.call === 'POST /api/watchlist/5')?.body).toEqual(NOTED)
})

test('a drama in the watchlist starts with a red button', async () => {
  await signedIn({}, true)
  expect(look()).toEqual(IN)
})

test('the button changes before the server has answered', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ body: object }>()
  await signedIn({ 'POST /api/watchlist/5': promise })
  await press(button())
  await settle()
  expect(look()).toEqual(IN)
  expect(toastNow()).toBe(null)
  answer({ body: {} })
  await settle()
  expect(notice()[0]).toBe('Added to Watchlist')
})

test('a double click is one change', async () => {
  const { requests } = await signedIn()
  const click = (detail: number) => button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  await act(async () => {
    click(1)
    click(2)
  })
  await settle()
  await act(async () => void click(2))
  await settle()
  expect(look()).toEqual(IN)
  expect(writes(requests)).toEqual(['POST /api/watchlist/5'])
})

test.each([
  [false, 500, 'Failed to add to watchlist'],
  [true, 500, 'Failed to remove from watchlist'],
  [false, 404, 'Failed to add to watchlist'],
  [false, 401, 'Please sign in to add to watchlist'],
  [true, 401, 'Please sign in to manage watchlist'],
])('in the list: %s, answer %i: the button is rolled back and shows "%s"', async (isIn, status, words) => {
  const refusal = { status, body: { message: status === 401 ? 'Unauthorized' : 'No' } }
  await signedIn({ 'POST /api/watchlist/5': refusal, 'DELETE /api/watchlist/5': refusal }, isIn)
  await press(button())
  await settle()
  expect(notice()).toEqual(['Error', words])
  expect(toastNow()?.variant).toBe('destructive')
  expect(look()).toEqual(isIn ? IN : OUT)
})

test('an ended session first shows the watchlist’s own message, then redirects once', async () => {
  const answered = vi.fn()
  whenSessionHasEnded(answered)
  await signedIn({ 'POST /api/watchlist/5': { status: 401, body: { message: 'Unauthorized' } } })
  await press(button())
  await settle()
  expect(notice()).toEqual(['Error', 'Please sign in to add to watchlist'])
  expect(answered).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce(), 60_000)
})

test('without a connection the button is rolled back and works the next time', async () => {
  let connected = false
  await signedIn({
    'GET /api/watchlist/check/5': () => (connected ? { body: { isInWatchlist: false } } : 'no answer'),
    'POST /api/watchlist/5': () => (connected ? { body: {} } : 'no answer'),
  })
  await press(button())
  await settle()
  expect(look()).toEqual(OUT)
  expect(notice()).toEqual(['Error', 'Failed to add to watchlist'])
  connected = true
  await press(button())
  await settle()
  expect(look()).toEqual(IN)
})

test('a visitor is asked to sign in, and nothing is sent', async () => {
  const requests = fakeServer({})
  await startSession()
  await shown()
  expect(look()).toEqual(OUT)
  await press(button())
  await settle()
  expect(notice()).toEqual(['Sign In Required', 'Please sign in to add dramas to your watchlist'])
  expect(toastNow()).toMatchObject({ variant: 'info', stays: true, action: { label: 'Join in' } })
  expect(requests).toEqual([])
})

test.each([
  [5, IN, ['POST /api/auth/token', 'POST /api/watchlist/5']],
  [6, OUT, ['POST /api/auth/token']],
])(
  'after signing in the drama that a visitor has pressed (%i) is added, and no other',
  async (pressed, after, made) => {
    const { promise, resolve: answerCheck } = Promise.withResolvers<{ body: object }>()
    const requests = fakeServer({
      'POST /api/auth/token': { body: { token: 'good', user: MINJI } },
      'GET /api/watchlist/check/5': promise,
      'POST /api/watchlist/5': { body: {} },
    })
    await startSession()
    askToSignIn(pressed)
    await shown()
    await act(async () => void (await signInWithCookie()))
    await settle()
    // as the list was before
    await act(async () => answerCheck({ body: { isInWatchlist: false } }))
    await settle()
    expect(look()).toEqual(after)
    expect(writes(requests)).toEqual(made)
  },
)

test('a press before the session is known waits for it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ body: object }>()
  const requests = fakeServer({
    'POST /api/auth/token': promise,
    'GET /api/watchlist/check/5': { body: { isInWatchlist: false } },
    'POST /api/watchlist/5': { body: {} },
  })
  const signingIn = signInWithCookie()
  await shown()
  await press(button())
  await settle()
  expect(writes(requests)).toEqual(['POST /api/auth/token'])
  expect(toastNow()).toBe(null)
  await act(async () => {
    answer({ body: { token: 'good', user: MINJI } })
    await signingIn
  })
  await settle()
  expect(look()).toEqual(IN)
  expect(writes(requests)).toContain('POST /api/watchlist/5')
})

test('cached lists are refetched after a change', async () => {
  const { requests, client } = await signedIn({
    'GET /api/watchlist/summary': { body: { total: 1, plan: 0, watching: 0, finished: 0, none: 1 } },
  })
  await client.prefetchQuery({ queryKey: ['/api/watchlist/summary'] })
  await press(button())
  await settle()
  expect(requests.filter((one) => one.call === 'GET /api/watchlist/summary')).toHaveLength(2)
})

test('the server renders the same button for everybody', () => {
  const client = makeQueryClient(async () => ({ isInWatchlist: true }))
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MinePanel drama={{ id: 5, episodes: 16 }} />
    </QueryClientProvider>,
  )
  expect(html).toContain('Add to Watchlist')
  expect(html).toContain('aria-pressed="false"')
})

const ENTRY = { status: 'plan', episodesWatched: 2, ownRating: null, addedAt: NOTED.addedAt }
const TODAY = dayKey(localDay(new Date()))
const mine = (entry: object = ENTRY) => ({ body: { isInWatchlist: true, entry } })
const saved = (change: object) => ({ 'PUT /api/watchlist/5': { body: { ...ENTRY, ...change } } })
const star = (name: string) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent === name)!.querySelector('input')!
const rated = () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
const statusField = () => document.querySelector('select')!
const bodies = (requests: RecordedRequest[], call: string) =>
  requests.filter((one) => one.call === call).map(({ body }) => body)

test('several changes are shown at once and saved as one', async () => {
  const { requests } = await signedIn({
    'GET /api/watchlist/check/5': mine(),
    ...saved({ status: 'on-hold', episodesWatched: 4 }),
  })
  expect(statusField().value).toBe('plan')
  await act(async () => {
    statusField().value = 'on-hold'
    statusField().dispatchEvent(new Event('change', { bubbles: true }))
  })
  await press(find('button', '+1 episode'))
  await settle()
  await press(find('button', '+1 episode'))
  await settle()
  expect([statusField().value, document.querySelector<HTMLInputElement>('.input')!.value]).toEqual([
    'on-hold',
    '4',
  ])
  await eventually(() =>
    expect(Object.assign({}, ...bodies(requests, 'PUT /api/watchlist/5'))).toEqual({
      status: 'on-hold',
      episodesWatched: 4,
      day: TODAY,
    }),
  )
})

test('the next episode is named where its name is known', async () => {
  const episodes = [{ number: 3, name: 'The Last Stop' }, { number: 4 }]
  const tmdb = { id: 7, cast: [], crew: [], stills: [], episodes }
  await signedIn({ 'GET /api/watchlist/check/5': mine(), ...saved({ episodesWatched: 3 }) }, true, tmdb)
  const text = () => document.body.textContent!
  expect(text()).toContain('Next: “The Last Stop”')
  await press(find('button', '+1 episode'))
  await settle()
  expect(text()).not.toContain('Next')
})

test('changes that wait for the answer to an earlier one are sent when the page is closed', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ body: object }>()
  const { requests } = await signedIn({
    'GET /api/watchlist/check/5': mine(),
    'PUT /api/watchlist/5': promise,
  })
  const puts = () => bodies(requests, 'PUT /api/watchlist/5')
  await press(find('button', '+1 episode'))
  await eventually(() => expect(puts()).toHaveLength(1))
  await press(find('button', '+1 episode'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await press(star('5 stars'))
  await settle()
  // who has seen one is watching it
  expect(puts()).toEqual([{ episodesWatched: 3, status: 'watching', day: TODAY }])
  await act(async () => void dispatchEvent(new Event('pagehide')))
  expect(Object.assign({}, ...puts())).toMatchObject({ episodesWatched: 4, ownRating: 10 })
  dispatchEvent(new Event('pageshow'))
  answer({ body: { ...ENTRY, episodesWatched: 4, ownRating: 10, status: 'finished' } })
  await settle()
})

type Late = PromiseWithResolvers<{ body: object }>

test('the response to a change does not show over a newer one that waits for its turn', async () => {
  const watching = { ...ENTRY, status: 'watching' }
  const [first, second] = [3, 4].map(() => Promise.withResolvers<{ body: object }>()) as [Late, Late]
  const { requests } = await signedIn({
    'GET /api/watchlist/check/5': mine(watching),
    'PUT /api/watchlist/5': ({ body }) =>
      (body as { episodesWatched: number }).episodesWatched === 3 ? first.promise : second.promise,
  })
  const shownNow = () => document.querySelector<HTMLInputElement>('.input')!.value
  await press(find('button', '+1 episode'))
  await eventually(() => expect(bodies(requests, 'PUT /api/watchlist/5')).toHaveLength(1))
  await press(find('button', '+1 episode'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  first.resolve({ body: { ...watching, episodesWatched: 3 } })
  await eventually(() => expect(bodies(requests, 'PUT /api/watchlist/5')).toHaveLength(2))
  expect(shownNow()).toBe('4')
  second.resolve({ body: { ...watching, episodesWatched: 4 } })
  await settle()
})

test('a rating of what is being watched leaves the status alone; clearing it can be undone', async () => {
  const { requests } = await signedIn({
    'GET /api/watchlist/check/5': mine({ ...ENTRY, status: 'watching', ownRating: 7 }),
    'PUT /api/watchlist/5': ({ body }) => ({ body: { ...ENTRY, status: 'watching', ...body } }),
  })
  expect(rated()).toBe('7')
  await press(star('5 stars'))
  await settle()
  await eventually(() =>
    expect(bodies(requests, 'PUT /api/watchlist/5')).toEqual([{ ownRating: 10, status: 'watching' }]),
  )
  await press(find('button', 'Clear your rating'))
  await settle()
  expect(rated()).toBeUndefined()
  expect(toastNow()).toMatchObject({ title: 'Your rating is removed', action: { label: 'Undo' } })
  await act(async () => toastNow()!.action!.onClick())
  await settle()
  expect(rated()).toBe('10')
  // in turn: cleared and rated again within a moment is one change
  await eventually(() => expect(bodies(requests, 'PUT /api/watchlist/5').at(-1)).toEqual({ ownRating: 10 }))
})

test('a change that is refused is taken back with a sentence', async () => {
  await signedIn({
    'GET /api/watchlist/check/5': mine({ ...ENTRY, ownRating: 7 }),
    'PUT /api/watchlist/5': { status: 500, body: { message: 'No' } },
  })
  await press(star('half a star'))
  await settle()
  expect(rated()).toBe('1')
  await eventually(() =>
    expect(notice()).toEqual(['Error', 'Could not save your changes. Please try again.']),
  )
  await settle()
  expect([rated(), statusField().value]).toEqual(['7', 'plan'])
})

test('a rating that a visitor has pressed is saved after signing in', async () => {
  const requests = fakeServer({
    'POST /api/auth/token': { body: { token: 'good', user: MINJI } },
    'GET /api/watchlist/check/5': { body: { isInWatchlist: false } },
    'POST /api/watchlist/5': { body: { ...ENTRY, ownRating: 6, status: 'finished' } },
  })
  await startSession()
  await shown()
  await press(star('3 stars'))
  await settle()
  expect(notice()[0]).toBe('Sign In Required')
  expect(rated()).toBeUndefined()
  await act(async () => void (await signInWithCookie()))
  await settle()
  expect(rated()).toBe('6')
  expect(bodies(requests, 'POST /api/watchlist/5')).toEqual([{ ownRating: 6, status: 'finished' }])
})

test('Watch again begins at the first episode, and Undo goes back to finished', async () => {
  const finished = { ...ENTRY, status: 'finished', episodesWatched: 16 }
  const { requests } = await signedIn({
    'GET /api/watchlist/check/5': mine(finished),
    'PUT /api/watchlist/5': ({ body }) => ({ body: { ...finished, ...body } }),
  })
  const last = () => bodies(requests, 'PUT /api/watchlist/5').at(-1)
  await press(find('button', 'Watch again'))
  await settle()
  expect(statusField().value).toBe('watching')
  expect(notice()[0]).toBe('Watching again from the first episode')
  await eventually(() =>
    expect(last()).toEqual({ status: 'watching', episodesWatched: 0, rewatch: true, day: TODAY }),
  )
  await act(async () => toastNow()!.action!.onClick())
  await eventually(() =>
    expect(last()).toEqual({ status: 'finished', episodesWatched: 16, rewatch: false, day: TODAY }),
  )
})
