// Sets a title into a box: Latin first and as large as it gets, the Korean title below it, both readable on a card.
import { type Voice, voices } from './fonts.ts'
import { type Align, type Line, lineOf, outline } from './outlines.ts'
import { type Words, wrap } from './words.ts'

export interface TitleBox {
  x: number
  y: number
  width: number
  height: number
}

export interface TitleStyle {
  box: TitleBox
  align: Align
  voice: Voice
  /** the largest size of the first title */
  largest?: number
  /** where the block stands when it does not fill the box */
  anchor?: 'top' | 'bottom'
  /** of everything that is not named here: 1 on a poster of 600 x 900 */
  scale?: number
}

const LARGEST = 124
const SMALLEST = 18
/** A second title smaller than this cannot be read on a card, one larger would compete with the first. */
const SECOND = { least: 36, most: 54, share: 0.46 }
const MOST_LINES = 6
const LEAD = 1.04
const SECOND_LEAD = 1.18

interface Row {
  line: Line
  size: number
  /** from the baseline above, or from the top of the box for the first row */
  step: number
}

/** The path of a title; '' when there is nothing to set. */
export function titlePath(words: Words, style: TitleStyle): string {
  const { box, align, anchor = 'top' } = style
  const rows = rowsOf(words, style)
  const x = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[align]
  let y = anchor === 'top' ? box.y : box.y + Math.max(0, box.height - heightOf(rows))
  return rows
    .map(({ line, size, step }) => {
      y += step
      return outline(line, size, align, x, y)
    })
    .join('')
}

/** The largest setting that fits. What fits at no size is set at the smallest, or left out. */
function rowsOf({ title, native }: Words, style: TitleStyle): Row[] {
  const { box, voice, largest = LARGEST, scale = 1 } = style
  const settings = { first: broken(title, voice), second: native ? broken(native, voice) : [] }
  let rows: Row[] = []
  for (let size = largest; size >= SMALLEST * scale; size -= 2 * scale) {
    rows = setAt(size, settings, style) ?? rows
    if (rows.length && heightOf(rows) <= box.height) return rows
  }
  return rows
}

interface Settings {
  first: Line[][]
  second: Line[][]
}

/** A text in one line, in two, and so on. */
const broken = (text: string, voice: Voice): Line[][] =>
  Array.from({ length: MOST_LINES }, (_, i) => wrap(text, i + 1).map((one) => lineOf(one, voices[voice])))

function setAt(size: number, { first, second }: Settings, { box, scale = 1 }: TitleStyle): Row[] | null {
  const fitting = (settings: Line[][], at: number) =>
    settings.find((lines) => lines.every(({ left, right }) => (right - left) * at <= box.width))
  const small = Math.max(
    Math.min(SECOND.least * scale, size),
    Math.min(SECOND.most * scale, size * SECOND.share),
  )
  const above = fitting(first, size)
  const below = second.length ? fitting(second, small) : []
  if (!above || !below) return null
  const rows = above.map((line, i): Row => ({ line, size, step: i ? size * LEAD : -line.top * size }))
  for (const [i, line] of below.entries()) {
    const last = rows.at(-1)!
    // never into the ink of the line above
    const clear = last.line.bottom * last.size - line.top * small + small * 0.42
    rows.push({ line, size: small, step: i ? small * SECOND_LEAD : clear })
  }
  return rows
}

function heightOf(rows: readonly Row[]): number {
  const last = rows.at(-1)
  return last ? rows.reduce((sum, { step }) => sum + step, 0) + last.line.bottom * last.size : 0
}
