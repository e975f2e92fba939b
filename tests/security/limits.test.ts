// Which calls have a rate limit, and that the document names each; calls without one are listed by name.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WRONG_PASSWORDS } from '#contract/auth.ts'
import { NEWCOMERS } from '#contract/community.ts'
import { limited, writes } from './calls.ts'

test('every write that visitors may make has a limit', () => {
  expect(writes.filter(({ who, endpoint }) => who === 'anyone' && !endpoint.limit)).toEqual([])
})

test('a member’s writes without a limit cannot fill the database', () => {
  const free = writes.filter(({ who, endpoint }) => who === 'member' && !endpoint.limit)
  // They only remove.
  expect(free.map(({ call }) => call).sort()).toEqual([
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/diary/{id}',
    'DELETE /api/kdrama-notes/{id}',
    'DELETE /api/watchlist/{id}',
    'POST /api/auth/logout',
  ])
})

test('docs/security.md lists every limit correctly', () => {
  const document = readFileSync('docs/security.md', 'utf8')
  for (const { endpoint } of limited) {
    const { name, max, seconds, per = 'caller' } = endpoint.limit!
    const rows = document.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`| ${max} in ${seconds.toLocaleString('en')} s | ${per} |`)
  }
  const wrong = `Wrong passwords: ${WRONG_PASSWORDS.max} in ${WRONG_PASSWORDS.seconds} s for each account`
  expect(document).toContain(wrong)
  expect(document).toContain(`at most ${NEWCOMERS.texts} posts and comments an hour`)
})
