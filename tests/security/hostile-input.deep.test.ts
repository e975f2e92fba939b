// Hostile input to every call gets a quick, plain answer without a stack.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '#server/seed/seed.ts'
import { processorTime } from '#tests/processor-time.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { reads, writes } from './calls.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite({}, { pages: true })
  await seed(site.db)
  admin = await site.signUp({ isAdmin: true })
})
afterAll(() => site.close())

/** Internals must not show. */
const INSIDE =
  /\bat .+\.(ts|js):\d+|node_modules|\bselect .+ from |insert into|PostgreSQL|syntax error|drizzle/i

function expectCalm(answer: { statusCode: number; body: string }, what: string) {
  expect([what, answer.statusCode < 500]).toEqual([what, true])
  if (answer.statusCode >= 400) expect(answer.body).not.toMatch(INSIDE)
}

const FIELDS = [
  'title',
  'content',
  'email',
  'username',
  'password',
  'name',
  'description',
  'identifier',
  'reason',
]
const every = (value: unknown) => JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])))
const BODIES: [string, string][] = [
  ['half a JSON', '{"title":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a number too large', '{"id":1e400,"year":1e400,"title":1e400}'],
  ['a tower', '['.repeat(100_000)],
  ['a tower of objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['the same name twice', '{"title":"x","title":{"y":1},"content":"x","content":[]}'],
  ['prototypes', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['objects for texts', every({})],
  ['lists for texts', every([])],
  ['numbers for texts', every(1)],
  ['truth for texts', every(true)],
  ['NUL', every('a\u0000b')],
  ['a lone surrogate', every('\ud800')],
  ['a thousand marks', every(`a${'\u0301'.repeat(1_000)}`)],
  ['SQL', every(`'; drop table members; --`)],
  ['a pattern', every('(a+)+$%_\\')],
  ['one word of 50,000', every('x'.repeat(50_000))],
]

describe.each(writes)('$call', ({ call, method, url }) => {
  // the test's own account must survive
  const mine = /account|logout|DELETE \/api\/auth/.test(call)

  test('answers plainly, whatever is sent', async () => {
    const person = mine ? await site.signUp({ isAdmin: true }) : admin
    for (const [what, payload] of BODIES) {
      const headers = { 'content-type': 'application/json' }
      const cost = await processorTime(async () =>
        expectCalm(await person.call({ method, url, payload, headers }), what),
      )
      expect(cost).toBeLessThan(5_000)
    }
    const large = `{"title":"${'x'.repeat(1_100_000)}"}`
    const answer = await person.call({
      method,
      url,
      payload: large,
      headers: { 'content-type': 'application/json' },
    })
    expectCalm(answer, 'too much')
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

test('after all attempts nobody has become an admin, and everything still works', async () => {
  const someone = await site.signUp()
  expect((await someone.json<{ isAdmin: boolean }>('/api/auth/me')).isAdmin).toBe(false)
  expect((await site.visitor.get('/')).statusCode).toBe(200)
})

const QUERIES = [
  'limit',
  'page',
  'before',
  'sortBy',
  'search',
  'platform',
  'category',
  'categories',
  'area',
  'from',
  'as',
]
const VALUES = [
  '-1',
  '0',
  '1e9',
  'abc',
  '99999999999999999999',
  "' or 1=1 --",
  '%',
  '\\',
  '(a+)+$',
  '%00',
  '',
  '__proto__',
  'x'.repeat(10_000),
]
test.each(reads)('$call answers plainly, whatever is requested', async ({ url }) => {
  for (const value of VALUES) {
    const search = QUERIES.map((name) => `${name}=${value === '%00' ? value : encodeURIComponent(value)}`)
    expectCalm(await admin.get(`${url}?${search.join('&')}`), value)
    expectCalm(await admin.get(`${url}?${search.map((one) => one.replace('=', '[]=')).join('&')}`), value)
  }
  expectCalm(await admin.get(`${url}?limit=1&limit=2&search=a&search=b`), 'twice')
})

test('picture addresses are pictures of this site or plain https, never code', async () => {
  for (const imageUrl of [
    'javascript:xss(1)',
    'data:text/html,<script>xss(1)</script>',
    'vbscript:x',
    ' javascript:x',
  ]) {
    const drama = { title: 'Linked', description: 'x', year: 2020, episodes: 1, rating: '9', imageUrl }
    const answer = await admin.post('/api/admin/dramas', drama)
    if (answer.statusCode === 400) continue
    expect(answer.body).not.toContain(imageUrl)
  }
})
