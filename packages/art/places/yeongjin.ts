// The breakwater of Yeongjin: a finger of concrete between gray stones, the sea all round, a red scarf at its end.
import { lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood, redOf } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import { at } from '#art/pen.ts'
import { boat } from '#art/scenes/sea.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, rod, someone, waves } from './shapes.ts'

const SEA = 2.4
const DECK = -1.55
const END = 15

export const yeongjin: Place = (s, random, mood) => {
  const [far, near] = mood.water ?? [mood.far, mood.near]
  s.sky(mood)
  s.sun(mood, -30, 10, 3.2)
  s.clouds(mood, 20)
  s.ground(mix(far, mood.sky[2], 0.4), far, near)
  waves(s, random.branch('waves'), {
    level: SEA,
    far,
    near: mix(near, mood.deep, 0.2),
    light: mix(mood.light, far, 0.25),
    count: 1500,
  })
  for (const [towards, distance] of [
    [-24, 150],
    [19, 190],
    [52, 120],
    [-66, 160],
  ] as const) {
    s.facing(s.stand(towards, distance, -SEA), 6, (x, y, metre) => boat(s.pen, x, y, metre * 4, mood))
  }
  beach(s, random, mood)
  surf(s, random.branch('surf'), mood)
  pier(s, random.branch('stones'), mood)
  const red = redOf(mood, [0.6, 0.2, 26])
  someone(s, 3.4, 10.4, mood, { coat: mix([0.42, 0.05, 260], mood.deep, 0.2), tall: 1.86, ground: DECK })
  someone(s, -1.8, 10, mood, {
    coat: mix(mood.paper, [0.8, 0.05, 70], 0.5),
    scarf: red,
    tall: 1.62,
    ground: DECK,
  })
  bunch(s, mood)
  gulls(s, random.branch('gulls'), mood)
}

/** Concrete to walk on, and a slope of stones down to the water on each side. */
function pier(s: Sphere, random: Random, mood: Mood): void {
  const concrete = mix(mix(mood.far, mood.paper, 0.5), [0.75, 0.02, 80], 0.4)
  const stone = mix([0.58, 0.02, 260], mood.near, 0.3)
  for (const side of [-1, 1]) {
    const slope = [
      [side * 1.4, DECK, END],
      [side * 4.4, -SEA, END + 2],
      [side * 4.4, -SEA, -24],
      [side * 1.4, DECK, -24],
    ] as const
    s.fill(slope, mix(stone, mood.deep, 0.35))
    for (let i = 0; i < 210; i++) {
      const z = END + 1 - (i / 210) * 38
      const t = random.between(0, 1)
      const [x, y] = [side * (1.55 + t * 2.8), DECK + 0.05 + (-SEA - DECK) * t]
      const [size, shade] = [random.between(0.34, 0.62), random.between(-0.06, 0.12)]
      if (Math.hypot(x, z) < 1.5) continue
      s.facing(s.standAt([x, y, z]), 1, (px, py, metre) => {
        const u = size * metre
        const d = `M${at(px - u, py)}L${at(px - u * 0.7, py - u * 0.8)}L${at(px + u * 0.1, py - u)}L${at(px + u * 0.9, py - u * 0.55)}L${at(px + u, py + u * 0.1)}Z`
        s.pen.path(d, s.pen.fade([0, lift(stone, shade + 0.07)], [1, lift(stone, shade - 0.1)]))
      })
    }
  }
  flat(
    s,
    [-1.45, 1.45],
    [-24, END],
    DECK,
    s.pen.fade([0, lift(concrete, 0.02)], [1, mix(concrete, mood.near, 0.14)]),
  )
  for (let z = -22; z < END; z += 2.5)
    rod(
      s,
      [
        [-1.45, DECK, z],
        [1.45, DECK, z],
      ],
      mix(concrete, mood.near, 0.4),
      0.03,
    )
  for (const x of [-1.45, 1.45])
    rod(
      s,
      [
        [x, DECK, -24],
        [x, DECK, END],
      ],
      mix(concrete, mood.light, 0.4),
      0.07,
    )
}

/** White where the waves meet the stones. */
function surf(s: Sphere, random: Random, mood: Mood): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 70; i++) {
      const z = random.between(-20, END + 3)
      const w = random.between(0.4, 1.1)
      s.facing(s.standAt([side * random.between(4.1, 5.1), -SEA, z]), 2, (x, y, metre) =>
        s.pen.ellipse(x, y, w * metre, w * metre * 0.16, mood.paper, { opacity: 0.55 }),
      )
    }
  }
}

function beach(s: Sphere, random: Random, mood: Mood): void {
  const haze = hazeOf(mood, 0.3)
  const shore = (t: number) => 128 + 104 * t
  const sand = mix([0.86, 0.05, 82], mood.far, 0.25)
  s.fill(
    [
      [60, -SEA, -26],
      [-60, -SEA, -26],
      [-90, -SEA + 0.6, -90],
      [90, -SEA + 0.6, -90],
    ],
    sand,
  )
  for (let k = 0; k < 9; k++) {
    const wallPaint = mix(mood.paper, haze, random.between(0.1, 0.45))
    const [w, h] = [random.between(5, 9), random.between(4, 8)]
    s.facing(s.stand(shore(k / 8), 70, -1.4), 10, (x, y, metre) => {
      s.pen.rect(x - w * metre, y - h * metre, w * 2 * metre, h * metre, wallPaint)
      for (let m = 0; m < 4; m++)
        s.pen.rect(
          x + (-w * 0.8 + m * w * 0.42) * metre,
          y - h * 0.7 * metre,
          w * 0.26 * metre,
          h * 0.3 * metre,
          mix(mood.sky[0], mood.deep, 0.4),
        )
    })
  }
}

/** What the tall one brings: a bunch of buckwheat flowers. */
function bunch(s: Sphere, mood: Mood): void {
  s.facing(s.stand(1.4, 9.9, DECK + 0.78), 1, (x, y, metre) => {
    for (const [dx, dy] of [
      [0, 0],
      [-0.08, 0.03],
      [0.08, 0.03],
      [-0.04, -0.07],
      [0.05, -0.07],
    ] as const) {
      s.pen.line(`M${at(x, y + 0.25 * metre)}L${at(x + dx * metre, y + dy * metre)}`, mood.near, metre * 0.02)
      s.pen.circle(x + dx * metre, y + dy * metre, metre * 0.075, mood.paper)
    }
  })
}

function gulls(s: Sphere, random: Random, mood: Mood): void {
  for (let i = 0; i < 14; i++) {
    const w = random.between(0.5, 1.3)
    const stand = {
      x: s.towards(random.between(-95, 95)),
      y: s.height(random.between(5, 26)),
      metre: s.degree,
    }
    s.facing(stand, 2, (x, y, u) =>
      s.pen.line(
        `M${at(x - w * u, y - w * 0.2 * u)}Q${at(x - w * 0.45 * u, y - w * 0.55 * u)} ${at(x, y)}Q${at(x + w * 0.45 * u, y - w * 0.55 * u)} ${at(x + w * u, y - w * 0.2 * u)}`,
        mood.paper,
        Math.max(2, w * u * 0.12),
      ),
    )
  }
}
