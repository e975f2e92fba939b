// Draws public/icons.svg, the one sprite of the site, from lucide's shapes, and web/ui/icon-names.ts beside it.
// Needs npm ci --prefix tools/assets. Run it after adding a name below: node tools/assets/build-icons.ts
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { MOODS } from '../../contract/moods.ts'

const OTHERS = `
  arrow-down arrow-left arrow-right arrow-up arrow-up-down bell book-open bookmark calendar-days calendar-check
  chart-line check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check circle-help
  circle-user clapperboard clock copy download ellipsis external-link eye-off file-text film filter flag globe
  grip-vertical hand heart-handshake history image image-up inbox info key-round languages layout-dashboard
  lightbulb link list list-plus lock log-in log-out mail map-pin maximize menu message-circle messages-square
  minus monitor-smartphone moon newspaper pause pencil phone play plus quote redo-2 refresh-cw reply rotate-3d
  rotate-ccw save send settings share-2 shield shield-check shield-alert sliders-horizontal sparkles star sun sun-moon
  thumbs-down thumbs-up ticket trash-2 triangle-alert tv undo-2 upload user user-plus user-x users video volume-2
  wifi-off x zoom-in zoom-out
`

const names = [
  ...new Set([...Object.values(MOODS).map(({ icon }) => icon), ...OTHERS.trim().split(/\s+/)]),
].sort()

function symbol(name: string): string {
  const svg = readFileSync(new URL(`node_modules/lucide-static/icons/${name}.svg`, import.meta.url), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`
}

const notice = `Icons: Lucide (lucide.dev), ISC License, Copyright (c) Lucide Icons and Contributors;
some derive from Feather, MIT License, Copyright (c) 2013-present Cole Bemis. Full texts: /licenses/lucide.txt`
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${notice} -->\n${names.map(symbol).join('\n')}\n</svg>\n`
const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
const quoted = (list: string[]) => list.map((name) => `  '${name}',`).join('\n')

writeFileSync(new URL('../../public/icons.svg', import.meta.url), sprite)
writeFileSync(
  new URL('../../web/ui/icon-names.ts', import.meta.url),
  `// The names in public/icons.svg. Written by tools/assets/build-icons.ts: add a name there, then run it.

/** The sprite's address; the query changes when a shape does, so it may be cached for ever. */
export const ICON_SPRITE = '/icons.svg?v=${version}'

export const ICON_NAMES = [
${quoted(names)}
] as const
export type IconName = (typeof ICON_NAMES)[number]
`,
)
console.log(`${names.length} icons, ${sprite.length} bytes`)
