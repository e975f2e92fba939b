// Hagwon Farm: green barley and yellow rape on low hills, a path of red earth, one tree.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { cumulus } from '#art/parts/cumulus.ts'
import { at, num } from '#art/pen.ts'
import { type Random, seededRandom } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { ranges, someone, tree } from './shapes.ts'

const GOLD: Colour = [0.88, 0.17, 98]

export const hagwon: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.4)
  const green = mix(mood.mid, [0.74, 0.15, 135], 0.5)
  s.sky(mood)
  s.sun(mood, -86, 34, 3)
  for (const [towards, up, size] of [
    [-150, 6, 26],
    [-48, 9, 24],
    [20, 8, 34],
    [84, 7, 20],
    [140, 8, 30],
  ] as const) {
    s.facing({ x: s.towards(towards), y: s.height(up), metre: s.degree }, size, (x, y, u) =>
      cumulus(s.pen, seededRandom(`cloud ${towards}`), [x, y], size * u, mood),
    )
  }
  ranges(s, random, mood, 1.6, 3.4, 2)
  s.ground(mix(green, haze, 0.35), green, mix(green, mood.near, 0.35))
  bands(s, random.branch('bands'), mood, green)
  mound(s, green, mood)
  path(s, mood)
  tree(s, 3, 36, 6.4, mix(mood.near, mood.mid, 0.15), 2.4)
  for (const towards of [-96, 118, 164]) tree(s, towards, 60, 5, mix(mood.near, haze, 0.25), 0)
  someone(s, -2.4, 15, mood, { coat: [0.96, 0.02, 90], tall: 1.6, short: true, ground: -1.62 })
  someone(s, 0.6, 15.4, mood, { coat: [0.5, 0.1, 245], tall: 1.74, short: true, ground: -1.6 })
  barley(s, random.branch('barley'), mood, green)
}

/** Strips of rape blossom among the green, all round. */
function bands(s: Sphere, random: Random, mood: Mood, green: Colour): void {
  for (const [z1, z2, side] of [
    [14, 19, -1],
    [26, 34, -1],
    [20, 30, 1],
    [44, 60, 1],
    [-16, -26, -1],
    [-20, -34, 1],
    [-46, -70, -1],
  ] as const) {
    const [x1, x2] = [side * 5, side * 90]
    s.fill(
      [
        [x1, -s.eyes, z1],
        [x2, -s.eyes, z1 + 4],
        [x2, -s.eyes, z2 + 6],
        [x1, -s.eyes, z2],
      ],
      mix(GOLD, green, 0.1),
    )
  }
  for (let i = 0; i < 30; i++) {
    const x = random.between(4, 70) * (random.hit(0.5) ? 1 : -1)
    const z = random.between(-50, 50)
    s.line(
      [
        [x, -s.eyes, z],
        [x + 1, -s.eyes, z + 16],
      ],
      mix(green, mood.near, 0.5),
      2,
      { opacity: 0.4 },
    )
  }
}

/** The low hill ahead, half green and half yellow, on which the tree stands. */
function mound(s: Sphere, green: Colour, mood: Mood): void {
  const outline = (from: number, to: number): Spot[] => {
    const spots: Spot[] = []
    for (let k = 0; k <= 40; k++) {
      const x = from + ((to - from) * k) / 40
      spots.push([x, -s.eyes + 4.2 * Math.exp(-((x - 2) ** 2) / 520), 40])
    }
    return [...spots, [to, -s.eyes - 0.2, 32], [from, -s.eyes - 0.2, 32]]
  }
  s.fill(
    outline(-60, 62),
    s.pen.fade([0, lift(mix(green, mood.light, 0.15), 0.01)], [1, mix(green, mood.near, 0.2)]),
  )
  s.fill(outline(8, 62), s.pen.fade([0, GOLD], [1, mix(GOLD, green, 0.35)]), { opacity: 0.92 })
}

function path(s: Sphere, mood: Mood): void {
  const earth = mix([0.6, 0.11, 42], mood.mid, 0.15)
  const middle = (t: number): Spot => [
    Math.sin(t * 4.2) * 1.7 * t + t * t * 1.4,
    t < 0.72 ? -s.eyes : -s.eyes + (t - 0.72) * 14,
    t * 38 - 1,
  ]
  const edge = (side: number): Spot[] =>
    Array.from({ length: 41 }, (_, k): Spot => {
      const [x, y, z] = middle(k / 40)
      return [x + side * (1.25 - (k / 40) * 0.35), y, z]
    })
  s.fill([...edge(-1), ...edge(1).toReversed()], earth)
  s.fill(
    [
      [-1.2, -s.eyes, -1],
      [1.2, -s.eyes, -1],
      [2.4, -s.eyes, -60],
      [-0.4, -s.eyes, -60],
    ],
    earth,
  )
  s.line(edge(-0.35), lift(earth, 0.07), 5, { opacity: 0.5 })
  s.line(edge(0.35), lift(earth, -0.06), 5, { opacity: 0.5 })
}

/** Ears of barley beside the path, each with its beard; rape blossom among them. */
function barley(s: Sphere, random: Random, mood: Mood, green: Colour): void {
  const stalks: { x: number; z: number }[] = []
  for (let i = 0; i < 760; i++) {
    const near = 2.2 + 9 * random.next() ** 1.7
    stalks.push({
      x: (random.hit(0.5) ? 1 : -1) * random.between(1.7, 8),
      z: (random.hit(0.72) ? 1 : -1) * near,
    })
  }
  stalks.sort((a, b) => Math.hypot(b.x, b.z) - Math.hypot(a.x, a.z))
  for (const { x, z } of stalks) {
    const [h, lean, rape, shade] = [
      random.between(0.5, 0.85),
      random.between(-0.16, 0.16),
      random.hit(x > 0 ? 0.45 : 0.12),
      random.between(0, 0.4),
    ]
    const stem = mix(mix(green, mood.near, 0.4), GOLD, shade * 0.6)
    s.facing(s.standAt([x, -s.eyes, z]), 1, (px, py, metre) => {
      const [tx, ty] = [px + lean * metre, py - h * metre]
      s.pen.line(
        `M${at(px, py)}Q${at(px, py - h * 0.6 * metre)} ${at(tx, ty)}`,
        stem,
        Math.max(1.2, metre * 0.014),
      )
      if (rape) {
        for (const [dx, dy] of [
          [0, 0],
          [-0.04, 0.04],
          [0.04, 0.05],
          [0, 0.09],
        ] as const)
          s.pen.circle(tx + dx * metre, ty + dy * metre, metre * 0.034, GOLD)
        return
      }
      s.pen.ellipse(tx, ty + metre * 0.05, metre * 0.022, metre * 0.07, lift(mix(stem, GOLD, 0.4), 0.06))
      s.pen.line(
        `M${at(tx, ty)}l${at(-metre * 0.05, -metre * 0.13)}M${at(tx, ty)}l${at(metre * 0.05, -metre * 0.13)}M${at(tx, ty)}v${num(-metre * 0.14)}`,
        lift(stem, 0.08),
        Math.max(0.8, metre * 0.006),
      )
    })
  }
}
