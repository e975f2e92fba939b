// Cheonju Lake in its old quarry: granite walls as straight as if drawn with a ruler, jade-green water, someone on the shore.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, post, ranges, rod, seated, tree } from './shapes.ts'

const LAKE = -3.4
const DECK = -1.6
/** the walls, from left to right all round: where each begins, how high it is, its tone */
const WALLS: readonly (readonly [x: number, z: number, top: number, tone: number])[] = [
  [-60, -10, 7.3, 0.1],
  [-46, 24, 9.5, 0],
  [-27, 36, 14.0, 0.14],
  [-12, 44, 11.8, 0.04],
  [2, 45, 15.1, 0.16],
  [16, 42, 13.4, 0.02],
  [28, 33, 10.1, 0.12],
  [46, 22, 11.8, 0.05],
  [60, -10, 6.7, 0.1],
]

export const pocheon: Place = (s, random, mood) => {
  s.sky(mood)
  s.sun(mood, 44, 40, 3)
  s.clouds(mood, 14)
  ranges(s, random, mood, 10, 14, 2)
  const jade: Colour = mix([0.6, 0.1, 172], mood.mid, 0.25)
  s.ground(mix(jade, mood.light, 0.2), jade, mix(jade, mood.deep, 0.4))
  cliffs(s, random.branch('cliffs'), mood)
  lake(s, random.branch('lake'), mood, jade)
  shore(s, random.branch('shore'), mood)
  seated(s, -3, 4.6, mood, [0.9, 0.03, 60], DECK, 'right')
  s.facing(s.stand(3, 4.7, DECK), 1, (x, y, metre) => {
    s.pen.rect(
      x - 0.05 * metre,
      y - 0.26 * metre,
      0.1 * metre,
      0.26 * metre,
      mix([0.5, 0.12, 145], mood.near, 0.2),
      { round: metre * 0.02 },
    )
    s.pen.rect(
      x - 0.02 * metre,
      y - 0.36 * metre,
      0.04 * metre,
      0.12 * metre,
      mix([0.5, 0.12, 145], mood.near, 0.2),
    )
  })
}

/** Faces cut in steps, with the marks of the drills; trees along the edge, streaks where rain ran down. */
function cliffs(s: Sphere, random: Random, mood: Mood): void {
  const granite = mix([0.78, 0.015, 80], mood.far, 0.3)
  WALLS.slice(0, -1).forEach(([x1, z1, top, tone], i) => {
    const [x2, z2] = WALLS[i + 1]!
    const face = lift(mix(granite, mood.mid, tone * 2.2), 0.06 - tone)
    const on = (t: number, y: number): Spot => [x1 + (x2 - x1) * t, y, z1 + (z2 - z1) * t]
    for (let k = 0; k < 9; k++) {
      const [x, , z] = on((k + 0.5) / 9, 0)
      const shade = mix([0.52, 0.1, 145], mood.near, random.between(0.25, 0.6))
      tree(
        s,
        (Math.atan2(x, z) * 180) / Math.PI,
        Math.hypot(x, z) + 2,
        random.between(3.4, 5.4),
        shade,
        top - 1,
      )
    }
    s.fill(
      [on(0, LAKE), on(1, LAKE), on(1, top), on(0, top)],
      s.pen.fade([0, lift(face, 0.07)], [0.7, face], [1, mix(face, mood.near, 0.35)]),
    )
    s.fill([on(0, LAKE), on(0.06, LAKE), on(0.06, top), on(0, top)], mix(face, mood.deep, 0.35), {
      opacity: 0.5,
    })
    const ledge = top * random.between(0.35, 0.62)
    s.fill([on(0.1, LAKE), on(0.62, LAKE), on(0.62, ledge), on(0.1, ledge)], lift(face, 0.06), {
      opacity: 0.65,
    })
    s.line([on(0.1, ledge), on(0.62, ledge)], lift(face, 0.14), 4)
    for (let k = 0; k < 26; k++) {
      const t = random.between(0.02, 0.98)
      const from = random.between(LAKE, top * 0.7)
      s.line(
        [on(t, from), on(t, from + random.between(2, top * 0.5))],
        random.hit(0.6) ? mix(face, mood.deep, 0.4) : lift(face, 0.12),
        random.hit(0.2) ? 5 : 2,
        { opacity: 0.45 },
      )
    }
    for (let k = 1; k < 5; k++)
      s.line(
        [on(0, (top * k) / 5), on(1, (top * k) / 5 + random.between(-0.6, 0.6))],
        mix(face, mood.near, 0.5),
        2,
        { opacity: 0.5 },
      )
    s.line([on(0, top), on(1, top)], lift(face, 0.12), 4)
  })
}

/** Reflections of the walls, and small waves. */
function lake(s: Sphere, random: Random, mood: Mood, jade: Colour): void {
  const haze = hazeOf(mood, 0.3)
  s.fill(
    WALLS.map(([x, z]): Spot => [x, LAKE, z]).concat([
      [60, LAKE, -40],
      [-60, LAKE, -40],
    ]),
    s.pen.fade([0, mix(jade, mood.deep, 0.12)], [0.3, lift(jade, 0.06)], [1, mix(jade, mood.near, 0.25)]),
  )
  for (let i = 0; i < 60; i++) {
    const [x, z] = [random.between(-30, 30), random.between(20, 42)]
    if (Math.hypot(x, z) > 42) continue
    s.line(
      [
        [x, LAKE, z],
        [x, LAKE, z - random.between(3, 9)],
      ],
      mix(haze, jade, 0.3),
      3,
      { opacity: 0.3 },
    )
  }
  for (let i = 0; i < 190; i++) {
    const [towards, distance, w] = [random.between(-80, 80), random.between(7, 36), random.between(0.2, 0.9)]
    s.facing(s.stand(towards, distance, LAKE), 1.4, (x, y, metre) =>
      s.pen.ellipse(
        x,
        y,
        w * metre,
        Math.max(1, w * metre * 0.04),
        random.hit(0.6) ? mood.light : mix(jade, mood.deep, 0.4),
        { opacity: 0.4 },
      ),
    )
  }
}

/** A deck of wood at the water with its rail; behind us the path and the woods. */
function shore(s: Sphere, random: Random, mood: Mood): void {
  const wood = mix([0.62, 0.06, 65], mood.near, 0.25)
  s.fill(
    [
      [-60, LAKE, 4],
      [60, LAKE, 4],
      [60, DECK, -30],
      [-60, DECK, -30],
    ],
    mix([0.5, 0.08, 140], mood.near, 0.5),
  )
  for (let i = 0; i < 40; i++)
    tree(
      s,
      92 + (i / 40) * 176,
      random.between(12, 22),
      random.between(4, 6.4),
      mix([0.52, 0.1, 145], mood.near, random.between(0.3, 0.6)),
      DECK,
    )
  deckEdge(s, mood, wood)
  for (let z = -5; z < 5.4; z += 0.36)
    flat(
      s,
      [-5.5, 5.5],
      [z + 0.015, z + 0.345],
      DECK,
      mix(wood, random.hit(0.5) ? mood.paper : mood.deep, random.between(0, 0.18)),
    )
  for (const side of [-5.5, 5.5]) {
    for (let z = -4.6; z < 5.4; z += 1.6) post(s, side, z, [DECK, DECK + 1], mix(wood, mood.deep, 0.35), 0.1)
    for (const up of [0.5, 1])
      rod(
        s,
        [
          [side, DECK + up, -5],
          [side, DECK + up, 0],
          [side, DECK + up, 5.4],
        ],
        mix(wood, mood.deep, 0.25),
        0.07,
      )
  }
}

function deckEdge(s: Sphere, mood: Mood, wood: Colour): void {
  s.fill(
    [
      [-5.5, DECK, 5.4],
      [5.5, DECK, 5.4],
      [5.5, DECK - 0.3, 5.4],
      [-5.5, DECK - 0.3, 5.4],
    ],
    mix(wood, mood.deep, 0.5),
  )
}
