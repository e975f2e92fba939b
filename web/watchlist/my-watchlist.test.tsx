// My Watchlist: progress, removing with Undo, filters and import.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WatchlistDrama, WatchlistSummary } from '#contract/api/watchlist.ts'
import type { ImportPreview } from '#contract/api/watchlist-import.ts'
import { dayKey, localDay } from '#contract/in-words.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { dispatch, find, press, render, until, wait } from '#tests/render.tsx'
import { aDrama } from '#tests/render-dramas.tsx'
import { setSession } from '#web/auth/member.ts'
import { toastNow } from '#web/ui/toast.ts'
import { MyWatchlist } from './my-watchlist.tsx'

const TODAY = dayKey(localDay(new Date()))

const drama = (id: number, more: Partial<WatchlistDrama> = {}): WatchlistDrama => ({
  ...aDrama({ id, title: `Drama ${id}` }),
  ...{ status: null, episodesWatched: null, ownRating: null, addedAt: '2026-01-01T00:00:00.000Z' },
  ...more,
})

let list: WatchlistDrama[]
let requests: RecordedRequest[]
beforeEach(async () => {
  setSession({ member: MINJI, loading: false })
  localStorage.setItem('watchlist_look', 'list')
  list = [drama(2), drama(1, { status: 'watching', episodesWatched: 3 })]
})

const summary = (): WatchlistSummary => ({
  ...{ total: list.length, plan: 0, watching: 1, finished: 0, 'on-hold': 0, dropped: 0 },
  none: list.length - 1,
})

async function shown(answers: Parameters<typeof fakeServer>[0] = {}) {
  requests = fakeServer({
    'GET /api/watchlist/summary': () => ({
      body: summary(),
    }),
    'GET /api/watchlist?sort=added&page=1': () => ({ body: list }),
    ...answers,
  })
  await render(<MyWatchlist />)
  await until(() => !document.querySelector('[aria-label="Loading your watchlist"]'))
}

const settle = (ms = 10) => act(async () => void (await new Promise((resolve) => setTimeout(resolve, ms))))
const titles = () => [...document.querySelectorAll('article h3')].map((one) => one.textContent)
const card = (title: string) =>
  [...document.querySelectorAll('article')].find((one) => one.querySelector('h3')?.textContent === title)!
const control = (label: string, within: Element | Document = document) =>
  [...within.querySelectorAll<HTMLInputElement>('input, select, textarea')].find((one) =>
    one.labels?.[0]?.textContent?.startsWith(label),
  )!
const fill = async (field: HTMLInputElement, value: string) => {
  // React has replaced the element's own setter
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  await dispatch(field, new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}
const put = () => requests.filter((one) => one.call.startsWith('PUT')).map((one) => one.body)

test('status and episodes are saved independently', async () => {
  await shown({ 'PUT /api/watchlist/1': ({ body }) => ({ body: { ...list[1], ...body } }) })
  await fill(control('Status', card('Drama 1')), 'finished')
  await until(() => put().length === 1)
  expect(put()).toEqual([{ status: 'finished', day: TODAY }])
  expect(control('Episodes watched', card('Drama 1')).value).toBe('3')
  // However slow the machine is, the second press comes before the first one is saved.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press(card('Drama 1').querySelector('.with-btn button')!)
  await press(card('Drama 1').querySelector('.with-btn button')!)
  await wait(10)
  expect(control('Episodes watched', card('Drama 1')).value).toBe('5')
  await wait(400)
  vi.useRealTimers()
  await until(() => put().length === 2)
  expect(put()).toEqual([
    { status: 'finished', day: TODAY },
    { episodesWatched: 5, day: TODAY },
  ])
})

test('a number is saved when it is typed, not digit by digit', async () => {
  await shown({ 'PUT /api/watchlist/1': ({ body }) => ({ body: { ...list[1], ...body } }) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const typed of ['', '1', '12']) {
    await fill(control('Episodes watched', card('Drama 1')), typed)
    await wait(1_000)
  }
  await wait(500)
  vi.useRealTimers()
  await until(() => put().length > 0)
  expect(put()).toEqual([{ episodesWatched: 12, day: TODAY }])
})

test('an invalid number is not saved, and the message says what is valid', async () => {
  await shown()
  const field = control('Episodes watched', card('Drama 1'))
  await fill(field, '99')
  await settle(450)
  expect(put()).toEqual([])
  expect(card('Drama 1').textContent).toContain('Please enter a number from 0 to 16')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('progress that could not be saved is rolled back', async () => {
  await shown({ 'PUT /api/watchlist/1': { status: 500, body: { message: 'broken' } } })
  await fill(control('Status', card('Drama 1')), 'plan')
  await until(() => toastNow() !== null)
  await until(() => control('Status', card('Drama 1')).value === 'watching')
  expect(control('Status', card('Drama 1')).value).toBe('watching')
  expect(toastNow()?.description).toBe('Could not save your changes. Please try again.')
})

test('a change made just before removing is saved first, so Undo restores it', async () => {
  await shown({
    'PUT /api/watchlist/1': ({ body }) => ({ body: { ...list[1], ...body } }),
    'DELETE /api/watchlist/1': { body: { success: true } },
  })
  await press(card('Drama 1').querySelector('.with-btn button')!)
  await press(card('Drama 1').querySelector('[aria-label="Remove from Watchlist"]')!)
  await until(() => toastNow() !== null)
  const writes = requests.map((one) => one.call).filter((call) => !call.startsWith('GET'))
  expect(writes).toEqual(['PUT /api/watchlist/1', 'DELETE /api/watchlist/1'])
  expect(put()).toEqual([{ episodesWatched: 4, day: TODAY }])
})

test('a drama that could not be removed appears again', async () => {
  await shown({ 'DELETE /api/watchlist/1': { status: 401, body: { message: 'Unauthorized' } } })
  await press(card('Drama 1').querySelector('[aria-label="Remove from Watchlist"]')!)
  await until(() => toastNow() !== null)
  expect(titles()).toEqual(['Drama 2', 'Drama 1'])
  expect(toastNow()?.description).toBe('Please sign in to manage watchlist')
})

test('an empty list explains how to start', async () => {
  list = []
  await shown()
  expect(document.body.textContent).toContain('Your watchlist is empty')
  expect(find('button', 'Import')).toBeTruthy()
})

test('a list that failed to load says so and offers a retry', async () => {
  let works = false
  await shown({
    'GET /api/watchlist/summary': () =>
      works ? { body: summary() } : { status: 500, body: { message: 'broken' } },
  })
  expect(find('alert').textContent).toContain('Could not load your watchlist')
  works = true
  await press(find('button', 'Try again'))
  await until(() => titles().length === 2)
  expect(titles()).toEqual(['Drama 2', 'Drama 1'])
})

test('sorting and filtering query the server', async () => {
  await shown({
    'GET /api/watchlist?sort=added&status=watching&page=1': { body: [list[1]] },
    'GET /api/watchlist?sort=title&status=watching&page=1': { body: [list[1]] },
    'GET /api/watchlist?sort=title&status=on-hold&page=1': { body: [] },
  })
  await press(find('tab', 'Watching 1'))
  await fill(control('Sort by'), 'title')
  await until(() => titles().length === 1)
  expect(titles()).toEqual(['Drama 1'])
  await press(find('tab', 'On hold 0'))
  await until(() => /Nothing here yet/.test(document.body.textContent))
  expect(document.body.textContent).toContain('Choose “On hold” as the status of a drama')
})

test('a mood and words find dramas; what nothing matches can be cleared', async () => {
  await shown({ 'GET /api/watchlist?sort=added&mood=comedy&page=1': { body: [] } })
  await fill(control('Mood'), 'comedy')
  await until(() => /match this/.test(document.body.textContent))
  await press(find('button', 'Clear filters'))
  await until(() => titles().length === 2)
  expect(control('Mood').value).toBe('')
})

const PREVIEW: ImportPreview = {
  format: 'letterboxd',
  rows: [
    { title: 'Three', outcome: 'matched', candidates: [3] },
    { title: 'Two', outcome: 'matched', candidates: [2], already: true },
    { title: 'Fore', outcome: 'unsure', candidates: [4, 5], why: 'The title is slightly different.' },
    { title: 'A Film', outcome: 'unknown', candidates: [] },
    { title: 'Left', outcome: 'skipped', candidates: [], why: 'You were not interested.' },
  ].map((row, at) => ({
    row: at + 1,
    year: null,
    status: 'plan' as const,
    episodesWatched: null,
    ownRating: 9,
    rewatch: false,
    addedAt: null,
    changedAt: null,
    watched: [],
    inWatchlist: true,
    already: false,
    fillsRating: false,
    why: null,
    ...row,
    outcome: row.outcome as ImportPreview['rows'][number]['outcome'],
    candidates: row.candidates.map((id) => ({
      id,
      title: `Drama ${id}`,
      nativeTitle: null,
      year: 2018,
      inIndex: id === 3,
    })),
  })),
  lists: [],
  reviews: [],
}

test('an import shows a preview first and writes only what was chosen', async () => {
  await shown({
    'POST /api/watchlist/import/preview': { body: PREVIEW },
    'POST /api/watchlist/import': ({ body }) => ({
      body: (body.entries as { dramaId: number }[]).map(({ dramaId }) => ({ dramaId, result: 'added' })),
    }),
  })
  await press(find('button', 'Import'))
  await fill(control('Or paste your list'), 'Three\nTwo')
  await press(find('button', 'Preview'))
  await until(
    () => document.querySelector('dialog')!.textContent!.match(/Nothing has been added|No titles/) !== null,
  )
  const text = document.querySelector('dialog')!.textContent
  expect(text).toContain('Letterboxd: 5 rows. Nothing has been added yet.')
  expect(text).toContain('Drama 3 2018 Plan to watch, 4.5 stars, in our index')
  expect([...document.querySelectorAll('dialog summary')].map((one) => one.textContent)).toEqual([
    'Matched (1)',
    'Unsure (1)',
    'Not found (1)',
    'Already in your watchlist, or listed twice (1)',
    'Skipped (1)',
  ])
  expect(requests.some((one) => one.call === 'POST /api/watchlist/import')).toBe(false)
  await fill(control('Fore'), '5')
  await press(find('button', 'Add 2 dramas'))
  await until(() => !document.querySelector('dialog'))
  const written = requests.find((one) => one.call === 'POST /api/watchlist/import')
  expect(written?.body).toEqual({
    entries: [3, 5].map((dramaId) => ({
      ...{ dramaId, status: 'plan', episodesWatched: null, ownRating: 9, addedAt: null, watched: [] },
      ...{ rewatch: false, changedAt: null, inWatchlist: true },
    })),
  })
  expect(toastNow()?.title).toBe('2 dramas added to your watchlist')
  expect(document.querySelector('dialog')).toBe(null)
})

test('an unreadable export shows the reason, and the pasted text stays', async () => {
  const message = 'No titles were found in this.'
  await shown({ 'POST /api/watchlist/import/preview': { status: 400, body: { message } } })
  await press(find('button', 'Import'))
  await fill(control('Or paste your list'), '...')
  await press(find('button', 'Preview'))
  await until(
    () => document.querySelector('dialog')!.textContent!.match(/Nothing has been added|No titles/) !== null,
  )
  expect(document.querySelector('dialog [role=alert]')?.textContent).toContain(message)
  expect(control('Or paste your list').value).toBe('...')
})
