// The typefaces of the artwork, read from npm packages or from the folder beside this file.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Font, openSync } from 'fontkit'

export type Face = 'batang' | 'batangBold' | 'song' | 'brush' | 'quill' | 'bagel' | 'sans' | 'sansBold'

/** Finds the font that has a character, or null. */
type Typeface = (codePoint: number) => Font | null

const openers: Record<Face, () => Typeface> = {
  batang: () => sliced('@fontsource/gowun-batang', 400),
  batangBold: () => sliced('@fontsource/gowun-batang', 700),
  song: () => sliced('@fontsource/song-myung', 400),
  brush: () => sliced('@fontsource/yeon-sung', 400),
  quill: () => sliced('@fontsource/diphylleia', 400),
  bagel: () => sliced('@fontsource/bagel-fat-one', 400),
  sans: () => single('#art/lettering/fonts/Pretendard-Medium.woff2'),
  sansBold: () => single('#art/lettering/fonts/Pretendard-Bold.woff2'),
}
const opened = new Map<Face, Typeface>()

/** The first of these faces that can draw the character; null when none can. */
export function fontFor(codePoint: number, faces: readonly Face[]): Font | null {
  for (const face of faces) {
    let typeface = opened.get(face)
    if (!typeface) {
      typeface = openers[face]()
      opened.set(face, typeface)
    }
    const font = typeface(codePoint)
    if (font) return font
  }
  return null
}

const require = createRequire(import.meta.url)
const packageDir = (name: string): string => path.dirname(require.resolve(`${name}/package.json`))

/** Pretendard's two weights lie here: its package has a hundred files of a megabyte. Licence beside them. */
function single(name: string): Typeface {
  const font = openSync(require.resolve(name))
  return (codePoint) => (font.hasGlyphForCodePoint(codePoint) ? font : null)
}

interface Slice {
  file: string
  ranges: [from: number, to: number][]
  font?: Font
}

/** A family that npm ships as many small slices, each for certain characters. */
function sliced(name: string, weight: number): Typeface {
  const dir = packageDir(name)
  const family = path.basename(name)
  const map = JSON.parse(readFileSync(path.join(dir, 'unicode.json'), 'utf8')) as Record<string, string>
  const slices: Slice[] = Object.entries(map)
    .map(([key, ranges]) => {
      const slice = `${family}-${key.replace(/[[\]]/g, '')}-${weight}-normal.woff2`
      return { file: path.join(dir, 'files', slice), ranges: parseRanges(ranges) }
    })
    .filter((slice) => existsSync(slice.file))
  // Latin first: the numbered slices sometimes repeat a character
  const rank = (slice: Slice) => (slice.file.includes('-latin-') ? 0 : 1)
  slices.sort((a, b) => rank(a) - rank(b))
  return (codePoint) => {
    for (const slice of slices) {
      if (!slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue
      slice.font ??= openSync(slice.file)
      if (slice.font.hasGlyphForCodePoint(codePoint)) return slice.font
    }
    return null
  }
}

const parseRanges = (list: string): [number, number][] =>
  list.split(',').map((entry) => {
    const [from = 0, to = from] = entry
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((v) => Number.parseInt(v, 16))
    return [from, to]
  })
