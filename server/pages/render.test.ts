// Server-rendered pages, as visitors without scripts and search engines read them.
import { describe, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })
const best = (await site.visitor.json<Drama[]>('/api/dramas/top-rated'))[0]!

/** A page as text: tags gone, entities read. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const page = async (url: string) => {
  const answer = await site.visitor.get(url)
  return { answer, html: answer.body, text: words(answer.body) }
}
const cards = (html: string) => html.match(/<article/g)?.length ?? 0

test('home says what the site is for and shows the four best rated dramas', async () => {
  const { answer, html, text } = await page('/')
  expect(answer.statusCode).toBe(200)
  for (const expected of [
    'Discover healing Korean dramas tailored to your mood and interests. Find comfort through storytelling.',
    'Start Your Healing Journey',
    'Explore Suggested K-Dramas',
    'Get My Recommendations',
    '21+ Healing K-Dramas',
    '5 Categories For Every Mood',
    'Personalized Recommendations',
    best.title,
  ])
    expect(text).toContain(expected)
  expect(cards(html)).toBe(4)
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(CATEGORIES.length)
})

test('the browse page shows twenty-four dramas and links to the others', async () => {
  const { html } = await page('/k-drama')
  expect(cards(html)).toBe(24)
  expect(html).toContain('href="/k-drama?page=2"')
  const second = await page('/k-drama?page=2')
  expect(cards(second.html)).toBe(24)
  expect(second.html).not.toContain(`href="/drama/${best.id}"`)
})

test('the order is in the address', async () => {
  const [newest] = await site.visitor.json<Drama[]>('/api/dramas/sorted?sortBy=latest')
  const { html } = await page('/k-drama?sort=latest')
  expect(html.match(/href="\/drama\/(\d+)"/)?.[1]).toBe(String(newest!.id))
  expect(html).toContain('<option value="latest" selected="">')
})

test('a search in the address shows what it finds, and says so when it finds nothing', async () => {
  const found = await page('/k-drama?search=IU')
  expect(found.text).toContain('My Mister')
  expect(found.text).not.toContain('Goblin')
  const nothing = await page('/k-drama?search=zzzz')
  expect(nothing.answer.statusCode).toBe(200)
  expect(nothing.text).toContain('No dramas found')
  expect(nothing.text).toContain('No K-dramas match "zzzz". Try different keywords or browse by categories.')
})

test('moods in the address show recommendations with their reasons, and a way back', async () => {
  const { text, html } = await page('/k-drama?categories=healing,cooking')
  expect(text).toContain('Back to Popular K-Dramas')
  expect(text).toMatch(/2 of your 2 moods: Healing, Cooking/)
  expect(html).toContain('href="/k-drama"')
})

test.each([
  ['/drama/1', 'Details', 'How it feels, and 10 topics to know first'],
  ['/korean-learners', 'Practice with others', 'More lines'],
])('%s shows what is specified (%s) before what was added (%s)', async (url, specified, added) => {
  const { answer } = await page(url)
  const at = (words: string) => answer.body.search(new RegExp(`<(h2|b)[^>]*>${words}<`))
  expect(at(specified)).toBeGreaterThan(0)
  expect(at(added)).toBeGreaterThan(at(specified))
})

test.each(['//evil.example', '//', '//evil.example/k-drama'])('%s is no page of ours', async (url) => {
  const answer = await site.visitor.get(url)
  expect(answer.statusCode).toBe(404)
})

test('an address nobody knows is a 404 page that asks whether the router forgot it', async () => {
  const { answer, text } = await page('/no/such/page')
  expect(answer.statusCode).toBe(404)
  expect(text).toContain('404 Page Not Found')
  expect(text).toContain('Did you forget to add the page to the router?')
})

test('every page has one title, one description, one address, and a picture to share', async () => {
  const seen = new Set<string>()
  for (const url of ['/', '/k-drama', '/k-drama/platform/netflix', `/drama/${best.id}`]) {
    const { html } = await page(url)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html.match(/<link rel="canonical" href="http:\/\/site\.test[^"]*"/g)).toHaveLength(1)
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/site\.test\/[^"]+"/)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    seen.add(/<title>(.*?)<\/title>/.exec(html)![1]!)
  }
  expect(seen.size).toBe(4)
})

test('markup in a text ends no script: what a page carries for programs stays data', async () => {
  const admin = await site.signUp({ isAdmin: true })
  const text = '</script><script>xss()</script>'
  const { id } = (await admin.post('/api/admin/dramas', { title: text, description: text })).json()
  const { html } = await page(`/drama/${id}`)
  expect(html).not.toContain('<script>xss')
  const data = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
  expect(data.length).toBeGreaterThan(1)
  for (const [, json] of data) expect(() => JSON.parse(json!)).not.toThrow()
})

test('no page has inline scripts or styles, only data', async () => {
  for (const url of ['/', '/k-drama', `/drama/${best.id}`, '/nowhere']) {
    const { html } = await page(url)
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/type="application\/(ld\+)?json"/)
    expect(html).not.toMatch(/<style|\sstyle="/)
    expect(html).not.toMatch(/\son\w+="/)
  }
})

describe('kept pages', () => {
  test('the same page is the same bytes, and is not sent twice', async () => {
    const first = await site.visitor.get('/k-drama')
    const second = await site.visitor.get('/k-drama')
    expect(second.body).toBe(first.body)
    const again = await site.visitor.call({
      url: '/k-drama',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('undeclared query names do not create another cache entry', async () => {
    const plain = await site.visitor.get('/k-drama?page=2')
    const marked = await site.visitor.get('/k-drama?utm_source=x&page=2&utm_medium=y')
    expect(marked.headers.etag).toBe(plain.headers.etag)
  })

  test('a signed-in member gets the bytes that everyone gets', async () => {
    const member = await site.signUp()
    expect((await member.get('/')).headers.etag).toBe((await site.visitor.get('/')).headers.etag)
  })
})

test.each([
  ['pattern characters', '/k-drama?search=(a%2B)%2B%24%5B%5E%5D*%5C'],
  ['10,000 characters', `/k-drama?search=${'a'.repeat(10_000)}`],
  ['NUL', '/k-drama?search=%00'],
  ['Hangul', '/k-drama?search=%EB%8F%84%EA%B9%A8%EB%B9%84'],
  ['markup', '/k-drama?search=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['unknown moods', '/k-drama?categories=,,nothing,%00,%F0%9F%98%80'],
  ['a page that is no number', '/k-drama?page=abc'],
  ['a page far away', '/k-drama?page=99999'],
  ['a hostile platform', '/k-drama/platform/%3Csvg%20onload=alert(1)%3E'],
  ['a path upwards', '/drama/..%2f..%2fapi%2fdramas'],
  ['an unknown order', '/k-drama?sort=colour'],
])('an address with %s gets a calm answer', async (_, url) => {
  const answer = await site.visitor.get(url)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('<script>alert(1)')
  expect(answer.body).not.toContain('<svg onload')
})

test('a percent-encoded address is the same page', async () => {
  const platform = await site.visitor.get('/k-drama/platform/Disney%2B')
  expect(platform.body).toMatch(/<h1[^>]*>Disney\+</)
  expect(platform.body).toContain('Light Shop')
  expect((await site.visitor.get('/drama/%31')).body).not.toContain('Loading drama details...')
  expect((await site.visitor.get('/k-drama/platform/%EB%84%B7')).body).toMatch(/<h1[^>]*>넷</)
})

test('a page that needs JavaScript says so', async () => {
  for (const url of ['/profile', '/admin'])
    expect((await site.visitor.get(url)).body).toContain('<noscript><p>This page needs JavaScript.')
})
