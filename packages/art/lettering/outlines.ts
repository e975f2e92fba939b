// Text as outlines, so that a picture needs no font where it is shown.
import type { Font, PathCommand } from 'fontkit'
import type { Paint } from '#art/colour.ts'
import type { Pen, Touch } from '#art/pen.ts'
import { type Face, fontFor } from './fonts.ts'

interface Glyph {
  x: number
  y: number
  strokes: readonly PathCommand[]
  /** how many of its units are one */
  em: number
}

/** A line of text at size 1, its baseline at 0. */
interface Shape {
  glyphs: Glyph[]
  left: number
  right: number
  top: number
  bottom: number
}

/** A line of text at its size, ready to be placed. */
export interface Line {
  text: string
  face: Face
  size: number
  /** extra space between letters, as a share of the size */
  track: number
  left: number
  right: number
  top: number
  bottom: number
  /** how wide its ink is */
  ink: number
}

export function lineOf(text: string, face: Face, size: number, track = 0): Line {
  const shape = shapeOf(text, face, track)
  const [left, right] = [shape.left * size, shape.right * size]
  const [top, bottom] = [shape.top * size, shape.bottom * size]
  return { text, face, size, track, left, right, top, bottom, ink: right - left }
}

/** The largest size, up to `size`, at which the text fits the width. */
export function sizeToFit(text: string, face: Face, size: number, room: number, track = 0): number {
  const shape = shapeOf(text, face, track)
  const ink = shape.right - shape.left
  return ink > 0 ? Math.min(size, room / ink) : size
}

export type Align = 'left' | 'middle' | 'right'

/** Puts a line on the picture; x is where its ink (not its side bearing) begins, ends or has its middle. */
export function put(
  pen: Pen,
  line: Line,
  align: Align,
  x: number,
  y: number,
  paint: Paint,
  touch?: Touch,
): void {
  const anchor = { left: line.left, middle: (line.left + line.right) / 2, right: line.right }[align]
  let d = ''
  for (const glyph of shapeOf(line.text, line.face, line.track).glyphs) {
    d += outline(glyph, line.size, x - anchor, y)
  }
  if (d) pen.path(d, paint, touch)
}

const LETTER = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

/** From point to point, in tenths: the same letter is the same text wherever it stands, which packs well. */
function outline({ x, y, strokes, em }: Glyph, size: number, left: number, base: number): string {
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

const shapes = new Map<string, Shape>()

function shapeOf(text: string, face: Face, track: number): Shape {
  const key = `${face} ${track} ${text}`
  let shape = shapes.get(key)
  if (!shape) {
    // One poster needs the same few lines many times; nothing else needs them longer.
    if (shapes.size > 200) shapes.clear()
    shape = draw(text, face, track)
    shapes.set(key, shape)
  }
  return shape
}

function draw(text: string, face: Face, track: number): Shape {
  const shape: Shape = { glyphs: [], left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let pen = 0
  for (const { font, words } of runs(text, face)) {
    const { glyphs, positions } = font.layout(words)
    const em = 1 / font.unitsPerEm
    glyphs.forEach((glyph, i) => {
      const place = positions[i]!
      const [x, y] = [pen + place.xOffset * em, -place.yOffset * em]
      const strokes = glyph.path.commands
      for (const { args } of strokes) {
        args.forEach((v, k) => {
          if (k % 2)
            [shape.top, shape.bottom] = [Math.min(shape.top, y - v * em), Math.max(shape.bottom, y - v * em)]
          else
            [shape.left, shape.right] = [Math.min(shape.left, x + v * em), Math.max(shape.right, x + v * em)]
        })
      }
      if (strokes.length) shape.glyphs.push({ x, y, strokes, em })
      pen += place.xAdvance * em + track
    })
  }
  return shape.glyphs.length ? shape : { glyphs: [], left: 0, right: 0, top: 0, bottom: 0 }
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
