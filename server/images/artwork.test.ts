// Names of generated artwork files: a new name for a changed picture.
import { expect, test } from 'vitest'
import { drawingNames } from '#art/choice.ts'
import { paletteNames } from '#art/palettes.ts'
import { DRAWINGS, PALETTES } from '#contract/drawings.ts'
import { pictureSources } from '#contract/images.ts'
import {
  artworkMark,
  artworkStem,
  artworkUrls,
  fileName,
  masterOf,
  readFileName,
  type Subject,
} from './artwork.ts'
import { picked } from './drawings.ts'

const goblin = {
  title: 'Goblin',
  nativeTitle: '도깨비',
  picked: { drawing: 'moon-water', palette: 'cobalt' },
} as const

test('an admin can choose every drawing and every palette there is', () => {
  expect(DRAWINGS.toSorted()).toEqual(drawingNames.toSorted())
  expect(PALETTES.toSorted()).toEqual(paletteNames.toSorted())
})

test('a picture gets a new name only when it would look different', () => {
  const mark = artworkMark(goblin)
  expect(mark).toMatch(/^[0-9a-f]{16}$/)
  const others: Partial<Subject>[] = [
    { title: 'Guardian' },
    { nativeTitle: null },
    { picked: { drawing: 'umbrella', palette: 'cobalt' } },
    { picked: { drawing: 'moon-water', palette: 'bone' } },
    { picked: { own: 'dramas/goblin' } },
  ]
  const marks = others.map((change) => artworkMark({ ...goblin, ...change }))
  expect(new Set([mark, ...marks]).size).toBe(6)
})

test('what was stored is drawn; else its own drawing; else one that suits its words', () => {
  const words = { title: 'The Night Court', genre: 'Law' }
  const none = { drawing: '', palette: '', artSeed: 'x' }
  expect(picked({ ...none, drawing: 'key', palette: 'bone' }, 'dramas/goblin', words)).toEqual({
    drawing: 'key',
    palette: 'bone',
  })
  expect(picked(none, 'dramas/goblin', words)).toEqual({ own: 'dramas/goblin' })
  expect(picked(none, 'dramas/not-drawn', words)).toMatchObject({ drawing: 'scales' })
  expect(picked({ ...none, drawing: 'a scene of before' }, null, words)).toMatchObject({ drawing: 'scales' })
})

test('every address in the API is one that the routes know', () => {
  const urls = artworkUrls('drama', 12, goblin)
  expect(urls.poster).toBe(`${artworkStem('drama', 12, goblin)}/poster-600.webp`)
  const shown = [urls.poster, urls.tall, urls.hero, urls.cover]
  const sets = shown.flatMap((url) => {
    const { avif, webp } = pictureSources(url)
    return `${avif}, ${webp}`.split(', ').map((entry) => entry.split(' ')[0]!)
  })
  expect(sets).toHaveLength(16)
  for (const url of [...shown, ...sets, urls.share]) {
    const name = url.slice(url.lastIndexOf('/') + 1)
    const file = readFileName('drama', name)
    expect(file && fileName(file)).toBe(name)
  }
})

test.each([
  'poster-600.png',
  'poster-601.avif',
  'poster-600.jpg',
  'share-1200.webp',
  'panorama-4096.avif',
  'poster-600.avif/..',
  '../poster-600.avif',
  'poster--600.avif',
  'Poster-600.avif',
  '',
])('there is no file %j of a drama', (name) => {
  expect(readFileName('drama', name)).toBeNull()
})

test('an article has a cover but no poster', () => {
  expect(readFileName('article', 'cover-640.webp')).toEqual({ kind: 'cover', width: 640, format: 'webp' })
  expect(readFileName('article', 'poster-600.webp')).toBeNull()
})

test('one file of each kind is drawn', () => {
  expect(fileName(masterOf('hero'))).toBe('hero-1600.avif')
  expect(fileName(masterOf('share'))).toBe('share-1200.jpg')
  expect(fileName(masterOf('still'))).toBe('panorama-4096.avif')
})
