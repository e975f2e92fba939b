// Hwahongmun: seven stone arches in the stream with a hall on top, the pavilion on its rock, the wall over the hill.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { at } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, pavilion, ranges, seated, someone, tree, wall } from './shapes.ts'

const GATE = 17
const STREAM = -2.6
/** half the width of the stream */
const HALF = 11

export const hwahongmun: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.35)
  const grass = mix([0.66, 0.12, 130], mood.mid, 0.35)
  const stone = mix(mix(mood.far, mood.paper, 0.55), [0.74, 0.03, 75], 0.5)
  s.sky(mood)
  s.sun(mood, -50, 15, 3)
  s.clouds(mood, 18)
  ranges(s, random, mood, 4, 9)
  s.ground(mix(grass, haze, 0.4), grass, mix(grass, mood.near, 0.35))
  hills(s, random.branch('hill'), mood, grass)
  battlements(s, mood, stone)
  s.facing(s.stand(29, 25, 3.8), 6, (x, y, metre) =>
    pavilion(s.pen, x, y, metre, {
      width: 6.4,
      eave: 3.2,
      floor: 1.2,
      posts: 4,
      mood,
      wood: mix([0.5, 0.14, 30], mood.near, 0.2),
      beam: mix([0.55, 0.1, 165], mood.near, 0.2),
    }),
  )
  stream(s, random.branch('stream'), mood, stone)
  s.facing(s.stand(0, GATE + 1.5, 1.6), 10, (x, y, metre) =>
    pavilion(s.pen, x, y, metre, {
      width: 11.5,
      eave: 3.4,
      floor: 0.7,
      posts: 4,
      mood,
      wood: mix([0.5, 0.14, 30], mood.near, 0.15),
      beam: mix([0.55, 0.1, 165], mood.near, 0.15),
    }),
  )
  arches(s, mood, stone)
  pond(s, random.branch('pond'), mood, grass)
  steppingStones(s, mood, stone)
  flat(s, [-HALF, HALF], [-2, 2], -s.eyes, mix(stone, mood.light, 0.2))
  for (const z of [-2, 2])
    wall(s, [-HALF, z], [HALF, z], [-s.eyes - 0.3, -s.eyes], mix(stone, mood.near, 0.4))
  someone(s, -9, 9.6, mood, { coat: [0.93, 0.03, 220], short: true, tall: 1.82, ground: STREAM + 0.35 })
  someone(s, -2, 8.2, mood, { coat: [0.68, 0.14, 20], short: true, tall: 1.62, ground: STREAM + 0.35 })
  for (const towards of [-44, 52]) tree(s, towards, 16, 5.4, mix([0.62, 0.12, 130], mood.near, 0.4), -1)
}

function hills(s: Sphere, random: Random, mood: Mood, grass: Colour): void {
  const slope = (z: number, from: number, to: number, tall: number): Spot[] => {
    const spots: Spot[] = []
    for (let k = 0; k <= 30; k++)
      spots.push([from + ((to - from) * k) / 30, -s.eyes + tall * Math.sin((Math.PI * k) / 30) ** 1.4, z])
    return [...spots, [to, -s.eyes - 1, z], [from, -s.eyes - 1, z]]
  }
  s.fill(slope(34, -8, 60, 11), mix(grass, mood.mid, 0.35))
  s.fill(slope(27, 4, 34, 6.4), s.pen.fade([0, lift(grass, 0.03)], [1, mix(grass, mood.near, 0.3)]))
  s.fill(slope(40, -70, -6, 9), mix(grass, mood.mid, 0.3))
  for (let i = 0; i < 24; i++)
    tree(
      s,
      random.between(-80, 80),
      random.between(36, 46),
      random.between(3, 5),
      mix(mix(grass, mood.near, 0.45), hazeOf(mood, 0.3), 0.2),
      random.between(0, 3),
    )
  for (let i = 0; i < 26; i++)
    tree(
      s,
      90 + random.between(0, 180),
      random.between(30, 44),
      random.between(4, 7),
      mix(grass, mood.near, random.between(0.3, 0.6)),
    )
}

/** The wall runs off over the hill like a ribbon. */
function battlements(s: Sphere, mood: Mood, stone: Colour): void {
  const run: Spot[] = [
    [6, 1.4, GATE + 3],
    [11, 3.4, 24],
    [17, 5.3, 27],
    [24, 6.9, 32],
    [34, 8.8, 40],
    [48, 8.2, 48],
  ]
  const left: Spot[] = [
    [-6, 1.4, GATE + 3],
    [-14, 2, 25],
    [-24, 4, 34],
    [-40, 6, 44],
  ]
  for (const line of [run, left]) {
    line.slice(0, -1).forEach(([x1, y1, z1], i) => {
      const [x2, y2, z2] = line[i + 1]!
      s.fill(
        [
          [x1, y1 - 2.4, z1],
          [x2, y2 - 2.4, z2],
          [x2, y2, z2],
          [x1, y1, z1],
        ],
        mix(stone, mood.near, 0.3),
      )
      for (let k = 0; k < 7; k++) {
        const on = (t: number): Spot => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, z1 + (z2 - z1) * t]
        const [a, b] = [on(k / 7 + 0.02), on(k / 7 + 0.11)]
        s.fill([a, b, [b[0], b[1] + 0.8, b[2]], [a[0], a[1] + 0.8, a[2]]], mix(stone, mood.near, 0.2))
      }
    })
  }
}

function stream(s: Sphere, random: Random, mood: Mood, stone: Colour): void {
  const [far, near] = mood.water ?? [mood.far, mood.near]
  flat(
    s,
    [-HALF, HALF],
    [-60, GATE],
    STREAM,
    s.pen.fade([0, mix(far, mood.sky[2], 0.45)], [1, mix(near, far, 0.3)]),
  )
  for (let i = 0; i < 110; i++) {
    const [x, z, w] = [random.between(-HALF, HALF), random.between(2, GATE - 0.5), random.between(0.2, 0.9)]
    s.facing(s.standAt([x, STREAM, z]), 1, (px, py, metre) =>
      s.pen.ellipse(px, py, w * metre, w * metre * 0.045, mood.paper, { opacity: 0.5 }),
    )
  }
  for (const side of [-1, 1]) {
    wall(s, [side * HALF, -60], [side * HALF, GATE], [STREAM, -s.eyes + 0.1], mix(stone, mood.near, 0.3))
    for (const up of [0.3, 0.55])
      s.line(
        [
          [side * HALF, STREAM + up, -60],
          [side * HALF, STREAM + up, GATE],
        ],
        mix(stone, mood.deep, 0.3),
        2,
      )
  }
}

/** Seven arches with water running out of them, parapet above. */
function arches(s: Sphere, mood: Mood, stone: Colour): void {
  const top = 1.7
  wall(
    s,
    [-HALF - 3, GATE],
    [HALF + 3, GATE],
    [STREAM, top],
    s.pen.fade([0, lift(stone, 0.04)], [1, mix(stone, mood.near, 0.3)]),
  )
  for (let row = 0; row < 6; row++) {
    const y = STREAM + 0.6 + row * 0.72
    s.line(
      [
        [-HALF - 3, y, GATE - 0.01],
        [HALF + 3, y, GATE - 0.01],
      ],
      mix(stone, mood.near, 0.5),
      1.6,
      { opacity: 0.7 },
    )
    for (let x = -HALF - 3 + (row % 2) * 0.8; x < HALF + 3; x += 1.6)
      s.line(
        [
          [x, y, GATE - 0.01],
          [x, y + 0.72, GATE - 0.01],
        ],
        mix(stone, mood.near, 0.5),
        1.6,
        { opacity: 0.7 },
      )
  }
  for (let k = -3; k <= 3; k++) {
    const [x, half, spring] = [k * 3.02, k === 0 ? 1.2 : 1.06, -1.1]
    const ring = (r: number, z: number): Spot[] => [
      [x - r, STREAM, z],
      ...Array.from(
        { length: 13 },
        (_, i): Spot => [
          x - r * Math.cos((Math.PI * i) / 12),
          spring + r * 1.15 * Math.sin((Math.PI * i) / 12),
          z,
        ],
      ),
      [x + r, STREAM, z],
    ]
    s.fill(ring(half + 0.3, GATE - 0.03), mix(stone, mood.light, 0.35))
    s.fill(
      ring(half, GATE - 0.05),
      s.pen.fade([0, mix(mood.deep, stone, 0.12)], [1, mix(mood.deep, mood.sky[1], 0.3)]),
    )
    s.fill(
      [
        [x - half * 0.8, STREAM + 0.5, GATE - 0.06],
        [x + half * 0.8, STREAM + 0.5, GATE - 0.06],
        [x + half * 1.1, STREAM, GATE - 1.1],
        [x - half * 1.1, STREAM, GATE - 1.1],
      ],
      mood.paper,
      { opacity: 0.75 },
    )
  }
  wall(s, [-HALF - 3, GATE - 0.05], [HALF + 3, GATE - 0.05], [top, top + 0.25], mix(stone, mood.light, 0.3))
  for (let x = -HALF - 2.6; x < HALF + 2.4; x += 1.5)
    if (Math.abs(x) > 5.6)
      wall(s, [x, GATE], [x + 0.95, GATE], [top + 0.2, top + 1], mix(stone, mood.near, 0.12))
}

/** Behind us to the right: the round pond, its small island with a tree, blankets on the grass. */
function pond(s: Sphere, random: Random, mood: Mood, grass: Colour): void {
  const [far] = mood.water ?? [mood.far]
  s.facing(s.stand(128, 15), 14, (x, y, metre) => {
    s.pen.ellipse(x, y, metre * 9, metre * 1.35, mix(grass, mood.near, 0.4))
    s.pen.ellipse(
      x,
      y + metre * 0.08,
      metre * 8.6,
      metre * 1.2,
      s.pen.fade([0, mix(far, mood.sky[2], 0.3)], [1, far]),
    )
    s.pen.ellipse(x, y, metre * 2, metre * 0.36, mix(grass, mood.near, 0.2))
  })
  tree(s, 128, 15, 3.6, mix(grass, mood.near, 0.35))
  for (const towards of [98, 112, 150]) {
    s.facing(s.stand(towards, 8.4), 2, (x, y, metre) =>
      s.pen.path(
        `M${at(x - metre, y)}L${at(x - 0.6 * metre, y - 0.25 * metre)}L${at(x + metre, y - 0.22 * metre)}L${at(x + 0.7 * metre, y + 0.06 * metre)}Z`,
        random.pick<Colour>([
          [0.7, 0.15, 25],
          [0.86, 0.1, 90],
          [0.7, 0.1, 240],
        ]),
      ),
    )
    seated(s, towards, 8.4, mood, mix(mood.paper, mood.mid, 0.3))
  }
}

function steppingStones(s: Sphere, mood: Mood, stone: Colour): void {
  for (let x = -10; x < 10.5; x += 1.25) {
    s.box([x, 8], [x + 0.85, 9], [STREAM, STREAM + 0.35], {
      front: mix(stone, mood.near, 0.45),
      side: mix(stone, mood.near, 0.55),
      top: mix(stone, mood.light, 0.25),
    })
  }
}
