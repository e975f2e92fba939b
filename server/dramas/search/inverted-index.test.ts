// The inverted index: sets of ids, postings, and what stays true when dramas change.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchedText } from '#contract/search.ts'
import { IdSet } from './id-set.ts'
import { inOrder, mostMatchesFirst } from './in-order.ts'
import { InvertedIndex } from './inverted-index.ts'
import { Postings } from './postings.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 200_000 }), { maxLength: 200 })

test('sets of ids are combined as sets are, also far apart', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (some, others, far) => {
      const [a, b] = [IdSet.of([...some, far]), IdSet.of(others)]
      const sorted = (all: Iterable<number>) => [...all].sort((x, y) => x - y)
      const [plainA, plainB] = [new Set([...some, far]), new Set(others)]
      expect(a.ids()).toEqual(sorted(plainA))
      expect(a.and(b).ids()).toEqual(sorted([...plainA].filter((id) => plainB.has(id))))
      expect(a.or(b).ids()).toEqual(sorted(new Set([...plainA, ...plainB])))
      expect(a.without(b).ids()).toEqual(sorted([...plainA].filter((id) => !plainB.has(id))))
      expect(a.size).toBe(plainA.size)
      expect([a.has(far), a.without(a).isEmpty, a.isEmpty]).toEqual([true, true, false])
      a.delete(far)
      expect(a.has(far)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('postings give back the ids of every term, however many terms and ids there are', () => {
  const postings = new Postings()
  const has = (term: number, id: number) => id % (term + 1) === 0
  const key = (term: number) => ({ high: term % 7, low: Math.imul(term, 0x9e3779b1) })
  const all = Array.from({ length: 3_000 }, (_, at) => 1 + at * 37)
  for (const id of all)
    for (let term = 0; term < 600; term++)
      if (has(term, id)) {
        postings.add(key(term), id)
        postings.add(key(term), id)
      }
  for (let term = 0; term < 600; term++)
    expect(postings.read(key(term)).ids()).toEqual(all.filter((id) => has(term, id)))
  expect(postings.read({ high: 1, low: 99 }).isEmpty).toBe(true)
  const large = new Postings()
  for (const id of [1, 2 ** 31 - 1]) large.add(key(1), id)
  expect(large.read(key(1)).ids()).toEqual([1, 2 ** 31 - 1])
})

const drama = (id: number, title: string, categories: string[] = [], inIndex = false) => ({
  id,
  searchedText: searchedText({ title, description: '', categories, mainCast: [], writer: '' }),
  categories,
  streamingPlatforms: [],
  genre: 'Drama',
  inIndex,
  isReviewed: false,
  isPopular: false,
  hasPicture: false,
  isEstimated: false,
  nativeTitle: null,
  romanizedTitle: null,
  aliases: [],
  year: 2020,
})
const word = (text: string) => `\u0001${text}\u0002`

test('a drama that was changed is found by what it has now, one that is gone by nothing', () => {
  const index = new InvertedIndex()
  index.add(drama(1, 'Tea of Spring', ['healing']))
  index.add(drama(2, 'Tea of Winter', ['healing', 'family']))
  index.add(drama(3, 'Tea in the index', [], true))
  expect(index.having('text', word('tea')).ids()).toEqual([1, 2, 3])
  expect(index.having('category', 'healing').ids()).toEqual([1, 2])
  expect(index.facets().categories).toEqual(['healing', 'family'])

  index.replace(1, drama(1, 'Coffee of Spring', ['romance']))
  index.replace(2, null)
  index.replace(4, drama(4, 'Tea again', ['healing']))
  expect(index.having('text', word('tea')).ids()).toEqual([3, 4])
  expect(index.having('text', word('coffee')).ids()).toEqual([1])
  expect(index.having('category', 'healing').ids()).toEqual([4])
  expect(index.having('is', 'catalogue').ids()).toEqual([1, 4])
  expect(index.havingOne('category', ['healing', 'romance']).ids()).toEqual([1, 4])
  expect(index.facets().categories).toEqual(['healing', 'romance'])
})

test('what was found is put in order, in parts, and by how much of what was chosen it has', () => {
  const order = Int32Array.of(5, 3, 1, 4, 2)
  const found = IdSet.of([1, 2, 3, 4])
  expect(inOrder(order, found)).toEqual([3, 1, 4, 2])
  expect(inOrder(order, found, { from: 1, most: 2 })).toEqual([1, 4])
  expect(mostMatchesFirst(order, [IdSet.of([1, 2]), IdSet.of([2, 3])], found)).toEqual([2, 3, 1])
})
