// The courtyard of a hanok at dusk: the lit hall ahead, jars along the wall, roofs and hills behind it on every side.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, moods } from '#art/moods.ts'
import { hanok } from '#art/parts/hanok.ts'
import { jar } from '#art/parts/jar.ts'
import { gardenTree, pine } from '#art/parts/trees.ts'
import type { Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import { mainHall } from './main-hall.ts'
import { Sphere, type Spot } from './sphere.ts'

const mood = moods.dusk
const haze = hazeOf(mood, 0.3)
const EYES = 1.6
/** half the courtyard */
const COURT = 9
const stone = mix(mood.mid, mood.paper, 0.3)

export function village(pen: Pen, random: Random): void {
  const sphere = new Sphere(pen, EYES)
  sphere.sky(mood)
  sphere.stars(random.branch('stars'), mood, 160)
  sphere.sun(mood, 128, 11, 3.4)
  sphere.clouds(mood, 16)
  for (let i = 0; i < 3; i++) {
    const colour = mix(mix(mood.far, haze, 0.5 - i * 0.2), mood.mid, i / 3)
    sphere.ridge(random.branch(`ridge${i}`), mood, { base: 3.5 - i * 1.2, swing: 9 - i * 2.4, colour, haze })
  }
  pen.rect(0, pen.height * 0.505, pen.width, pen.height * 0.5, mix(mood.near, mood.deep, 0.3))
  neighbours(sphere, random)
  ground(sphere, random.branch('slabs'))
  walls(sphere)
  jars(sphere, random.branch('jars'))
  mainHall(sphere, mood, stone)
  trees(sphere)
}

function neighbours(sphere: Sphere, random: Random): void {
  const rows = [
    { distance: 95, count: 34, width: 15, near: 0.15 },
    { distance: 55, count: 22, width: 14, near: 0.4 },
    { distance: 30, count: 13, width: 11, near: 0.7 },
  ]
  for (const [i, row] of rows.entries()) {
    const own = random.branch(`row${i}`)
    const tile = mix(mix(mood.far, haze, 0.3), mix(mood.mid, mood.deep, 0.25), row.near)
    for (let k = 0; k < row.count; k++) {
      const towards = ((k + own.between(0.1, 0.9)) / row.count) * 360 - 180
      // the hall hides what is behind it
      if (Math.abs(towards) < 38 && row.near > 0.5) continue
      // uphill: the farther a house, the higher it stands
      const eave = row.distance * 0.045 + own.between(-0.6, 0.8)
      const look = { tile, mood, near: row.near, lit: own.hit(0.55) }
      const width = row.width * own.between(0.85, 1.2)
      sphere.facing(sphere.stand(towards, row.distance, eave), width, (x, y, metre) => {
        const w = width * metre
        const outline = `M${x - w} ${y - w}H${x + w}V${sphere.pen.height * 0.512}H${x - w}Z`
        sphere.pen.inside(outline, () => hanok(sphere.pen, x, y, w, look))
      })
      if (own.hit(0.5)) {
        sphere.facing(sphere.stand(towards + 360 / row.count / 2, row.distance, -0.4), 4, (x, y, metre) =>
          gardenTree(sphere.pen, x, y, metre * own.between(2, 3.4), mix(tile, mood.mid, 0.35)),
        )
      }
    }
  }
}

/** Stone slabs in rows, with sand between the court's edge and the wall. */
function ground(sphere: Sphere, random: Random): void {
  const sand = mix(mix(mood.mid, mood.near, 0.35), [0.6, 0.06, 60], 0.35)
  const edge = COURT + 0.2
  const y = -EYES
  sphere.fill(
    [
      [-edge, y, edge],
      [edge, y, edge],
      [edge, y, -edge],
      [-edge, y, -edge],
    ],
    sand,
  )
  const size = 1.2
  for (let i = -6; i < 6; i++) {
    for (let k = -6; k < 6; k++) {
      // a path to the hall and one to the gate, and a square where we stand
      const onPath = Math.abs(i + 0.5) < 1.6 || (Math.abs(i + 0.5) < 3.2 && Math.abs(k + 0.5) < 3.2)
      if (!onPath) continue
      const [x, z, gap] = [i * size, k * size, 0.045]
      const shade = mix(stone, random.hit(0.5) ? mood.light : mood.deep, random.between(0, 0.16))
      const far = Math.hypot(x, z)
      const slab: Spot[] = [
        [x + gap, y, z + gap],
        [x + size - gap, y, z + gap],
        [x + size - gap, y, z + size - gap],
        [x + gap, y, z + size - gap],
      ]
      sphere.fill(slab, mix(shade, mood.near, Math.min(0.45, far * 0.05)))
    }
  }
  // the warmth of the windows on the ground
  const lamp = lampOf(mood)
  sphere.facing(sphere.stand(0, 3.6), 6, (x, at, metre) => {
    sphere.pen.ellipse(
      x,
      at,
      metre * 4.6,
      sphere.pen.height * 0.11,
      sphere.pen.glow([0, lamp, 0.42], [1, lamp, 0]),
    )
  })
}

/** Walls with a tiled cap on three sides; a gate in the one behind us. */
function walls(sphere: Sphere): void {
  const top = 0.45
  const plaster = mix(mix(mood.mid, mood.paper, 0.42), mood.light, 0.1)
  const cap = mix(mood.near, mood.deep, 0.45)
  const pieces: [Spot, Spot][] = [
    [
      [-COURT, 0, COURT],
      [-COURT, 0, -COURT],
    ],
    [
      [COURT, 0, COURT],
      [COURT, 0, -COURT],
    ],
    [
      [-COURT, 0, -COURT],
      [-1.9, 0, -COURT],
    ],
    [
      [1.9, 0, -COURT],
      [COURT, 0, -COURT],
    ],
    [
      [-COURT, 0, COURT],
      [-6.6, 0, COURT],
    ],
    [
      [6.6, 0, COURT],
      [COURT, 0, COURT],
    ],
  ]
  const at = ([x, , z]: Spot, y: number): Spot => [x, y, z]
  for (const [a, b] of pieces) {
    const shade = sphere.pen.fade([0, plaster], [1, mix(plaster, mood.near, 0.55)])
    sphere.fill([at(a, -EYES), at(b, -EYES), at(b, top), at(a, top)], shade)
    const footing = mix(stone, mood.near, 0.45)
    sphere.fill([at(a, -EYES), at(b, -EYES), at(b, -EYES + 0.6), at(a, -EYES + 0.6)], footing)
    tiles(sphere, a, b, top, cap)
  }
  gate(sphere, cap)
}

function tiles(sphere: Sphere, a: Spot, b: Spot, top: number, cap: Colour): void {
  const outward = 0.92
  const inner = (t: number, y: number): Spot => {
    const [x, z] = [a[0] + (b[0] - a[0]) * t, a[2] + (b[2] - a[2]) * t]
    return [x * outward, y, z * outward]
  }
  const ridge = (t: number): Spot => [a[0] + (b[0] - a[0]) * t, top + 0.5, a[2] + (b[2] - a[2]) * t]
  sphere.fill([inner(0, top - 0.02), inner(1, top - 0.02), ridge(1), ridge(0)], cap)
  const count = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.3)
  for (let i = 0; i <= count; i++) {
    sphere.line([inner(i / count, top - 0.02), ridge(i / count)], lift(cap, 0.07), 3)
  }
  sphere.line([inner(0, top - 0.04), inner(1, top - 0.04)], lift(cap, -0.06), 5)
  sphere.line([ridge(0), ridge(1)], lift(cap, -0.04), 8)
}

function gate(sphere: Sphere, cap: Colour): void {
  const wood = mix([0.4, 0.07, 45], mood.near, 0.35)
  const z = -COURT
  const panel = (x1: number, x2: number, y1: number, y2: number, paint: Colour) =>
    sphere.fill(
      [
        [x1, y1, z],
        [x2, y1, z],
        [x2, y2, z],
        [x1, y2, z],
      ],
      paint,
    )
  panel(-1.9, 1.9, -EYES, 1.25, mix(mood.deep, mood.near, 0.4))
  for (const side of [-1, 1]) {
    panel(side * 0.04, side * 1.5, -EYES, 0.85, wood)
    for (let k = 1; k < 5; k++) {
      sphere.line(
        [
          [side * k * 0.3, -EYES, z + 0.02],
          [side * k * 0.3, 0.85, z + 0.02],
        ],
        mix(wood, mood.deep, 0.4),
        2,
      )
    }
    panel(side * 1.5, side * 1.9, -EYES, 1.25, mix(wood, mood.deep, 0.25))
  }
  panel(-1.9, 1.9, 0.85, 1.1, mix(wood, mood.spark, 0.12))
  tiles(sphere, [-2.9, 0, z], [2.9, 0, z], 1.2, cap)
}

function jars(sphere: Sphere, random: Random): void {
  const clay = mix([0.36, 0.06, 38], mood.near, 0.25)
  const row: [towards: number, distance: number, height: number][] = []
  for (let i = 0; i < 9; i++) row.push([-118 + i * 6.5, 8.1, random.between(0.7, 1.15)])
  for (let i = 0; i < 7; i++) row.push([-115 + i * 7.4, 7.2, random.between(0.5, 0.85)])
  for (const [towards, distance, height] of row) {
    sphere.facing(sphere.stand(towards, distance), 1, (x, y, metre) => {
      jar(sphere.pen, random.branch(`${towards}`), [x, y], metre * height * 0.95, metre * height, clay, mood)
    })
  }
}

function trees(sphere: Sphere): void {
  sphere.facing(sphere.stand(72, 8.2), 5, (x, y, metre) => pine(sphere.pen, x, y, metre * 3.6, 'left', mood))
  for (const [towards, distance, size] of [
    [150, 8.4, 0.8],
    [160, 8.5, 0.6],
    [-160, 8.4, 0.7],
    [104, 8.4, 0.6],
  ] as const) {
    sphere.facing(sphere.stand(towards, distance), 2, (x, y, metre) =>
      gardenTree(sphere.pen, x, y, metre * size, mix(mood.near, mood.mid, 0.4)),
    )
  }
}
