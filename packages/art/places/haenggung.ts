// Hwaseong Haenggung at first light: a paved court, the path of three lanes, and Bongsudang with its red posts.
import { lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { hanok } from '#art/parts/hanok.ts'
import { pine } from '#art/parts/trees.ts'
import type { Random } from '#art/seeded-random.ts'
import { GREEN, HALL, hall, RED } from './great-hall.ts'
import type { Place } from './place.ts'
import { flat, post, ranges, someone, tree, wall } from './shapes.ts'

export const haenggung: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.35)
  s.sky(mood)
  s.sun(mood, 52, 9, 3)
  s.clouds(mood, 18)
  ranges(s, random, mood, 5, 10)
  s.ground(mix(mood.mid, haze, 0.4), mix(mood.mid, mood.near, 0.3), mood.near)
  neighbours(s, random.branch('roofs'), mood)
  court(s, random.branch('court'), mood)
  corridors(s, mood)
  gate(s, mood)
  hall(s, mood)
  s.facing(s.stand(-52, 13), 4, (x, y, metre) => pine(s.pen, x, y, metre * 5, 'right', mood))
  for (const towards of [64, 112, -118]) tree(s, towards, 14.5, 3.4, mix(mood.near, mood.mid, 0.3))
  someone(s, -5, 8, mood, { coat: [0.55, 0.15, 25], tall: 1.62 })
  someone(s, -11, 8.4, mood, { coat: [0.62, 0.09, 165], tall: 1.58 })
  someone(s, 7, 10.4, mood, { coat: [0.46, 0.1, 265], tall: 1.76 })
}

function neighbours(s: Sphere, random: Random, mood: Mood): void {
  for (let k = 0; k < 26; k++) {
    const towards = (k / 26) * 360 - 180
    const look = {
      tile: mix([0.5, 0.025, 240], mood.far, random.between(0.2, 0.5)),
      mood,
      near: 0.35,
      lit: false,
    }
    s.facing(s.stand(towards, 40, random.between(2.6, 4.4)), 9, (x, y, metre) =>
      hanok(s.pen, x, y, metre * 10, look),
    )
  }
}

/** Slabs of granite; the middle lane, the king's, lies higher than the two beside it. */
function court(s: Sphere, random: Random, mood: Mood): void {
  const stone = mix(mix(mood.far, mood.paper, 0.6), [0.8, 0.03, 75], 0.45)
  flat(s, [-15.5, 15.5], [-15.5, HALL + 2], -s.eyes, mix(stone, mood.mid, 0.3))
  for (let i = -10; i < 10; i++) {
    for (let k = -10; k < 8; k++) {
      const [x, z] = [i * 1.5, k * 1.5]
      if (Math.abs(x + 0.75) < 2.4) continue
      flat(
        s,
        [x + 0.04, x + 1.46],
        [z + 0.04, z + 1.46],
        -s.eyes,
        mix(stone, random.hit(0.5) ? mood.near : mood.light, random.between(0.03, 0.16)),
      )
    }
  }
  for (const [x1, x2, up] of [
    [-2.3, -0.85, 0],
    [0.85, 2.3, 0],
    [-0.8, 0.8, 0.1],
  ] as const) {
    for (let z = -14; z < HALL - 3; z += 1.5)
      flat(
        s,
        [x1, x2],
        [z + 0.03, z + 1.47],
        -s.eyes + up,
        mix(stone, mood.paper, 0.3 + up * 3 + random.between(0, 0.1)),
      )
  }
}

/** Low wings to the left and to the right. */
function corridors(s: Sphere, mood: Mood): void {
  const tile = mix([0.44, 0.02, 250], mood.deep, 0.25)
  for (const side of [-1, 1]) {
    const x = side * 15.5
    wall(
      s,
      [x, -15.5],
      [x, HALL - 2],
      [-s.eyes, 1.5],
      mix(mix(mood.paper, [0.85, 0.04, 85], 0.5), mood.near, 0.15),
    )
    wall(
      s,
      [x - side * 0.02, -15.5],
      [x - side * 0.02, HALL - 2],
      [-s.eyes, -0.9],
      mix(mix(mood.far, mood.paper, 0.5), mood.near, 0.35),
    )
    for (let z = -15; z < HALL - 2; z += 2.4) {
      post(s, x - side * 0.1, z, [-s.eyes, 1.5], mix(RED, mood.near, 0.15), 0.24)
      wall(s, [x - side * 0.05, z + 0.7], [x - side * 0.05, z + 1.8], [-0.3, 0.9], mix(GREEN, mood.near, 0.3))
    }
    s.fill(
      [
        [x - side * 1.2, 1.5, -15.5],
        [x - side * 1.2, 1.5, HALL - 2],
        [x + side * 2, 3.4, HALL - 2],
        [x + side * 2, 3.4, -15.5],
      ],
      tile,
    )
    for (let z = -15.5; z < HALL - 2; z += 0.6)
      s.line(
        [
          [x - side * 1.2, 1.5, z],
          [x + side * 2, 3.4, z],
        ],
        lift(tile, 0.07),
        2,
        { opacity: 0.6 },
      )
  }
}

/** Behind us, the gate through which the dancers came in the teaser. */
function gate(s: Sphere, mood: Mood): void {
  const z = -15.5
  const tile = mix([0.44, 0.02, 250], mood.deep, 0.25)
  for (const side of [-1, 1])
    wall(
      s,
      [side * 4.6, z],
      [side * 15.5, z],
      [-s.eyes, 1.2],
      mix(mix(mood.paper, [0.85, 0.04, 85], 0.4), mood.near, 0.2),
    )
  wall(s, [-4.6, z], [4.6, z], [-s.eyes, 2.6], mix(mood.deep, RED, 0.2))
  for (const x of [-3, 0, 3]) {
    wall(s, [x - 1.35, z + 0.05], [x + 1.35, z + 0.05], [-s.eyes, 1.7], mix(RED, mood.near, 0.2))
    s.line(
      [
        [x, -s.eyes, z + 0.08],
        [x, 1.7, z + 0.08],
      ],
      mix(RED, mood.deep, 0.5),
      3,
    )
  }
  for (const x of [-4.6, -1.5, 1.5, 4.6])
    post(s, x, z + 0.1, [-s.eyes, 2.6], mix(RED, mood.light, 0.06), 0.32)
  wall(s, [-5, z + 0.1], [5, z + 0.1], [1.8, 2.6], mix(GREEN, mood.near, 0.12))
  s.fill(
    [
      [-6.4, 2.7, z + 1.6],
      [6.4, 2.7, z + 1.6],
      [4.4, 5.4, z - 2],
      [-4.4, 5.4, z - 2],
    ],
    tile,
  )
  for (let k = 0; k <= 34; k++)
    s.line(
      [
        [-6.4 + (12.8 * k) / 34, 2.7, z + 1.6],
        [-4.4 + (8.8 * k) / 34, 5.4, z - 2],
      ],
      lift(tile, 0.08),
      2.4,
      { opacity: 0.6 },
    )
}
