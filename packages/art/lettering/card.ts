// Text of a share image: a title on the left, the name of the site on a small plate below.
import { type Colour, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Pen } from '#art/pen.ts'
import { lineOf, put, sizeToFit } from './outlines.ts'
import type { Voice } from './voices.ts'
import { type Words, wrap } from './words.ts'

const LEFT = 64
const ROOM = 690

export function setCard(pen: Pen, mood: Mood, words: Words, voice: Voice, brand: string): void {
  const { height: H } = pen
  const ink = mood.dark ? mood.paper : mood.ink
  calm(pen, mood.sky[0], mood.dark ? 0.62 : 0.5)

  const { title, native } = words
  const lines = wrap(title, title.length > 50 ? 4 : title.length > 26 ? 3 : title.length > 13 ? 2 : 1)
  const largest = [112, 92, 76, 64][lines.length - 1]!
  const size = Math.min(...lines.map((text) => sizeToFit(text, 'batangBold', largest, ROOM, -0.01)))
  let y = LEFT + size * 0.78
  for (const text of lines) {
    put(pen, lineOf(text, 'batangBold', size, -0.01), 'left', LEFT, y, ink)
    y += size * 1.03
  }
  if (native) {
    const small = sizeToFit(native, voice.korean, 48, ROOM)
    put(pen, lineOf(native, voice.korean, small), 'left', LEFT + 2, y - size * 0.98 + 66, ink, {
      opacity: 0.94,
    })
  }
  if (brand) namePlate(pen, brand, 60, H - 104)
}

/** The site's own share image: its name, what the name means, and what the site is for. */
export function setSiteCard(
  pen: Pen,
  mood: Mood,
  { name, native, lines }: { name: string; native: string; lines: readonly string[] },
): void {
  const ink = mood.dark ? mood.paper : mood.ink
  calm(pen, mood.sky[0], 0.5)
  const word = lineOf(name, 'batangBold', 128, -0.01)
  put(pen, word, 'left', LEFT, 190, ink)
  comma(pen, LEFT + word.ink + 8, 108, 1.5)
  put(pen, lineOf(native, 'batangBold', 46), 'left', LEFT + 4, 262, mix(ink, mood.sky[1], 0.08))
  const size = Math.min(...lines.map((text) => sizeToFit(text, 'batangBold', 46, 620)))
  for (const [i, text] of lines.entries()) {
    put(pen, lineOf(text, 'batangBold', size), 'left', LEFT + 2, 372 + i * size * 1.3, ink)
  }
}

/** Lightens the left side, so that the text stays readable. */
function calm(pen: Pen, sky: Colour, strength: number): void {
  const veil = pen.linear(
    [
      [0, sky, strength],
      [0.55, sky, 0.3],
      [1, sky, 0],
    ],
    [0, 0],
    [1, 0.25],
    true,
  )
  pen.rect(0, 0, pen.width * 0.62, pen.height, veil)
}

function namePlate(pen: Pen, brand: string, x: number, y: number): void {
  const word = lineOf(brand, 'batangBold', 30, -0.013)
  pen.rect(x, y, word.ink + 66, 58, '#f6fbf8', { round: 12 })
  put(pen, word, 'left', x + 22, y + 38, '#0f2a2b')
  comma(pen, x + 24 + word.ink, y + 15, 0.44)
}

/** The logo: a comma sewn from four dyed pieces. */
function comma(pen: Pen, x: number, y: number, scale: number): void {
  pen.place(x - 14 * scale, y, scale, () =>
    pen.inside('M54 27C54 44.5 40.5 57.5 17 62.5C26.5 57 32.2 51.2 33 46A20 20 0 1 1 54 27Z', () => {
      pen.path('M6 0H32V22.5H6Z', '#f3c149')
      pen.path('M34 0H62V31.5H34Z', '#258865')
      pen.path('M6 24.5H32V45.6H6Z', '#e74d68')
      pen.path('M34 33.5H62V66H6V46.6H34Z', '#165993')
    }),
  )
}
