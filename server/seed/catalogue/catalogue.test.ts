// Holds the starter catalogue to its promises: enough of every mood, nothing missing, nothing twice, figures that agree.
import { expect, test } from 'vitest'
import { PLATFORMS } from '#contract/dramas.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { catalogue } from './index.ts'
import type { CatalogueDrama } from './shape.ts'

/** Synopses of different dramas share at most about a seventh of their telling words; a text retold shares far more. */
const MOST_WORDS_IN_COMMON = 0.2
/** "Mr. Gu" and "Dr. Kim" do not end a sentence. */
const TITLES_WITH_A_STOP = /\b(?:Mr|Mrs|Ms|Dr|St)\./g

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const sentences = (text: string) =>
  text.replace(TITLES_WITH_A_STOP, '').match(/[.!?…]["')]*(?=\s+["'(]?[\p{Lu}\d]|$)/gu)?.length ?? 0
const folded = (name: string) => words(name.normalize('NFKC')).join('')
const titlesWhere = (wrong: (drama: CatalogueDrama) => boolean) =>
  catalogue.filter(wrong).map((drama) => drama.title)
const sum = (counts: number | number[]) => [counts].flat().reduce((total, count) => total + count, 0)
const repeated = (list: string[]) => list.filter((item, at) => list.indexOf(item) !== at)

test('a new site opens with at least 150 dramas', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(150)
})

test.each(CATEGORIES)('whoever picks the mood %s has at least 5 dramas to choose from', (category) => {
  expect(titlesWhere((drama) => drama.categories.includes(category)).length).toBeGreaterThanOrEqual(5)
})

test.each(PLATFORMS)('whoever watches on %s finds at least 3 dramas', (platform) => {
  expect(titlesWhere((drama) => drama.streamingPlatforms.includes(platform)).length).toBeGreaterThanOrEqual(3)
})

test('at least 40 dramas are healing or slice of life, for this is what the site is about', () => {
  const gentle = titlesWhere(
    ({ categories }) => categories.includes('healing') || categories.includes('slice-of-life'),
  )
  expect(gentle.length).toBeGreaterThanOrEqual(40)
})

test('at least 6 dramas are marked as popular', () => {
  expect(titlesWhere((drama) => drama.isPopular === true).length).toBeGreaterThanOrEqual(6)
})

test('no drama stands in the catalogue twice, neither by its English nor by its Hangul title', () => {
  expect(repeated(catalogue.map((drama) => folded(drama.title)))).toEqual([])
  expect(repeated(catalogue.map((drama) => folded(drama.nativeTitle)))).toEqual([])
})

test('every drama has all its fields filled', () => {
  const incomplete = titlesWhere(
    (drama) =>
      [
        drama.title,
        drama.nativeTitle,
        drama.romanizedTitle,
        drama.genre,
        drama.writer,
        drama.description,
      ].some((text) => text.trim() === '' || text !== text.trim() || text !== text.normalize('NFC')) ||
      drama.mainCast.length < 2 ||
      drama.mainCast.length > 6 ||
      drama.mainCast.some((name) => name.trim() === '') ||
      drama.categories.length < 2 ||
      drama.categories.length > 6,
  )
  expect(incomplete).toEqual([])
})

test('Hangul titles are Hangul, and romanised titles are Latin letters without accents', () => {
  expect(titlesWhere((drama) => !/\p{Script=Hangul}/u.test(drama.nativeTitle))).toEqual([])
  expect(titlesWhere((drama) => !/^[\x20-\x7e]+$/.test(drama.romanizedTitle))).toEqual([])
  expect(titlesWhere((drama) => !/[A-Z]/.test(drama.romanizedTitle))).toEqual([])
})

test('moods, platforms, cast and other names are known and named once each', () => {
  const repeats = titlesWhere((drama) =>
    [
      drama.categories,
      drama.streamingPlatforms,
      drama.mainCast.map(folded),
      drama.aliases.map((alias) => alias.toLowerCase()),
    ].some((list) => repeated(list).length > 0),
  )
  const unknown = titlesWhere(
    (drama) =>
      drama.categories.some((category) => !CATEGORIES.includes(category)) ||
      drama.streamingPlatforms.some((platform) => !PLATFORMS.includes(platform)),
  )
  const sayTheTitleAgain = titlesWhere((drama) =>
    drama.aliases.some((alias) => [drama.title, drama.nativeTitle, drama.romanizedTitle].includes(alias)),
  )
  expect(repeats).toEqual([])
  expect(unknown).toEqual([])
  expect(sayTheTitleAgain).toEqual([])
  expect(titlesWhere((drama) => drama.aliases.length > 6)).toEqual([])
})

test('year, episodes and rating are the figures of the facts they were checked against', () => {
  const disagreeing = titlesWhere(
    ({ year, episodes, rating, facts }) =>
      year !== facts.year || episodes !== sum(facts.episodes) || rating !== `${facts.rating}/10`,
  )
  const impossible = titlesWhere(
    ({ facts }) =>
      !Number.isInteger(facts.year) ||
      facts.year < 1990 ||
      facts.year > 2026 ||
      [facts.episodes].flat().some((count) => !Number.isInteger(count) || count < 1) ||
      facts.rating < 5 ||
      facts.rating > 10,
  )
  expect(disagreeing).toEqual([])
  expect(impossible).toEqual([])
})

test('a drama that came in parts counts all of them, and names each with its episodes', () => {
  const namesThem = ({ episodesNote, facts }: CatalogueDrama) =>
    [facts.episodes]
      .flat()
      .every((count, at) => new RegExp(`Part ${at + 1}\\b[^:]*: ${count} episodes`).test(episodesNote ?? ''))
  expect(titlesWhere((drama) => Array.isArray(drama.facts.episodes) && !namesThem(drama))).toEqual([])
  const known = Object.fromEntries(catalogue.map(({ title, episodes }) => [title, episodes]))
  expect(known).toMatchObject({ 'The Glory': 16, 'My Dearest': 21, 'Alchemy of Souls': 30 })
})

test('a weekly drama of 32 to 40 episodes says that they are half-hour parts', () => {
  const many = catalogue.filter(({ episodes }) => episodes >= 32 && episodes <= 40)
  expect(
    many.filter(({ episodesNote }) => !episodesNote?.includes('half an hour')).map(({ title }) => title),
  ).toEqual([])
})

test('a note on the number of episodes is one short line that agrees with it', () => {
  const explained = catalogue.filter(({ episodesNote }) => episodesNote !== undefined)
  expect(
    explained.filter(({ episodesNote }) => episodesNote!.length > 120 || episodesNote!.trim() === ''),
  ).toEqual([])
  const wrong = explained.filter(({ episodes, episodesNote }) => {
    const halves = episodesNote!.match(/^(\d+) parts of about half an hour: (\d+) full episodes$/)
    return halves && (Number(halves[1]) !== episodes || Number(halves[2]) !== episodes / 2)
  })
  expect(wrong).toEqual([])
})

test('every synopsis is 3 to 5 sentences, 40 to 100 words, in a calm voice', () => {
  expect(titlesWhere(({ description }) => sentences(description) < 3 || sentences(description) > 5)).toEqual(
    [],
  )
  expect(
    titlesWhere(
      ({ description }) => description.split(/\s+/).length < 40 || description.split(/\s+/).length > 100,
    ),
  ).toEqual([])
  expect(titlesWhere(({ description }) => description.includes('!'))).toEqual([])
})

test('no two synopses share five words in a row', () => {
  const seenIn = new Map<string, string>()
  const shared: string[] = []
  for (const { title, description } of catalogue) {
    const written = words(description)
    for (let at = 0; at + 5 <= written.length; at++) {
      const run = written.slice(at, at + 5).join(' ')
      const other = seenIn.get(run)
      if (other !== undefined && other !== title) shared.push(`${other} / ${title}: ${run}`)
      seenIn.set(run, title)
    }
  }
  expect(shared).toEqual([])
})

test('no two synopses are alike in their distinctive words', () => {
  // Short words are grammar; what is told lies in the longer ones.
  const telling = catalogue.map(({ title, description }) => ({
    title,
    vocabulary: new Set(words(description).filter((word) => word.length > 3)),
  }))
  const alike: string[] = []
  telling.forEach((one, at) => {
    for (const other of telling.slice(at + 1)) {
      const common = [...one.vocabulary].filter((word) => other.vocabulary.has(word)).length
      const all = one.vocabulary.size + other.vocabulary.size - common
      if (common / all > MOST_WORDS_IN_COMMON)
        alike.push(`${one.title} / ${other.title}: ${common} of ${all}`)
    }
  })
  expect(alike).toEqual([])
})

test('at most two synopses begin with the same three words', () => {
  const openings = catalogue.map(({ description }) => words(description).slice(0, 3).join(' '))
  expect(repeated(repeated(openings))).toEqual([])
})

test('how a drama feels is told on the scales of the site', () => {
  const offTheScale = titlesWhere(({ comfort }) => {
    if (!comfort) return false
    const { gentleness, tears, heaviness, pace } = comfort
    return [gentleness, tears, heaviness, pace].some((mark) => ![1, 2, 3, 4, 5].includes(mark))
  })
  expect(offTheScale).toEqual([])
})
