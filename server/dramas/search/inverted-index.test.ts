// The inverted index: sets of ids, postings, and what stays true when dramas change.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedTerm, searchedText } from '#contract/search.ts'
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
    expect([...postings.idsOf(key(term))]).toEqual(all.filter((id) => has(term, id)))
  expect([...postings.idsOf({ high: 1, low: 99 })]).toEqual([])
  const large = new Postings()
  for (const id of [1, 2 ** 31 - 1]) large.add(key(1), id)
  expect([...large.idsOf(key(1))]).toEqual([1, 2 ** 31 - 1])
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
test('a phrase is found exactly where its marked form stands in the marked text, changed dramas included', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', '도', ' ', '-', '.', '\u0000'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 6 }), text, (texts, typed) => {
      const index = new InvertedIndex()
      const all = texts.map((categories, at) => ({ ...drama(at + 1, 'A-b. c', categories), categories: [] }))
      for (const one of all) index.add(one)
      const phrase = markedTerm(typed)
      if (phrase === null) return
      const expected = all.filter(({ searchedText }) => searchedText.includes(phrase)).map(({ id }) => id)
      expect(index.havingPhrase(phrase).ids()).toEqual(expected)
      for (const one of all) index.replace(one.id, one)
      expect(index.havingPhrase(phrase).ids()).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

const word = (text: string) => `\u0001${text}\u0002`

test('a drama that was changed is found by what it has now, one that is gone by nothing', () => {
  const index = new InvertedIndex()
  index.add(drama(1, 'Tea of Spring', ['healing']))
  index.add(drama(2, 'Tea of Winter', ['healing', 'family']))
  index.add(drama(3, 'Tea in the index', [], true))
  expect(index.havingPhrase(word('tea')).ids()).toEqual([1, 2, 3])
  expect(index.having('category', 'healing').ids()).toEqual([1, 2])
  expect(index.facets().categories).toEqual(['healing', 'family'])

  index.replace(1, drama(1, 'Coffee of Spring', ['romance']))
  index.replace(2, null)
  index.replace(4, drama(4, 'Tea again', ['healing']))
  expect(index.havingPhrase(word('tea')).ids()).toEqual([3, 4])
  expect(index.havingPhrase(word('coffee')).ids()).toEqual([1])
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
  expect(mostMatchesFirst(order, [], found)).toEqual([])
})

test('a part of what matches most is that part of all of it', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
  fc.assert(
    fc.property(
      some,
      fc.array(some, { maxLength: 5 }),
      some,
      fc.nat(30),
      fc.nat(30),
      (order, sets, found, from, most) => {
        const matches = (id: number) => sets.filter((set) => set.includes(id)).length
        const expected = order
          .filter((id) => found.includes(id) && matches(id) > 0)
          .sort((a, b) => matches(b) - matches(a))
        const all = sets.map((set) => IdSet.of(set))
        expect(mostMatchesFirst(order, all, IdSet.of(found))).toEqual(expected)
        expect(mostMatchesFirst(order, all, IdSet.of(found), { from, most })).toEqual(
          expected.slice(from, from + most),
        )
      },
    ),
  )
})
