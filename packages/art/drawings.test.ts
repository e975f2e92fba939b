// Every drawing of the package opens as plain SVG, in each of its palettes.
import { readdirSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { choose, drawingNames } from './choice.ts'
import { contrast } from './colour.ts'
import { readDrawing, recoloured } from './drawing.ts'
import { chosenDrawing, drawingFile } from './drawings.ts'
import { cover, hero, poster, share, tall } from './formats.ts'
import { paletteNames, palettes } from './palettes.ts'

const { window } = new JSDOM('')
const open = (svg: string): Document =>
  new (window as unknown as { DOMParser: typeof DOMParser }).DOMParser().parseFromString(svg, 'image/svg+xml')

test('there is a file for each name, and a name for each file', () => {
  const files = readdirSync(new URL('drawings', import.meta.url)).map((file) => file.replace('.svg', ''))
  expect(files.toSorted()).toEqual(drawingNames.toSorted())
})

test.each(drawingNames)('%s parses strictly and changes with its palette', (name) => {
  expect(open(drawingFile(name)).documentElement.tagName).toBe('svg')
  const styles = paletteNames.map((palette) => chosenDrawing({ drawing: name, palette }).style)
  expect(new Set(styles).size).toBe(paletteNames.length)
})

test('the id of a gradient, as in url(#ab0), is no colour', () => {
  const drawing = readDrawing(`<svg viewBox="0 0 600 900" data-title="44 44 512 140" data-align="start"
    data-voice="gentle" data-focus="300 500 290">
    <style>.sky{fill:url(#ab0)}.ink{fill:#123456}</style>
    <defs><linearGradient id="ab0"><stop stop-color="#fedcba"/></linearGradient></defs>
    <rect class="sky" width="600" height="900"/></svg>`)
  expect(drawing.ground).toBe('#fedcba')
  expect(recoloured(drawing, { sky: '#000000' }).style).toContain('url(#ab0)')
})

test.each(paletteNames)('titles can be read in %s', (palette) => {
  const { ink, ground } = palettes[palette]
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
})

const ODD = [
  'A',
  '',
  '   ',
  'x'.repeat(200),
  '가'.repeat(200),
  '</svg><script>alert(1)</script>',
  'Ça & <b>"quoted"</b> ]]>',
  '日本語 ✿ emoji 🎬👨‍👩‍👧',
  '\u0000\u200b\u202e\ud800',
]

test.each(ODD)('a poster of %j is still a picture', (title) => {
  const drawing = chosenDrawing({ drawing: 'umbrella', palette: 'cobalt' })
  for (const svg of [
    poster(drawing, { title, nativeTitle: title }),
    share(drawing, { title, nativeTitle: title }, title),
  ]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<b>/)
    expect(open(svg).documentElement.tagName).toBe('svg')
  }
})

test('each format has its size, and stays on the ground of the drawing', () => {
  const drawing = chosenDrawing({ drawing: 'clock', palette: 'bone' })
  const sizes = [tall(drawing), hero(drawing), cover(drawing)].map((svg) => {
    const root = open(svg).documentElement
    const [x = 0, y = 0, width = 0, height = 0] = root.getAttribute('viewBox')!.split(' ').map(Number)
    expect([x >= -1000, y >= -100, x + width <= 1600, y + height <= 1000]).toEqual([true, true, true, true])
    return `${root.getAttribute('width')} ${root.getAttribute('height')}`
  })
  expect(sizes).toEqual(['600 900', '1600 700', '1280 720'])
})

test('a file that is no drawing is refused with what is wrong', () => {
  const svg = drawingFile('key')
  expect(() => readDrawing('<p>no</p>')).toThrow('one <svg> element')
  expect(() => readDrawing(svg.replace(/data-focus="[^"]*"/, ''))).toThrow('data-focus must be 3 numbers')
  expect(() => readDrawing(svg.replace(/data-voice="[^"]*"/, 'data-voice="loud"'))).toThrow(
    'data-voice cannot be loud',
  )
})

test.each([
  ['The Night Court', 'Law', 'scales'],
  ['A Surgeon Returns', 'Medical', 'stethoscope'],
  ['The King and I', 'Historical', 'gat'],
  ['Idol Band', 'Music', 'microphone'],
])('%s (%s) gets %s', (title, genre, drawing) => {
  expect(
    choose('any seed', [
      [title, 3],
      [genre, 2],
    ]).drawing,
  ).toBe(drawing)
})

test('the same seed chooses the same, and words that say nothing still get a picture', () => {
  const all = Array.from({ length: 300 }, (_, i) => choose(`seed ${i}`, [['Zzz', 1]]))
  expect(all).toEqual(Array.from({ length: 300 }, (_, i) => choose(`seed ${i}`, [['Zzz', 1]])))
  expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(drawingNames.length)
})
