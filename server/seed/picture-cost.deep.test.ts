// The pictures of the starter catalogue stay cheap: to draw, to send, to keep.
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { poster } from '#art/artwork.ts'
import { artworkSubjects } from './artwork-subjects.ts'

const LARGEST_SVG = 20 * 1024
const LONGEST_MS = 60
const USUAL_WEBP = 25 * 1024

const subjects = artworkSubjects()
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

test('every poster is at most 20 KB as SVG, gzipped', () => {
  const heavy = subjects.map((one) => `${gzipSync(poster(one)).length} ${one.title}`)
  expect(heavy.filter((line) => Number.parseInt(line, 10) > LARGEST_SVG)).toEqual([])
})

test('a poster takes at most 60 ms of one core, once the fonts are loaded', () => {
  for (const one of subjects.slice(0, 20)) poster(one)
  const spent = subjects.map((one) => {
    // the best of three: a collection of garbage is nobody's poster
    const runs = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      poster(one)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return Math.min(...runs)
  })
  expect(Math.max(...spent)).toBeLessThanOrEqual(LONGEST_MS)
})

test('a poster of 600 pixels is usually at most 25 KB as WebP', async () => {
  const some = subjects.filter((_, at) => at % 10 === 0)
  const sizes: number[] = []
  for (const one of some)
    sizes.push(
      (
        await sharp(Buffer.from(poster(one)))
          .webp({ quality: 75 })
          .toBuffer()
      ).length,
    )
  expect(median(sizes)).toBeLessThanOrEqual(USUAL_WEBP)
}, 60_000)
