// The typefaces of the titles, read from the folder beside this file.
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

export type Face = 'batang' | 'song' | 'brush' | 'quill' | 'bagel' | 'sans'

/** Latin first, because the Korean files repeat some of its characters. */
const FILES: Record<Face, readonly string[]> = {
  batang: ['latin', 'latin-ext', 'vietnamese', 'korean'].map((part) => `gowun-batang-${part}-700-normal`),
  song: ['song-myung-korean-400-normal'],
  brush: ['latin', 'korean'].map((part) => `yeon-sung-${part}-400-normal`),
  quill: ['latin', 'latin-ext', 'korean'].map((part) => `diphylleia-${part}-400-normal`),
  bagel: ['latin', 'latin-ext', 'korean'].map((part) => `bagel-fat-one-${part}-400-normal`),
  sans: ['Pretendard-Bold'],
}

/** The voices a title can be set in. */
export const voices = {
  gentle: 'batang',
  quill: 'quill',
  carved: 'song',
  brush: 'brush',
  round: 'bagel',
} as const satisfies Record<string, Face>

export type Voice = keyof typeof voices

/** The first of these faces that can draw the character; null when none can. */
export function fontFor(codePoint: number, faces: readonly Face[]): Font | null {
  for (const face of faces)
    for (const file of FILES[face]) {
      const font = opened(file)
      if (font.hasGlyphForCodePoint(codePoint)) return font
    }
  return null
}

const require = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

function opened(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  // Loaded with the first font: most processes draw nothing, and it takes 5 MB of memory.
  const { openSync }: typeof import('fontkit') = require('fontkit')
  const font = openSync(require.resolve(`#art/lettering/fonts/${file}.woff2`))
  fonts.set(file, font)
  return font
}
