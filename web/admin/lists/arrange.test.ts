// Searching, filtering, sorting and paging of an admin list.
import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'

interface Row {
  id: number
  title: string
}
const rows: Row[] = ['Our Blues', 'My Mister', 'Reply 1988', '우리들의 블루스', 'My Liberation Notes'].map(
  (title, at) => ({ id: at + 1, title }),
)
const by = {
  search: '',
  text: (row: Row) => row.title,
  compare: (a: Row, b: Row) => b.id - a.id,
  page: 1,
  perPage: 2,
}
const titles = (found: Row[]) => found.map(({ title }) => title)

test('without a search all rows are sorted and cut into pages', () => {
  const { shown, total, page, pages } = counted(by)
  expect(titles(shown)).toEqual(['My Liberation Notes', '우리들의 블루스'])
  expect({ total, page, pages }).toEqual({ total: 5, page: 1, pages: 3 })
})

test('every word must match, in any order and case', () => {
  expect(titles(arrange(rows, { ...by, search: 'notes  MY' }).found)).toEqual(['My Liberation Notes'])
  expect(arrange(rows, { ...by, search: 'my blues' }).found).toEqual([])
})

test('Hangul matches whether its syllables are composed or not', () => {
  const decomposed = '블루스'.normalize('NFD')
  expect(titles(arrange(rows, { ...by, search: decomposed }).found)).toEqual(['우리들의 블루스'])
})

test('a search is not a regular expression', () => {
  expect(arrange(rows, { ...by, search: '.*' }).found).toEqual([])
})

test('filter and search are combined', () => {
  const test = (row: Row) => row.id > 2
  expect(titles(arrange(rows, { ...by, search: 'my', test }).found)).toEqual(['My Liberation Notes'])
})

test('a page beyond the end becomes the last one', () => {
  const { shown, page } = arrange(rows, { ...by, page: 9 })
  expect({ page, titles: titles(shown) }).toEqual({ page: 3, titles: ['Our Blues'] })
  expect(arrange(rows, { ...by, page: -4 }).page).toBe(1)
  expect(arrange([], by)).toEqual({ found: [], shown: [], page: 1, pages: 1 })
})

test('the input array is not sorted in place', () => {
  const before = titles(rows)
  arrange(rows, { ...by, compare: (a, b) => a.title.localeCompare(b.title) })
  expect(titles(rows)).toEqual(before)
})

function counted(query: typeof by) {
  const { found, ...rest } = arrange(rows, query)
  return { ...rest, total: found.length }
}
