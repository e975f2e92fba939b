// npm run screenshots -- [FOLDER [ADDRESS ...]]: each page in Chromium, Firefox and WebKit side by side, for somebody to
// look at, and a list of what stands elsewhere than in Chromium.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { serveSite } from '../../scripts/served-site.ts'
import { PUBLIC_PAGES } from '../../tests/e2e/public-pages.ts'
import { type Camera, startCameras, type Taken } from './cameras.ts'
import { differences } from './differences.ts'
import { HEIGHT, LOOKS, type Look } from './looks.ts'

const GAP = 10

export default async function screenshots([folder = 'screenshots', ...chosen]: string[]): Promise<number> {
  const code = await buildIfStale()
  if (code !== 0) return code
  mkdirSync(folder, { recursive: true })
  const site = await serveSite()
  const { cameras, close } = await startCameras()
  try {
    for (const address of chosen.length > 0 ? chosen : PUBLIC_PAGES)
      for (const look of LOOKS) {
        const taken: (Taken | null)[] = []
        for (const camera of cameras) taken.push(await take(camera, site.url + address, look))
        compare(`${address} ${look.name}`, cameras, taken)
        const name = address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
        await sideBySide(taken, look.width, join(folder, `${name}-${look.name}.png`))
      }
  } finally {
    await close()
    await site.stop()
  }
  return 0
}

/** One page that an engine cannot open does not end the run. */
async function take({ engine, take }: Camera, url: string, look: Look): Promise<Taken | null> {
  try {
    return await take(url, look)
  } catch (error) {
    console.log(`${engine} could not show ${url} (${look.name}): ${error}`)
    return null
  }
}

function compare(name: string, cameras: readonly Camera[], [first, ...others]: readonly (Taken | null)[]) {
  for (const [at, other] of others.entries()) {
    const found = first && other ? differences(first.boxes, other.boxes) : []
    if (found.length > 0)
      console.log(
        `\n${name}, ${cameras[at + 1]!.engine}: ${found.length}\n  ${found.slice(0, 12).join('\n  ')}`,
      )
  }
}

async function sideBySide(taken: readonly (Taken | null)[], width: number, file: string) {
  const size = { width: taken.length * (width + GAP), height: HEIGHT, channels: 3 as const }
  const pictures = await Promise.all(
    taken.map(async (one, at) => {
      if (!one) return []
      const input = await sharp(one.picture)
        .resize({ width, height: HEIGHT, fit: 'cover', position: 'top' })
        .toBuffer()
      return [{ input, left: at * (width + GAP), top: 0 }]
    }),
  )
  await sharp({ create: { ...size, background: '#f0f' } })
    .composite(pictures.flat())
    .png()
    .toFile(file)
}
