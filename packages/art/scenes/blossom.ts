// A cherry branch in full flower, a lane below it, falling petals.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { cherryBranch } from '#art/parts/cherry.ts'
import { hills, petals, wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { sky, sun } from '#art/parts/sky.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const blossom: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  sky(pen, mood, 0.5)
  const flip = wide ? false : random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  sun(pen, X(wide ? 0.7 : 0.36), H * (wide ? 0.43 : 0.5), wide ? H * 0.25 : W * 0.27, mood, 1.9)

  const haze = hazeOf(mood, 0.35)
  const pinks = pinksOf(mood)
  const heart: Colour = mood.dark ? [0.62, 0.16, 10] : [0.71, 0.15, 4]
  for (let i = 0; i < 3; i++) {
    const y = H * ((wide ? 0.66 : 0.685) + i * 0.055)
    const colour = mix(mix(mood.far, haze, 0.45), mood.mid, i / 2.6)
    const line = { y, swing: H * 0.06 * (1 - i * 0.22), hills: 1.5, rough: 0.36, octaves: 4 }
    hills(pen, random.branch(`ridge${i}`), line, {
      colour,
      haze,
      fade: 0.55,
      foot: y + H * 0.13,
      shadow: 0.1,
    })
    const shade = mix(pinks[i ? 1 : 0]!, haze, 0.52 - i * 0.16)
    const size = (i + 1.6) * (wide ? 5 : 4.6)
    grove(
      pen,
      random.branch(`grove${i}`),
      y + H * (0.028 + i * 0.012),
      size,
      shade,
      mix(pinks[2]!, haze, 0.3),
    )
  }

  const ground = H * (wide ? 0.84 : 0.835)
  const walkX = X(wide ? 0.64 : 0.5)
  lane(pen, mood, haze, { x: walkX, y: ground, wide })
  couple(pen, mood, walkX, ground + H * 0.07, H * (wide ? 0.13 : 0.083))
  petals(pen, random.branch('fallen'), wide ? 80 : 24, pinks, {
    top: ground + H * 0.02,
    bottom: H,
    size: [1.6, 4],
  })
  cherryBranch(pen, random.branch('tree'), {
    wide,
    flip,
    bark: mix(mood.deep, mood.near, 0.12),
    pinks,
    heart,
  })
  petals(pen, random.branch('falling'), wide ? 60 : 22, [...pinks, heart], {
    top: H * 0.12,
    bottom: ground + H * 0.04,
    size: [2.2, 6],
  })
  pen.group({ filter: pen.blur(3.2), opacity: 0.85 }, () =>
    petals(pen, random.branch('near'), 7, [pinks[1]!, heart], { top: H * 0.36, bottom: H, size: [9, 16] }),
  )
  return flip ? 'right' : 'left'
}

const pinksOf = (mood: Mood): Colour[] =>
  mood.dark
    ? [
        [0.83, 0.085, 4],
        [0.75, 0.115, 8],
        [0.9, 0.05, 20],
      ]
    : [
        [0.88, 0.075, 2],
        [0.82, 0.11, 4],
        [0.935, 0.04, 0],
      ]

function lane(
  pen: Pen,
  mood: Mood,
  haze: Colour,
  { x, y, wide }: { x: number; y: number; wide: boolean },
): void {
  const { width: W, height: H } = pen
  const lawn = `M-10 ${num(y)}Q${at(W * 0.5, y - H * 0.02)} ${at(W + 10, y + H * 0.012)}V${H + 10}H-10Z`
  pen.path(lawn, pen.down(y, H, [0, mood.mid], [1, mood.near]))
  wash(pen, lawn, [y - 8, y + H * 0.07], [lift(mood.mid, 0.05), 0.5], [mood.mid, 0])

  const narrow = wide ? H * 0.02 : W * 0.02
  const half = wide ? H * 0.32 : W * 0.34
  const foot = x - (wide ? H * 0.12 : 0)
  const left = `C${at(x - narrow * 1.6, y + H * 0.05)} ${at(foot - half * 0.55, y + H * 0.07)} ${at(foot - half, H + 10)}`
  const right = `C${at(foot + half * 0.4, y + H * 0.09)} ${at(x + narrow * 2.4, y + H * 0.04)} ${at(x + narrow, y - 3)}`
  const path = `M${at(x - narrow, y - 3)}${left}H${num(foot + half)}${right}Z`
  const pale = mix(mood.sky[0], mood.paper, 0.4)
  pen.path(path, pen.down(y, H, [0, mix(haze, mood.light, 0.5)], [1, pale]))
}

function couple(pen: Pen, mood: Mood, x: number, y: number, height: number): void {
  const { deep: legs, deep: hair } = mood
  person(pen, x - height * 0.24, y, height, { coat: mood.paper, hair, legs, scarf: mood.spark })
  const coat = mix(mood.near, mood.deep, 0.5)
  person(pen, x + height * 0.26, y + 2, height * 1.08, { coat, hair: lift(hair, -0.05), legs, short: true })
}

/** Cherry trees seen from far off: runs of small crowns, lit from above. */
function grove(pen: Pen, random: Random, y: number, size: number, dark: Colour, light: Colour): void {
  let x = -20
  while (x < pen.width + 20) {
    const length = random.between(3, 9) * size * 2.2
    const gap = random.between(2, 12) * size * 2.3
    const crowns: [number, number, number][] = []
    for (let k = 0; k < length; k += size * 1.1) {
      crowns.push([x + k, y + random.between(-0.5, 0.5) * size, size * random.between(0.85, 1.45)])
    }
    for (const [cx, cy, r] of crowns) pen.circle(cx, cy, r, dark)
    for (const [cx, cy, r] of crowns) {
      pen.circle(cx - r * 0.2, cy - r * 0.35, r * 0.6, mix(dark, light, 0.6))
      if (random.hit(0.6)) pen.circle(cx + r * 0.35, cy - r * 0.1, r * 0.34, mix(dark, light, 0.85))
    }
    x += length + gap
  }
}
