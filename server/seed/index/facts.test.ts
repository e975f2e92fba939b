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
