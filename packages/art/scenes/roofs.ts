// A hillside of tiled hanok roofs stepping down to the street; some of the paper windows are already lit.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { hanok } from '#art/parts/hanok.ts'
import { hills } from '#art/parts/land.ts'
import { birds, clouds, mist, sky, sun } from '#art/parts/sky.ts'
import { gardenTree, persimmon } from '#art/parts/trees.ts'
import type { Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const roofs: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  sky(pen, mood, 0.4, H * 0.75)
  const sunX = wide ? W * random.between(0.66, 0.76) : W * random.between(0.6, 0.74)
  const sunY = H * (wide ? 0.26 : 0.375)
  const sunR = wide ? H * 0.12 : W * 0.125
  sun(pen, sunX, sunY, sunR, mood)
  clouds(pen, random.branch('clouds'), sunY + sunR * 0.6, wide ? 6 : 4, {
    colour: mix(mood.light, mood.sky[2], 0.5),
    opacity: mood.dark ? 0.35 : 0.7,
    narrow: W * 0.12,
    broad: W * 0.34,
  })
  const haze = hazeOf(mood, 0.2)
  for (let i = 0; i < 2; i++) {
    const colour = mix(mix(mood.far, haze, 0.45), mood.far, i)
    const y = H * (wide ? 0.5 + i * 0.06 : 0.475 + i * 0.045)
    const line = { y, swing: H * 0.055, hills: 1.8, rough: 0.42 }
    hills(pen, random.branch(`ridge${i}`), line, {
      colour,
      haze,
      fade: 0.6,
      foot: y + H * 0.12,
      shadow: 0.04,
    })
  }

  // where a row's eaves run and how broad its houses are: each leaves room for the walls behind it to show
  const rows = wide
    ? ([
        [0.6, 130],
        [0.7, 200],
        [0.855, 310],
        [1.1, 480],
      ] as const)
    : ([
        [0.555, 112],
        [0.645, 172],
        [0.785, 268],
        [1.005, 440],
      ] as const)
  for (const [i, [eave, breadth]] of rows.entries()) {
    const near = i / (rows.length - 1)
    row(pen, random.branch(`row${i}`), mood, haze, { y: H * eave, breadth, near, busy: i === 2 })
    if (near < 1) {
      mist(pen, H * eave + breadth * 0.2, H * 0.05, haze, (mood.dark ? 0.16 : 0.36) * (1 - near * 0.6))
    }
  }
  const reach = wide ? { x: W, y: H * 0.2, size: H * 0.62 } : { x: W * 1.02, y: H * 0.4, size: H * 0.34 }
  persimmon(pen, random.branch('tree'), reach.x, reach.y, reach.size, mood)
  const flight = mix(mood.near, mood.sky[1], 0.15)
  birds(pen, random, W * (wide ? 0.5 : 0.3), H * (wide ? 0.3 : 0.38), 4, wide ? 12 : 9, flight)
  return 'left'
}

function row(
  pen: Pen,
  random: Random,
  mood: Mood,
  haze: Colour,
  { y, breadth, near, busy }: { y: number; breadth: number; near: number; busy: boolean },
): void {
  const { width: W, height: H } = pen
  const tile =
    near < 0.5
      ? mix(mix(mood.far, haze, 0.2), mood.mid, near * 2)
      : mix(mood.mid, mood.deep, (near - 0.5) * 1.7)
  const step = breadth * 1.06
  const houses: { x: number; y: number; w: number; lit: boolean }[] = []
  let x = -breadth * 0.5 + random.between(-0.5, 0.3) * step
  while (x < W + breadth * 0.6) {
    houses.push({
      x,
      y: y + random.between(-1, 1) * breadth * 0.075,
      w: breadth * random.between(0.84, 1.14),
      lit: random.hit(busy ? 0.75 : 0.42),
    })
    x += step * random.between(0.86, 1.2)
  }
  const ground = mix(tile, mood.deep, 0.35)
  const foot = y + breadth * 0.02
  pen.rect(0, foot, W, H - foot, pen.fade([0, ground, 0], [0.06, ground, 0.9], [1, lift(ground, -0.04)]))
  houses.sort((a, b) => a.y - b.y)
  for (const house of houses) {
    const { w } = house
    if (random.hit(0.55)) {
      const beside = house.x + w * random.pick([-0.6, 0.58])
      gardenTree(pen, beside, house.y + w * 0.06, w * random.between(0.2, 0.3), mix(tile, mood.mid, 0.25))
    }
    hanok(pen, house.x, house.y, w, { tile, mood, near, lit: house.lit })
  }
}
