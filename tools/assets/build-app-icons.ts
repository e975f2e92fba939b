// Draws the icons of the installed site from our own tile: public/app-icons/*.png, and public/favicon.ico for clients
// that request that name without reading the page. Run it after the logo has changed: node tools/assets/build-app-icons.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const tile = readFileSync('public/logos/compact-tile.svg', 'utf8')
const GROUND = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(tile)?.[1]
if (!GROUND) throw new Error('The tile has no ground to take the colour from')
const TO = 'public/app-icons'
mkdirSync(TO, { recursive: true })

/** As it is: the system shows the tile with its own corners. */
for (const size of [192, 512])
  await sharp(Buffer.from(tile), { density: 72 * (size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${TO}/icon-${size}.png`)

/** For systems that crop icons: only the middle four fifths are always visible, so the tile is inside them. */
const inner = await sharp(Buffer.from(tile), { density: 600 }).resize(400, 400).png().toBuffer()
await sharp({ create: { width: 512, height: 512, channels: 4, background: GROUND } })
  .composite([{ input: inner, gravity: 'center' }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(`${TO}/maskable-512.png`)

const sizes = [16, 32, 48]
const favicon = readFileSync('public/favicon.svg')
const drawn = await Promise.all(
  sizes.map((size) =>
    sharp(favicon, { density: 300 })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  ),
)
writeFileSync('public/favicon.ico', icoOf(drawn))

/** The container is a list of sizes and places, and the pictures behind it as they are. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    head[entry] = head[entry + 1] = sizes[index]!
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
