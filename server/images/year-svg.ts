// Makes the SVG of a year of a diary: a patchwork, and below it hours, networks, actors and feelings.
import { lineOf, outline } from '#art/lettering/outlines.ts'
import { wrap } from '#art/lettering/words.ts'
import type { DiaryYear } from '#contract/api/diary.ts'
import { feelingOf } from '#contract/comfort.ts'
import { plural } from '#contract/plural.ts'
import { watchedInWords } from '#contract/year-words.ts'

export interface YearPicture {
  year: DiaryYear
  /** the name of the site */
  brand: string
}

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 84
const BRAND_LINE = HEIGHT - 76
/** One font for everything: opening a second takes longer than all the rest. */
const FACE = 'batang'

/** The light colors of web/styles/tokens.css, converted: SVG renderers do not read them as written there. */
const DYES = {
  ...{ cloth: '#f0f5f2', ink: '#062627', soft: '#314f4f', sol: '#065a40', seam: '#fdfefd' },
  ...{ leaf: '#aadbaa', celadon: '#9ed7c4', sky: '#97cee4', rose: '#f7afb7', apricot: '#fcc799' },
  ...{ lilac: '#c9bae7', plain: '#e9f3eb' },
}
type Dye = keyof typeof DYES

/** The patchwork, from left to right and from top to bottom. */
const PIECES: readonly [dye: Dye, x: number, y: number, width: number, height: number][] = [
  ['celadon', 0, 0, 250, 170],
  ['apricot', 0, 170, 130, 150],
  ['plain', 130, 170, 120, 150],
  ['rose', 250, 0, 170, 110],
  ['sky', 250, 110, 170, 210],
  ['leaf', 420, 0, 240, 220],
  ['lilac', 420, 220, 240, 100],
  ['plain', 660, 0, 150, 130],
  ['celadon', 660, 130, 150, 190],
  ['rose', 810, 0, 270, 200],
  ['sky', 810, 200, 120, 120],
  ['apricot', 930, 200, 150, 120],
]
/** The comma of the logo, 52 x 64: public/logos/compact.svg. */
const COMMA = `<clipPath id="comma"><path d="M54 27C54 44.5 40.5 57.5 17 62.5C26.5 57 32.2 51.2 33 45.98A20 20 0 1 1 54 27Z"/></clipPath><g clip-path="url(#comma)"><path d="M6 0H32.05V22.55H6Z" fill="#f3c149"/><path d="M33.95 0H62V31.55H33.95Z" fill="#258865"/><path d="M6 24.45H32.05V45.6H6Z" fill="#e74d68"/><path d="M33.95 33.45H62V66H6V46.6H33.95Z" fill="#165993"/></g>`

/** Opens fonts: never call it in the server process. */
export function yearSvg({ year, brand }: YearPicture): string {
  const { networks, actors, feel, hours } = year
  const counted = (list: readonly { name: string; dramas: number }[]) =>
    list.map(({ name, dramas }) => `${name} (${dramas})`).join(', ')
  const text = new Column(428)
  text.add(`My ${year.year}`, { size: 104, most: 1 })
  if (hours > 0) text.add(`About ${plural(hours, 'hour')}`, { size: 62, most: 1, dye: 'sol', gap: 96 })
  const [what = '', ends] = watchedInWords(year).split(': ')
  text.add(what, { size: 36, most: 1, dye: 'soft', gap: 66 })
  if (ends) text.add(ends, { size: 36, most: 1, dye: 'soft', gap: 50 })
  for (const [name, value] of [
    ['Networks', counted(networks.slice(0, 3))],
    ['Actors seen most', counted(actors.slice(0, 3))],
    ['How they felt', feel ? feelingOf(feel) : ''],
  ] as const) {
    if (!value) continue
    text.add(name, { size: 26, most: 1, dye: 'soft', gap: 84 })
    text.add(value, { size: 40, most: 2, gap: 54 })
  }
  const name = new Column(BRAND_LINE, MARGIN + 58)
  name.add(brand, { size: 38, most: 1, dye: 'sol' })
  const down = Math.round(Math.min((BRAND_LINE - 110 - text.y) / 3, 140))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${DYES.cloth}"/>${patchwork()}<g transform="translate(0 ${down})">${text.paths}</g><g transform="translate(${MARGIN - 7} ${BRAND_LINE - 34}) scale(.76)">${COMMA}</g>${name.paths}</svg>`
}

const patchwork = () =>
  PIECES.map(
    ([dye, x, y, width, height]) =>
      `<path fill="${DYES[dye]}" d="M${x} ${y}h${width}v${height}h-${width}z"/><path fill="none" stroke="${DYES.seam}" stroke-width="3" stroke-dasharray="11 8" d="M${x + 7} ${y + 7}h${width - 14}v${height - 14}h-${width - 14}z"/>`,
  ).join('')

interface Style {
  size: number
  /** lines */
  most: number
  dye?: Dye
  /** from the baseline above */
  gap?: number
}

/** Lines of text below each other, each shrunk to fit the width. */
class Column {
  paths = ''
  /** the last baseline */
  y: number
  readonly #x: number

  constructor(y: number, x = MARGIN) {
    this.y = y
    this.#x = x
  }

  add(words: string, { size, most, dye = 'ink', gap = 0 }: Style): void {
    const room = WIDTH - MARGIN - this.#x
    const widthOf = (text: string) => {
      const { left, right } = lineOf(text, FACE)
      return Math.max(right - left, 0)
    }
    const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
    let lines = wrap(words, 1)
    for (let count = 2; count <= most && widest(lines) * size > room; count++) lines = wrap(words, count)
    const fitting = Math.min(size, room / Math.max(widest(lines), 0.001))
    this.y += gap
    lines.forEach((line, i) => {
      if (i > 0) this.y += fitting * 1.3
      const d = outline(lineOf(line, FACE), fitting, 'start', this.#x, this.y)
      if (d) this.paths += `<path fill="${DYES[dye]}" d="${d}"/>`
    })
  }
}
