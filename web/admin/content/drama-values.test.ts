// The values of a drama's form: defaults, validation and conversion.

import { expect, test } from 'vitest'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import { commaListIn, commaText } from '#contract/comma-list.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { defaultsOf, written } from '#contract/content/fields.ts'
import { outOfTen } from '#web/admin/dramas/dramas-tab.tsx'
import { type FormValues, formOf, newForm, problemsIn, sentOf } from './form-values.ts'
import { DRAMAS } from './kinds.ts'

const empty = defaultsOf(written(DRAMA), { name: '', year: 2024 })
const drama: AdminDrama = {
  ...empty,
  romanizedTitle: undefined,
  id: 7,
  title: 'The Slow Bus Home',
  description: 'A bus, a road, an evening.',
  year: 2024,
  episodes: 12,
  rating: '8.5/10',
  genre: 'Slice of Life',
  categories: ['healing', 'family'],
  imageUrl: '/art/drama-7/x/poster-600.webp',
  uploadedImage: null,
  isPopular: true,
  mainCast: ['Kim Min-ji', 'Sammy Davis, Jr.'],
  writer: 'Park Ha-neul',
  streamingPlatforms: ['Netflix'],
  nativeTitle: '집으로 가는 버스',
  art: { poster: '/art/drama-7/x/poster-600.webp', tall: '', hero: '', share: '', ground: 'navy' },
  updatedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-10-01T00:00:00.000Z',
  version: 3,
  gentleness: 4,
  contentNotes: ['grief', 'suicide'],
  contentNotFound: ['gore'],
  contentDetails: {
    suicide: {
      how: 'mentioned',
      where: 'Episode 9',
      sources: [{ name: 'A | B', url: 'https://a.example/9', read: '2026-11' }],
    },
  },
  comfortPages: [{ name: 'A', url: 'https://a.example', read: '2026-11' }],
  episodesNote: 'Part 1: 8, Part 2: 4',
  ratingSource: 'A newspaper, May 2025',
  platformsChecked: '2025-05',
}
const newDrama = (year: number) => ({ ...newForm(DRAMA, { name: '', year }), ...DRAMAS.beginning })
const formOfDrama = (one: AdminDrama) => formOf(DRAMA, DRAMAS.storedIn(one), one.version)
const sent = (form: FormValues, before?: AdminDrama) => sentOf(DRAMA, form, before && DRAMAS.storedIn(before))
const problems = (form: FormValues) => problemsIn(DRAMA, form)
const filled = {
  ...newDrama(2026),
  title: 'New',
  description: 'Words.',
  genre: 'Comedy',
  rating: '8',
  categories: 'comedy',
}

test('a new drama has the current year, one episode, and is not popular', () => {
  expect(newDrama(2031)).toMatchObject({ year: '2031', episodes: '1', isPopular: false, version: 0 })
})

test('a drama is unchanged after going through the form', () => {
  const { id, imageUrl, uploadedImage, art, updatedAt, createdAt, version, ...state } = drama
  expect(sent(formOfDrama(drama), drama)).toEqual({
    ...state,
    imageUrl: uploadedImage,
    romanizedTitle: null,
    aliases: [],
  })
  expect([id, imageUrl, art, updatedAt, createdAt, version]).toHaveLength(6)
})

test('the drawn picture is not sent as an uploaded one', () => {
  expect(formOfDrama(drama).imageUrl).toBe('')
  expect(formOfDrama({ ...drama, uploadedImage: '/uploads/a/600.webp' }).imageUrl).toBe('/uploads/a/600.webp')
})

test('a name with a comma stays one name when the others are edited', () => {
  const text = commaText(['Hello, Stranger', 'Hello'])
  expect(text).toBe('"Hello, Stranger", Hello')
  expect(commaListIn(`${text}, The "Pilot"`)).toEqual(['Hello, Stranger', 'Hello', 'The "Pilot"'])
})

test('lists are typed with commas, and blanks around them are ignored', () => {
  expect(commaListIn(' Netflix, , Viki ,')).toEqual(['Netflix', 'Viki'])
  expect(sent({ ...filled, mainCast: 'A,B ,' })).toMatchObject({ mainCast: ['A', 'B'] })
})

test('an entry with a comma survives as long as its list is not edited', () => {
  const form = formOfDrama(drama)
  expect(sent(form, drama).mainCast).toEqual(['Kim Min-ji', 'Sammy Davis, Jr.'])
  expect(sent({ ...form, mainCast: 'Kim Min-ji' }, drama).mainCast).toEqual(['Kim Min-ji'])
})

test.each([
  ['title', 'Title is required'],
  ['description', 'Description is required'],
  ['genre', 'Genre is required'],
  ['year', 'Year is required'],
  ['episodes', 'Episodes is required'],
  ['rating', 'Rating is required'],
  ['categories', 'Categories are required'],
] as const)('without %s nothing is sent, and the field shows an error', (field, words) => {
  expect(problems({ ...filled, [field]: '  ' })).toEqual({ [field]: words })
})

test('a list of commas is an empty list', () => {
  expect(problems({ ...filled, categories: ' , ,' })).toHaveProperty('categories')
})

test('year and episodes are whole numbers', () => {
  expect(problems({ ...filled, year: 'soon', episodes: '1.5' })).toEqual({
    year: 'Year must be a whole number',
    episodes: 'Episodes must be a whole number',
  })
  expect(problems(filled)).toEqual({})
})

test.each([
  ['8.5', '8.5/10'],
  [' 8.50 / 10 ', '8.5/10'],
  ['great', 'great'],
  ['11', '11/10'],
])('a rating of "%s" is sent as "%s"', (typed, stored) => {
  expect(sent({ ...filled, rating: typed }).rating).toBe(stored)
})

test('the list shows "/10" once', () => {
  expect(outOfTen('8.6/10')).toBe('8.6/10')
  expect(outOfTen('8.6')).toBe('8.6/10')
  expect(outOfTen('9 / 10')).toBe('9/10')
})
