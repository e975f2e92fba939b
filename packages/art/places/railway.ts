// What stands at the railway crossing: the train that goes by, the striped barriers with their red lights.
import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { post, rod, wall } from './shapes.ts'

/** The last carriages, lit, on the far track: the street can be seen beside them. */
export function train(s: Sphere, mood: Mood, z: number): void {
  const body = mix(mood.paper, [0.7, 0.03, 240], 0.4)
  const stripe: Colour = [0.48, 0.14, 255]
  for (const [x1, x2] of [
    [4.4, 23],
    [23.6, 43],
    [43.6, 63],
  ] as const) {
    wall(
      s,
      [x1, z - 0.4],
      [x2, z - 0.4],
      [-s.eyes + 0.45, -s.eyes + 4],
      s.pen.fade([0, lift(body, 0.02)], [1, mix(body, mood.near, 0.4)]),
    )
    wall(s, [x1, z - 0.42], [x2, z - 0.42], [-s.eyes + 1.2, -s.eyes + 1.5], stripe)
    wall(s, [x1, z - 0.38], [x2, z - 0.38], [-s.eyes + 3.9, -s.eyes + 4.3], mix(mood.near, body, 0.4))
    for (let x = x1 + 0.8; x < x2 - 1.6; x += 2.1)
      wall(
        s,
        [x, z - 0.44],
        [x + 1.5, z - 0.44],
        [-s.eyes + 2, -s.eyes + 3.2],
        lift(mix(lampOf(mood), mood.paper, 0.25), 0.02),
      )
    wall(s, [x1 + 0.5, z - 0.3], [x2 - 0.5, z - 0.3], [-s.eyes, -s.eyes + 0.45], mood.deep)
  }
  s.fill(
    [
      [4.4, -s.eyes + 0.45, z - 0.4],
      [4.4, -s.eyes + 4, z - 0.4],
      [4.4, -s.eyes + 4, z + 2.4],
      [4.4, -s.eyes + 0.45, z + 2.4],
    ],
    mix(body, mood.near, 0.45),
  )
  s.fill(
    [
      [4.38, -s.eyes + 2, z],
      [4.38, -s.eyes + 3.3, z],
      [4.38, -s.eyes + 3.3, z + 2],
      [4.38, -s.eyes + 2, z + 2],
    ],
    mix(mood.deep, lampOf(mood), 0.35),
  )
  for (const lamp of [z + 0.1, z + 1.9]) {
    s.facing(s.standAt([4.36, -s.eyes + 1.2, lamp]), 1, (x, y, metre) => {
      s.pen.circle(x, y, metre * 0.5, s.pen.glow([0, [0.62, 0.24, 27], 0.7], [1, [0.62, 0.24, 27], 0]))
      s.pen.circle(x, y, metre * 0.1, [0.68, 0.24, 27])
    })
  }
}

/** Striped arms, and the post with two red lights and the bell. */
export function barrier(s: Sphere, mood: Mood, z: number, side: 1 | -1): void {
  const red: Colour = [0.6, 0.21, 27]
  const [from, to] = side < 0 ? [-4, 3.6] : [4, -3.6]
  const steps = 14
  for (let k = 0; k < steps; k++) {
    const x = (t: number) => from + ((to - from) * t) / steps
    rod(
      s,
      [
        [x(k), -0.62, z],
        [x(k + 1), -0.62, z],
      ],
      k % 2 ? mood.paper : red,
      0.13,
    )
  }
  wall(s, [from - 0.25, z], [from + 0.25, z], [-s.eyes, -0.3], mix([0.8, 0.15, 88], mood.near, 0.15))
  const at = from + side * 0.9
  post(s, at, z, [-s.eyes, 2.1], mix(mood.paper, mood.near, 0.3), 0.12)
  for (const turn of [-1, 1])
    rod(
      s,
      [
        [at - 0.5 * turn, 1.55, z],
        [at + 0.5 * turn, 2.05, z],
      ],
      turn > 0 ? mood.paper : [0.84, 0.15, 88],
      0.13,
    )
  for (const dx of [-0.36, 0.36]) {
    const lit = dx * side < 0
    s.facing(s.standAt([at + dx, 0.95, z - 0.05]), 1, (x, y, metre) => {
      s.pen.circle(x, y, metre * 0.24, mood.deep)
      if (lit) s.pen.circle(x, y, metre * 0.9, s.pen.glow([0, red, 0.7], [1, red, 0]))
      s.pen.circle(x, y, metre * 0.15, lit ? lift(red, 0.1) : mix(red, mood.deep, 0.6))
    })
  }
}
