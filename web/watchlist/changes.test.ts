// A change made before the page knows what is noted of the drama, as on a slow network.
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient } from '#web/query.ts'
import { type NextNoted, noteInWatchlist } from './changes.ts'

const ENTRY = { status: 'dropped', episodesWatched: 7, ownRating: null, addedAt: '2025-11-02T03:04:05.678Z' }

/** Notes something of drama 5, and then the server says what is there. @returns what was sent */
async function noted(next: NextNoted, known: object) {
  const check = Promise.withResolvers<{ body: object }>()
  const requests = fakeServer({
    'GET /api/watchlist/check/5': check.promise,
    'PUT /api/watchlist/5': { body: ENTRY },
    'POST /api/watchlist/5': ({ body }) => ({ body: { ...ENTRY, ...body } }),
  })
  const noting = noteInWatchlist(makeQueryClient(readInBrowser), 5, next)
  check.resolve({ body: known })
  await noting
  const writes = () => requests.filter(({ call }) => !call.startsWith('GET'))
  await vi.waitFor(() => expect(writes()).not.toEqual([]))
  return writes().map(({ call, body }) => [call, body])
}

test('one more episode counts from what is noted, and leaves the status alone', async () => {
  const oneMore: NextNoted = (now) => ({ episodesWatched: (now.episodesWatched ?? 0) + 1 })
  expect(await noted(oneMore, { isInWatchlist: true, entry: ENTRY })).toEqual([
    ['PUT /api/watchlist/5', { episodesWatched: 8 }],
  ])
})

test('a drama that is not in the list is added', async () => {
  expect(await noted({ status: 'watching' }, { isInWatchlist: false })).toEqual([
    ['POST /api/watchlist/5', { status: 'watching' }],
  ])
})
