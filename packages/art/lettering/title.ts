// The title block of a poster. The text is scaled to fit the picture.
import { type Colour, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Pen } from '#art/pen.ts'
import type { Side } from '#art/scene.ts'
import type { Face } from './fonts.ts'
import { type Align, type Line, lineOf, put, sizeToFit } from './outlines.ts'
import type { Layout, Voice } from './voices.ts'
import { syllables, type Words, wrap } from './words.ts'

/** Text stays between these heights of a 600 x 900 poster; scenes keep their sun below. */
const TOP = 54
const BOTTOM = 262
const MARGIN = 42
const PILLAR = 300

interface Row {
  text: string
  face: Face
  size: number
  /** from the baseline above, as a share of the size */
  lead: number
  /** extra space above */
  gap?: number
  track?: number
  /** the second title: smaller, and readable for as long as the first one is */
  second?: boolean
}

interface Block {
  rows: Row[]
  align: Align
  x: number
  room: number
  bottom?: number
}

interface TitleLook {
  words: Words
  layout: Layout
  voice: Voice
  side: Side
}

export function setTitle(pen: Pen, mood: Mood, { words, layout, voice, side }: TitleLook): void {
  const { title, native } = words
  if (!title) return
  const inks = inksOf(mood)
  if (layout === 'pillar') {
    pillar(pen, inks, words, voice, side)
    return
  }
  const width = pen.width - 2 * MARGIN
  const middle = { align: 'middle', x: pen.width / 2 } as const
  const flush = { align: side, x: side === 'right' ? pen.width - MARGIN : MARGIN } as const
  const korean = (lines: string[], size: number, lead: number): Row[] =>
    lines.map((text) => ({ text, face: voice.korean, size, lead }))
  const latinBelow = (lines: number, size = 34, gap = 12): Row[] =>
    wrap(title, lines).map((text, i) => ({
      text,
      face: voice.latin,
      size,
      lead: 1.2,
      gap: i ? 0 : gap,
      second: true,
    }))

  if (layout === 'giant') {
    const rows = [...korean([syllables(native).join('')], 210, 1), ...latinBelow(linesFor(title, 40), 36, 4)]
    setBlock(pen, inks, { rows, ...middle, room: width, bottom: 256 })
  } else if (layout === 'crown') {
    const lines = native.length > 8 ? wrap(native, native.length > 15 ? 3 : 2) : [native]
    const rows = [...korean(lines, 92, 1.14), ...latinBelow(linesFor(title, 28))]
    setBlock(pen, inks, { rows, ...middle, room: width - 20 })
  } else if (layout === 'flush') {
    const lines = wrap(native, native.length > 12 ? 3 : 2)
    const rows = [...korean(lines, 102, 1.12), ...latinBelow(linesFor(title, 25))]
    setBlock(pen, inks, { rows, ...flush, room: width - 30 })
  } else {
    const count = title.length > 46 ? 4 : title.length > 20 ? 3 : title.length > 9 ? 2 : 1
    const lines = wrap(title, count)
    const size = lines.length === 1 ? 120 : 88
    const rows: Row[] = lines.map((text) => ({ text, face: voice.headline, size, lead: 1, track: -0.007 }))
    for (const text of native ? wrap(native, linesFor(native, 20)) : []) {
      rows.push({ text, face: voice.korean, size: 40, lead: 1.2, gap: 10, second: true })
    }
    setBlock(pen, inks, { rows, ...flush, room: width - 10 })
  }
}

const linesFor = (text: string, perLine: number): number =>
  Math.min(4, Math.max(1, Math.ceil(text.length / perLine)))

interface Inks {
  first: Colour
  second: Colour
}

const inksOf = (mood: Mood): Inks =>
  mood.dark
    ? { first: mood.paper, second: mix(mood.paper, mood.sky[1], 0.1) }
    : { first: mood.ink, second: mix(mood.ink, mood.sky[1], 0.06) }

function setBlock(pen: Pen, inks: Inks, { rows, align, x, room, bottom = BOTTOM }: Block): void {
  let scale = 1
  let lines = measure(rows, room, scale)
  while (TOP + heightOf(rows, lines) > bottom && scale > 0.1) {
    scale *= 0.94
    lines = measure(rows, room, scale)
  }
  let y = TOP
  for (const [i, row] of rows.entries()) {
    y += stepTo(rows, lines, i)
    put(pen, lines[i]!, align, x, y, row.second ? inks.second : inks.first)
  }
}

/** How far a row stands below the one before it: by its lead, but never into the other's ink. */
function stepTo(rows: readonly Row[], lines: readonly Line[], i: number): number {
  const [row, line, before] = [rows[i]!, lines[i]!, lines[i - 1]]
  if (!before) return -line.top
  const lead = line.size * row.lead + (row.gap ?? 0)
  return row.second ? Math.max(lead, before.bottom - line.top + 8) : lead
}

/** Rows of one title share the size of the longest of them. */
function measure(rows: readonly Row[], room: number, scale: number): Line[] {
  const sizes = rows.map((row) => {
    const size = row.second ? Math.max(Math.min(30, 60 * scale), row.size * scale) : row.size * scale
    return sizeToFit(row.text, row.face, size, room, row.track)
  })
  const shared = (second: boolean) => Math.min(...sizes.filter((_, i) => Boolean(rows[i]!.second) === second))
  const [first, second] = [shared(false), shared(true)]
  return rows.map((row) => lineOf(row.text, row.face, row.second ? second : first, row.track))
}

const heightOf = (rows: readonly Row[], lines: readonly Line[]): number =>
  rows.reduce((sum, _, i) => sum + stepTo(rows, lines, i), 0)

/** Korean from top to bottom, columns from the right; the Latin title stands on the other side. */
function pillar(pen: Pen, inks: Inks, { title, native }: Words, voice: Voice, side: Side): void {
  const parts = native.split(' ').map(syllables)
  const columns = parts.length === 2 ? parts : [parts.flat()]
  const size = Math.min(88, PILLAR / Math.max(...columns.map((column) => column.length)))
  const right = side === 'right'
  const edge = right ? pen.width - MARGIN - size / 2 + 4 : MARGIN + size / 2 - 4
  for (const [c, column] of columns.entries()) {
    const shift = (right ? c : columns.length - 1 - c) * size * 1.2
    for (const [i, syllable] of column.entries()) {
      const y = TOP + size * 0.84 + i * size * 1.08
      put(
        pen,
        lineOf(syllable, voice.korean, size),
        'middle',
        right ? edge - shift : edge + shift,
        y,
        inks.first,
      )
    }
  }
  const room = pen.width - 2 * MARGIN - size * 1.2 * columns.length - 26
  const manyWords = title.split(' ').length > 2
  const count = title.length > 30 ? Math.ceil(title.length / 13) : title.length > 12 ? (manyWords ? 3 : 2) : 1
  const lines = wrap(title, Math.min(6, count))
  const small = Math.min(...lines.map((text) => sizeToFit(text, voice.latin, 36, room)))
  for (const [i, text] of lines.entries()) {
    const y = TOP + small * (0.8 + i * 1.2)
    const line = lineOf(text, voice.latin, small)
    put(pen, line, right ? 'left' : 'right', right ? MARGIN : pen.width - MARGIN, y, inks.second)
  }
}
