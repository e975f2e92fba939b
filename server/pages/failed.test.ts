// A page that cannot be made says so as a page, and what to press.
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aSite } from '#tests/site.ts'

test('while the database fails, an opened page says so in words and can be tried again without scripts', async () => {
  const site = await aSite({}, { pages: true })
  onTestFinished(site.close)
  await site.db.execute(sql`alter table dramas rename to gone`)

  const failed = await site.visitor.get('/k-drama?search=%22%3E%3Cscript%3E')
  expect(failed.statusCode).toBe(503)
  expect(failed.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  expect(failed.body).toMatch(/^<!doctype html><html lang="en">.*<h1>Could not show this page<\/h1>/s)
  expect(failed.body).toContain('The site is temporarily unavailable. Please try again in a moment.')
  expect(failed.body).toContain('href="/k-drama?search=%22%3E%3Cscript%3E">Try again</a>')
  expect(failed.body).not.toContain('<script')

  const call = await site.visitor.get('/api/dramas')
  expect([call.statusCode, Object.keys(call.json())]).toEqual([500, ['message', 'requestId']])

  await site.db.execute(sql`alter table gone rename to dramas`)
  expect((await site.visitor.get('/k-drama')).statusCode).toBe(200)
})

test('an address that is too long is a page that says so', async () => {
  const site = await aSite({}, { pages: true })
  onTestFinished(site.close)
  const { statusCode, headers, body } = await site.visitor.get(`/k-drama?search=${'a'.repeat(20_000)}`)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('Page not found')
})
