// Holds our sentences about dramas of the index to how they are written: short, plain, each for one drama.
import { expect, test } from 'vitest'
import { indexDramasIn, indexKeyOf, readIndexFiles, synopsesIn } from './read-index.ts'

const MOST_CHARACTERS = 420
const FEWEST_CHARACTERS = 100
/** "Mr. Black" and "Dr. Jin" do not end a sentence. */
const TITLES_WITH_A_STOP = /\b(?:Mr|Mrs|Ms|Dr|St)\./g
/** Praise, promises of quality, and words that docs/voice.md replaces. */
const UNWANTED =
  /must-?(watch|see)|masterpiece|binge|\b(best|greatest|unforgettable|iconic|beloved|somebody|anybody|everybody)\b|colour|neighbour|favourite|theatre|\bcentre|\bgrey|\bflats?\b|trousers/i

const files = await readIndexFiles()
const synopses = Object.entries(synopsesIn(files.synopses))
const entries = new Map(indexDramasIn(files.facts).map((entry) => [indexKeyOf(entry), entry]))

const sentences = (text: string) =>
  text.replace(TITLES_WITH_A_STOP, '').match(/[.!?…]["')]*(?=\s+["'(]?[\p{Lu}\d]|$)/gu)?.length ?? 0
const keysWhere = (wrong: (text: string, key: string) => boolean) =>
  synopses.filter(([key, text]) => wrong(text, key)).map(([key]) => key)

test('at least 300 dramas of the index have a synopsis of our own', () => {
  expect(synopses.length).toBeGreaterThanOrEqual(300)
})

test('each synopsis belongs to a drama of the index that is not in the starter catalogue', () => {
  expect(keysWhere((_, key) => entries.get(key) === undefined)).toEqual([])
  expect(keysWhere((_, key) => entries.get(key)?.catalogue !== undefined)).toEqual([])
})

test('a synopsis has two or three sentences and fits a card', () => {
  expect(keysWhere((text) => sentences(text) < 2 || sentences(text) > 3)).toEqual([])
  expect(keysWhere((text) => text.length > MOST_CHARACTERS || text.length < FEWEST_CHARACTERS)).toEqual([])
})

test('a synopsis is plain text: no markup, no exclamation mark, straight apostrophes', () => {
  expect(keysWhere((text) => /[!<>[\]{}*_#|‘’“”–—]|https?:/.test(text))).toEqual([])
  expect(keysWhere((text) => text !== text.trim().normalize('NFC') || /\s\s|\n/.test(text))).toEqual([])
})

test('a synopsis tells what happens and praises nothing', () => {
  expect(keysWhere((text) => UNWANTED.test(text))).toEqual([])
})

test('no synopsis or opening sentence is used twice', () => {
  const openings = synopses.map(([, text]) => text.split(/[.:]/, 1)[0])
  expect(new Set(synopses.map(([, text]) => text)).size).toBe(synopses.length)
  expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
})

test('synopses are sorted by their key, so that a change is easy to find', () => {
  const keys = synopses.map(([key]) => key)
  expect(keys).toEqual(keys.toSorted())
})
