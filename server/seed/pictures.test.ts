// Holds the drawings of the starter catalogue to the promises made for them.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '#art/colour.ts'
import { poster, share, tall } from '#art/formats.ts'
import { artworkMark, panoramaSubject } from '#server/images/artwork.ts'
import { drawingOf, slugOf } from '#server/images/drawings.ts'
import { HOME_MARKS, homePictures } from '../../tools/assets/home-pictures.ts'
import { catalogue } from './catalogue/index.ts'
import { articleSubjects, dramaSubjects, placeSubjects } from './pictures.ts'
import { places } from './places.ts'

const FOLDER = 'server/seed/pictures'
const files = ['dramas', 'articles', 'places'].flatMap((area) =>
  readdirSync(`${FOLDER}/${area}`).map((file) => `${area}/${file}`),
)
const LARGEST = 20 * 1024

interface Brief {
  drawing: string
  idea: string
  seen: string
  palette: string
  title: string
}
const briefs: Record<string, Brief> = Object.assign(
  {},
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
)

test('every drama of the catalogue has a drawing and a brief, and no other has', () => {
  const titles = catalogue.map(({ title }) => title)
  expect(Object.keys(briefs).toSorted()).toEqual(titles.toSorted())
  for (const [title, { drawing, ...brief }] of Object.entries(briefs)) {
    expect(drawing).toBe(slugOf(title))
    for (const words of Object.values(brief)) expect(words.length).toBeGreaterThan(2)
  }
  const drawn = files.flatMap((file) => /^dramas\/(.*)\.svg$/.exec(file)?.[1] ?? [])
  expect(drawn.toSorted()).toEqual(titles.map(slugOf).toSorted())
})

test.each(files)('%s opens in any vector editor and is small', (file) => {
  const svg = readFileSync(`${FOLDER}/${file}`, 'utf8')
  expect(svg).not.toMatch(
    /<(text|image|filter|mask|script|foreignObject)\b|style="|var\(|https?:(?!\/\/www\.w3\.org)/,
  )
  expect(gzipSync(svg).length).toBeLessThanOrEqual(LARGEST)
})

test('the pictures of all drawings ship, and no old ones (node tools/assets/draw-artwork.ts)', () => {
  const panoramas = places.map(({ art }) => panoramaSubject(art))
  const subjects = [...dramaSubjects(), ...articleSubjects(), ...placeSubjects(), ...panoramas]
  expect(readdirSync('public/art').toSorted()).toEqual([...new Set(subjects.map(artworkMark))].toSorted())
})

test('the home page shows its drawings as they are now (node tools/assets/draw-home-pictures.ts)', () => {
  const marks = Object.fromEntries(homePictures().map(({ name, mark }) => [name, mark]))
  expect(JSON.parse(readFileSync(HOME_MARKS, 'utf8'))).toEqual(marks)
})

/** Of the points of a title's letters, how many may have less contrast than the three that large letters need. */
const FAINT = 0.03

test('titles stand out from what is drawn under their letters', async () => {
  const points = (svg: string) =>
    sharp(Buffer.from(svg)).resize(300, 450, { kernel: 'nearest' }).removeAlpha().raw().toBuffer()
  const faint: string[] = []
  for (const { title, nativeTitle, picked } of dramaSubjects()) {
    const drawing = drawingOf(picked)
    const letters = /<path class="ink" d="[^"]*"\/><\/svg>$/.exec(poster(drawing, { title, nativeTitle }))![0]
    const under = await points(tall(drawing))
    const black = await points(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900"><path fill="#fff" d="M0 0h600v900H0z"/>${letters}`,
    )
    const contrasts: number[] = []
    for (let at = 0; at < black.length; at += 3) {
      if (black[at]! < 90) contrasts.push(contrast(drawing.ink, `#${under.toString('hex', at, at + 3)}`))
    }
    expect(contrasts.length).toBeGreaterThan(0)
    if (contrasts.filter((one) => one < 3).length > FAINT * contrasts.length) faint.push(title)
  }
  expect(faint).toEqual([])
})

test('every title fits its poster, which is small', () => {
  for (const { title, nativeTitle, picked } of dramaSubjects()) {
    const svg = poster(drawingOf(picked), { title, nativeTitle })
    expect(svg).not.toMatch(/NaN|undefined/)
    expect([title, gzipSync(svg).length <= LARGEST]).toEqual([title, true])
  }
})

test('no drawing has an id of the formats, whose gradient would be drawn in its place', () => {
  const twice = dramaSubjects().flatMap(({ title, nativeTitle, picked }) => {
    const ids = share(drawingOf(picked), { title, nativeTitle }, 'Shimpyo').match(/ id="[^"]*"/g) ?? []
    return new Set(ids).size === ids.length ? [] : title
  })
  expect(twice).toEqual([])
})

/** How far apart two pictures are: the mean difference of 12 by 18 points, in RGB, from 0 to 255. */
const NEAREST = 14

test('no two posters are alike', async () => {
  const subjects = dramaSubjects()
  const points = await Promise.all(
    subjects.map(({ picked }) =>
      sharp(Buffer.from(tall(drawingOf(picked))))
        .removeAlpha()
        .resize(12, 18, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  )
  const near = points.flatMap((one, at) =>
    points.slice(at + 1).flatMap((other, further) => {
      let sum = 0
      for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!)
      const far = sum / one.length
      return far < NEAREST
        ? `${subjects[at]!.title} and ${subjects[at + 1 + further]!.title}: ${far.toFixed(1)}`
        : []
    }),
  )
  expect(near).toEqual([])
})

/** Of 512 points from top to bottom, how many may differ where a panorama meets itself: as between any two columns. */
const SEAM = 40

test.each(places.map(({ name, art }) => [name, art]))('the panorama of %s has no seam', async (_, art) => {
  const size = { width: 1024, height: 512 }
  const drawn = await sharp(`${FOLDER}/places/${art}.svg`).resize(size).removeAlpha().raw().toBuffer()
  const color = (x: number, y: number) => drawn.subarray((y * size.width + x) * 3).subarray(0, 3)
  let apart = 0
  for (let y = 0; y < size.height; y++) {
    const right = color(size.width - 1, y)
    if (color(0, y).reduce((sum, value, at) => sum + Math.abs(value - right[at]!), 0) > 60) apart++
  }
  expect(apart).toBeLessThan(SEAM)
})
