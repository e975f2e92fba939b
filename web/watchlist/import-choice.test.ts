// What of an import is left out is said: nothing is cut silently.
import { expect, test } from 'vitest'
import type { ImportPreview, ImportRow } from '#contract/api/watchlist-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { addedInWords, choose } from './import-choice.ts'

const row = (number: number, more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ row: number, title: `Title ${number}`, year: 2018, status: 'finished', episodesWatched: null },
  ...{ ownRating: null, rewatch: false, addedAt: null, changedAt: null, watched: [], inWatchlist: true },
  ...{ already: false, fillsRating: false, why: null, outcome: 'matched' },
  candidates: [{ id: number, title: `Drama ${number}`, nativeTitle: null, year: 2018, inIndex: false }],
  ...more,
})
const review = (row: number | null, content: string, more = {}) => ({
  ...{ row, title: 'Their title', content, hasSpoilers: false, showsRating: false },
  ...{ createdAt: null, updatedAt: null, already: false, ...more },
})
const chosen = (preview: Partial<ImportPreview>) =>
  choose({ format: 'letterboxd', rows: [], lists: [], reviews: [], ...preview }, ({ outcome, candidates }) =>
    outcome === 'matched' ? candidates[0] : undefined,
  )
const inList = (count: number, note = '') =>
  Array.from({ length: count }, (_, at) => ({ row: at + 1, note: at === 0 ? note : '' }))

test('reviews are about the drama that was found; of other titles and too long ones it is said', () => {
  const unknown = row(2, { outcome: 'unknown', candidates: [] })
  const { reviews, leftOut } = chosen({
    rows: [row(1), unknown],
    reviews: [
      review(1, 'Kind.'),
      review(2, 'A film.'),
      review(1, 'x'.repeat(LIMITS.review + 1)),
      review(1, 'There.', { already: true }),
      review(null, 'Of our own export.'),
    ],
  })
  expect(reviews.map(({ title, content }) => [title, content])).toEqual([
    ['Drama 1', 'Kind.'],
    ['Their title', 'Of our own export.'],
  ])
  expect(leftOut).toEqual([
    '1 review of titles that are not on this site.',
    `A review of “Drama 1”: it has ${formatNumber(LIMITS.review + 1)} characters. A review can have ${formatNumber(LIMITS.review)}.`,
  ])
})

test('lists keep their order and notes; what does not fit is said', () => {
  const rows = Array.from({ length: 203 }, (_, at) => row(at + 1, { inWatchlist: false }))
  rows.push(row(204, { outcome: 'unknown', candidates: [] }))
  const { entries, lists, leftOut } = chosen({
    rows,
    lists: [
      {
        title: 'Short',
        dramas: [
          { row: 3, note: 'b' },
          { row: 1, note: 'a' },
          { row: 204, note: '' },
        ],
        already: false,
      },
      { title: 'Long', dramas: inList(203, 'x'.repeat(1_001)), already: false },
      { title: 'y'.repeat(201), dramas: inList(1), already: false },
      { title: 'Films', dramas: [{ row: 204, note: '' }], already: false },
      { title: 'There', dramas: inList(1), already: true },
      { title: 'Empty', dramas: [], already: false },
    ],
  })
  expect(entries).toEqual([])
  expect(lists.map(({ title, dramas }) => [title, dramas.length])).toEqual([
    ['Short', 2],
    ['Long', 200],
    ['Empty', 0],
  ])
  expect(lists[0]!.dramas).toEqual([
    { dramaId: 3, note: 'b' },
    { dramaId: 1, note: 'a' },
  ])
  expect(lists[1]!.dramas[0]!.note).toBe('')
  expect(leftOut).toEqual([
    'Of the list “Short”: 1 title that this site does not have, or that you have not chosen.',
    'Of the list “Long”: 3 dramas. A list can have 200.',
    'Of the list “Long”: 1 note of more than 1,000 characters.',
    `Of the list “${'y'.repeat(80)}”: everything, because its title has more than 200 characters.`,
    'Of the list “Films”: everything, because none of it is on this site.',
  ])
})

test('what became of it is said in words', () => {
  const of = (...results: string[]) => results.map((result) => ({ result }))
  expect(
    addedInWords(of('added', 'noted', 'already'), of('added', 'too-many'), of('added', 'added')),
  ).toEqual({
    title: '1 drama added to your watchlist',
    description:
      'Days of 1 drama added to your diary. 1 list added, only for you. 2 reviews added, only for you. 1 list left out: you can have 50. 1 was already there and has not changed.',
  })
  expect(addedInWords(of('rated'), [], [])).toEqual({ title: '1 rating added' })
  expect(addedInWords(of('already'), of('already'), [])).toMatchObject({ variant: 'info' })
})
