// Makes the pictures of pages that are no drama's: the home page's patchwork (each in two sizes), the poster of a video
// in a post, and the site's own share image. node tools/assets/draw-home-pictures.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { crop, share } from '../../packages/art/formats.ts'
import { drawingOf } from '../../server/images/drawings.ts'
import { HOME_MARKS, homePictures } from './home-pictures.ts'

const IMAGES = 'public/images'
const HOME = `${IMAGES}/home`

const rendered = (svg: string): Sharp => sharp(Buffer.from(svg)).removeAlpha()

rmSync(HOME, { recursive: true, force: true })
mkdirSync(HOME, { recursive: true })
const marks: Record<string, string> = {}
for (const { name, svg, shown, mark } of homePictures()) {
  marks[name] = mark
  for (const [file, size] of [
    [name, shown],
    [`${name}-small`, shown * 0.6],
  ] as const) {
    const picture = sharp(await rendered(svg).resize(Math.round(size)).png().toBuffer())
    const avif = await picture.avif({ quality: 58, effort: 6 }).toFile(`${HOME}/${file}.avif`)
    const webp = await picture.webp({ quality: 80, effort: 6 }).toFile(`${HOME}/${file}.webp`)
    console.log(`${file}: ${Math.round(avif.size / 1024)} KB AVIF, ${Math.round(webp.size / 1024)} KB WebP`)
  }
}

writeFileSync(HOME_MARKS, `${JSON.stringify(marks, null, 2)}\n`)

const video = crop(drawingOf({ drawing: 'curtain', palette: 'plum' }), 1088, 612)
await rendered(video).webp({ quality: 68 }).toFile(`${IMAGES}/video-poster.webp`)

const site = { title: 'Shimpyo', nativeTitle: '쉼표' }
const card = share(
  drawingOf({ drawing: 'comma-path', palette: 'mint' }),
  site,
  'Healing Korean dramas for the mood you are in',
)
await rendered(card).jpeg({ quality: 84, mozjpeg: true }).toFile(`${IMAGES}/k-drama-healing-og.jpg`)
