// A market stall: a parasol, a low table with bowls of produce, and the trader behind it.
import { type Colour, lift, mix } from '#art/colour.ts'
import { type Mood, redOf } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { sitter } from '#art/parts/people.ts'
import type { Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

const GOODS: Colour[] = [
  [0.93, 0.03, 120],
  [0.68, 0.18, 45],
  [0.6, 0.14, 140],
  [0.58, 0.19, 28],
  [0.8, 0.14, 85],
  [0.62, 0.05, 240],
]

export function stall(s: Sphere, random: Random, towards: number, distance: number, mood: Mood): void {
  const covers: Colour[] = [redOf(mood), [0.55, 0.13, 245], [0.86, 0.13, 92], [0.6, 0.12, 160]]
  const cover = random.pick(covers)
  const coat = random.pick<Colour>([
    [0.55, 0.13, 340],
    [0.6, 0.1, 200],
    [0.7, 0.12, 70],
  ])
  s.facing(s.stand(towards, distance), 2.4, (x, y, metre) =>
    s.pen.place(x, y, (metre * 2.4) / 100, () => booth(s.pen, random, mood, cover, coat)),
  )
}

/** 100 units tall, twice as broad. */
function booth(pen: Pen, random: Random, mood: Mood, cover: Colour, coat: Colour): void {
  pen.line('M4 -20V-92', mix(mood.paper, mood.near, 0.5), 2.6)
  sitter(pen, -22, -18, 44, coat, mood.deep, 'right')
  pen.path(
    'M-78 -74Q-40 -104 4 -106Q48 -104 86 -74Z',
    pen.across([0, lift(cover, 0.05)], [1, mix(cover, mood.deep, 0.2)]),
  )
  for (const [left, right] of [
    [-40, -12],
    [20, 50],
  ] as const) {
    pen.path(`M4 -106L${left} -75H${right}Z`, mood.paper, { opacity: 0.85 })
  }
  pen.path(
    'M-78 -74l8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8Z',
    mix(cover, mood.deep, 0.12),
  )
  const wood = mix([0.6, 0.07, 60], mood.near, 0.2)
  pen.rect(-66, -26, 136, 6, lift(wood, 0.06))
  pen.path('M-66 -20H70L64 0H-60Z', mix(wood, mood.deep, 0.3))
  for (let k = 0; k < 5; k++) {
    const [cx, colour] = [-52 + k * 27, random.pick(GOODS)]
    for (const [dx, dy] of [
      [-6, 0],
      [0, -1],
      [6, 0],
      [-3, -6],
      [3, -6],
      [0, -11],
    ] as const) {
      pen.circle(cx + dx, -32 + dy, 5, lift(mix(colour, mood.mid, 0.08), dy < -5 ? 0.04 : 0))
    }
    pen.path(
      `M${cx - 12} -33H${cx + 12}L${cx + 8} -25H${cx - 8}Z`,
      k % 2 ? redOf(mood) : mix(mood.paper, [0.6, 0.1, 240], 0.5),
    )
  }
}
