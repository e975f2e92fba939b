// What the descriptions of the API say about failures, beyond what the contract writes down.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { failsOf } from './documented-failures.ts'

const endpoint = { does: 'x', gives: z.unknown() }

test('a public list without a query can fail in no way of its own', () => {
  expect(failsOf(endpoint, 'GET /api/dramas')).toEqual([])
})

test('a call of members can be unauthorized; one of admins, and any write, also forbidden', () => {
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

test('an id in the address may name nothing; a word in it is the endpoint’s own business', () => {
  expect(failsOf(endpoint, 'GET /api/dramas/{id}')).toEqual(['not-found'])
  expect(failsOf(endpoint, 'GET /api/x/user/{userId}')).toEqual(['not-found'])
  expect(failsOf(endpoint, 'GET /api/dramas/platform/{platform}')).toEqual([])
})

test('what the contract adds is listed with the rest, in the order of the statuses and once each', () => {
  const fails = ['conflict', 'not-found'] as const
  expect(failsOf({ ...endpoint, who: 'member', fails }, 'PUT /api/x/{id}')).toEqual([
    'unauthorized',
    'forbidden',
    'not-found',
    'conflict',
  ])
})
