// Draws the pictures of the home page's patchwork and the site's share image: node scripts/draw-home-pictures.ts
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { cover } from '#art/artwork.ts'

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
  const drawing = await sharp(
    Buffer.from(cover({ seed: `home ${name}`, title: '', scene, mood }, width, height)),
  )
    .resize(shown)
    .png()
    .toBuffer()
  const avif = await sharp(drawing).avif({ quality: 58, effort: 6 }).toFile(`${OUT}/${name}.avif`)
  const webp = await sharp(drawing).webp({ quality: 80, effort: 6 }).toFile(`${OUT}/${name}.webp`)
  console.log(`${name}: ${Math.round(avif.size / 1024)} KB AVIF, ${Math.round(webp.size / 1024)} KB WebP`)
}
