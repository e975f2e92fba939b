// Goseong's five-day market on Jeju: parasols and tangerines, walls of black stone, and the green crater of Seongsan.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { cumulus } from '#art/parts/cumulus.ts'
import { at } from '#art/pen.ts'
import { type Random, seededRandom } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, seated, someone } from './shapes.ts'
import { stall } from './stall.ts'

export const goseong: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.3)
  const [far] = mood.water ?? [mood.far]
  s.sky(mood)
  s.sun(mood, 80, 42, 3)
  for (const [towards, up, size] of [
    [-140, 7, 26],
    [-60, 8, 22],
    [-26, 9, 22],
    [46, 8, 26],
    [120, 7, 24],
  ] as const) {
    s.facing({ x: s.towards(towards), y: s.height(up), metre: s.degree }, size, (x, y, u) =>
      cumulus(s.pen, seededRandom(`cloud ${towards}`), [x, y], size * u, mood),
    )
  }
  const asphalt = mix([0.72, 0.02, 250], mood.paper, 0.25)
  s.ground(mix(far, mood.sky[2], 0.4), mix(asphalt, mood.far, 0.2), mix(asphalt, mood.near, 0.2))
  crater(s, mood)
  flat(s, [-260, 260], [-200, -24], -s.eyes, mix([0.62, 0.12, 130], haze, 0.3))
  flat(s, [-200, 200], [24, 90], -s.eyes, mix([0.66, 0.13, 125], haze, 0.25))
  for (const [z, up] of [
    [60, 0.5],
    [25, 0.9],
  ] as const)
    blackWall(s, random.branch(`wall ${z}`), mood, z, up)
  blackWall(s, random.branch('wall behind'), mood, -22, 0.9)
  groves(s, random.branch('groves'), mood)
  flat(s, [-30, 30], [-21, 23.6], -s.eyes, asphalt)
  for (let x = -24.3; x < 28; x += 5.4)
    s.line(
      [
        [x, -s.eyes, -20],
        [x, -s.eyes, 23],
      ],
      mix(mood.paper, asphalt, 0.3),
      2,
    )
  const booths = random.branch('booths')
  for (const [towards, distance] of [
    [-46, 15],
    [-31, 17],
    [-15, 18],
    [20, 18],
    [35, 16],
    [50, 14],
    [-38, 8.6],
    [41, 8.2],
    [-74, 11],
    [78, 11],
    [104, 12],
    [-102, 12],
    [130, 13],
    [-132, 13],
    [160, 14],
    [-162, 14],
  ] as const) {
    stall(s, booths.branch(`${towards}`), towards, distance, mood)
  }
  for (const [towards, distance] of [
    [-62, 9],
    [-8, 14],
    [11, 15],
    [66, 9.4],
    [92, 9],
    [-120, 9],
    [176, 11],
  ] as const) {
    someone(s, towards, distance, mood, {
      coat: booths.pick<Colour>([
        [0.55, 0.14, 20],
        [0.5, 0.1, 245],
        [0.7, 0.12, 85],
        [0.55, 0.1, 310],
      ]),
      short: true,
      tall: booths.between(1.5, 1.72),
    })
  }
  twoGrandmothers(s, mood)
  crates(s, mood)
}

/** Seongsan Ilchulbong: a crown of rock with green flanks, the sea beside it. */
function crater(s: Sphere, mood: Mood): void {
  const haze = hazeOf(mood, 0.3)
  const green = mix([0.62, 0.12, 135], mood.mid, 0.4)
  s.facing({ x: s.towards(1), y: s.height(-0.4), metre: s.degree }, 30, (x, y, u) => {
    const body = `M${at(x - 25 * u, y)}C${at(x - 20 * u, y - 3 * u)} ${at(x - 15 * u, y - 9 * u)} ${at(x - 11.5 * u, y - 12 * u)}L${at(x - 9 * u, y - 12.8 * u)}L${at(x - 6.8 * u, y - 11.6 * u)}L${at(x - 4 * u, y - 12.4 * u)}L${at(x - 1 * u, y - 11.3 * u)}L${at(x + 2.6 * u, y - 12.2 * u)}L${at(x + 5 * u, y - 11.4 * u)}L${at(x + 8.4 * u, y - 12.6 * u)}L${at(x + 10.6 * u, y - 11.2 * u)}C${at(x + 14 * u, y - 8 * u)} ${at(x + 15 * u, y - 3 * u)} ${at(x + 19 * u, y)}Z`
    s.pen.path(body, s.pen.fade([0, lift(mix(green, mood.near, 0.25), 0.02)], [1, mix(green, haze, 0.35)]))
    const rock = mix([0.55, 0.04, 70], mood.near, 0.25)
    for (const [dx, top, wide] of [
      [-10.6, 11.6, 2.4],
      [-6.4, 11, 2.2],
      [-1.6, 10.8, 2.6],
      [3.6, 11, 2.2],
      [8, 11.4, 2.6],
    ] as const) {
      s.pen.path(
        `M${at(x + (dx - wide / 2) * u, y - top * u)}L${at(x + (dx + wide / 2) * u, y - top * u)}L${at(x + (dx + wide * 0.3) * u, y - (top - 5) * u)}L${at(x + (dx - wide * 0.2) * u, y - (top - 6.2) * u)}Z`,
        rock,
        { opacity: 0.6 },
      )
    }
    s.pen.path(
      `M${at(x + 10.6 * u, y - 11.2 * u)}C${at(x + 14 * u, y - 8 * u)} ${at(x + 15 * u, y - 3 * u)} ${at(x + 19 * u, y)}H${(x + 11 * u).toFixed(1)}Q${at(x + 12 * u, y - 6 * u)} ${at(x + 9.6 * u, y - 10.6 * u)}Z`,
      rock,
      { opacity: 0.75 },
    )
  })
}

/** Basalt without mortar: dark stones of all sizes, with light between them. */
function blackWall(s: Sphere, random: Random, mood: Mood, z: number, tall: number): void {
  const stone = mix([0.34, 0.015, 260], mood.deep, 0.3)
  const step = Math.abs(z) > 40 ? 1.6 : 0.75
  for (let x = -46; x < 46; x += step) {
    for (const row of [0, 0.5]) {
      const [dx, r, shade] = [
        random.between(-0.2, 0.2),
        random.between(0.34, 0.52),
        random.between(-0.05, 0.09),
      ]
      s.facing(s.standAt([x + dx, -s.eyes + row * tall + 0.25, z]), 2, (px, py, metre) =>
        s.pen.ellipse(px, py, r * step * 1.5 * metre, r * tall * metre, lift(stone, shade)),
      )
    }
  }
}

/** Tangerine trees behind the walls. */
function groves(s: Sphere, random: Random, mood: Mood): void {
  const leaf = mix([0.48, 0.1, 145], mood.near, 0.3)
  for (let i = 0; i < 56; i++) {
    const [towards, distance, size] = [
      random.between(-180, 180),
      random.between(27, 40),
      random.between(1.3, 2),
    ]
    if (Math.abs(towards) < 15) continue
    s.facing(s.stand(towards, distance), 3, (x, y, metre) => {
      s.pen.ellipse(
        x,
        y - size * 0.75 * metre,
        size * metre,
        size * 0.95 * metre,
        lift(leaf, random.between(-0.03, 0.03)),
      )
      for (let k = 0; k < 9; k++)
        s.pen.circle(
          x + random.bell() * size * 0.8 * metre,
          y - (0.75 + random.bell() * 0.7) * size * metre,
          0.15 * metre,
          [0.74, 0.17, 58],
        )
    })
  }
}

/** Two women side by side behind their vegetables, each under her own hat. */
function twoGrandmothers(s: Sphere, mood: Mood): void {
  for (const [towards, coat, turned] of [
    [-11, [0.58, 0.13, 330], 'right'],
    [-1, [0.5, 0.09, 200], 'left'],
  ] as const) {
    seated(s, towards, 5.4, mood, coat, -s.eyes + 0.18, turned)
    s.facing(s.stand(towards, 5.4, -s.eyes + 0.18), 1, (x, y, metre) => {
      s.pen.ellipse(x, y - metre * 0.74, metre * 0.26, metre * 0.06, mix(mood.paper, coat, 0.35))
      s.pen.path(
        `M${at(x - metre * 0.15, y - metre * 0.74)}Q${at(x, y - metre * 0.96)} ${at(x + metre * 0.15, y - metre * 0.74)}Z`,
        mix(mood.paper, coat, 0.25),
      )
    })
  }
  const goods: Colour[] = [
    [0.62, 0.15, 138],
    [0.93, 0.03, 120],
    [0.66, 0.16, 45],
    [0.55, 0.13, 145],
    [0.5, 0.12, 320],
  ]
  for (const [i, colour] of [...goods, ...goods].entries()) {
    s.facing(s.stand(-18 + i * 2.9, 4.6), 1, (x, y, metre) => {
      s.pen.ellipse(x, y, metre * 0.22, metre * 0.07, mix([0.62, 0.14, 30], mood.near, 0.15))
      for (const [dx, dy] of [
        [-0.1, -0.03],
        [0.1, -0.03],
        [0, -0.06],
        [-0.05, -0.12],
        [0.06, -0.12],
      ] as const)
        s.pen.circle(x + dx * metre, y + dy * metre, metre * 0.075, lift(colour, -dy * 0.4))
    })
  }
}

function crates(s: Sphere, mood: Mood): void {
  for (const [towards, distance, rows] of [
    [16, 7, 2],
    [23, 6.8, 3],
    [30, 7.2, 1],
  ] as const) {
    for (let row = 0; row < rows; row++) {
      s.facing(s.stand(towards, distance, -s.eyes + row * 0.32), 1, (x, y, metre) => {
        s.pen.rect(
          x - 0.42 * metre,
          y - 0.32 * metre,
          0.84 * metre,
          0.32 * metre,
          mix([0.82, 0.13, 90], mood.near, 0.12),
          { round: metre * 0.03 },
        )
        for (const bar of [0.1, 0.2])
          s.pen.line(
            `M${at(x - 0.36 * metre, y - bar * metre)}H${(x + 0.36 * metre).toFixed(1)}`,
            mix([0.6, 0.12, 75], mood.near, 0.3),
            metre * 0.02,
          )
        if (row === rows - 1)
          for (let k = -3; k <= 3; k++)
            s.pen.circle(
              x + k * 0.12 * metre,
              y - (0.34 + (k % 2 ? 0.04 : 0)) * metre,
              metre * 0.085,
              [0.74, 0.18, 56],
            )
      })
    }
  }
}
