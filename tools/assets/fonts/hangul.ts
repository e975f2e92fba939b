// Which Korean syllables the site's own texts use, the most needed first, and which others people commonly write.
import { readdirSync, readFileSync } from 'node:fs'

/** Lines of Korean for learners, which are on their own page and on pages of dramas. */
const LEARNING = ['contract/quotes.ts', 'contract/learners.ts', 'server/learners/lines.json']

/** How many of the best rated dramas are cut into the first slice: those are the ones on the home page. */
const ON_HOME = 24

interface SiteHangul {
  /** on every page, or on the home page */
  core: string[]
  /** elsewhere on the site, often used ones first */
  rest: string[]
  /** the other common syllables (KS X 1001) and single letters */
  others: string[]
}

export function siteHangul(root: URL): SiteHangul {
  const seeds = sources(root, 'server/seed')
  const lines = LEARNING.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const everywhere = [...sources(root, 'web'), ...sources(root, 'contract')]
    .filter((text) => !lines.includes(text))
    .join('')
  const core = unique(everywhere + bestTitles(seeds).join(''))
  const counts = new Map<string, number>()
  for (const syllable of hangul([...seeds, ...lines].join('')))
    counts.set(syllable, (counts.get(syllable) ?? 0) + 1)
  const rest = [...counts.keys()]
    .filter((syllable) => !core.includes(syllable))
    .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
  const own = new Set([...core, ...rest])
  return { core, rest, others: [...ksx1001(), ...jamo()].filter((syllable) => !own.has(syllable)) }
}

/** The Korean titles of the dramas with the best ratings. */
function bestTitles(seeds: string[]): string[] {
  return seeds
    .flatMap((text) => [...text.matchAll(/nativeTitle: '([^']*)'[\s\S]*?rating: '([\d.]+)/g)])
    .map(([, title, rating]) => ({ title: title!, rating: Number(rating) }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, ON_HOME)
    .map(({ title }) => title)
}

function sources(root: URL, folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))
}

const hangul = (text: string) => text.match(/[가-힣]/g) ?? []
const unique = (text: string) => [...new Set(hangul(text))].sort()

function ksx1001(): string[] {
  const korean = new TextDecoder('euc-kr')
  const syllables: string[] = []
  for (let row = 0xb0; row <= 0xc8; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) syllables.push(korean.decode(Uint8Array.of(row, cell)))
  return syllables
}

const jamo = () => Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, at) => String.fromCodePoint(0x3131 + at))
