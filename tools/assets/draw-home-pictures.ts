// Makes the pictures of pages that are no drama's: the home page's patchwork (each in two sizes), the poster of a video
// in a post, and the site's own share image. node tools/assets/draw-home-pictures.ts
import { mkdirSync, rmSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { crop, share } from '../../packages/art/formats.ts'
import { drawingOf, type Picked } from '../../server/images/drawings.ts'

const IMAGES = 'public/images'
const HOME = `${IMAGES}/home`

/** Gentle dramas that the home page shows first, and what other pages stand beside: name, drawing, shape, shown width. */
const PICTURES: [string, Picked, [number, number], number][] = [
  ['tangerines', { own: 'dramas/when-life-gives-you-tangerines' }, [600, 840], 560],
  ['playlist', { own: 'dramas/hospital-playlist' }, [1200, 600], 800],
  ['navillera', { own: 'dramas/navillera' }, [600, 780], 460],
  ['reply', { own: 'dramas/reply-1988' }, [600, 1000], 340],
  ['sea', { own: 'places/yeongjin' }, [1280, 720], 800],
  ['field', { own: 'places/hagwon' }, [1280, 720], 460],
  ['mountain', { drawing: 'paper-mountains', palette: 'mint' }, [1280, 720], 560],
]

const rendered = (svg: string): Sharp => sharp(Buffer.from(svg)).removeAlpha()

rmSync(HOME, { recursive: true, force: true })
mkdirSync(HOME, { recursive: true })
for (const [name, picked, [width, height], shown] of PICTURES) {
  const svg = crop(drawingOf(picked), width, height)
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

const video = crop(drawingOf({ drawing: 'curtain', palette: 'plum' }), 1088, 612)
await rendered(video).webp({ quality: 68 }).toFile(`${IMAGES}/video-poster.webp`)

const site = { title: 'Shimpyo', nativeTitle: '쉼표' }
const card = share(
  drawingOf({ drawing: 'comma-path', palette: 'mint' }),
  site,
  'Healing Korean dramas for the mood you are in',
)
await rendered(card).jpeg({ quality: 84, mozjpeg: true }).toFile(`${IMAGES}/k-drama-healing-og.jpg`)
