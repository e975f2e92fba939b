// The shipped fonts: complete, small enough, and with permitted names.
// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { PRELOAD_FONTS } from './font-files.ts'

const css = readFileSync('web/styles/fonts.css', 'utf8')
const files = [...css.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(([, address]) => address!)
const onDisk = (address: string) => `public${address}`
const kilobytes = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + statSync(onDisk(address)).size, 0) / 1024

/**
 * The face that draws a character in this family and weight: the last one that has it. If a family declares its weights
 * in two ways, a browser uses only one of them and misses the other's characters.
 */
function fileFor(family: string, weight: number, letter: string): string | undefined {
  const point = letter.codePointAt(0)!
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, face]) => face!)
    .filter((face) => face.includes(`"${family}"`) && face.includes('unicode-range'))
    .filter((face, _, all) => weightsOf(face) === weightsOf(all.at(-1)!) || isCutInTwo(all))
    .filter((face) => {
      const [from, to] = weightsOf(face).split(' ').map(Number)
      return weight >= from! && weight <= (to ?? from!)
    })
    .filter((face) =>
      face
        .match(/unicode-range: ([^;]+)/)![1]!
        .split(',')
        .some((range) => {
          const [from, to] = range
            .trim()
            .slice(2)
            .split('-')
            .map((hex) => Number.parseInt(hex, 16))
          return point >= from! && point <= (to ?? from!)
        }),
    )
    .at(-1)
    ?.match(/url\("([^"]+)"/)?.[1]
}

const weightsOf = (face: string) => face.match(/font-weight: ([\d ]+)/)![1]!
/** Each weight is declared in one way only. */
const isCutInTwo = (faces: string[]) => {
  const kinds = [...new Set(faces.map(weightsOf))].map((kind) => kind.split(' ').map(Number))
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

test('every line of Korean is drawn in one font: run tools/assets/build-fonts.ts after adding one', () => {
  const files = ['contract/quotes.ts', 'server/learners/lines.json']
  const syllables = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[가-힣]/g) ?? []))
  expect(syllables.size).toBeGreaterThan(300)
  expect([...syllables].filter((syllable) => !fileFor('Gowun Batang', 700, syllable))).toEqual([])
})

test('all Korean text has a font, in both weights', () => {
  for (const weight of [400, 700])
    for (const letter of '안뷁쀍꼈뜻ㅋ')
      expect(fileFor('Shimpyo Korean', weight, letter), letter).toBeDefined()
  const tokens = readFileSync('web/styles/tokens.css', 'utf8')
  for (const stack of ['ui', 'story'])
    expect(tokens).toMatch(new RegExp(`--font-${stack}:[^;]*"Shimpyo Korean"`))
  expect(fileFor('Shimpyo Sans', 400, '뷁')).toBeUndefined()
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
