// Text as outlines, so that a picture needs no font where it is shown.
import type { Font, PathCommand } from 'fontkit'
import { type Face, fontFor } from './fonts.ts'

interface Glyph {
  x: number
  y: number
  strokes: readonly PathCommand[]
  /** how many of its units are one */
  em: number
}

/** A line of text at size 1, its baseline at 0; the edges are those of its ink. */
export interface Line {
  glyphs: Glyph[]
  left: number
  right: number
  top: number
  bottom: number
}

const EMPTY: Line = { glyphs: [], left: 0, right: 0, top: 0, bottom: 0 }

const lines = new Map<string, Line>()

/** Remembered for as long as one title is being set. */
export function lineOf(text: string, face: Face): Line {
  const key = `${face} ${text}`
  const known = lines.get(key)
  if (known) return known
  if (lines.size > 200) lines.clear()
  const line = shape(text, face)
  lines.set(key, line)
  return line
}

export type Align = 'start' | 'middle' | 'end'

/** The path of a line; x is where its ink begins, has its middle, or ends. */
export function outline(line: Line, size: number, align: Align, x: number, y: number): string {
  const anchor = { start: line.left, middle: (line.left + line.right) / 2, end: line.right }[align] * size
  return line.glyphs.map((glyph) => letter(glyph, size, x - anchor, y)).join('')
}

const LETTER = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

/** From point to point, in tenths: the same letter is the same text wherever it stands, which packs well. */
function letter({ x, y, strokes, em }: Glyph, size: number, left: number, base: number): string {
  const tenths = (v: number) => Math.round(v * 10)
  let d = `M${tenths(left + x * size) / 10} ${tenths(base + y * size) / 10}`
  let [atX, atY, startX, startY] = [0, 0, 0, 0]
  for (const { command, args } of strokes) {
    if (command === 'closePath') [atX, atY] = [startX, startY]
    const steps = args.map((v, i) => tenths((i % 2 ? -v : v) * em * size) - (i % 2 ? atY : atX))
    d += LETTER[command] + steps.map((v, i) => `${i && v >= 0 ? ' ' : ''}${v / 10}`).join('')
    if (!steps.length) continue
    atX += steps.at(-2)!
    atY += steps.at(-1)!
    if (command === 'moveTo') [startX, startY] = [atX, atY]
  }
  return d
}

function shape(text: string, face: Face): Line {
  const line: Line = { glyphs: [], left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let pen = 0
  for (const { font, words } of runs(text, face)) {
    const { glyphs, positions } = font.layout(words)
    const em = 1 / font.unitsPerEm
    glyphs.forEach((glyph, i) => {
      const place = positions[i]!
      const [x, y] = [pen + place.xOffset * em, -place.yOffset * em]
      const strokes = glyph.path.commands
      for (const [k, v] of strokes.flatMap(({ args }) => args.map((v, k) => [k, v] as const))) {
        if (k % 2)
          [line.top, line.bottom] = [Math.min(line.top, y - v * em), Math.max(line.bottom, y - v * em)]
        else [line.left, line.right] = [Math.min(line.left, x + v * em), Math.max(line.right, x + v * em)]
      }
      if (strokes.length) line.glyphs.push({ x, y, strokes, em })
      pen += place.xAdvance * em
    })
  }
  return line.glyphs.length ? line : EMPTY
}

/** Cuts a text where the font has to change; characters that no font can draw are left out. */
function runs(text: string, face: Face): { font: Font; words: string }[] {
  const list: { font: Font; words: string }[] = []
  for (const letter of text) {
    const font = fontFor(letter.codePointAt(0)!, [face, 'batang', 'sans'])
    if (!font) continue
    const last = list.at(-1)
    if (last?.font === font) last.words += letter
    else list.push({ font, words: letter })
  }
  return list
}
