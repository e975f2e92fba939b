// Hostile input to every call gets a quick, plain answer without a stack. Markup comes back as text.
import { JSDOM } from 'jsdom'
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

const IDS = [
  '-1',
  '0',
  '1.5',
  'abc',
  '9223372036854775808',
  '1e400',
  '%00',
  '1%00',
  "1'",
  '0x1',
  '٣',
  '%ff',
  '1;x',
  'null',
]
describe.each([...reads, ...writes].filter(({ url }) => url.includes('987654')))(
  '$call',
  ({ method, url }) => {
    test('answers 404 for malformed ids', async () => {
      const person = await site.signUp({ isAdmin: true })
      for (const id of IDS) {
        const answer = await person.call({
          method,
          url: url.replace('987654', id),
          ...(method !== 'GET' && { payload: {} }),
        })
        expect([id, [400, 404].includes(answer.statusCode)]).toEqual([id, true])
        expect(answer.body).not.toMatch(INSIDE)
      }
    })
  },
)

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

const MARKUP = [
  '<script>xss(1)</script>',
  '</script><script>xss(2)</script>',
  '"><img src=x onerror=xss(3)>',
  "'-xss(4)-'",
  '<svg/onload=xss(5)>',
  '"><meta http-equiv=refresh content=0;url=//evil.example>',
  '<iframe srcdoc="<script>xss(6)</script>">',
  'javascript:xss(7)',
  '<!--<script>',
  ']]><script>xss(8)</script>',
  '{{xss(9)}}#{xss(9)}',
  '\u202e<b onmouseover=xss(10)>',
]

/** Everything on a page that could run as code. */
function runnable(html: string): string[] {
  const { document } = new JSDOM(html).window
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
      if (/^(href|src|action|formaction)$/.test(name) && /^\s*(javascript|data:text|vbscript):/i.test(value))
        found.push(`${element.tagName} ${value}`)
    }
    if (
      element.tagName === 'SCRIPT' &&
      !element.getAttribute('src') &&
      !/json/.test(element.getAttribute('type') ?? '')
    )
      found.push('an inline script')
    if (element.tagName === 'META' && element.getAttribute('http-equiv')) found.push('a meta refresh')
  }
  for (const script of document.querySelectorAll(
    'script[type="application/ld+json"], script[type="application/json"]',
  ))
    JSON.parse(script.textContent ?? '')
  return found
}

test('markup in every text is stored unchanged and shown as text, on every page', async () => {
  const member = await site.signUp()
  const pages = new Set([
    '/',
    '/k-drama',
    '/k-star',
    '/community',
    '/reviews',
    '/virtual-tour',
    '/korean-learners',
  ])
  for (const text of MARKUP) {
    const created = async (path: string, body: object, by: SignedIn = admin) => {
      const answer = await by.post(path, body)
      expect([path, text, answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([
        path,
        text,
        201,
        '',
      ])
      return answer.json<{ id: number } & Record<string, unknown>>()
    }
    const post = await created('/api/posts', { title: text, content: text }, member)
    expect(post).toMatchObject({ title: text, content: text })
    const comment = await created(`/api/posts/${post.id}/comments`, { content: text }, member)
    expect(comment.content).toBe(text)
    const review = await created('/api/kdrama-notes', { title: text, content: text, isPublic: true }, member)
    expect(review).toMatchObject({ title: text, content: text })
    const article = await created('/api/admin/news', { title: text, content: text, celebrity: text })
    expect(article.title).toBe(text)
    const newsComment = await site.visitor.post(`/api/news/${article.id}/comments`, {
      author: text,
      content: text,
    })
    expect(newsComment.statusCode).toBe(201)
    const drama = await created('/api/admin/dramas', {
      title: text,
      description: text,
      year: 2020,
      episodes: 12,
      rating: '9',
      genre: text,
      categories: [text],
      mainCast: [text],
      writer: text,
    })
    expect(drama).toMatchObject({ title: text, mainCast: [text] })
    await created('/api/virtual-tour-locations', {
      name: text,
      address: text,
      description: text,
      drama: text,
      funFacts: text,
      scenes: text,
    })
    for (const path of [`/drama/${drama.id}`, `/community?post=${post.id}`, `/k-star?article=${article.id}`])
      pages.add(path)
    for (const name of ['search', 'categories', 'sort', 'post', 'article'])
      pages.add(`/k-drama?${name}=${encodeURIComponent(text)}`)
    pages.add(`/${encodeURIComponent(text)}`)
    pages.add(`/k-drama/platform/${encodeURIComponent(text)}`)
  }
  await admin.post('/api/admin/home-content', { heroTitle: MARKUP[1], heroSubtitle: MARKUP[2] })
  await admin.post('/api/admin/k-drama-content', { title: MARKUP[1], description: MARKUP[2] })
  for (const path of pages) {
    const { statusCode, body } = await site.visitor.get(path)
    expect(statusCode).toBeLessThan(500)
    expect([path, runnable(body)]).toEqual([path, []])
  }
}, 240_000)

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
