// Cuts the fonts of the site to the letters it uses, one file for Latin and one for Korean: public/fonts/*.woff2, in
// web/styles fonts.css and font-files.ts.
// Needs npm ci --prefix tools/assets. Run it after adding Korean words to the site's own texts: node tools/assets/build-fonts.ts (about ten seconds)
//
// Shimpyo Sans is Pretendard under another name, as its licence asks of changed copies (Reserved Font Name).
// Gowun Batang reserves no name. Both are under the SIL Open Font License: public/licenses.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { siteHangul } from './fonts/hangul.ts'
import { renameFont } from './fonts/rename.ts'

const root = new URL('../../', import.meta.url)
const pretendard = read(
  'tools/assets/node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
)
const batang = (script: 'latin' | 'korean', weight: 400 | 700) =>
  read(`packages/art/lettering/fonts/gowun-batang-${script}-${weight}-normal.woff2`)

/** The letters of an English page; é, because every list has a café. */
const LATIN = `${Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')}\u00a0·×–—‘’“”…•←→✓©é`
/** The name of the site is on every page: its two Korean letters must not need the Korean file. */
const NAME = '쉼표'
/** What names, romanized Korean and quotations need rarely: in a separate file, so that no first view waits for it. */
const MORE_LATIN = '¡¿«»÷‚„‹›↑↓✕®°½ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèêëìíîïñòóôõöøùúûüýÿŏŭŎŬ'
/** Gowun Batang has no arrows and ticks. */
const inBatang = (letters: string) =>
  [...letters].filter((letter) => letter <= 'ÿ' || '–—‘’“”…•'.includes(letter)).join('')

const { headings, text, all } = siteHangul(root, NAME)
const outDir = new URL('public/fonts/', root)
rmSync(outDir, { recursive: true, force: true })
mkdirSync(outDir, { recursive: true })

// The last face that has a letter is used: rare letters come first.
const css: string[] = []
const HANGUL = 'U+3131-318E,U+AC00-D7A3'
const sans = { family: 'Shimpyo Sans', weight: '400 700' }
const story = (weight: 400 | 700) => ({ family: 'Gowun Batang', weight: String(weight) })

// What members write: the reader's own Korean font if there is one, ours only where there is none. A family of its own,
// because its weights are cut in two: within one family a browser takes letters only from faces of equal weights.
const anyHangul = await cut('shimpyo-sans-ko-more', pretendard, all)
for (const [weight, locals] of [
  [
    '400 599',
    [
      'Apple SD Gothic Neo Regular',
      'AppleSDGothicNeo-Regular',
      'Malgun Gothic',
      'Noto Sans KR',
      'Noto Sans CJK KR',
      'NotoSansCJKkr-Regular',
    ],
  ],
  [
    '600 700',
    [
      'Apple SD Gothic Neo Bold',
      'AppleSDGothicNeo-Bold',
      'Malgun Gothic Bold',
      'Noto Sans KR Bold',
      'Noto Sans CJK KR Bold',
      'NotoSansCJKkr-Bold',
    ],
  ],
] as const)
  css.push(face({ family: 'Shimpyo Korean', weight, file: anyHangul, locals, range: HANGUL }))

const latin: Record<string, string> = {}
css.push(
  face({
    ...story(700),
    file: await cut('gowun-batang-700-ko', batang('korean', 700), headings),
    range: HANGUL,
  }),
)
for (const weight of [400, 700] as const) {
  for (const [name, letters] of [
    ['latin-more', inBatang(MORE_LATIN)],
    ['latin', inBatang(LATIN)],
  ] as const) {
    latin[weight] = await cut(`gowun-batang-${weight}-${name}`, batang('latin', weight), letters)
    css.push(face({ ...story(weight), file: latin[weight], range: ranges(letters) }))
  }
}
css.push(face({ ...sans, file: await cut('shimpyo-sans-ko', pretendard, text), range: HANGUL }))
for (const [name, letters] of [
  ['latin-more', MORE_LATIN],
  ['latin', LATIN + NAME],
] as const) {
  latin.sans = await cut(`shimpyo-sans-${name}`, pretendard, letters)
  css.push(face({ ...sans, file: latin.sans, range: ranges(letters) }))
}

const WRITTEN = '/* Written by tools/assets/build-fonts.ts: run that instead of editing this. */'
writeFileSync(
  new URL('web/styles/fonts.css', root),
  `${WRITTEN}
${css.join('\n')}
/* Until ours are there: common faces stretched to the same widths and heights, so that nothing jumps. */
${standIn('Shimpyo Sans Fallback', '400 599', ['Arial', 'Liberation Sans', 'Helvetica Neue'], 100.3, 95.2, 24.1)}
${standIn('Shimpyo Sans Fallback', '600 700', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'], 96.4, 95.2, 24.1)}
${standIn('Gowun Batang Fallback', '400', ['Times New Roman', 'Liberation Serif', 'Times'], 107.6, 116, 28.8)}
${standIn('Gowun Batang Fallback', '700', ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'], 105, 116, 28.8)}
`,
)
writeFileSync(
  new URL('web/styles/font-files.ts', root),
  `// The fonts that pages preload. Written by tools/assets/build-fonts.ts.
/** By every page. */
export const PRELOAD_FONTS = [
  '${latin.sans}',
  '${latin[700]}',
] as const
/** By an article, for its first paragraph. */
export const LEAD_FONT = '${latin[400]}'
`,
)

function read(path: string): Buffer {
  return readFileSync(new URL(path, root))
}

/** Writes the font with only these letters, named by its content, and gives its address. */
async function cut(name: string, font: Buffer, letters: string): Promise<string> {
  const ours = font === pretendard
  const subset = await subsetFont(font, letters, {
    targetFormat: ours ? 'sfnt' : 'woff2',
    // no swashes and stylistic sets: their glyphs were half of the file
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(ours && { variationAxes: { wght: { min: 400, max: 700 } } }),
  })
  const woff2 = ours
    ? await subsetFont(renameFont(subset, sans.family), letters, {
        targetFormat: 'woff2',
        preserveNameIds: [13, 14, 16],
      })
    : subset
  const file = `${name}.${createHash('sha256').update(woff2).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(new URL(file, outDir), woff2)
  console.log(`${file}  ${(woff2.length / 1024).toFixed(1)} KB, ${[...letters].length} letters`)
  return `/fonts/${file}`
}

interface Face {
  family: string
  weight: string
  file: string
  locals?: readonly string[]
  range: string
}

function face({ family, weight, file, locals = [], range }: Face): string {
  const sources = [...locals.map((local) => `local("${local}")`), `url("${file}") format("woff2")`]
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: ${sources.join(', ')};
  unicode-range: ${range};
}`
}

/** Widths measured on the site's own sentences against Liberation, which has those of Arial and Times New Roman. */
function standIn(
  family: string,
  weight: string,
  locals: string[],
  size: number,
  up: number,
  down: number,
): string {
  const percent = (value: number) => `${((value / size) * 100).toFixed(1)}%`
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${locals.map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${percent(up)};
  descent-override: ${percent(down)};
  line-gap-override: 0%;
}`
}

function ranges(letters: Iterable<string>): string {
  const points = [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(',')
}
