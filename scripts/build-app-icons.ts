// Draws the icons of the installed site from our own tile: public/app-icons/*.png. Run it after the logo has changed:
// node scripts/build-app-icons.ts
import { mkdirSync, readFileSync } from 'node:fs'
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

/** For systems that cut their own shape out: only the middle four fifths are sure to be seen, so the tile stands within. */
const inner = await sharp(Buffer.from(tile), { density: 600 }).resize(400, 400).png().toBuffer()
await sharp({ create: { width: 512, height: 512, channels: 4, background: GROUND } })
  .composite([{ input: inner, gravity: 'center' }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(`${TO}/maskable-512.png`)
