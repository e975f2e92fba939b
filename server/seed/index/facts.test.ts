// Holds the shipped facts to their shape.
import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { indexDramasIn, indexKeyOf, readIndexFiles } from './read-index.ts'

const { facts } = await readIndexFiles()
const entries = indexDramasIn(facts)

test('no two entries have the same title and year', () => {
  expect(new Set(entries.map(indexKeyOf)).size).toBe(entries.length)
})

test('every entry fits its fields, without blanks that nobody sees', () => {
  for (const { title, cast, writers = [], aliases = [], genres, tags = [], year, episodes } of entries) {
    const texts = [title, ...cast, ...writers, ...aliases, ...genres, ...tags]
    expect(texts.filter((text) => text !== text.replace(/\s+/g, ' ').trim() || text === '')).toEqual([])
    expect(writers.join(', ').length).toBeLessThanOrEqual(LIMITS.name)
    expect(genres.join(', ').length).toBeLessThanOrEqual(LIMITS.name)
    expect(title.length).toBeLessThanOrEqual(LIMITS.title)
    expect(year).toBeGreaterThanOrEqual(1950)
    expect(episodes).toBeGreaterThanOrEqual(1)
  }
})

test('days on air are days or months, the first before the last', () => {
  for (const { aired } of entries) {
    if (!aired) continue
    for (const day of aired) expect(day).toMatch(/^\d{4}-\d{2}(-\d{2})?$/)
    expect([...aired].sort()).toEqual(aired)
  }
})

test('what is in the starter catalogue names it by its title there', () => {
  const titles = catalogue.map(({ title }) => title)
  const named = entries.flatMap(({ catalogue: title }) => title ?? [])
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('no other name is cut at its comma', () => {
  const letters = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const isHalf = (title: string, one: string, next?: string) =>
    letters(next) !== '' && letters(one) !== letters(title) && letters(one) + letters(next) === letters(title)
  const cut = entries.filter(({ title, aliases = [] }) =>
    aliases.some((alias, at) => /^(?:and|but|the) /.test(alias) || isHalf(title, alias, aliases[at + 1])),
  )
  expect(cut.map(indexKeyOf)).toEqual([])
})

test('genres and tags have one spelling each', () => {
  for (const field of ['genres', 'tags'] as const) {
    const names = new Set(entries.flatMap((entry) => entry[field] ?? []))
    const folded = [...names].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([])
  }
})

test('every drama of the starter catalogue has its first day, and its network unless no page names one', () => {
  const known = entries.filter(({ catalogue: title }) => title)
  expect(known.filter(({ aired }) => !aired).map(indexKeyOf)).toEqual([])
  expect(known.filter(({ network }) => !network).map(indexKeyOf)).toEqual([
    'Would You Like a Cup of Coffee? 2021',
    'Recipe for Farewell 2022',
  ])
})
