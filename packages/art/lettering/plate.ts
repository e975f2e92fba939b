// The cloth scene has no sky, so its title gets a plain piece of cloth in the middle.
import { mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Pen } from '#art/pen.ts'
import { lineOf, put, sizeToFit } from './outlines.ts'
import type { Voice } from './voices.ts'
import { type Words, wrap } from './words.ts'

const WIDTH = 390
const TIGHT = 0.008

export function setPlate(pen: Pen, mood: Mood, words: Words, voice: Voice): void {
  const first = words.native || words.title
  if (!first) return
  const ink = mood.dark ? mood.deep : mood.ink
  const face = words.native ? voice.korean : voice.headline
  const lines = wrap(first, first.length > 40 ? 4 : first.length > 18 ? 3 : first.length > 6 ? 2 : 1)
  const size = Math.min(...lines.map((text) => sizeToFit(text, face, 64, 300)))
  const second = words.native ? wrap(words.title, Math.min(4, Math.ceil(words.title.length / 22))) : []
  const small = Math.min(24, ...second.map((text) => sizeToFit(text, voice.latin, 24, 310, TIGHT)))

  const height = 92 + lines.length * size * 1.16 + second.length * small * 1.3
  const left = (pen.width - WIDTH) / 2
  const top = pen.height * 0.53 - height / 2
  pen.rect(left, top, WIDTH, height, mix(mood.paper, mood.light, 0.25), { opacity: 0.95 })
  pen.frame(left + 8, top + 8, WIDTH - 16, height - 16, ink, 1.4, { opacity: 0.5, dash: '7 5' })

  let y = top + 36 + size * 0.84
  for (const text of lines) {
    put(pen, lineOf(text, face, size), 'middle', pen.width / 2, y, ink)
    y += size * 1.16
  }
  y += small * 0.5 - size * 0.32
  for (const text of second) {
    put(pen, lineOf(text, voice.latin, small, TIGHT), 'middle', pen.width / 2, y, ink)
    y += small * 1.3
  }
}
