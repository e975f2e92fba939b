// The failures that the API description lists for a call.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { failsOf } from './documented-failures.ts'

const endpoint = { does: 'x', gives: z.unknown() }

test('a public list without a query can fail in no way of its own', () => {
  expect(failsOf(endpoint, 'GET /api/dramas')).toEqual([])
})

test('a call for members lists 401; one for admins, and any write, also 403', () => {
  expect(failsOf({ ...endpoint, who: 'member' }, 'GET /api/x')).toEqual(['unauthorized'])
  expect(failsOf({ ...endpoint, who: 'member' }, 'DELETE /api/x')).toEqual(['unauthorized', 'forbidden'])
  expect(failsOf({ ...endpoint, who: 'admin' }, 'GET /api/x')).toEqual(['unauthorized', 'forbidden'])
})

test('a body can be invalid, too large or of the wrong type, a query only invalid, a limit used up', () => {
  const limit = { name: 'x', max: 1, seconds: 1 }
  expect(failsOf({ ...endpoint, takes: z.object({}), limit }, 'POST /api/x')).toEqual([
    'invalid',
    'too-large',
    'wrong-type',
    'too-many',
  ])
  expect(failsOf({ ...endpoint, query: z.object({}) }, 'GET /api/x')).toEqual(['invalid'])
})

test('an id in the path adds a 404; a word in it does not', () => {
  expect(failsOf(endpoint, 'GET /api/dramas/{id}')).toEqual(['not-found'])
  expect(failsOf(endpoint, 'GET /api/x/user/{userId}')).toEqual(['not-found'])
  expect(failsOf(endpoint, 'GET /api/dramas/platform/{platform}')).toEqual([])
})

test('failures of the contract are listed with the others, ordered by status and without duplicates', () => {
  const fails = ['conflict', 'not-found'] as const
  expect(failsOf({ ...endpoint, who: 'member', fails }, 'PUT /api/x/{id}')).toEqual([
    'unauthorized',
    'forbidden',
    'not-found',
    'conflict',
  ])
})
