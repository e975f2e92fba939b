// A panorama closes on itself, has an even sky at the top, and differs from every other one.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { panoramaKinds } from './panorama/kinds.ts'
import { panorama } from './panorama.ts'

/** A quarter of the size is enough to see a seam. */
async function pixels(svg: string) {
  const picture = sharp(Buffer.from(svg), { density: 18 }).removeAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
  const apart = (x1: number, y1: number, x2: number, y2: number) =>
    at(x1, y1).reduce((sum, v, i) => sum + Math.abs(v - at(x2, y2)[i]!), 0) / 3
  return { ...info, apart }
}

test.each(panoramaKinds)(
  'the two ends of the %s meet',
  async (kind) => {
    const svg = panorama(kind)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const { width, height, apart } = await pixels(svg)
    expect([width, height]).toEqual([1024, 512])
    let seam = 0
    let inside = 0
    for (let y = 0; y < height; y++) {
      seam += apart(width - 1, y, 0, y) / height
      inside += apart(width / 4, y, width / 4 + 1, y) / height
    }
    // no worse than between any two columns, with some room for details that end there
    expect(seam).toBeLessThan(inside + 4)
    for (let x = 1; x < width; x += 16) expect(apart(x, 1, 0, 1)).toBeLessThan(24)
  },
  60_000,
)

test('a panorama is the same every time, and no two are alike', () => {
  const all = panoramaKinds.map(panorama)
  expect(new Set(all).size).toBe(panoramaKinds.length)
  expect(panorama('village')).toBe(all[0])
})
