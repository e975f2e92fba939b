// Dramas that texts mention are in the catalogue, and the search queries used as a benchmark are valid.
import { expect, test } from 'vitest'
import { allLines } from '#server/learners/lines.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { searchQueries } from './search-queries.ts'

const titles = new Set(catalogue.map((drama) => drama.title))
const ofKind = (kind: string) => searchQueries.filter((query) => query.kind === kind)
const squeezed = (text: string) => text.replace(/[\s.,:!?'’–-]/g, '').toLowerCase()
const namesOf = (title: string) => {
  const drama = catalogue.find((one) => one.title === title)!
  return [drama.title, drama.nativeTitle, drama.romanizedTitle, ...drama.aliases]
}
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const initials = (hangul: string) =>
  [...hangul].map((syllable) => INITIALS[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)] ?? '').join('')

test('every line for learners comes from a drama of the catalogue', () => {
  for (const { drama } of allLines) expect(titles).toContain(drama)
})

test('there are two hundred different queries, at least twenty of each kind', () => {
  expect(searchQueries).toHaveLength(200)
  expect(new Set(searchQueries.map((query) => query.query)).size).toBe(200)
  const kinds = new Set(searchQueries.map((query) => query.kind))
  expect(kinds.size).toBe(8)
  for (const kind of kinds) expect(ofKind(kind).length).toBeGreaterThanOrEqual(20)
})

test('the expected results of a query are in the catalogue, five at most, and nonsense expects none', () => {
  for (const { query, finds, kind } of searchQueries) {
    for (const title of finds) expect(titles, query).toContain(title)
    expect(new Set(finds).size, query).toBe(finds.length)
    expect(finds.length, query).toBeLessThanOrEqual(5)
    expect(finds.length === 0, query).toBe(kind === 'nothing')
  }
})

test('names with Hangul and others match the catalogue, apart from spaces', () => {
  for (const { query, finds } of [...ofKind('hangul'), ...ofKind('alias')])
    for (const title of finds)
      expect(
        namesOf(title).some((name) => squeezed(name).includes(squeezed(query))),
        `${query} -> ${title}`,
      ).toBe(true)
})

test('initials are those of a name of the drama', () => {
  for (const { query, finds } of ofKind('initials'))
    for (const title of finds)
      expect(
        namesOf(title).some((name) => initials(name).includes(query)),
        `${query} -> ${title}`,
      ).toBe(true)
})

test('a person’s query finds every drama that this person plays in or wrote', () => {
  const parts = (name: string) =>
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .sort()
      .join(' ')
  for (const { query, finds } of ofKind('name-order')) {
    const theirs = catalogue
      .filter((drama) =>
        [...drama.mainCast, ...drama.writer.split(', ')].some((name) => parts(name) === parts(query)),
      )
      .map((drama) => drama.title)
    expect([...finds].sort(), query).toEqual(theirs.sort())
  }
})
