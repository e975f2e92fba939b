// An export that is too large for one request is sent in parts, each of which can be read by itself.
import { expect, test } from 'vitest'
import { readCsv } from '#contract/csv.ts'
import { IMPORT_ROWS, IMPORT_TEXT, IMPORT_UNCUT } from '#contract/watchlist.ts'
import { partsOf } from './export-parts.ts'

const json = (name: string, value: unknown) => ({ name, text: JSON.stringify(value) })
const long = 'x'.repeat(900_000)

test('what fits into one request is sent as it is', () => {
  const files = [json('watched-shows.json', []), { name: 'any.txt', text: 'Misaeng' }]
  expect(partsOf(files)).toEqual([files])
})

test('our own: a drama keeps its days, equal reviews stay together, and nothing is there twice', () => {
  const review = (content: string) => ({ title: 'Misaeng', content })
  const value = {
    ...{ format: 'shimpyo-watchlist', version: 2 },
    dramas: [{ id: 1 }, { id: 2 }],
    diary: [
      { id: 1, day: '2024-01-01' },
      { id: 3, day: '2024-01-02' },
    ],
    lists: [
      { title: 'A', dramas: [{ id: 1, note: long }] },
      { title: 'B', dramas: [{ id: 2, note: long }] },
    ],
    reviews: [review(long), review('short'), review(long)],
  }
  const parts = partsOf([json('shimpyo.json', value)])
  const read = parts.map(([file]) => JSON.parse(file!.text) as typeof value)
  expect(
    read.map(({ dramas, diary, lists, reviews }) => [dramas, diary, lists, reviews].map((one) => one.length)),
  ).toEqual([
    [2, 2, 2, 0],
    [0, 0, 0, 3],
  ])
  for (const field of ['dramas', 'diary', 'lists'] as const)
    expect(read.flatMap((part) => part[field] as unknown[])).toEqual(value[field])
  expect(read.every(({ format, version }) => format === 'shimpyo-watchlist' && version === 2)).toBe(true)
})

test('Trakt: every part knows the names of the lists, and that there is a history', () => {
  const about = (title: string, more: object) => ({ show: { title }, ...more })
  const parts = partsOf([
    json('lists-list-7-rain.json', [about('C', { notes: long })]),
    json('comments-shows.json', [about('A', { comment: { comment: long } })]),
    json('lists-lists.json', [{ name: 'Rain', ids: { trakt: 7 } }]),
    json('watched-history-1.json', [about('A', { watched_at: long })]),
  ])
  expect(parts.map((files) => files.map(({ name, text }) => [name, JSON.parse(text).length]))).toEqual([
    [
      ['lists-lists.json', 1],
      ['comments-shows.json', 1],
      ['watched-history-1.json', 1],
    ],
    [
      ['lists-lists.json', 1],
      ['lists-list-7-rain.json', 1],
      ['comments-shows.json', 0],
      ['watched-history-1.json', 0],
    ],
  ])
})

test('Letterboxd: a table of more rows than one request has is cut, with its heading and all rows of a title', () => {
  const rows = Array.from(
    { length: IMPORT_ROWS + 2 },
    (_, n) => `"Title, ${n % (IMPORT_ROWS + 1)}",2024-01-01`,
  )
  const parts = partsOf([{ name: 'watched.csv', text: ['Title,WatchedDate', ...rows].join('\n') }])
  const read = parts.map(([file]) => readCsv(file!.text))
  expect(read.map((part) => part.length)).toEqual([IMPORT_ROWS + 1, 3 - 1 + 1])
  expect(read.every(([heading]) => heading!.join() === 'Title,WatchedDate')).toBe(true)
  expect(read[0]!.filter(([title]) => title === 'Title, 0')).toHaveLength(2)
})

test('a single thing that no request can have is refused', () => {
  expect(() => partsOf([{ name: 'diary.csv', text: 'A'.repeat(IMPORT_TEXT + 1) }])).toThrow(IMPORT_UNCUT)
  expect(partsOf([{ name: 'diary.csv', text: `Name\n${'A'.repeat(IMPORT_TEXT - 10)}` }])).toHaveLength(1)
})
