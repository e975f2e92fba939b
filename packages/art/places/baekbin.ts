// Baekbin Crossing in the evening: the barrier is down, the bell rings, people wait while a train goes by.
import { type Colour, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { skyline } from '#art/panorama/skyline.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { barrier, train } from './railway.ts'
import { flat, post, rod, someone, wall } from './shapes.ts'

const RAILS = 7.5

export const baekbin: Place = (s, random, mood) => {
  s.sky(mood)
  s.sun(mood, -40, 6, 3)
  s.clouds(mood, 18)
  skyline(s, random, mood)
  const asphalt = mix(mix(mood.near, mood.mid, 0.3), [0.4, 0.02, 280], 0.4)
  s.ground(mix(asphalt, mood.mid, 0.35), asphalt, mix(asphalt, mood.deep, 0.35))
  shops(s, random.branch('ahead'), mood, 1)
  shops(s, random.branch('behind'), mood, -1)
  flat(s, [-60, 60], [RAILS - 1.6, RAILS + 4.6], -s.eyes, mix([0.45, 0.03, 50], mood.near, 0.45))
  flat(s, [-3.4, 3.4], [RAILS - 1.6, RAILS + 4.6], -s.eyes, mix(asphalt, mood.paper, 0.14))
  for (const x of [-3.4, 3.4])
    s.line(
      [
        [x, -s.eyes, 2],
        [x, -s.eyes, 40],
      ],
      mix([0.84, 0.15, 88], asphalt, 0.2),
      3,
    )
  for (let x = -40; x < 40; x += 0.8)
    if (Math.abs(x) > 3.6)
      flat(s, [x, x + 0.3], [RAILS - 0.6, RAILS + 1.7], -s.eyes, mix(mood.deep, [0.4, 0.04, 50], 0.4))
  for (const z of [RAILS - 0.2, RAILS + 1.25, RAILS + 2.6, RAILS + 4])
    rod(
      s,
      [
        [-90, -s.eyes + 0.06, z],
        [0, -s.eyes + 0.06, z],
        [90, -s.eyes + 0.06, z],
      ],
      mix(mood.paper, mood.near, 0.4),
      0.08,
    )
  train(s, mood, RAILS + 2.6)
  wires(s, mood)
  barrier(s, mood, RAILS + 5.4, 1)
  barrier(s, mood, RAILS - 2.2, -1)
  hut(s, mood)
  someone(s, -21, 5, mood, { coat: mix([0.35, 0.03, 260], mood.deep, 0.25), tall: 1.78 })
  someone(s, -10.5, 4.9, mood, { coat: mix([0.45, 0.03, 120], mood.near, 0.3), tall: 1.6, short: true })
}

/** Where the keeper sits. */
function hut(s: Sphere, mood: Mood): void {
  const [x1, x2, z] = [-8.2, -5.6, 4.6]
  const face = mix([0.8, 0.05, 85], mood.mid, 0.3)
  wall(s, [x2, z], [x2, z + 2.4], [-s.eyes, 1.1], mix(face, mood.deep, 0.35))
  wall(s, [x1, z], [x2, z], [-s.eyes, 1.1], face)
  wall(
    s,
    [x1 + 0.4, z - 0.02],
    [x2 - 0.4, z - 0.02],
    [-0.5, 0.7],
    s.pen.fade([0, lampOf(mood)], [1, mix(lampOf(mood), face, 0.4)]),
  )
  s.line(
    [
      [(x1 + x2) / 2, -0.5, z - 0.03],
      [(x1 + x2) / 2, 0.7, z - 0.03],
    ],
    mix(face, mood.deep, 0.5),
    4,
  )
  s.fill(
    [
      [x1 - 0.3, 1.1, z - 0.5],
      [x2 + 0.3, 1.1, z - 0.5],
      [x2 + 0.3, 1.4, z + 2.6],
      [x1 - 0.3, 1.4, z + 2.6],
    ],
    mix([0.5, 0.13, 30], mood.near, 0.3),
  )
}

/** Low old shops along the street: a mill, a hardware shop, rice, noodles. */
function shops(s: Sphere, random: Random, mood: Mood, side: 1 | -1): void {
  const from = side > 0 ? RAILS + 7 : -3
  const signs: Colour[] = [
    [0.55, 0.16, 28],
    [0.5, 0.11, 245],
    [0.55, 0.1, 155],
    [0.82, 0.14, 85],
  ]
  for (let k = 5; k >= 0; k--) {
    for (const lane of [-1, 1]) {
      const [near, far] = [from + side * k * 6.4, from + side * (k * 6.4 + 6)]
      const x = lane * 4.6
      const face = mix(mix(mood.mid, mood.paper, random.between(0.15, 0.4)), [0.6, 0.06, 50], 0.3)
      const top = random.between(2.2, 4.6)
      wall(s, [x, near], [x, far], [-s.eyes, top], mix(face, mood.near, 0.25))
      wall(s, [x, near], [x + lane * 12, near], [-s.eyes, top], mix(face, mood.deep, 0.3))
      if (k === 0) gable(s, random, mood, [x + lane * 0.8, lane], near, face)
      const inner = x - lane * 0.03
      const [a, b] = [near + side * 0.5, far - side * 0.5]
      wall(
        s,
        [inner, a],
        [inner, b],
        [-s.eyes, 0.75],
        random.hit(0.7) ? mix(lampOf(mood), face, 0.25) : mix(mood.deep, face, 0.3),
      )
      wall(s, [inner, a], [inner, b], [0.95, 1.65], random.pick(signs))
      for (let m = 0; m < 4; m++)
        wall(
          s,
          [inner - lane * 0.02, a + side * (0.7 + m * 1.05)],
          [inner - lane * 0.02, a + side * (1.4 + m * 1.05)],
          [1.1, 1.5],
          mix(mood.paper, face, 0.1),
        )
      s.fill(
        [
          [x + lane * 0.6, top, near],
          [x - lane * 0.5, top - 0.12, near],
          [x - lane * 0.5, top - 0.12, far],
          [x + lane * 0.6, top, far],
        ],
        mix(mood.near, mood.deep, 0.3),
      )
    }
  }
}

/** The side of the first house, towards the rails: windows, and a poster for tired people. */
function gable(
  s: Sphere,
  random: Random,
  mood: Mood,
  [x, lane]: readonly [number, number],
  z: number,
  face: Colour,
): void {
  const near = z - Math.sign(z) * 0.03
  for (let m = 0; m < 4; m++) {
    const left = x + lane * m * 2.4
    const lit = random.hit(0.5) ? lampOf(mood) : mix(mood.deep, face, 0.35)
    wall(s, [left, near], [left + lane * 1.3, near], [0, 1.4], mix(mood.paper, face, 0.5))
    wall(s, [left + lane * 0.1, near], [left + lane * 1.2, near], [0.1, 1.3], lit)
    s.line(
      [
        [left + lane * 0.65, 0.1, near],
        [left + lane * 0.65, 1.3, near],
      ],
      mix(mood.paper, face, 0.5),
      3,
    )
  }
}

function wires(s: Sphere, mood: Mood): void {
  for (const [x, z] of [
    [-5.2, RAILS + 6.2],
    [5.4, 2.4],
    [-5.4, -8],
    [5.2, 26],
  ] as const) {
    post(s, x, z, [-s.eyes, 6.2], mix([0.5, 0.02, 80], mood.deep, 0.4), 0.24)
    for (const up of [5.4, 6])
      rod(
        s,
        [
          [x - 0.9, up, z],
          [x + 0.9, up, z],
        ],
        mood.deep,
        0.1,
      )
  }
  const haze = hazeOf(mood, 0.2)
  const ends: [Spot, Spot][] = [
    [
      [-5.2, 6, RAILS + 6.2],
      [5.4, 6, 2.4],
    ],
    [
      [-5.2, 5.4, RAILS + 6.2],
      [5.4, 5.4, 2.4],
    ],
    [
      [5.4, 6, 2.4],
      [-5.4, 6, -8],
    ],
    [
      [-5.2, 6, RAILS + 6.2],
      [5.2, 6, 26],
    ],
    [
      [-40, 5.4, RAILS + 2],
      [40, 5.4, RAILS + 2],
    ],
  ]
  for (const [a, b] of ends) {
    const sag = Array.from({ length: 17 }, (_, k): Spot => {
      const t = k / 16
      return [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t - 2.4 * t * (1 - t),
        a[2] + (b[2] - a[2]) * t,
      ]
    })
    s.line(sag, mix(mood.deep, haze, 0.1), 2.4)
  }
}
