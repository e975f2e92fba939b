// Contact sheets of everything that is drawn for a new site, to be looked at: node tools/assets/contact-sheets.ts DIR
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { cover, poster } from '../../packages/art/artwork.ts'
import { panorama } from '../../packages/art/panorama.ts'
import { hourOf, placeNames } from '../../packages/art/places/names.ts'
import { articleSubject } from '../../server/news/picture.ts'
import { artworkSubjects, coverSubjects } from '../../server/seed/artwork-subjects.ts'

interface Sheet {
  name: string
  width: number
  height: number
  columns: number
  svgs: (() => string)[]
}

const POSTERS = 24
/** The pages of the site, light and dark. */
const GROUNDS = { light: '#fbf8f1', dark: '#16181d' }
const GAP = 12

const subjects = artworkSubjects()
const posterSheets = Array.from({ length: Math.ceil(subjects.length / POSTERS) }, (_, at): Sheet => {
  const some = subjects.slice(at * POSTERS, (at + 1) * POSTERS)
  return {
    name: `posters-${at + 1}`,
    width: 240,
    height: 360,
    columns: 6,
    svgs: some.map((one) => () => poster(one)),
  }
})
const placeOf = (name: (typeof placeNames)[number]) => ({
  seed: name,
  title: '',
  scene: name,
  mood: hourOf(name),
})
// of an article the drawing knows only what is stored with it
const covers = coverSubjects().map(({ article, seed, scene, mood }) =>
  articleSubject({ ...article, artSeed: seed, artScene: scene, artMood: mood }),
)
const sheets: Sheet[] = [
  ...posterSheets,
  {
    name: 'places',
    width: 480,
    height: 270,
    columns: 3,
    svgs: placeNames.map((name) => () => cover(placeOf(name))),
  },
  {
    name: 'panoramas',
    width: 720,
    height: 360,
    columns: 2,
    svgs: placeNames.map((name) => () => panorama(name)),
  },
  {
    name: 'covers',
    width: 480,
    height: 270,
    columns: 3,
    svgs: covers.map((one) => () => cover(one)),
  },
]

const out = process.argv[2]
if (!out) throw new Error('Say where the sheets should go: node tools/assets/contact-sheets.ts DIR')
mkdirSync(out, { recursive: true })
for (const { name, width, height, columns, svgs } of sheets) {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const [at, draw] of svgs.entries()) {
    const input = await sharp(Buffer.from(draw())).resize(width, height, { fit: 'fill' }).png().toBuffer()
    const [left, top] = [(at % columns) * (width + GAP), Math.floor(at / columns) * (height + GAP)]
    tiles.push({ input, left: left + GAP, top: top + GAP })
  }
  const rows = Math.ceil(svgs.length / columns)
  for (const [ground, background] of Object.entries(GROUNDS)) {
    const size = { width: columns * (width + GAP) + GAP, height: rows * (height + GAP) + GAP }
    const sheet = sharp({ create: { ...size, channels: 3, background } }).composite(tiles)
    await sheet.png().toFile(path.join(out, `${name}-${ground}.png`))
  }
  console.log(`${name}: ${svgs.length} pictures`)
}
