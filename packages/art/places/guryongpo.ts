// The steps of Guryongpo: stone posts on both sides, two people sitting, wooden houses, and the harbor below.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { gardenTree } from '#art/parts/trees.ts'
import { boat, lighthouse } from '#art/scenes/sea.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, post, seated, someone, tree, wall, waves } from './shapes.ts'

/** half the width of the steps; each goes down by one RISE and out by one TREAD */
const HALF = 2.3
const TREAD = 0.5
const RISE = 0.2
/** where we stand, below our eyes */
const HERE = -1.6

/** where camellias sit on a bush of a meter */
const BLOSSOMS = [
  [-0.4, 0.5],
  [0.1, 0.9],
  [0.45, 0.4],
  [-0.1, 0.3],
] as const

export const guryongpo: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.3)
  s.sky(mood)
  s.sun(mood, 20, 9, 3)
  s.clouds(mood, 18)
  const water = mix(mood.far, mood.sky[1], 0.35)
  s.ground(mix(mood.sky[2], water, 0.35), water, mix(mood.mid, mood.deep, 0.2))
  waves(s, random.branch('waves'), {
    level: 9.5,
    far: water,
    near: mood.near,
    light: mix(mood.light, mood.sky[2], 0.3),
    count: 700,
    between: [-95, 95],
  })
  for (const [towards, broad] of [
    [-60, 20],
    [46, 26],
  ] as const) {
    s.facing({ x: s.towards(towards), y: s.height(0), metre: s.degree }, broad, (x, y, u) =>
      s.pen.path(`M${x - broad * u} ${y}Q${x} ${y - 5 * u} ${x + broad * u} ${y}Z`, mix(mood.far, haze, 0.4)),
    )
  }
  s.facing(s.stand(-17, 120, -7.5), 10, (x, y, metre) => lighthouse(s.pen, x, y, metre * 15, mood))
  wall(s, [-70, 116], [-30, 116], [-9.5, -7.4], mix(mood.near, mood.mid, 0.4))
  for (const [towards, distance] of [
    [-28, 90],
    [-5, 62],
    [4, 56],
    [0.5, 84],
    [26, 96],
    [38, 110],
    [-44, 110],
  ] as const) {
    s.facing(s.stand(towards, distance, -9.5), 6, (x, y, metre) => boat(s.pen, x, y, metre * 3.2, mood))
  }
  wall(s, [-90, 46], [90, 46], [-9.8, -8.7], mix(mood.mid, mood.paper, 0.2))
  flat(s, [-90, 90], [17, 46], -8.7, mix(mood.mid, mood.paper, 0.12))
  hillBehind(s, random, mood)
  houses(s, random.branch('houses'), mood)
  for (const [x, z] of [
    [-4.4, 43],
    [4.4, 43],
    [-5, 30],
    [5, 30],
    [-3.6, 21],
    [3.6, 21],
  ] as const) {
    post(s, x, z, [-8.7, -5.4], mix(mood.deep, mood.near, 0.3), 0.12)
    s.facing(s.standAt([x, -5.3, z]), 3, (px, py, metre) => {
      s.pen.circle(px, py, metre * 2.4, s.pen.glow([0, lampOf(mood), 0.55], [1, lampOf(mood), 0]))
      s.pen.circle(px, py, metre * 0.2, lift(lampOf(mood), 0.06))
    })
  }
  steps(s, mood)
  seated(s, -3.4, 8.6, mood, [0.62, 0.17, 25], HERE - RISE * 17, 'right')
  for (const [towards, distance] of [
    [-9, 26],
    [6, 31],
    [11, 22],
  ] as const)
    someone(s, towards, distance, mood, {
      coat: mix(mood.near, mood.paper, 0.25 + towards * 0.01),
      ground: -8.7,
    })
  seated(s, 3.4, 8.6, mood, mix(mood.paper, mood.far, 0.3), HERE - RISE * 17, 'left')
}

function hillBehind(s: Sphere, random: Random, mood: Mood): void {
  const green = mix([0.5, 0.08, 140], mood.near, 0.6)
  for (const side of [-1, 1]) {
    const slope: Spot[] = [
      [side * 60, -8.7, 19],
      [side * HALF, -8.7, 17.8],
      [side * HALF, HERE, 0],
      [side * 60, HERE, 0],
    ]
    s.fill(slope, s.pen.fade([0, mix(green, mood.mid, 0.25)], [1, mix(green, mood.deep, 0.2)]))
    for (let i = 0; i < 16; i++) {
      const z = 16 - i * 0.9
      const [x, y] = [side * random.between(3.4, 3.6 + z), HERE - z * 0.4]
      const [size, shade] = [random.between(0.5, 1), mix(green, mood.mid, random.between(0.1, 0.45))]
      s.facing(s.standAt([x, y, z]), 2, (px, py, metre) => {
        gardenTree(s.pen, px, py, size * metre, shade)
        for (const [dx, dy] of BLOSSOMS)
          s.pen.circle(px + dx * size * metre, py - dy * size * metre, 0.1 * size * metre, [0.62, 0.2, 20])
      })
    }
  }
  s.fill(
    [
      [-60, -9, 20],
      [-HALF, HERE, 0],
      [-HALF, 5, -14],
      [-60, 5, -20],
    ],
    mix(green, mood.deep, 0.15),
  )
  s.fill(
    [
      [60, -9, 20],
      [HALF, HERE, 0],
      [HALF, 5, -14],
      [60, 5, -20],
    ],
    mix(green, mood.deep, 0.15),
  )
  s.fill(
    [
      [-60, 5, -20],
      [60, 5, -20],
      [60, -2, -10],
      [-60, -2, -10],
    ],
    green,
  )
  for (let i = 0; i < 26; i++) {
    const towards = 95 + ((i + random.between(0, 0.8)) / 26) * 170
    if (Math.abs(towards - 180) < 14) continue
    tree(
      s,
      towards,
      random.between(9, 15),
      random.between(2, 3.4),
      mix(green, mood.mid, random.between(0, 0.4)),
      0.4,
    )
  }
}

/** Two-storey houses of dark wood along the street at the foot of the steps. */
function houses(s: Sphere, random: Random, mood: Mood): void {
  const street = -8.7
  for (const z of [34, 24]) {
    for (let x = -46; x < 46; x += 7.4) {
      if (Math.abs(x + 3.4) < (z > 30 ? 3 : 6.4)) continue
      const [w, top] = [6.8, street + random.between(4.4, 5.6)]
      const wood = mix([0.5, 0.08, 50], mood.near, random.between(0.1, 0.4))
      const tile = mix(mood.near, mood.deep, random.between(0.2, 0.6))
      const inner = x < 0 ? x + w : x
      wall(s, [inner, z], [inner, z + 3], [street, top], mix(wood, mood.deep, 0.45))
      s.fill(
        [
          [inner, top, z - 1],
          [inner, top + 1.7, z + 3],
          [inner, top, z + 3],
        ],
        mix(wood, mood.deep, 0.45),
      )
      wall(
        s,
        [x, z],
        [x + w, z],
        [street, top],
        s.pen.fade([0, lift(wood, 0.03)], [1, mix(wood, mood.deep, 0.4)]),
      )
      for (let k = 0; k < 3; k++) {
        const lit = random.hit(0.68) ? lampOf(mood) : mix(mood.deep, wood, 0.35)
        wall(s, [x + 0.5 + k * 2.1, z - 0.02], [x + 2 + k * 2.1, z - 0.02], [street + 3, street + 4.1], lit)
        wall(
          s,
          [x + 0.5 + k * 2.1, z - 0.02],
          [x + 2 + k * 2.1, z - 0.02],
          [street + 0.2, street + 2],
          mix(lit, wood, 0.25),
        )
      }
      s.fill(
        [
          [x - 0.4, top, z - 1],
          [x + w + 0.4, top, z - 1],
          [x + w, top + 1.7, z + 3],
          [x, top + 1.7, z + 3],
        ],
        tile,
      )
      for (let k = 0; k <= 14; k++) {
        const at = x - 0.4 + ((w + 0.8) * k) / 14
        s.line(
          [
            [at, top, z - 1],
            [x + (w * k) / 14, top + 1.7, z + 3],
          ],
          lift(tile, -0.05),
          2,
          { opacity: 0.7 },
        )
      }
      s.line(
        [
          [x - 0.4, top, z - 1],
          [x + w + 0.4, top, z - 1],
        ],
        mix(tile, mood.light, 0.35),
        3,
      )
    }
  }
}

/** Down to the street ahead, up to the park behind us, and the stone posts beside them. */
function steps(s: Sphere, mood: Mood): void {
  const stone = mix(mix(mood.mid, mood.paper, 0.42), [0.6, 0.02, 80], 0.3)
  const posts: Colour = mix(stone, mood.light, 0.2)
  for (let k = 35; k >= -22; k--) {
    const [z, y] = [k * TREAD, HERE - k * RISE]
    flat(s, [-HALF, HALF], [z, z + TREAD], y, mix(stone, mood.light, 0.12))
    wall(s, [-HALF, z + TREAD], [HALF, z + TREAD], [y - RISE, y], mix(stone, mood.deep, 0.35))
    if (k < 0) wall(s, [-HALF, z + TREAD], [HALF, z + TREAD], [y - RISE, y], mix(stone, mood.deep, 0.22))
    s.line(
      [
        [-HALF, y, z + TREAD],
        [HALF, y, z + TREAD],
      ],
      mix(stone, mood.light, 0.4),
      2,
    )
  }
  for (let k = 34; k >= -20; k -= 3) {
    const [z, y] = [k * TREAD + 0.2, HERE - k * RISE]
    for (const x of [-HALF - 0.25, HALF + 0.25]) {
      if (Math.abs(z) < 1) continue
      post(s, x, z, [y - 0.3, y + 1.15], mix(posts, mood.deep, 0.3), 0.34)
      post(s, x - 0.05, z, [y - 0.3, y + 1.12], posts, 0.22)
    }
  }
}
