// The shipped fonts: complete, small enough, and with permitted names.
// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { quotes } from '#contract/quotes.ts'
import furtherLines from '#server/learners/lines.json' with { type: 'json' }
import { catalogue } from '#server/seed/catalogue/index.ts'
import people from '#server/seed/people/names.json' with { type: 'json' }
import { places } from '#server/seed/places.ts'
import { PRELOAD_FONTS } from './font-files.ts'

const css = readFileSync('web/styles/fonts.css', 'utf8')
const files = [...css.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(([, address]) => address!)
const onDisk = (address: string) => `public${address}`
const kilobytes = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + statSync(onDisk(address)).size, 0) / 1024

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, face]) => face!)
  .filter((face) => face.includes('unicode-range'))
  .map((face) => ({
    family: face.match(/font-family: "([^"]+)"/)![1]!,
    weights: face
      .match(/font-weight: ([\d ]+)/)![1]!
      .split(' ')
      .map(Number),
    ranges: face
      .match(/unicode-range: ([^;]+)/)![1]!
      .split(',')
      .map((range) =>
        range
          .trim()
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16)),
      ),
    file: face.match(/url\("([^"]+)"/)![1]!,
  }))
const lies = (value: number, [from = 0, to = from]: number[]) => value >= from && value <= to

/**
 * The face that draws a character in this family and weight: the last one that has it. If a family declares its weights
 * in two ways, a browser uses only one of them and misses the other's characters.
 */
function fileFor(family: string, weight: number, letter: string): string | undefined {
  const point = letter.codePointAt(0)!
  const all = faces.filter((face) => face.family === family)
  return all
    .filter(({ weights }) => `${weights}` === `${all.at(-1)!.weights}` || isCutInTwo(all))
    .findLast(({ weights, ranges }) => lies(weight, weights) && ranges.some((range) => lies(point, range)))
    ?.file
}

/** Each weight is declared in one way only. */
const isCutInTwo = (some: typeof faces) => {
  const kinds = [...new Set(some.map(({ weights }) => `${weights}`))].map((kind) =>
    kind.split(',').map(Number),
  )
  return kinds.every(([from = 0, to = from], at) =>
    kinds.every(([start = 0, end = start], other) => at === other || to < start || end < from),
  )
}

test('every font that the styles name exists', () => {
  expect(files.length).toBeGreaterThan(5)
  for (const address of [...files, ...PRELOAD_FONTS]) expect(existsSync(onDisk(address)), address).toBe(true)
})

test('the home page, with the Korean name of the site, takes at most 80 KB of fonts', () => {
  const needed = new Set([
    fileFor('Shimpyo Sans', 400, 'a'),
    fileFor('Shimpyo Sans', 600, 'a'),
    fileFor('Shimpyo Sans', 400, '쉼'),
    fileFor('Gowun Batang', 700, 'S'),
  ])
  expect(needed).not.toContain(undefined)
  expect(kilobytes([...needed] as string[])).toBeLessThanOrEqual(80)
  for (const preloaded of PRELOAD_FONTS) expect(needed).toContain(preloaded)
})

test('all Korean of the site is drawn in one file of each font: run tools/assets/build-fonts.ts after adding some', () => {
  const lines = [...quotes, ...furtherLines]
  isComplete('gowun-batang-700-ko', [
    ...catalogue.map(({ nativeTitle }) => nativeTitle),
    ...lines.map(({ korean }) => korean),
  ])
  isComplete('shimpyo-sans-ko', [
    ...catalogue.map(({ nativeTitle }) => nativeTitle),
    ...people.flatMap(({ nativeName = [] }) => nativeName),
    ...places.flatMap(({ nativeName, nativeAddress }) => [nativeName, nativeAddress]),
    ...furtherLines.map(({ explanation }) => explanation),
    ...quotes.flatMap(({ tips }) => tips.map(({ title, text }) => title + text)),
  ])
})

test('the Korean of the site takes at most 50 KB in headings and 80 KB in text', () => {
  expect(kilobytes([fileFor('Gowun Batang', 700, '나')!])).toBeLessThanOrEqual(50)
  expect(kilobytes([fileFor('Shimpyo Sans', 400, '나')!])).toBeLessThanOrEqual(80)
})

/** Every syllable of the texts has a glyph in that font. */
function isComplete(name: string, texts: readonly string[]) {
  const font = fontkit.openSync(
    onDisk(files.find((file) => file.startsWith(`/fonts/${name}.`))!),
  ) as fontkit.Font
  const syllables = new Set(texts.join('').match(/[ㄱ-ㅣ가-힣]/g))
  expect(syllables.size).toBeGreaterThan(100)
  const missing = [...syllables].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0)!))
  expect(missing).toEqual([])
}

test('all Korean text has a font, in both weights', () => {
  for (const weight of [400, 700])
    for (const letter of '안뷁쀍꼈뜻ㅋ')
      expect(fileFor('Shimpyo Korean', weight, letter), letter).toBeDefined()
  const tokens = readFileSync('web/styles/tokens.css', 'utf8')
  for (const stack of ['ui', 'story'])
    expect(tokens).toMatch(new RegExp(`--font-${stack}:[^;]*"Shimpyo Korean"`))
  const whole = fontkit.openSync(onDisk(fileFor('Shimpyo Korean', 400, '안')!)) as fontkit.Font
  expect(
    [...'안녕하세요쉼표꼈뜻ㅋ'].filter((letter) => !whole.hasGlyphForCodePoint(letter.codePointAt(0)!)),
  ).toEqual([])
})

test('the changed Pretendard does not use its reserved name, and the licenses are included', () => {
  const sans = files.filter((address) => address.includes('shimpyo-sans'))
  for (const address of sans) {
    const font = fontkit.openSync(onDisk(address)) as unknown as Record<string, string>
    expect(`${font.familyName} ${font.fullName} ${font.postscriptName}`).not.toMatch(/pretendard/i)
    expect(font.familyName).toBe('Shimpyo Sans')
  }
  for (const licence of ['shimpyo-sans', 'gowun-batang', 'lucide'])
    expect(readFileSync(`public/licenses/${licence}.txt`, 'utf8').length).toBeGreaterThan(500)
})

test('no font has a table that refers to names it lacks: Firefox reports it on every page', () => {
  const tables = files.map((address) => {
    const font = fontkit.openSync(onDisk(address)) as unknown as { directory: { tables: object } }
    return [address, Object.keys(font.directory.tables)] as const
  })
  for (const [, names] of tables) expect(names).toContain('name')
  expect(tables.filter(([, names]) => names.includes('STAT')).map(([address]) => address)).toEqual([])
})
