// Validation messages for fields without messages of their own.
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'

const site = await aSite()

test.each([
  ['POST', '/api/contact-form', [], 'The body must be an object'],
  ['POST', '/api/contact-form', 'text', 'The body must be an object'],
  ['GET', '/api/dramas/sorted?search=a&search=b', undefined, 'search must be text'],
  ['GET', '/api/dramas/sorted?gentle=12345678901', undefined, 'gentle can be at most 10 characters'],
  ['POST', '/api/admin/dramas/bulk', { ids: 'x'.repeat(6000), action: 'popular' }, 'ids must be a list'],
  ['POST', '/api/admin/dramas/bulk', { ids: [], action: 'popular' }, 'ids must have at least 1 entry'],
  ['POST', '/api/admin/dramas/bulk', { ids: ['a'], action: 'popular' }, 'ids must be a number'],
  ['GET', '/api/admin/dramas/export?format=xml', undefined, 'format must be one of csv, json'],
] as const)('%s %s with %j: "%s"', async (method, url, payload, words) => {
  const admin = await site.signUp({ isAdmin: true })
  const answer = await admin.call({
    method,
    url,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    }),
  })
  expect([answer.statusCode, answer.json().message]).toEqual([400, words])
})
