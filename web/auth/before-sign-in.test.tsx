// What a visitor pressed is done after signing in: once, by the part of the page that it belongs to.
import { expect, test } from 'vitest'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { freshPage } from '#tests/fresh-page.tsx'

test('what was pressed is done once the session is known, and forgotten', async () => {
  localStorage.setItem('auth_token', 'good')
  sessionStorage.setItem('pressed', JSON.stringify({ what: 'watchlist', id: '5', at: Date.now() }))
  fakeServer({ 'GET /api/auth/me': { body: MINJI } })
  const done: string[] = []
  await freshPage(async () => {
    const { useAfterSignIn } = await import('./before-sign-in.ts')
    function Part() {
      useAfterSignIn('line', (id) => done.push(`line ${id}`))
      useAfterSignIn('watchlist', (id) => done.push(`drama ${id}`), '6')
      useAfterSignIn('watchlist', (id) => done.push(`drama ${id}`), '5')
      return null
    }
    return <Part />
  })
  expect(done).toEqual(['drama 5'])
  expect(sessionStorage).toHaveLength(0)
})
