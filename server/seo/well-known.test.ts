// /.well-known/: security.txt and change-password.
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'

const site = await aSite(
  {
    SITE_URL: 'https://site.test',
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'private@example.com',
  },
  { pages: true },
)

const DAY = 24 * 3_600_000

test('security.txt names the contact page, never the private address that forms are mailed to', async () => {
  const answer = await site.visitor.get('/.well-known/security.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Contact: https://site.test/contact\n')
  expect(answer.body).toContain('Canonical: https://site.test/.well-known/security.txt\n')
  expect(answer.body).not.toContain('private@example.com')
  expect((await site.visitor.get('/contact')).statusCode).toBe(200)
})

test('security.txt never expires, and is never valid for more than a year', async () => {
  const { body } = await site.visitor.get('/.well-known/security.txt')
  const [, expires] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(body) ?? []
  const days = (Date.parse(expires!) - Date.now()) / DAY
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('change-password redirects to the page where the password is changed', async () => {
  const answer = await site.visitor.get('/.well-known/change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/profile#change-password'])
})

test('unknown addresses under /.well-known/ are a 404, as password managers expect', async () => {
  const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await site.visitor.get(url)).statusCode).toBe(404)
})
