// What to go on watching: the next episode, one more by a press, and Undo.
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { dayKey, localDay } from '#contract/in-words.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { eventually, find, press, render, settle } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { toastNow } from '#web/ui/toast.ts'
import { WatchingNow } from './watching-now.tsx'

const TODAY = dayKey(localDay(new Date()))
const LIST = 'GET /api/watchlist?sort=changed&status=watching&page=1'
const drama = (id: number, episodesWatched: number | null) => ({
  id,
  title: `Drama ${id}`,
  episodes: 16,
  imageUrl: '/x.webp',
  art: { poster: '/x.webp' },
  status: 'watching',
  episodesWatched,
  ownRating: null,
  addedAt: '2026-01-01T00:00:00.000Z',
})

beforeEach(() => setSession({ member: MINJI, loading: false }))

async function shown(dramas: object[]) {
  const requests = fakeServer({
    [LIST]: { body: dramas },
    'GET /api/watchlist/summary': { body: {} },
    'PUT /api/watchlist/1': ({ body }) => ({ body: { ...dramas[0], ...body } }),
  })
  await render(<WatchingNow />)
  await settle()
  return () => requests.filter((one) => one.call === 'PUT /api/watchlist/1').map(({ body }) => body)
}
const items = () => [...document.querySelectorAll('li')].map((one) => one.querySelector('p')!.textContent)

test('a drama whose next episode has a day says so', async () => {
  await shown([{ ...drama(1, 5), next: { day: '2026-11-28', season: 1, first: 7, last: 8 } }])
  expect(document.querySelector('li')!.textContent).toContain('Episode 7: Nov 28')
})

test('after the last episode the press finishes the drama, and nothing finishes by itself', async () => {
  const saved = await shown([drama(1, 16)])
  expect(items()).toEqual(['All 16 episodes watched'])
  await press(find('button', 'Finished: Drama 1'))
  await settle()
  expect(items()).toEqual([])
  await eventually(() => expect(saved()).toEqual([{ status: 'finished', day: TODAY }]))
  await act(async () => toastNow()!.action!.onClick())
  await settle()
  expect(items()).toEqual(['All 16 episodes watched'])
  await eventually(() => expect(saved()).toHaveLength(2))
})

test('without anything to watch there is nothing, and no place is kept', async () => {
  await shown([])
  expect(document.querySelector('section')).toBe(null)
  expect(localStorage.getItem('watching')).toBe(null)
})
