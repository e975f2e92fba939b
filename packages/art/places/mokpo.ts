// The old consulate of Mokpo: red brick with white lines, steps to an arched door, lights in every window.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { pine } from '#art/parts/trees.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, post, ranges, someone, tree, wall } from './shapes.ts'

/** how far the front is, half its width, where its ground lies, and how high the eaves and the ridge are */
const FRONT = 15
const HALF = 9
const BASE = 0.5
const EAVES = 8.4
const RIDGE = 11.6

export const mokpo: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.3)
  s.sky(mood)
  s.stars(random.branch('stars'), mood, 160)
  s.sun(mood, 58, 26, 2.6)
  s.clouds(mood, 14)
  s.ridge(random.branch('rock'), mood, { base: 14, swing: 17, colour: mix(mood.far, mood.mid, 0.4), haze })
  ranges(s, random, mood, 3, 6, 2)
  const lawn = mix([0.5, 0.09, 140], mood.near, 0.55)
  s.ground(mix(lawn, mood.near, 0.4), lawn, mix(lawn, mood.deep, 0.3))
  port(s, random.branch('port'), mood)
  s.fill(
    [
      [-30, -s.eyes, 8.5],
      [30, -s.eyes, 8.5],
      [30, BASE, FRONT],
      [-30, BASE, FRONT],
    ],
    mix(lawn, mood.mid, 0.15),
  )
  for (const towards of [-52, -46, 47, 55, 70, -72, 96, -100])
    tree(
      s,
      towards,
      random.between(17, 22),
      random.between(5, 7),
      mix(mood.near, [0.5, 0.08, 140], 0.35),
      BASE,
    )
  house(s, mood)
  stairs(s, mood)
  s.facing(s.stand(-44, 16, BASE), 5, (x, y, metre) => pine(s.pen, x, y, metre * 4.6, 'left', mood))
  s.facing(s.stand(45, 15.4, BASE), 5, (x, y, metre) => pine(s.pen, x, y, metre * 4, 'right', mood))
  someone(s, 2.4, 10.6, mood, { coat: mix([0.28, 0.03, 260], mood.deep, 0.4), tall: 1.84, ground: -0.7 })
  someone(s, -3.4, 13.2, mood, {
    coat: [0.6, 0.2, 20],
    tall: 1.72,
    ground: 0.45,
    umbrella: mix([0.35, 0.1, 330], mood.deep, 0.2),
  })
}

function house(s: Sphere, mood: Mood): void {
  const brick: Colour = mix([0.5, 0.14, 32], mood.near, 0.18)
  const white = mix(mood.paper, brick, 0.15)
  const z = FRONT
  const put = (
    [x1, x2]: readonly [number, number],
    [y1, y2]: readonly [number, number],
    paint: Colour | string,
    out = 0.02,
  ) => wall(s, [x1, z - out], [x2, z - out], [y1, y2], paint)
  const slate = mix(mood.near, [0.35, 0.02, 250], 0.5)
  s.fill(
    [
      [-HALF - 0.5, EAVES, z - 0.5],
      [HALF + 0.5, EAVES, z - 0.5],
      [HALF - 3, RIDGE, z + 4],
      [-HALF + 3, RIDGE, z + 4],
    ],
    s.pen.fade([0, lift(slate, 0.06)], [1, slate]),
  )
  for (const x of [-4.6, 4.6]) {
    wall(s, [x - 0.5, z + 1.6], [x + 0.5, z + 1.6], [EAVES + 0.8, RIDGE + 1.3], mix(brick, mood.deep, 0.2))
    wall(s, [x - 0.65, z + 1.55], [x + 0.65, z + 1.55], [RIDGE + 1.1, RIDGE + 1.4], white)
  }
  put(
    [-HALF, HALF],
    [BASE - 1, EAVES],
    s.pen.fade([0, lift(brick, 0.03)], [1, mix(brick, mood.deep, 0.25)]),
    0,
  )
  for (let y = BASE; y < EAVES; y += 0.28)
    s.line(
      [
        [-HALF, y, z - 0.01],
        [HALF, y, z - 0.01],
      ],
      mix(brick, mood.deep, 0.3),
      1.2,
      { opacity: 0.35 },
    )
  put([-HALF - 0.1, HALF + 0.1], [BASE - 0.2, BASE + 0.4], mix(white, mood.mid, 0.4))
  for (const y of [4.5, EAVES - 0.3]) put([-HALF - 0.15, HALF + 0.15], [y, y + 0.3], white, 0.05)
  for (const x of [-HALF, -3, 3, HALF - 0.5]) put([x, x + 0.5], [BASE, EAVES], mix(white, brick, 0.35), 0.03)
  for (const [y, tall] of [
    [1.7, 2],
    [5.5, 2],
  ] as const) {
    for (const x of [-7.2, -4.8, 4.8, 7.2, ...(y > 4 ? [-1.5, 1.5] : [])]) window(s, mood, x, y, tall, white)
  }
  s.fill(
    [
      [-3.1, EAVES, z - 0.1],
      [3.1, EAVES, z - 0.1],
      [0, EAVES + 2.1, z - 0.1],
    ],
    brick,
  )
  s.line(
    [
      [-3.3, EAVES, z - 0.12],
      [0, EAVES + 2.2, z - 0.12],
      [3.3, EAVES, z - 0.12],
    ],
    white,
    7,
  )
  arch(s, [0, EAVES + 0.85], 0.5, 0.5, mix(lampOf(mood), mood.paper, 0.2), z - 0.13)
  put([-2.2, 2.2], [BASE, 4.1], white, 0.7)
  arch(s, [0, BASE], 1.35, 3.2, brick, z - 0.72)
  arch(s, [0, BASE], 1.1, 2.95, lampOf(mood), z - 0.74)
  arch(s, [0, BASE], 0.86, 2.3, mix([0.36, 0.07, 45], mood.deep, 0.2), z - 0.76)
  s.line(
    [
      [0, BASE, z - 0.78],
      [0, BASE + 2.2, z - 0.78],
    ],
    mix(lampOf(mood), mood.deep, 0.4),
    2,
  )
  s.facing(s.standAt([0, 2.2, z - 0.8]), 7, (x, y, metre) =>
    s.pen.circle(x, y, metre * 6, s.pen.glow([0, lampOf(mood), 0.4], [1, lampOf(mood), 0])),
  )
}

/** A window with its white frame, lit from inside. */
function window(s: Sphere, mood: Mood, x: number, y: number, tall: number, white: Colour): void {
  const z = FRONT - 0.04
  wall(s, [x - 0.75, z], [x + 0.75, z], [y - 0.15, y + tall + 0.25], white)
  wall(
    s,
    [x - 0.55, z - 0.01],
    [x + 0.55, z - 0.01],
    [y, y + tall],
    s.pen.fade([0, lift(lampOf(mood), 0.04)], [1, mix(lampOf(mood), mood.sky[2], 0.35)]),
  )
  s.line(
    [
      [x, y, z - 0.02],
      [x, y + tall, z - 0.02],
    ],
    white,
    3,
  )
  s.line(
    [
      [x - 0.55, y + tall / 2, z - 0.02],
      [x + 0.55, y + tall / 2, z - 0.02],
    ],
    white,
    3,
  )
}

function arch(
  s: Sphere,
  [x, y]: readonly [number, number],
  half: number,
  tall: number,
  paint: Colour,
  z: number,
): void {
  const round = Array.from({ length: 13 }, (_, k): Spot => {
    const turn = (Math.PI * k) / 12
    return [x - half * Math.cos(turn), y + tall - half + half * Math.sin(turn), z]
  })
  s.fill([[x - half, y, z], ...round, [x + half, y, z]], paint)
}

function stairs(s: Sphere, mood: Mood): void {
  const stone = mix(mix(mood.mid, mood.paper, 0.35), [0.6, 0.02, 70], 0.3)
  for (let k = 0; k < 12; k++) {
    const [z, y] = [8.6 + k * 0.5, -s.eyes + k * 0.18]
    wall(s, [-2.6, z], [2.6, z], [y, y + 0.18], mix(stone, mood.deep, 0.25))
    flat(s, [-2.6, 2.6], [z, z + 0.5], y + 0.18, mix(stone, mood.light, 0.15))
  }
  flat(s, [-1.7, 1.7], [1.5, 8.6], -s.eyes, mix(stone, mood.near, 0.2))
  flat(s, [-1.7, 1.7], [-14, -1.5], -s.eyes, mix(stone, mood.near, 0.2))
  for (const x of [-3.1, 3.1]) {
    for (const z of [8.8, 14]) {
      const foot = z > 10 ? BASE : -s.eyes
      post(s, x, z, [foot, foot + 2.1], mood.deep, 0.1)
      s.facing(s.standAt([x, foot + 2.2, z]), 1.6, (px, py, metre) => {
        s.pen.circle(px, py, metre * 1.3, s.pen.glow([0, lampOf(mood), 0.6], [1, lampOf(mood), 0]))
        s.pen.circle(px, py, metre * 0.17, lift(lampOf(mood), 0.05))
      })
    }
  }
}

/** Behind us: roofs of the old town down to the water. */
function port(s: Sphere, random: Random, mood: Mood): void {
  s.fill(
    [
      [60, -9, -70],
      [-60, -9, -70],
      [-300, -9, -400],
      [300, -9, -400],
    ],
    mix(mood.sky[2], mood.far, 0.4),
  )
  for (let row = 0; row < 4; row++) {
    for (let k = 0; k < 15; k++) {
      const towards = 118 + ((k + random.between(0.1, 0.9)) / 15) * 124
      const wallPaint = mix(mood.mid, mood.near, random.between(0.2, 0.7))
      const lit = random.hit(0.6) ? lampOf(mood) : mix(mood.deep, wallPaint, 0.4)
      const w = random.between(2.4, 4)
      s.facing(s.stand(towards, 64 - row * 13, -9 + row * 1.7), 5, (x, y, metre) => {
        s.pen.rect(x - w * metre, y - 3 * metre, w * 2 * metre, 9 * metre, wallPaint)
        s.pen.path(
          `M${x - w * 1.15 * metre} ${y - 2.9 * metre}L${x - w * 0.6 * metre} ${y - 5 * metre}H${x + w * 0.6 * metre}L${x + w * 1.15 * metre} ${y - 2.9 * metre}Z`,
          mix(mood.near, mood.deep, random.between(0.2, 0.6)),
        )
        for (const side of [-0.6, 0.2])
          s.pen.rect(x + side * w * metre, y - 2.2 * metre, w * 0.4 * metre, metre, lit)
      })
    }
  }
}
