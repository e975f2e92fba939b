// For tests: where a poster's letters lie at the size of a card, what lies behind them, and whom they touch.
import sharp from 'sharp'
import { poster } from '#art/artwork.ts'
import { choose } from '#art/choice.ts'
import { pictureColours } from '#art/moods.ts'
import type { Subject } from '#art/subject.ts'

/** Twice the 160 pixels of a small card, so that thin strokes have a middle; a title ends above 470 of 900. */
const WIDTH = 320
const DEPTH = 470
const HEIGHT = Math.round((WIDTH * DEPTH) / 600)

/** People become plain magenta while `marked` is on, titles are left out while `hidden` is; a test mocks
 * figures.ts, people.ts and title.ts with them. */
export const people = { marked: false }
export const titles = { hidden: false }
export const MARK = '#ff00ff'

async function pixels(subject: Subject, hidden = false): Promise<Buffer> {
  const whole = 'viewBox="0 0 600 900" width="600" height="900"'
  titles.hidden = hidden
  const svg = poster(subject).replace(whole, `viewBox="0 0 600 ${DEPTH}" width="${WIDTH}" height="${HEIGHT}"`)
  titles.hidden = false
  return await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

const linear = (byte: number) => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const luminance = (image: Buffer, at: number) =>
  0.2126 * linear(image[at]!) + 0.7152 * linear(image[at + 1]!) + 0.0722 * linear(image[at + 2]!)
const luminanceOf = (colour: string) => luminance(Buffer.from(colour.slice(1), 'hex'), 0)
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

export interface Lettering {
  /** how many pixels are letters */
  letters: number
  /** the least contrast of a letter with what lies behind it */
  contrast: number
  /** letters over people, and over motifs in the air */
  touched: number
  /** letters at the very edge of the picture */
  outside: number
}

/** The picture with its people marked, and without its motifs. */
async function withoutWords(subject: Subject): Promise<{ marked: Buffer; bare: Buffer }> {
  people.marked = true
  const marked = await pixels(subject, true)
  people.marked = false
  return { marked, bare: await pixels({ ...subject, motifs: ['none'] }, true) }
}

export async function letteringOf(subject: Subject): Promise<Lettering> {
  const written = await pixels(subject)
  const ground = await pixels(subject, true)
  const { marked, bare } = subject.motifs?.length
    ? await withoutWords(subject)
    : { marked: ground, bare: ground }

  const all = Array.from({ length: WIDTH * HEIGHT }, (_, i) => i * 3)
  const change = (at: number) => Math.abs(luminance(written, at) - luminance(ground, at))
  const ink = luminanceOf(pictureColours(choose(subject).mood).ink)
  // the middle of the strokes: at their edges letter and ground are mixed
  const letters = all.filter((at) => {
    const most = Math.abs(ink - luminance(ground, at))
    return change(at) > Math.max(0.02, most * 0.8)
  })
  const isMarked = (at: number) => marked[at]! > 240 && marked[at + 1]! < 30 && marked[at + 2]! > 240
  const isMotif = (at: number) => Math.abs(luminance(bare, at) - luminance(ground, at)) > 0.12
  const isEdge = (at: number) => {
    const x = (at / 3) % WIDTH
    return x < WIDTH * 0.03 || x > WIDTH * 0.97 || at < WIDTH * 3 * 6
  }
  return {
    letters: letters.length,
    contrast: Math.min(...letters.map((at) => contrast(ink, luminance(ground, at)))),
    touched: letters.filter((at) => isMarked(at) || isMotif(at)).length,
    outside: letters.filter(isEdge).length,
  }
}
