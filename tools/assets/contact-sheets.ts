// Sheets of drawings to be looked at, as posters with their titles and as wide pictures:
// node tools/assets/contact-sheets.ts OUT.png FILE.svg ...
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readDrawing } from '../../packages/art/drawing.ts'
import { cover, hero, poster } from '../../packages/art/formats.ts'
import { slugOf } from '../../server/images/drawings.ts'
import { catalogue } from '../../server/seed/catalogue/index.ts'

const GAP = 12
const [out, ...files] = process.argv.slice(2)
if (!out || files.length === 0)
  throw new Error('Say what to draw: node tools/assets/contact-sheets.ts OUT.png FILE.svg ...')

const titles = new Map(catalogue.map((drama) => [slugOf(drama.title), drama]))
const drawings = files.map((file) => {
  const slug = path.basename(file, '.svg')
  return { drawing: readDrawing(readFileSync(file, 'utf8')), title: titles.get(slug) ?? { title: slug } }
})
const isPoster = ({ drawing }: (typeof drawings)[number]) => drawing.width < drawing.height
const posters = drawings.filter(isPoster)
const rows = [
  await tiles(
    posters.map(({ drawing, title }) => poster(drawing, title)),
    240,
    360,
    6,
  ),
  await tiles(
    posters.map(({ drawing }) => hero(drawing)),
    366,
    160,
    4,
  ),
  await tiles(
    drawings.filter((one) => !isPoster(one)).map(({ drawing }) => cover(drawing)),
    492,
    277,
    3,
  ),
]
let height = GAP
const placed = rows.flatMap((row) => {
  const top = height
  height += row.height
  return row.tiles.map((tile) => ({ ...tile, top: tile.top + top }))
})
await sharp({ create: { width: 6 * (240 + GAP) + GAP, height, channels: 3, background: '#fbf8f1' } })
  .composite(placed)
  .png()
  .toFile(out)

async function tiles(svgs: string[], width: number, height: number, columns: number) {
  const drawn: { input: Buffer; left: number; top: number }[] = []
  for (const [at, svg] of svgs.entries())
    drawn.push({
      input: await sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).png().toBuffer(),
      left: GAP + (at % columns) * (width + GAP),
      top: Math.floor(at / columns) * (height + GAP),
    })
  return { tiles: drawn, height: Math.ceil(svgs.length / columns) * (height + GAP) }
}
