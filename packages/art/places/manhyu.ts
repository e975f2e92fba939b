// Manhyujeong: a bridge no wider than your shoulders leads over the brook to a small pavilion; a waterfall beside it.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { pine } from '#art/parts/trees.ts'
import { at } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, pavilion, ranges, rod, someone, tree, wall } from './shapes.ts'

const BROOK = -4.3

export const manhyu: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.35)
  s.sky(mood)
  s.sun(mood, -60, 30, 3)
  s.clouds(mood, 12)
  ranges(s, random, mood, 9, 15)
  const moss = mix([0.55, 0.08, 120], mood.near, 0.45)
  s.ground(mix(moss, haze, 0.3), moss, mix(moss, mood.deep, 0.3))
  wood(s, random.branch('wood'), mood)
  terrace(s, mood, moss)
  s.facing(s.stand(2, 15.5, -2.5), 8, (x, y, metre) =>
    pavilion(s.pen, x, y, metre, {
      width: 8,
      eave: 2.9,
      floor: 0.75,
      posts: 5,
      mood,
      wood: mix([0.42, 0.07, 48], mood.near, 0.25),
      beam: mix([0.38, 0.06, 45], mood.deep, 0.3),
      doors: true,
    }),
  )
  gate(s, mood)
  s.facing(s.stand(-31, 17, -2.5), 5, (x, y, metre) => pine(s.pen, x, y, metre * 5.4, 'right', mood))
  brook(s, random.branch('brook'), mood)
  falls(s, random.branch('falls'), mood)
  bridge(s, mood)
  someone(s, 1.6, 7.4, mood, { coat: mix([0.32, 0.03, 260], mood.deep, 0.25), tall: 1.84, ground: -3.04 })
  someone(s, -2.2, 9.6, mood, { coat: [0.86, 0.06, 340], tall: 1.62, ground: -3.02 })
  maples(s, random.branch('leaves'), mood)
}

function wood(s: Sphere, random: Random, mood: Mood): void {
  const leaves: Colour[] = [
    mood.mid,
    mix(mood.spark, mood.mid, 0.35),
    [0.74, 0.14, 75],
    mix(mood.near, [0.5, 0.09, 130], 0.5),
  ]
  for (let i = 0; i < 78; i++) {
    const distance = 46 - i * 0.34
    const towards = random.between(-180, 180)
    const near = Math.abs(towards) < 40
    const shade = mix(random.pick(leaves), mood.far, Math.max(0, (distance - 20) / 50))
    tree(
      s,
      towards,
      near ? Math.max(distance, 25) : distance * 0.6,
      random.between(4, 6.5),
      shade,
      near ? random.between(-2, 1) : -2.6,
    )
  }
}

/** The bank on the other side, held by a stone wall. */
function terrace(s: Sphere, mood: Mood, moss: Colour): void {
  const stone = mix(mix(mood.mid, mood.paper, 0.3), [0.55, 0.02, 80], 0.5)
  flat(s, [-40, 40], [10.6, 24], -2.5, mix([0.76, 0.06, 70], moss, 0.4))
  wall(s, [-40, 10.6], [40, 10.6], [BROOK - 0.4, -2.5], mix(stone, mood.near, 0.25))
  for (let row = 0; row < 5; row++) {
    const y = BROOK - 0.4 + row * 0.6
    s.line(
      [
        [-40, y, 10.58],
        [40, y, 10.58],
      ],
      mix(stone, mood.deep, 0.45),
      2,
    )
    for (let x = -22 + (row % 2) * 0.6; x < 22; x += 1.3)
      s.line(
        [
          [x, y, 10.58],
          [x + 0.1, y + 0.6, 10.58],
        ],
        mix(stone, mood.deep, 0.45),
        2,
      )
  }
}

/** A low wall of earth and stones with tiles on top, open where the bridge arrives. */
function gate(s: Sphere, mood: Mood): void {
  const clay = mix([0.72, 0.07, 65], mood.mid, 0.25)
  const tile = mix(mood.near, mood.deep, 0.35)
  for (const [x1, x2] of [
    [-14, -0.9],
    [0.9, 14],
  ] as const) {
    wall(s, [x1, 11.2], [x2, 11.2], [-2.5, -1.55], s.pen.fade([0, clay], [1, mix(clay, mood.near, 0.3)]))
    wall(s, [x1, 11.15], [x2, 11.15], [-1.6, -1.3], tile)
    for (let x = x1; x < x2; x += 0.35)
      s.line(
        [
          [x, -1.6, 11.13],
          [x, -1.3, 11.13],
        ],
        lift(tile, 0.07),
        2,
      )
  }
}

function brook(s: Sphere, random: Random, mood: Mood): void {
  const [far, near] = mood.water ?? [mood.far, mood.near]
  flat(
    s,
    [-60, 60],
    [1.2, 10.6],
    BROOK,
    s.pen.fade([0, mix(far, mood.sky[2], 0.25)], [1, mix(near, far, 0.4)]),
  )
  const rock = mix([0.66, 0.02, 80], mood.mid, 0.3)
  for (let i = 0; i < 70; i++) {
    const [x, z] = [random.between(-26, 26), random.between(1.6, 10.4)]
    const [w, shade, wet] = [random.between(0.4, 1.5), random.between(-0.07, 0.07), random.hit(0.45)]
    if (!wet && Math.abs(x) < 1.4) continue
    s.facing(s.standAt([x, BROOK, z]), 2, (px, py, metre) => {
      const u = w * metre
      if (wet) s.pen.ellipse(px, py, u, u * 0.07, mood.paper, { opacity: 0.5 })
      else
        s.pen.path(
          `M${at(px - u, py)}Q${at(px - u * 0.9, py - u * 0.5)} ${at(px - u * 0.2, py - u * 0.55)}Q${at(px + u * 0.8, py - u * 0.5)} ${at(px + u, py)}Q${at(px, py + u * 0.16)} ${at(px - u, py)}Z`,
          s.pen.fade([0, lift(rock, shade + 0.07)], [1, lift(rock, shade - 0.14)]),
        )
    })
  }
}

/** It slides over bare rock beside the pavilion, down into the brook. */
function falls(s: Sphere, random: Random, mood: Mood): void {
  const rock = mix([0.62, 0.02, 75], mood.mid, 0.3)
  s.fill(
    [
      [5.4, BROOK, 9.4],
      [15, BROOK, 9.4],
      [18, 0.2, 17],
      [8.6, 0.6, 17],
    ],
    s.pen.fade([0, lift(rock, 0.06)], [1, lift(rock, -0.08)]),
  )
  s.fill(
    [
      [7, BROOK, 9.3],
      [12, BROOK, 9.3],
      [12.6, 0.3, 16.8],
      [10.6, 0.35, 16.8],
    ],
    mix(mood.paper, [0.8, 0.04, 220], 0.3),
  )
  for (let i = 0; i < 40; i++) {
    const t = random.between(0, 1)
    s.line(
      [
        [7.2 + t * 4.6, BROOK, 9.25],
        [10.7 + t * 1.8, 0.3, 16.7],
      ],
      random.hit(0.6) ? mood.paper : mix([0.65, 0.07, 220], rock, 0.3),
      2.4,
      { opacity: 0.7 },
    )
  }
  s.facing(s.standAt([9.6, BROOK, 9.1]), 5, (x, y, metre) =>
    s.pen.ellipse(x, y, metre * 3.4, metre * 0.3, mood.paper, { opacity: 0.75 }),
  )
}

function bridge(s: Sphere, mood: Mood): void {
  const stone = mix(mix(mood.mid, mood.paper, 0.55), [0.7, 0.02, 80], 0.4)
  const deck = -3.08
  for (const z of [3.4, 6, 8.6]) {
    for (const x of [-0.42, 0.42])
      rod(
        s,
        [
          [x, BROOK, z],
          [x, deck, z],
        ],
        mix(stone, mood.deep, 0.35),
        0.3,
      )
  }
  wall(s, [-0.62, 0.6], [-0.62, 10.8], [deck - 0.24, deck], mix(stone, mood.deep, 0.3))
  wall(s, [0.62, 0.6], [0.62, 10.8], [deck - 0.24, deck], mix(stone, mood.deep, 0.4))
  flat(s, [-0.62, 0.62], [-1, 11.3], deck, mix(stone, mood.light, 0.2))
  for (let z = 0.5; z < 11; z += 0.9)
    s.line(
      [
        [-0.62, deck, z],
        [0.62, deck, z],
      ],
      mix(stone, mood.deep, 0.3),
      2.4,
    )
  flat(s, [-3, 3], [-9, 1], deck - 0.02, mix([0.7, 0.06, 70], mood.near, 0.3))
}

/** Red leaves in the air. */
function maples(s: Sphere, random: Random, mood: Mood): void {
  const red = mix(mood.spark, [0.66, 0.18, 45], 0.4)
  for (let i = 0; i < 90; i++) {
    const [size, shade] = [random.between(0.35, 0.8), random.between(-0.07, 0.09)]
    const stand = {
      x: s.towards(random.between(-180, 180)),
      y: s.height(random.between(-16, 26)),
      metre: s.degree,
    }
    const leaf = 'M0 -10L3 -4L10 -4L5 1L7 8L0 4L-7 8L-5 1L-10 -4L-3 -4Z'
    s.facing(stand, 2, (x, y, u) =>
      s.pen.place(x, y, (size * u) / 10, () => s.pen.path(leaf, lift(red, shade)), { turn: size * 300 }),
    )
  }
}
