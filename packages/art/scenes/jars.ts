// The jar terrace behind a country house: onggi in rows, also in snow.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { jar } from '#art/parts/jar.ts'
import { hills, wash } from '#art/parts/land.ts'
import { birds, sky, snowfall, sun } from '#art/parts/sky.ts'
import { persimmon } from '#art/parts/trees.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const jars: Scene = (pen, random, mood, wide) => terrace(pen, random, mood, wide, false)
export const snow: Scene = (pen, random, mood, wide) => terrace(pen, random, mood, wide, true)

function terrace(pen: Pen, random: Random, mood: Mood, wide: boolean, snowy: boolean): 'left' {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.4)
  sky(pen, mood, 0.5, H * 0.75)
  const sunX = wide ? W * 0.6 : W * random.between(0.26, 0.38)
  sun(pen, sunX, wide ? H * 0.27 : H * 0.385, wide ? H * 0.13 : W * 0.14, mood)
  for (let i = 0; i < 3; i++) {
    const y = H * ((wide ? 0.48 : 0.515) + i * 0.05)
    const colour = mix(mix(mood.far, haze, 0.35), mood.mid, i / 3)
    const line = { y, swing: H * 0.075 * (1 - i * 0.2), hills: 1.5, rough: 0.44 }
    hills(pen, random.branch(`ridge${i}`), line, { colour, haze, fade: 0.6, foot: y + H * 0.12 })
  }

  const wallTop = H * (wide ? 0.645 : 0.655)
  const wallHeight = H * (wide ? 0.15 : 0.11)
  stoneWall(pen, random.branch('stones'), mood, wallTop, wallHeight, { wide, snowy })

  const floor = wallTop + wallHeight
  const earth = mix(mix(mood.mid, mood.near, 0.45), [0.62, 0.06, 70], mood.dark ? 0.08 : 0.3)
  const ground = snowy ? mix(mood.paper, mood.far, 0.3) : earth
  pen.rect(0, floor, W, H - floor, pen.fade([0, ground], [1, mix(ground, mood.deep, snowy ? 0.25 : 0.5)]))
  wash(pen, `M0 ${num(floor)}H${W}V${H}H0Z`, [floor, H], [lift(ground, 0.08), 0.5], [ground, 0])
  jarRows(pen, random, mood, haze, { wide, snowy })

  const branchAt = wide ? { y: H * 0.06, size: H * 0.66 } : { y: H * 0.34, size: H * 0.4 }
  persimmon(pen, random.branch('tree'), W * 1.03, branchAt.y, branchAt.size, mood)
  if (snowy) snowfall(pen, random.branch('flakes'), wide ? 70 : 40, wide ? 0 : H * 0.35, mood.paper)
  else birds(pen, random, W * 0.62, H * (wide ? 0.22 : 0.33), 4, 10, mix(mood.near, mood.sky[1], 0.2))
  return 'left'
}

function stoneWall(
  pen: Pen,
  random: Random,
  mood: Mood,
  top: number,
  height: number,
  { wide, snowy }: { wide: boolean; snowy: boolean },
): void {
  const W = pen.width
  const face = mix(mood.mid, mood.paper, mood.dark ? 0.16 : 0.4)
  pen.rect(0, top, W, height + 30, pen.fade([0, face], [1, mix(face, mood.near, 0.3)]))
  const course = height / 3.6
  for (let row = 0; row < 4; row++) {
    let x = -20 + random.between(-14, 0)
    while (x < W + 10) {
      const w = random.between(24, 58)
      const stone = mix(face, random.hit(0.5) ? mood.near : mood.paper, random.between(0.06, 0.26))
      pen.rect(x + 2, top + 18 + row * course, w - 4, course - 4, stone, { round: course * 0.36 })
      x += w
    }
  }
  // the tiled cap, sagging a little towards the middle
  const cap = mix(mood.near, mood.deep, 0.3)
  const high = wide ? 24 : 22
  const sag = (edge: number, middle: number) =>
    `M-10 ${num(top - high * edge)}Q${at(W / 2, top - high * middle)} ${at(W + 10, top - high * edge)}`
  pen.path(`${sag(0.4, 0.7)}V${num(top + 4)}H-10Z`, cap)
  for (let x = 4; x < W; x += wide ? 22 : 19) {
    pen.circle(x, top + 5, wide ? 7.6 : 6.6, lift(cap, 0.05))
    pen.line(`M${at(x, top + 2)}V${num(top - high * 0.3)}`, lift(cap, 0.04), 5)
  }
  pen.line(sag(0.5, 0.8), lift(cap, -0.03), 8)
  if (snowy) pen.line(sag(0.72, 1), mood.paper, 8)
}

function jarRows(
  pen: Pen,
  random: Random,
  mood: Mood,
  haze: Colour,
  { wide, snowy }: { wide: boolean; snowy: boolean },
): void {
  const { width: W, height: H } = pen
  const clay = mix(mood.dark ? [0.34, 0.05, 38] : [0.385, 0.07, 40], mood.near, 0.25)
  const air = mix(haze, mood.mid, 0.5)
  // the ground they stand on, and how small and how tall they get; back row first
  const rows = wide
    ? ([
        [0.835, 52, 80],
        [0.9, 84, 118],
        [0.985, 128, 176],
      ] as const)
    : ([
        [0.8, 48, 72],
        [0.866, 76, 106],
        [0.962, 112, 158],
      ] as const)
  for (const [i, [ground, small, tall]] of rows.entries()) {
    const own = random.branch(`jars${i}`)
    const colour = mix(clay, air, 0.3 - i * 0.15)
    let x = wide ? W * 0.4 + own.between(0, 60) : own.between(-50, 10)
    while (x < W + 60) {
      const height = own.between(small, tall)
      const width = height * own.between(0.74, 1.02)
      jar(pen, own, [x + width / 2, H * ground + own.between(-9, 9)], width, height, colour, mood, snowy)
      x += width * own.between(1.06, 1.5)
    }
  }
}
