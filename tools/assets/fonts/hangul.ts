// Which Korean syllables the site's own pages show, in slices: a page should need few of them, and little that it does not show.
import { readdirSync, readFileSync } from 'node:fs'
import { GRAMMAR } from '../../../contract/learners.ts'
import { quotes } from '../../../contract/quotes.ts'
import { catalogue } from '../../../server/seed/catalogue/index.ts'
import { places } from '../../../server/seed/places.ts'

/** Syllables of the first slice, which most pages need. */
const COMMON = 60
/** Syllables of every other slice: some 5 KB. */
const SLICE = 20

interface SiteHangul {
  /** titles, and lines of Korean, which are set like headings */
  headings: string[][]
  /** names, addresses, explanations */
  text: string[][]
  /** all of them, the other common syllables (KS X 1001) and single letters */
  all: string[]
}

/** @param name the name of the site, which has a file of its own among text */
export function siteHangul(root: URL, name: string): SiteHangul {
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
  const lines: { drama: string; korean: string; explanation?: string }[] = [
    ...quotes,
    ...JSON.parse(read('server/learners/lines.json')),
  ]
  const people: { nativeName?: string }[] = JSON.parse(read('server/seed/people/names.json'))
  const ofDramas = catalogue.map(({ title, nativeTitle }) => {
    const own = lines.filter(({ drama }) => drama === title)
    return {
      nativeTitle,
      lines: own.map(({ korean }) => korean).join(''),
      explanations: own.map(({ explanation = '' }) => explanation).join(''),
    }
  })
  const tips = [
    ...Object.values(GRAMMAR),
    ...quotes.flatMap((quote) => quote.tips.map(({ title, text }) => title + text)),
  ]
  const anywhere = ['web', 'contract', 'server/seed'].flatMap((folder) => sources(root, folder)).join('')

  const headings = inSlices(quotes.map(({ korean }) => korean).join(''), [
    ...ofDramas.map((of) => of.nativeTitle + of.lines),
    anywhere,
  ])
  const text = inSlices(
    tips.join(''),
    [
      ...ofDramas.map((of) => of.explanations),
      ...places.map(({ nativeName, nativeAddress }) => nativeName + nativeAddress),
      ...ofDramas.map((of) => of.nativeTitle),
      ...people.map(({ nativeName = '' }) => nativeName),
      anywhere,
    ],
    name,
  )
  return { headings, text, all: [...new Set([...text.flat(), ...name, ...ksx1001(), ...jamo()])] }
}

/**
 * What most pages show; the rest of the calendar, whose days must be there at once, and offline; then page by page what
 * is new: a page's rare syllables are in the same slice.
 */
function inSlices(calendar: string, pages: string[], without = ''): string[][] {
  const counts = new Map<string, number>()
  for (const page of [calendar, ...pages])
    for (const syllable of hangul(page))
      if (!without.includes(syllable)) counts.set(syllable, (counts.get(syllable) ?? 0) + 1)
  const byPage = [...counts.keys()]
  const common = new Set(byPage.toSorted((a, b) => counts.get(b)! - counts.get(a)!).slice(0, COMMON))
  const ofCalendar = [...hangul(calendar)].filter((syllable) => counts.has(syllable) && !common.has(syllable))
  const rare = byPage.filter((syllable) => !common.has(syllable) && !ofCalendar.includes(syllable))
  const slices = Array.from({ length: Math.ceil(rare.length / SLICE) }, (_, at) =>
    rare.slice(at * SLICE, (at + 1) * SLICE),
  )
  return [[...common], ofCalendar, ...slices]
}

function sources(root: URL, folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))
}

const hangul = (text: string) => new Set(text.match(/[ㄱ-ㅣ가-힣]/g))

function ksx1001(): string[] {
  const korean = new TextDecoder('euc-kr')
  const syllables: string[] = []
  for (let row = 0xb0; row <= 0xc8; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) syllables.push(korean.decode(Uint8Array.of(row, cell)))
  return syllables
}

const jamo = () => Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, at) => String.fromCodePoint(0x3131 + at))
