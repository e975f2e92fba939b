// What the API client throws when a response is not the API's own JSON.
import { expect, test, vi } from 'vitest'
import { readInBrowser, send } from './api.ts'
import { ApiError } from './query.ts'

const answering = (response: () => Response) => vi.stubGlobal('fetch', async () => response())
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof ApiError ? { status: error.status, words: error.message } : String(error)),
  )

const UNREACHABLE = {
  status: 0,
  words: 'Could not reach the site. Please check your connection and try again.',
}

test.each([
  ['a page of a Wi-Fi portal', () => new Response('<!doctype html><title>Please sign in</title>')],
  ['nothing at all', () => new Response('')],
])('a 200 response with %s becomes a readable error, for reads and writes', async (_, response) => {
  answering(response)
  expect(await failureOf(readInBrowser('/api/dramas'))).toEqual(UNREACHABLE)
  expect(await failureOf(send('POST /api/auth/logout', {}))).toEqual(UNREACHABLE)
})

test('a response that breaks off counts as a lost connection', async () => {
  answering(
    () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('[{"id":'))
            body.error(new TypeError('network error'))
          },
        }),
      ),
  )
  expect(await failureOf(readInBrowser('/api/dramas'))).toEqual(UNREACHABLE)
})

test('a failed request keeps its status and its text', async () => {
  answering(() => new Response('Bad Gateway', { status: 502 }))
  expect(await failureOf(readInBrowser('/api/dramas'))).toEqual({ status: 502, words: '502: Bad Gateway' })
  answering(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect(await failureOf(readInBrowser('/api/dramas'))).toEqual({
    status: 503,
    words: '503: Service Unavailable',
  })
})
