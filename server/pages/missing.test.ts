// Missing items and pages of lists: a 404 with a message, not indexed.
import { expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })
const member = await site.signUp()
const review = { title: 'My Mister', content: 'The brother did it.', isPublic: true, hasSpoilers: true }
expect((await member.post('/api/kdrama-notes', review)).json().id).toBe(1)

test.each([
  '/drama/9999',
  '/drama/abc',
  '/community?post=9999',
  '/reviews?review=9999',
  '/reviews?before=5&review=9999',
  '/k-star?article=9999',
  '/k-star?article=abc',
  '/virtual-tour?place=9999',
  '/k-drama?page=99',
  '/k-drama?sort=latest&page=99',
  '/k-drama/platform/netflix?page=99',
  '/k-star?page=99',
])('%s is a 404 that search engines leave out', async (url) => {
  const { statusCode, body } = await site.visitor.get(url)
  expect(statusCode).toBe(404)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).not.toContain('rel="canonical"')
})

test.each([
  '/drama/1',
  '/reviews?review=1',
  '/k-star?article=1',
  '/virtual-tour?place=1',
  '/k-drama?page=2',
  // beyond the oldest: an empty end of the list, which says so
  '/reviews?before=1',
  // what makes no sense is ignored, as everywhere behind the question mark
  '/community?post=abc',
  '/reviews?review=abc',
  '/virtual-tour?place=abc',
])('%s answers with a page', async (url) => {
  expect((await site.visitor.get(url)).statusCode).toBe(200)
})

test.each([
  ['/Profile', '/profile'],
  ['/K-Drama?sort=latest', '/k-drama?sort=latest'],
  ['/DRAMA/1', '/drama/1'],
  ['/k-drama/', '/k-drama'],
  ['/Admin/', '/admin'],
])('%s leads to the one address of its page', async (typed, address) => {
  const { statusCode, headers } = await site.visitor.get(typed)
  expect([statusCode, headers.location]).toEqual([301, address])
})

test.each(['/Nothing/', '//Profile', '//evil.example/Profile', '/k-drama/platform/', '/profile//x'])(
  '%s is no page, and leads nowhere',
  async (typed) => {
    const { statusCode, headers } = await site.visitor.get(typed)
    expect([statusCode, headers.location]).toEqual([404, undefined])
  },
)

test('the page of one review carries it for readers without script, and no word of its spoilers', async () => {
  const { body } = await site.visitor.get('/reviews?review=1')
  expect(body).toMatch(/<title>Review of My Mister by [^<]+<\/title>/)
  expect(body).toMatch(/<noscript><article[^>]*><h2><bdi>My Mister/)
  expect(body).not.toContain('The brother did it.')
})
