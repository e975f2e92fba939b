// A rooftop above the city at night: strings of bulbs, a low bench, the little room with its light on, windows all round.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, moods } from '#art/moods.ts'
import { hillTower } from '#art/parts/city.ts'
import { flowerPot } from '#art/parts/flower-pot.ts'
import { sitter } from '#art/parts/people.ts'
import { at, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import { skyline } from './skyline.ts'
import { Sphere, type Spot } from './sphere.ts'

const mood = moods.night
const haze = hazeOf(mood, 0.25)
const lamp = lampOf(mood)
const EYES = 1.6
/** half the roof, and how high its parapet reaches (below the eyes) */
const ROOF = 6
const PARAPET = -0.55

export function city(pen: Pen, random: Random): void {
  const sphere = new Sphere(pen, EYES)
  sphere.sky(mood)
  sphere.stars(random.branch('stars'), mood, 700)
  sphere.sun(mood, -64, 33, 3)
  sphere.clouds(mood, 14)
  const ridge = { base: 2, swing: 7, colour: mix(mood.far, haze, 0.25), haze }
  sphere.ridge(random.branch('mountains'), mood, ridge)
  tower(sphere)
  const { width: W, height: H } = pen
  pen.rect(0, H * 0.515, W, H * 0.5, mix(mood.near, mood.deep, 0.4))
  skyline(sphere, random, mood)
  floor(sphere, random.branch('floor'))
  parapet(sphere, random.branch('pots'))
  room(sphere)
  bench(sphere)
  lights(sphere)
}

function tower(sphere: Sphere): void {
  const unit = sphere.pen.height / 180
  const colour = mix(mood.far, mood.mid, 0.5)
  sphere.facing({ x: sphere.towards(38), y: sphere.height(0), metre: unit }, 30, (x, y, u) => {
    const d = `M${at(x - 26 * u, y)}C${at(x - 15 * u, y - 2 * u)} ${at(x - 9 * u, y - 10 * u)} ${at(x, y - 10.5 * u)}C${at(x + 9 * u, y - 10 * u)} ${at(x + 16 * u, y - 2 * u)} ${at(x + 28 * u, y)}Z`
    sphere.pen.path(d, sphere.pen.fade([0, colour], [1, mix(colour, haze, 0.4)]))
    hillTower(sphere.pen, x, y - 10.2 * u, 12 * u, colour, mood)
  })
}

/** Green waterproof paint, as on every roof in the city, worn in places. */
function floor(sphere: Sphere, random: Random): void {
  const green = mix([0.46, 0.07, 160], mood.near, 0.5)
  const y = -EYES
  const corner = (x: number, z: number): Spot => [x, y, z]
  sphere.fill([corner(-ROOF, ROOF), corner(ROOF, ROOF), corner(ROOF, -ROOF), corner(-ROOF, -ROOF)], green)
  for (let i = -ROOF + 1.5; i < ROOF; i += 1.5) {
    sphere.line([corner(i, -ROOF), corner(i, ROOF)], mix(green, mood.deep, 0.35), 3, { opacity: 0.6 })
    sphere.line([corner(-ROOF, i), corner(ROOF, i)], mix(green, mood.deep, 0.35), 3, { opacity: 0.6 })
  }
  for (let i = 0; i < 26; i++) {
    const [x, z, size] = [random.between(-5, 5), random.between(-5, 5), random.between(0.2, 0.7)]
    const patch = [
      corner(x, z),
      corner(x + size, z + 0.1),
      corner(x + size * 0.8, z + size * 0.6),
      corner(x - 0.1, z + size * 0.5),
    ]
    sphere.fill(patch, mix(green, random.hit(0.5) ? mood.light : mood.deep, 0.12), { opacity: 0.5 })
  }
}

function parapet(sphere: Sphere, random: Random): void {
  const wall = mix(mood.near, mood.mid, 0.4)
  const cap = mix(mood.mid, mood.light, 0.2)
  const corners: [number, number][] = [
    [-ROOF, ROOF],
    [ROOF, ROOF],
    [ROOF, -ROOF],
    [-ROOF, -ROOF],
  ]
  for (const [i, [x1, z1]] of corners.entries()) {
    const [x2, z2] = corners[(i + 1) % 4]!
    const shade = sphere.pen.fade([0, wall], [1, mix(wall, mood.deep, 0.5)])
    sphere.fill(
      [
        [x1, -EYES, z1],
        [x2, -EYES, z2],
        [x2, PARAPET, z2],
        [x1, PARAPET, z1],
      ],
      shade,
    )
    const k = 1.04
    sphere.fill(
      [
        [x1, PARAPET, z1],
        [x2, PARAPET, z2],
        [x2 * k, PARAPET, z2 * k],
        [x1 * k, PARAPET, z1 * k],
      ],
      cap,
    )
    sphere.line(
      [
        [x1, PARAPET, z1],
        [x2, PARAPET, z2],
      ],
      lift(cap, 0.06),
      4,
    )
  }
  for (let i = 0; i < 9; i++) {
    const towards = 62 + i * 6.2
    const distance = ROOF / Math.sin((towards * Math.PI) / 180)
    const size = random.between(0.3, 0.5)
    sphere.facing(sphere.stand(towards, distance - 0.4), 1, (x, y, metre) =>
      flowerPot(sphere.pen, x, y, metre * size, mood),
    )
  }
}

/** The rooftop room behind us: door, window, tank on top, the light left on. */
function room(sphere: Sphere): void {
  const [left, right, near, top] = [-4.6, 1.6, -3.1, 1.15]
  const face = mix(mood.near, mood.deep, 0.15)
  const panel = (x1: number, x2: number, y1: number, y2: number, paint: Colour | string) =>
    sphere.fill(
      [
        [x1, y1, near],
        [x2, y1, near],
        [x2, y2, near],
        [x1, y2, near],
      ],
      paint,
    )
  sphere.fill(
    [
      [right, -EYES, near],
      [right, -EYES, -ROOF],
      [right, top, -ROOF],
      [right, top, near],
    ],
    mix(face, mood.deep, 0.35),
  )
  panel(left, right, -EYES, top, sphere.pen.fade([0, mix(face, lamp, 0.07)], [1, face]))
  panel(left - 0.25, right + 0.25, top, top + 0.16, mix(mood.mid, mood.near, 0.3))
  panel(-0.1, 0.95, -EYES, 0.5, mix([0.42, 0.09, 150], mood.near, 0.35))
  panel(0.04, 0.8, -0.4, 0.36, sphere.pen.fade([0, lamp], [1, mix(lamp, mood.deep, 0.3)]))
  panel(-3.7, -1.1, -0.65, 0.45, sphere.pen.fade([0, lift(lamp, 0.05)], [1, mix(lamp, mood.sky[2], 0.25)]))
  const bar = mix(mood.deep, face, 0.3)
  sphere.line(
    [
      [-2.4, -0.65, near],
      [-2.4, 0.45, near],
    ],
    bar,
    9,
  )
  sphere.line(
    [
      [-3.7, -0.05, near],
      [-1.1, -0.05, near],
    ],
    bar,
    6,
  )
  sphere.facing(sphere.stand(-142, 2.6), 3, (x, y, metre) => {
    sphere.pen.ellipse(
      x,
      y,
      metre * 2.2,
      sphere.pen.height * 0.07,
      sphere.pen.glow([0, lamp, 0.4], [1, lamp, 0]),
    )
  })
  const blue = mix([0.55, 0.1, 235], mood.near, 0.35)
  const box = (y: number, x1: number, x2: number, tall: number, paint: Colour) =>
    sphere.fill(
      [
        [x1, y, -4.4],
        [x2, y, -4.4],
        [x2, y + tall, -4.4],
        [x1, y + tall, -4.4],
      ],
      paint,
    )
  box(1.75, -3.6, -2, 1.2, blue)
  box(2.95, -3.2, -2.4, 0.2, lift(blue, -0.05))
}

/** A low wooden bench with two people on it, looking at the tower. */
function bench(sphere: Sphere): void {
  const wood = mix([0.6, 0.08, 60], mood.near, 0.25)
  const paints = { front: mix(wood, mood.deep, 0.35), side: mix(wood, mood.deep, 0.45), top: wood }
  sphere.box([0.9, 2.6], [3.5, 3.9], [-EYES + 0.3, -EYES + 0.42], paints)
  for (let z = 2.6; z < 3.9; z += 0.2) {
    sphere.line(
      [
        [0.9, -EYES + 0.42, z],
        [3.5, -EYES + 0.42, z],
      ],
      mix(wood, mood.deep, 0.4),
      2,
    )
  }
  for (const [x, z] of [
    [1, 2.7],
    [3.4, 2.7],
  ] as const) {
    sphere.line(
      [
        [x, -EYES, z],
        [x, -EYES + 0.32, z],
      ],
      mix(wood, mood.deep, 0.5),
      12,
    )
  }
  for (const [towards, coat, turned] of [
    [30, [0.66, 0.17, 24], 'right'],
    [41, mix(mood.paper, mood.far, 0.25), 'left'],
  ] as const) {
    sphere.facing(sphere.stand(towards, 3.9, -EYES + 0.42), 1, (x, y, metre) => {
      sitter(sphere.pen, x, y, metre * 1.05, coat, mood.deep, turned)
    })
  }
}

/** Bulbs on strings, from the room's roof across to posts at the far corners. */
function lights(sphere: Sphere): void {
  const posts: Spot[] = [
    [-5.4, 1.5, 5.4],
    [5.4, 1.5, 5.4],
    [5.4, 1.5, -2.6],
  ]
  for (const [x, top, z] of posts)
    sphere.line(
      [
        [x, -EYES, z],
        [x, top, z],
      ],
      mood.deep,
      12,
    )
  const strings: [Spot, Spot][] = [
    [
      [-4.6, 1.35, -3.1],
      [-5.4, 1.5, 5.4],
    ],
    [
      [-5.4, 1.5, 5.4],
      [5.4, 1.5, 5.4],
    ],
    [
      [5.4, 1.5, 5.4],
      [5.4, 1.5, -2.6],
    ],
    [
      [1.6, 1.35, -3.1],
      [5.4, 1.5, 5.4],
    ],
    [
      [1.6, 1.35, -3.1],
      [5.4, 1.5, -2.6],
    ],
  ]
  for (const [a, b] of strings) {
    const on = (t: number): Spot => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - 0.6 * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ]
    const steps = Array.from({ length: 25 }, (_, i) => on(i / 24))
    sphere.line(steps, mix(mood.deep, mood.near, 0.3), 4)
    const count = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.62)
    for (let i = 1; i < count; i++) bulb(sphere, on(i / count))
  }
}

function bulb(sphere: Sphere, [x, y, z]: Spot): void {
  const stand = sphere.standAt([x, y - 0.08, z])
  sphere.facing(stand, 1, (bx, by, metre) => {
    sphere.pen.circle(bx, by, metre * 0.32, sphere.pen.glow([0, lamp, 0.6], [1, lamp, 0]))
    sphere.pen.circle(bx, by, metre * 0.055, lift(mix(lamp, mood.paper, 0.45), 0.02))
  })
}
