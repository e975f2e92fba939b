// The match with TMDB in the admin area: where it comes from, and how an admin corrects it.
import { expect, test, vi } from 'vitest'
import { fill } from '#tests/fresh-page.tsx'
import { find, press, settle } from '#tests/render.tsx'
import { withAnswers } from '#tests/render-dramas.tsx'
import { TmdbMatch } from './tmdb-match.tsx'

const CREDITS = { watchCredits: 'Data from JustWatch, through TMDB.' }
const text = () => document.body.textContent!
const number = () => document.querySelector<HTMLInputElement>('[name=tmdbId]')!.value
const ADDRESS = '/api/admin/tmdb-matches/5'
const answers: Record<string, unknown> = {}
const withMatch = (match: unknown, facts: object = CREDITS) => {
  answers[ADDRESS] = match
  return withAnswers(<TmdbMatch dramaId={5} />, answers, facts)
}

test.each([
  [{ tmdbId: 9, matchedBy: 'source', checkedAt: null }, 'The drama was imported from there. Not read yet.'],
  [{ tmdbId: 9, matchedBy: 'search', checkedAt: null }, 'It is the only one there with this title and year.'],
  [
    { tmdbId: 9, matchedBy: 'admin', checkedAt: '2026-11-02T00:00:00.000Z' },
    'An admin entered it. Last read:',
  ],
  [{ tmdbId: null, matchedBy: 'search', checkedAt: null }, 'no Korean drama, or several, with this title'],
  [{ tmdbId: null, matchedBy: 'admin', checkedAt: null }, 'An admin removed the match.'],
  [{ tmdbId: null, matchedBy: null, checkedAt: null }, 'Not looked up yet.'],
  [500, 'Could not load the match with TMDB.'],
])('a match %j says where it comes from', async (match, words) => {
  await withMatch(match)
  expect(text()).toContain(words)
})

test('an admin corrects the match, and only with a number', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    answers[ADDRESS] = { tmdbId: 67915, matchedBy: 'admin', checkedAt: null }
    return Response.json(answers[ADDRESS])
  })
  await withMatch({ tmdbId: 9, matchedBy: 'search', checkedAt: null })
  expect(number()).toBe('9')
  await fill('tmdbId', 'Goblin')
  await press(find('button', 'Save match'))
  expect(text()).toContain('TMDB number must be a whole number')
  expect(sent).not.toHaveBeenCalled()
  await fill('tmdbId', ' 67915 ')
  await press(find('button', 'Save match'))
  await settle()
  const [url, init] = sent.mock.calls[0]!
  expect([url, init?.method, init?.body]).toEqual([
    '/api/admin/tmdb-matches/5',
    'PUT',
    JSON.stringify({ tmdbId: 67915 }),
  ])
  expect(number()).toBe('67915')
  expect(text()).toContain('An admin entered it.')
})

test('on a site without a key there is no match to correct', async () => {
  await withMatch({ tmdbId: 9, matchedBy: 'search', checkedAt: null }, {})
  expect(text()).toBe('')
})
