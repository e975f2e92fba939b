// Cheongha Market: a square with shops all round, stalls on the ground, and the big squid in the middle.
import { type Colour, lift, mix } from '#art/colour.ts'
import { type Mood, redOf } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import type { Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, ranges, someone, wall } from './shapes.ts'
import { stall } from './stall.ts'

const SIDES = 14
const RING = 13.5

export const cheongha: Place = (s, random, mood) => {
  s.sky(mood)
  s.sun(mood, -74, 40, 3)
  s.clouds(mood, 16)
  ranges(s, random, mood, 5, 8)
  const paving = mix(mix(mood.far, mood.paper, 0.5), [0.7, 0.03, 70], 0.45)
  s.ground(mix(paving, mood.sky[2], 0.2), paving, mix(paving, mood.near, 0.25))
  for (let z = -9.7; z < 12; z += 1.5) {
    flat(s, [-12, 12], [z, z + 0.05], -s.eyes, mix(paving, mood.near, 0.25), { opacity: 0.6 })
  }
  shops(s, random.branch('shops'), mood)
  const coats: Colour[] = [
    [0.6, 0.14, 25],
    [0.55, 0.1, 240],
    [0.72, 0.12, 85],
    [0.5, 0.08, 300],
  ]
  const walk = random.branch('people')
  for (const towards of [-152, -118, -70, -33, 31, 66, 108, 149, 176]) {
    someone(s, towards, walk.between(9, 11.5), mood, {
      coat: walk.pick(coats),
      short: walk.hit(0.5),
      tall: walk.between(1.52, 1.75),
    })
  }
  s.facing(s.stand(4, 9), 4, (x, y, metre) => squid(s.pen, x, y, metre * 5.2, mood))
  for (const [towards, distance] of [
    [-26, 7],
    [28, 7.4],
    [64, 6.6],
    [-66, 6.6],
    [118, 6.5],
    [-112, 6.7],
    [158, 6.8],
    [-155, 6.5],
  ] as const) {
    stall(s, random.branch(`stall ${towards}`), towards, distance, mood)
  }
}

/** Low houses with painted fronts, awnings and signs; lanes lead out between some of them. */
function shops(s: Sphere, random: Random, mood: Mood): void {
  const fronts: Colour[] = [
    [0.86, 0.05, 85],
    [0.75, 0.07, 200],
    [0.78, 0.08, 40],
    [0.84, 0.04, 150],
    [0.7, 0.08, 255],
  ]
  const signs: Colour[] = [redOf(mood), [0.5, 0.12, 245], [0.55, 0.11, 155], [0.84, 0.15, 88]]
  const corner = (k: number): [number, number] => {
    const turn = ((k - 0.5) / SIDES) * 2 * Math.PI
    return [RING * Math.sin(turn), RING * Math.cos(turn)]
  }
  const foot = -s.eyes
  for (let k = 0; k < SIDES; k++) {
    if (k === 3 || k === 9) continue
    const [a, b] = [corner(k), corner(k + 1)]
    const along = (t: number): [number, number] => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    const out = ([x, z]: [number, number], by: number): [number, number] => [x * by, z * by]
    const front = mix(random.pick(fronts), mood.far, 0.12)
    const top = random.between(2.3, 3.4)
    wall(
      s,
      along(0.02),
      along(0.98),
      [foot, top],
      s.pen.fade([0, lift(front, 0.03)], [1, mix(front, mood.near, 0.25)]),
    )
    wall(s, along(0), along(1), [top, top + 0.22], mix(front, mood.near, 0.5))
    const sign = random.pick(signs)
    wall(s, out(along(0.08), 0.99), out(along(0.92), 0.99), [1.25, 1.95], sign)
    for (let m = 0; m < 5; m++) {
      const t = 0.2 + m * 0.13
      wall(s, out(along(t), 0.985), out(along(t + 0.08), 0.985), [1.42, 1.78], mix(mood.paper, sign, 0.08))
    }
    const dark = mix(mood.deep, front, 0.25)
    wall(s, out(along(0.12), 0.99), out(along(0.58), 0.99), [foot, 0.7], dark)
    wall(s, out(along(0.66), 0.99), out(along(0.86), 0.99), [foot + 0.9, 0.6], mix(mood.sky[1], dark, 0.25))
    const stripes = 10
    for (let m = 0; m < stripes; m++) {
      const [l, r] = [along(0.06 + (0.6 * m) / stripes), along(0.06 + (0.6 * (m + 1)) / stripes)]
      const [l2, r2] = [out(l, 0.9), out(r, 0.9)]
      s.fill(
        [
          [l[0], 1.1, l[1]],
          [r[0], 1.1, r[1]],
          [r2[0], 0.62, r2[1]],
          [l2[0], 0.62, l2[1]],
        ],
        m % 2 ? mood.paper : sign,
      )
    }
  }
}

/** It stands on a round base, its arms spread below it. */
function squid(pen: Pen, x: number, y: number, height: number, mood: Mood): void {
  const skin: Colour = [0.72, 0.15, 35]
  const dark = mix(skin, mood.deep, 0.3)
  pen.place(x, y, height / 100, () => {
    pen.ellipse(0, 0, 34, 5, mood.deep, { opacity: 0.3 })
    pen.path('M-26 0L-24 -12H24L26 0Q0 5 -26 0Z', mix(mood.paper, mood.far, 0.35))
    for (const side of [-1, 1]) {
      for (const reach of [8, 16, 25])
        pen.line(
          `M${side * 4} -34C${side * reach * 0.6} -18 ${side * reach} -26 ${side * (reach + 3)} -13`,
          reach === 16 ? dark : skin,
          5,
        )
      pen.line(`M${side * 8} -38C${side * 30} -40 ${side * 36} -52 ${side * 32} -62`, skin, 4)
      pen.ellipse(side * 32, -64, 4, 6, dark)
    }
    pen.path(
      'M-17 -36C-22 -56 -14 -78 0 -92C14 -78 22 -56 17 -36Q0 -28 -17 -36Z',
      pen.across([0, lift(skin, 0.06)], [0.6, skin], [1, dark]),
    )
    pen.path(
      'M0 -100C10 -92 24 -84 27 -72Q14 -74 9 -80Q0 -86 -9 -80Q-14 -74 -27 -72C-24 -84 -10 -92 0 -100Z',
      dark,
    )
    for (const side of [-1, 1]) {
      pen.circle(side * 8, -47, 5.6, mood.paper)
      pen.circle(side * 8, -46, 2.8, mood.deep)
    }
    pen.line('M-4 -38Q0 -35 4 -38', mood.deep, 1.6)
  })
}
