// Each filming place has a picture and a panorama of its own, the same every time, and of shapes alone.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cover, share } from '#art/artwork.ts'
import { isPanorama } from '#art/panorama/kinds.ts'
import { panorama } from '#art/panorama.ts'
import { isScene } from '#art/scenes.ts'
import type { Subject } from '#art/subject.ts'
import { hourOf, isPlace, placeNames } from './names.ts'

const subjectOf = (name: (typeof placeNames)[number]): Subject => ({
  seed: name,
  title: '',
  scene: name,
  mood: hourOf(name),
})
const small = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().resize(32, 18, { fit: 'fill' }).raw().toBuffer()

test('fourteen places have drawings of their own, and none has the name of a scene', () => {
  expect(placeNames).toHaveLength(14)
  for (const name of placeNames) {
    // an address of a panorama holds letters alone
    expect(name).toMatch(/^[a-z]{1,20}$/)
    expect([isPanorama(name), isScene(name), isPlace(name)]).toEqual([true, false, true])
  }
})

test.each(placeNames)('%s can be drawn as a picture, a share image and a panorama', (name) => {
  for (const svg of [
    cover(subjectOf(name)),
    share({ ...subjectOf(name), title: 'A Place' }, 'Shimpyo'),
    panorama(name),
  ]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/)
    expect(svg.length).toBeLessThan(1_200_000)
  }
  expect(cover(subjectOf(name))).toBe(cover(subjectOf(name)))
})

test('no two pictures look alike, even as small as a stamp', async () => {
  const stamps = await Promise.all(
    placeNames.map(async (name) => [name, await small(cover(subjectOf(name)))] as const),
  )
  for (const [i, [name, one]] of stamps.entries())
    for (const [other, two] of stamps.slice(i + 1)) {
      const apart = one.reduce((sum, value, at) => sum + Math.abs(value - two[at]!), 0) / one.length
      expect([name, other, apart > 12]).toEqual([name, other, true])
    }
}, 60_000)

test('a place that is given the name of something else is drawn as a scene', () => {
  expect(isPlace('constructor')).toBe(false)
  expect(cover({ seed: 'a', title: 'A', scene: 'sea', mood: 'noon' })).not.toBe(
    cover({ ...subjectOf('yeongjin'), seed: 'a', mood: 'noon' }),
  )
})
