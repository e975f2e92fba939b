// What may be cached for offline reading, and what never may.
import { describe, expect, test } from 'vitest'
import { endsSession, filesNamedIn, isCacheable, isFile, isImmutable, pageKey } from './cache-rules.ts'

const at = (path: string) => new URL(path, 'https://site.test')
const answer = (headers: Record<string, string>, more: Partial<Response> = {}) =>
  ({ status: 200, type: 'basic', redirected: false, headers: new Headers(headers), ...more }) as Response

test.each([
  ['/', '/'],
  ['/k-drama', '/k-drama'],
  ['/k-drama?utm_source=x&sort=latest', '/k-drama?sort=latest'],
  ['/k-drama?gentle=1&avoid=grief', '/k-drama?avoid=grief&gentle=1'],
  ['/k-drama/platform/netflix?page=2', '/k-drama/platform/netflix?page=2'],
  ['/drama/7', '/drama/7'],
  ['/drama/7?auth=done#secret', '/drama/7'],
  ['/virtual-tour?place=3', '/virtual-tour?place=3'],
  ['/korean-learners?line=live-today', '/korean-learners'],
  ['/k-star?article=2', '/k-star?article=2'],
  ['/offline?from=/drama/9', '/offline'],
])('%s is cached as %s', (path, key) => {
  expect(pageKey(at(path))).toBe(key)
})

test.each([
  '/profile',
  '/admin',
  '/admin?tab=users',
  '/community',
  '/community?post=4',
  '/reviews',
  '/contact',
  '/feedback',
  '/experiential-learning',
  '/drama/7/edit',
  '/api/auth/me',
  '/api/login',
  '/no-such-page',
])('the page %s is never cached', (path) => {
  expect(pageKey(at(path))).toBeNull()
})

test.each(['/api/dramas', '/sw.js', '/profile', '/healthz', '/robots.txt', '/api/upload'])(
  '%s is not cached',
  (path) => {
    expect(isFile(at(path))).toBe(false)
  },
)

describe('only complete public responses of this site are cached', () => {
  const open = { 'cache-control': 'public, max-age=0, must-revalidate' }
  test('a public page is cached', () => expect(isCacheable(answer(open))).toBe(true))
  test.each([
    ['private', answer({ 'cache-control': 'private, no-store' })],
    ['not to be stored', answer({ 'cache-control': 'no-store' })],
    ['a failure', answer(open, { status: 404 })],
    ['a part', answer(open, { status: 206 })],
    ['from elsewhere', answer(open, { type: 'opaque' })],
    ['redirected', answer(open, { redirected: true })],
    ['a redirect', answer(open, { type: 'opaqueredirect', status: 0 })],
    ['too large', answer({ ...open, 'content-length': '5000000' })],
  ])('a response that is %s is not', (_, response) => expect(isCacheable(response)).toBe(false))
})

test('only immutable files are served from the cache without a request', () => {
  expect(isImmutable(answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
  expect(isImmutable(answer({ 'cache-control': 'public, max-age=3600' }))).toBe(false)
  expect(isImmutable(answer({}))).toBe(false)
})

test.each([
  ['POST', '/api/auth/logout', true],
  ['DELETE', '/api/auth/account', true],
  ['GET', '/api/logout', true],
  ['POST', '/api/auth/login', false],
  ['GET', '/api/auth/account', false],
  ['POST', '/api/posts', false],
])('%s %s ends a session: %s', (method, path, ends) => {
  expect(endsSession(method, at(path))).toBe(ends)
})

test('the files a page needs are found in its HTML', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/b.js"></script><link rel="preload" href="/fonts/c.woff2"><a href="/drama/1"></a><img src="/art/x.webp">'
  expect(filesNamedIn(html + html)).toEqual(['/assets/a.css', '/assets/b.js', '/fonts/c.woff2'])
})
