// The great hall of a palace: seven bays, paper doors, painted beams, a roof of gray tiles.
import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { flat, post, wall } from './shapes.ts'

/** how far away it stands, and half its width */
export const HALL = 14
const HALF = 11
export const RED: Colour = [0.52, 0.15, 30]
export const GREEN: Colour = [0.56, 0.1, 165]

/** The hall on its terrace: five bays, paper doors, painted beams, the great roof. */
export function hall(s: Sphere, mood: Mood): void {
  const granite = mix(mix(mood.far, mood.paper, 0.7), [0.75, 0.02, 80], 0.35)
  const foot = -s.eyes
  for (const [step, out] of [
    [0.42, 3],
    [0.84, 1.9],
  ] as const) {
    wall(
      s,
      [-HALF - out, HALL - out],
      [HALF + out, HALL - out],
      [foot, foot + step],
      mix(granite, mood.near, 0.25),
    )
    flat(s, [-HALF - out, HALF + out], [HALL - out, HALL], foot + step, mix(granite, mood.light, 0.2))
  }
  for (let k = 0; k < 5; k++) {
    const z = HALL - 3.9 + k * 0.4
    wall(s, [-1.9, z], [1.9, z], [foot + k * 0.17, foot + (k + 1) * 0.17], mix(granite, mood.near, 0.3))
    flat(s, [-1.9, 1.9], [z, z + 0.4], foot + (k + 1) * 0.17, mix(granite, mood.light, 0.3))
  }
  const [floor, eave] = [foot + 0.84, 3.1]
  const wood = mix(RED, mood.near, 0.12)
  wall(s, [-HALF, HALL + 0.8], [HALF, HALL + 0.8], [floor, eave], mix(wood, mood.deep, 0.35))
  const bays = 7
  const bay = (HALF * 2) / bays
  const paper = s.pen.fade(
    [0, mix(mood.paper, [0.9, 0.06, 85], 0.4)],
    [1, mix(mood.paper, [0.75, 0.08, 80], 0.4)],
  )
  for (let b = 0; b < bays; b++) {
    const x = -HALF + b * bay
    wall(s, [x + 0.25, HALL + 0.75], [x + bay - 0.25, HALL + 0.75], [floor + 0.5, eave - 0.9], paper)
    wall(
      s,
      [x + 0.25, HALL + 0.75],
      [x + bay - 0.25, HALL + 0.75],
      [floor, floor + 0.5],
      mix(GREEN, mood.near, 0.25),
    )
    for (let k = 1; k < 8; k++) {
      const at = x + 0.25 + ((bay - 0.5) * k) / 8
      s.line(
        [
          [at, floor + 0.5, HALL + 0.74],
          [at, eave - 0.9, HALL + 0.74],
        ],
        mix(GREEN, mood.deep, 0.35),
        k === 4 ? 4 : 2,
      )
      const up = floor + 0.5 + ((eave - 1.4 - floor) * k) / 8
      s.line(
        [
          [x + 0.25, up, HALL + 0.74],
          [x + bay - 0.25, up, HALL + 0.74],
        ],
        mix(GREEN, mood.deep, 0.35),
        1.6,
      )
    }
  }
  for (let b = 0; b <= bays; b++) post(s, -HALF + b * bay, HALL, [floor, eave], wood, 0.34)
  wall(
    s,
    [-HALF - 0.4, HALL - 0.05],
    [HALF + 0.4, HALL - 0.05],
    [eave - 0.62, eave - 0.1],
    mix(GREEN, mood.near, 0.1),
  )
  for (let x = -HALF; x < HALF; x += 0.55)
    wall(
      s,
      [x, HALL - 0.07],
      [x + 0.26, HALL - 0.07],
      [eave - 0.5, eave - 0.22],
      (Math.round(x / 0.55) + 40) % 2 ? [0.6, 0.16, 35] : [0.5, 0.12, 250],
    )
  wall(s, [-1.2, HALL - 0.3], [1.2, HALL - 0.3], [eave - 0.95, eave - 0.1], mix(mood.deep, RED, 0.15))
  for (let k = 0; k < 3; k++)
    wall(
      s,
      [-0.85 + k * 0.62, HALL - 0.32],
      [-0.45 + k * 0.62, HALL - 0.32],
      [eave - 0.74, eave - 0.32],
      mix(mood.paper, [0.85, 0.1, 85], 0.4),
    )
  roof(s, mood, eave)
}

function roof(s: Sphere, mood: Mood, eave: number): void {
  const tile = mix([0.42, 0.02, 250], mood.deep, 0.3)
  const low = (t: number): Spot => [
    (2 * t - 1) * (HALF + 2.6),
    eave + 0.1 + Math.abs(2 * t - 1) ** 4 * 1.1,
    HALL - 2,
  ]
  const high = (t: number): Spot => [
    (2 * t - 1) * (HALF - 1.4),
    eave + 4.4 + Math.abs(2 * t - 1) ** 4 * 0.5,
    HALL + 4,
  ]
  const inner = (t: number): Spot => [(2 * t - 1) * (HALF + 0.4), eave - 0.05, HALL]
  const steps = Array.from({ length: 41 }, (_, i) => i / 40)
  s.fill([...steps.map(low), ...steps.toReversed().map(inner)], mix(GREEN, mood.deep, 0.35))
  for (let k = 0; k <= 60; k++) s.line([low(k / 60), inner(k / 60)], mix(GREEN, mood.light, 0.18), 2.4)
  s.fill(
    [...steps.map(low), ...steps.toReversed().map(high)],
    s.pen.fade([0, mix(tile, mood.light, 0.2)], [1, tile]),
  )
  for (let k = 0; k <= 64; k++) {
    const [a, b] = [low(k / 64), high(k / 64)]
    const sag: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.3, (a[2] + b[2]) / 2]
    s.line([a, sag, b], lift(tile, -0.05), 4, { opacity: 0.8 })
    s.line([[a[0] - 0.08, a[1], a[2]], [sag[0] - 0.06, sag[1], sag[2]], b], lift(tile, 0.1), 1.8, {
      opacity: 0.5,
    })
  }
  s.line(steps.map(low), lift(tile, 0.1), 7)
  s.line(steps.map(high), lift(tile, -0.06), 13)
  s.line(
    steps.map(high).map(([x, y, z]): Spot => [x, y - 0.2, z]),
    mix(mood.paper, tile, 0.2),
    4,
  )
}
