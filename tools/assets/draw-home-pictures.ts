// Draws the pictures of the home page's patchwork, each in two sizes: node tools/assets/draw-home-pictures.ts
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { cover } from '../../packages/art/artwork.ts'

const OUT = 'public/images/home'

/** Name, scene, hour and shape. The drawing is made in the generator's own size and sampled to what the page shows. */
const PICTURES = [
  ['blossom-tall', 'blossom', 'blossom', 600, 900, 560],
  ['sea', 'sea', 'noon', 1280, 720, 800],
  ['roofs-tall', 'roofs', 'dusk', 600, 900, 460],
  ['rain-tall', 'rain', 'night', 600, 900, 340],
  ['field', 'field', 'gardenia', 1280, 720, 460],
  ['mountain', 'mountain', 'autumn', 1280, 720, 560],
] as const

mkdirSync(OUT, { recursive: true })
for (const [name, scene, mood, width, height, shown] of PICTURES) {
  const drawing = Buffer.from(cover({ seed: `home ${name}`, title: '', scene, mood }, width, height))
  for (const [file, size] of [
    [name, shown],
    [`${name}-small`, shown * 0.6],
  ] as const) {
    const picture = sharp(await sharp(drawing).resize(size).png().toBuffer())
    const avif = await picture.avif({ quality: 58, effort: 6 }).toFile(`${OUT}/${file}.avif`)
    const webp = await picture.webp({ quality: 80, effort: 6 }).toFile(`${OUT}/${file}.webp`)
    console.log(`${file}: ${Math.round(avif.size / 1024)} KB AVIF, ${Math.round(webp.size / 1024)} KB WebP`)
  }
}
