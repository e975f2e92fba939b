// The end of a pier on a clear morning: the open sea on one side, a village on its hill on the other, boats between.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood, moods } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'
import { boat, lighthouse } from '#art/scenes/sea.ts'
import type { Random } from '#art/seeded-random.ts'
import { fishingVillage } from './fishing-village.ts'
import { Sphere, type Spot, type Stand } from './sphere.ts'

const mood: Mood = moods.noon
const haze = hazeOf(mood, 0.3)
const [farWater, nearWater] = moods.noon.water
/** the water lies this far below the eyes, the planks of the pier this far */
const WATER = 3.4
const DECK = 1.65
const SUN = -32

export function harbour(pen: Pen, random: Random): void {
  const sphere = new Sphere(pen, WATER)
  sphere.sky(mood)
  sphere.sun(mood, SUN, 14, 4)
  sphere.clouds(mood, 18)
  islands(sphere, random.branch('islands'))
  sea(sphere, random.branch('waves'))
  fishingVillage(sphere, random.branch('hill'), mood)
  breakwater(sphere)
  boats(sphere)
  pier(sphere, random.branch('planks'))
  gulls(sphere, random.branch('gulls'))
}

function islands(sphere: Sphere, random: Random): void {
  for (const [towards, broad, tall] of [
    [-75, 26, 2.6],
    [-52, 12, 1.5],
    [8, 16, 1.7],
    [52, 34, 3.4],
  ] as const) {
    const colour = mix(mood.far, haze, 0.35)
    const unit = sphere.pen.height / 180
    sphere.facing({ x: sphere.towards(towards), y: sphere.height(0), metre: unit }, broad, (x, y, u) => {
      const peak = random.branch(`${towards}`).between(-0.2, 0.2) * broad
      const line = `M${at(x - (broad / 2) * u, y)}C${at(x - broad * 0.3 * u, y - tall * 0.5 * u)} ${at(x + (peak - 2) * u, y - tall * 1.25 * u)} ${at(x + peak * u, y - tall * u)}C${at(x + (peak + 3) * u, y - tall * 0.8 * u)} ${at(x + broad * 0.34 * u, y - tall * 0.3 * u)} ${at(x + (broad / 2) * u, y)}Z`
      sphere.pen.path(line, sphere.pen.fade([0, colour], [1, mix(colour, haze, 0.6)]))
    })
  }
}

function sea(sphere: Sphere, random: Random): void {
  const { pen } = sphere
  const [W, H] = [pen.width, pen.height]
  const surface = pen.fade(
    [0, mix(farWater, haze, 0.55)],
    [0.05, mix(farWater, mood.sky[2], 0.2)],
    [0.3, farWater],
    [0.75, nearWater],
  )
  pen.rect(0, H / 2, W, H / 2 + 2, surface)
  // each wave a lozenge; the nearer, the larger
  for (let i = 0; i < 1500; i++) {
    const down = 0.35 + 62 * random.next() ** 2.6
    const size = (WATER / Math.tan((down * Math.PI) / 180)) ** -1
    const towards = random.between(-180, 180)
    const stand: Stand = { x: sphere.towards(towards), y: sphere.height(-down), metre: size * 480 }
    const light = random.hit(0.5)
    const colour = light ? mix(mood.light, farWater, 0.35) : mix(nearWater, mood.deep, 0.15)
    const [w, h] = [random.between(0.25, 0.9), random.between(0.03, 0.075)]
    const opacity = (light ? 0.4 : 0.3) * random.between(0.4, 1)
    wave(sphere, stand, w / Math.cos((Math.min(down, 75) * Math.PI) / 180), h, colour, opacity)
  }
  const shine = random.branch('shine')
  for (let i = 0; i < 420; i++) {
    const down = 0.3 + 26 * shine.next() ** 2.2
    const spread = 3.4 + down * 0.34
    const stand: Stand = {
      x: sphere.towards(SUN + shine.bell() * spread),
      y: sphere.height(-down),
      metre: H / 180,
    }
    const w = shine.between(0.3, 1.1) * (0.5 + down * 0.06)
    wave(sphere, stand, w, 0.05 + down * 0.008, mood.light, shine.between(0.35, 0.95))
  }
}

function wave(sphere: Sphere, stand: Stand, w: number, h: number, colour: Colour, opacity: number): void {
  sphere.facing(stand, w, (x, y, u) => {
    const d = `M${at(x - w * u, y)}Q${at(x, y - h * u)} ${at(x + w * u, y)}Q${at(x, y + h * u)} ${at(x - w * u, y)}Z`
    sphere.pen.path(d, colour, { opacity })
  })
}

/** Stones and a walkway out to the lighthouse. */
function breakwater(sphere: Sphere): void {
  const path = (side: number): Spot[] => [
    [150, -WATER + 2, -40 + side],
    [95, -WATER + 2, 30 + side],
    [53, -WATER + 2, 66 + side],
  ]
  const foot = (side: number): Spot[] => path(side).map(([x, , z]): Spot => [x - 1.5, -WATER, z])
  const stone = mix(mood.far, mood.near, 0.4)
  sphere.fill([...foot(-7), ...path(-4).toReversed()], mix(stone, mood.deep, 0.25))
  sphere.fill([...path(-4), ...path(4).toReversed()], mix(stone, mood.paper, 0.45))
  const stand = sphere.stand(43, 86, -WATER + 2)
  sphere.facing(stand, 10, (x, y, metre) => lighthouse(sphere.pen, x, y, metre * 15, mood))
}

function boats(sphere: Sphere): void {
  for (const [towards, distance, size] of [
    [-118, 26, 2.6],
    [-146, 34, 2.8],
    [142, 30, 2.7],
    [112, 22, 2.4],
    [-12, 70, 3],
    [24, 150, 3.4],
  ] as const) {
    sphere.facing(sphere.stand(towards, distance), 5, (x, y, metre) => {
      boat(sphere.pen, x, y, metre * size, mood)
    })
  }
}

/** Planks that lead from the village out to where we stand, with bollards, a lamp and a coil of rope. */
function pier(sphere: Sphere, random: Random): void {
  const half = 2.1
  const [front, back] = [3.4, -34]
  const wood = mix([0.66, 0.06, 65], mood.mid, 0.2)
  const side = mix(wood, mood.deep, 0.5)
  sphere.fill(
    [
      [-half, -DECK, front],
      [half, -DECK, front],
      [half, -DECK - 0.4, front],
      [-half, -DECK - 0.4, front],
    ],
    side,
  )
  for (const x of [-half, half]) {
    sphere.fill(
      [
        [x, -DECK, front],
        [x, -DECK, back],
        [x, -DECK - 0.4, back],
        [x, -DECK - 0.4, front],
      ],
      side,
    )
  }
  sphere.fill(
    [
      [-half, -DECK, front],
      [half, -DECK, front],
      [half, -DECK, back],
      [-half, -DECK, back],
    ],
    side,
  )
  const width = 0.34
  for (let z = back; z < front - 0.1; z += width) {
    const shade = mix(wood, random.hit(0.5) ? mood.paper : mood.deep, random.between(0, 0.2))
    const [near, far] = [z + 0.008, z + width - 0.008]
    sphere.fill(
      [
        [-half, -DECK, near],
        [half, -DECK, near],
        [half, -DECK, far],
        [-half, -DECK, far],
      ],
      shade,
    )
  }
  for (const [x, z] of [
    [-1.8, 2.9],
    [1.8, 2.9],
    [-1.8, -5],
    [1.8, -5],
    [-1.8, -13],
    [1.8, -13],
  ] as const) {
    sphere.facing(sphere.standAt([x, -DECK, z]), 1, (bx, by, metre) =>
      bollard(sphere.pen, bx, by, metre * 0.55),
    )
  }
  for (const z of [-9, -22]) lampPost(sphere, 1.9, z)
}

function bollard(pen: Pen, x: number, y: number, height: number): void {
  const iron = mix(mood.deep, mood.near, 0.2)
  const yellow: Colour = [0.84, 0.15, 88]
  pen.place(x, y, height / 100, () => {
    pen.ellipse(0, 0, 44, 12, mood.deep, { opacity: 0.3 })
    pen.path('M-26 0L-22 -70H22L26 0Q0 10 -26 0Z', pen.across([0, lift(iron, 0.08)], [1, iron]))
    pen.path('M-22 -70L-23 -44Q0 -34 23 -44L22 -70Z', yellow)
    pen.path('M-40 -78Q-40 -100 0 -100Q40 -100 40 -78Q0 -64 -40 -78Z', lift(iron, 0.1))
  })
}

function lampPost(sphere: Sphere, x: number, z: number): void {
  const iron = mix(mood.deep, mood.near, 0.25)
  sphere.line(
    [
      [x, -DECK, z],
      [x, 2.4, z],
      [x - 0.5, 2.7, z],
    ],
    iron,
    Math.max(4, 60 / Math.abs(z)),
  )
  const stand = sphere.standAt([x - 0.5, 2.65, z])
  sphere.facing(stand, 1, (lx, ly, metre) =>
    sphere.pen.circle(lx, ly, metre * 0.16, lift(lampOf(mood), 0.05)),
  )
}

function gulls(sphere: Sphere, random: Random): void {
  const unit = sphere.pen.height / 180
  for (let i = 0; i < 14; i++) {
    const stand: Stand = {
      x: sphere.towards(random.between(-90, 80)),
      y: sphere.height(random.between(6, 34)),
      metre: unit,
    }
    const [wing, rise] = [random.between(0.6, 1.5), random.between(0.35, 0.6)]
    sphere.facing(stand, 2, (x, y, u) => {
      const w = wing * u
      const d = `M${at(x - w, y - w * rise * 0.4)}Q${at(x - w * 0.45, y - w * rise)} ${at(x, y)}Q${at(x + w * 0.45, y - w * rise)} ${at(x + w, y - w * rise * 0.4)}`
      sphere.pen.line(d, mood.paper, Math.max(2.5, w * 0.12))
    })
  }
}
