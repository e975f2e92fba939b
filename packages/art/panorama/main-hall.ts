// The main hall of a house in space, straight ahead of the viewer.
import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from './sphere.ts'

/** The main hall: a raised wooden floor, four bays of paper doors, and its great roof. */
export function mainHall(sphere: Sphere, mood: Mood, stone: Colour): void {
  const ground = -sphere.eyes
  const front = 6
  const back = 11
  const floor = ground + 0.75
  const eave = 1.75
  const half = 6.4
  const wood = mix([0.44, 0.075, 48], mood.near, 0.25)
  const lamp = lampOf(mood)
  const upright = (x1: number, x2: number, y1: number, y2: number, z: number, paint: Colour | string) =>
    sphere.fill(
      [
        [x1, y1, z],
        [x2, y1, z],
        [x2, y2, z],
        [x1, y2, z],
      ],
      paint,
    )

  // stone terrace and the floor boards before the doors
  upright(-half - 0.6, half + 0.6, ground, ground + 0.38, front - 1.1, mix(stone, mood.near, 0.35))
  const step: Spot[] = [
    [-half - 0.6, ground + 0.38, front - 1.1],
    [half + 0.6, ground + 0.38, front - 1.1],
    [half + 0.6, ground + 0.38, front],
    [-half - 0.6, ground + 0.38, front],
  ]
  sphere.fill(step, mix(stone, mood.light, 0.12))
  upright(-half, half, ground + 0.38, floor, front - 0.1, mix(wood, mood.deep, 0.5))
  sphere.fill(
    [
      [-half, floor, front - 0.1],
      [half, floor, front - 0.1],
      [half, floor, front + 1.1],
      [-half, floor, front + 1.1],
    ],
    mix(wood, lamp, 0.22),
  )
  for (let x = -half; x <= half; x += 0.4) {
    sphere.line(
      [
        [x, floor, front - 0.1],
        [x, floor, front + 1.1],
      ],
      mix(wood, mood.deep, 0.4),
      2,
    )
  }
  const wall = front + 1.1
  upright(-half, half, floor, eave + 0.6, wall, mix(wood, mood.deep, 0.35))
  const bay = (half * 2) / 5
  for (let b = 0; b < 5; b++) {
    const x = -half + b * bay
    doors(sphere, mood, x + 0.24, x + bay - 0.24, floor + 0.06, eave - 0.25, wall - 0.01)
  }
  for (let b = 0; b <= 5; b++) {
    const x = -half + b * bay
    upright(x - 0.13, x + 0.13, floor, eave + 0.4, front, mix(wood, mood.light, 0.06))
  }
  upright(-half, half, eave - 0.02, eave + 0.3, front, mix(wood, mood.deep, 0.2))
  roof(sphere, mood, front - 1, back, eave)
}

function doors(
  sphere: Sphere,
  mood: Mood,
  left: number,
  right: number,
  foot: number,
  top: number,
  z: number,
): void {
  const lamp = lampOf(mood)
  const paper = sphere.pen.fade([0, lift(lamp, 0.06)], [1, mix(lamp, mood.deep, 0.12)])
  sphere.fill(
    [
      [left, foot, z],
      [right, foot, z],
      [right, top, z],
      [left, top, z],
    ],
    paper,
  )
  const bar = mix(mood.deep, lamp, 0.25)
  const columns = 8
  for (let k = 0; k <= columns; k++) {
    const x = left + ((right - left) * k) / columns
    sphere.line(
      [
        [x, foot, z],
        [x, top, z],
      ],
      bar,
      k % 4 ? 2 : 5,
    )
  }
  for (let k = 0; k <= 9; k++) {
    const y = foot + ((top - foot) * k) / 9
    sphere.line(
      [
        [left, y, z],
        [right, y, z],
      ],
      bar,
      k % 9 ? 2 : 5,
    )
  }
}

function roof(sphere: Sphere, mood: Mood, front: number, back: number, eave: number): void {
  const tile = mix(mood.near, mood.deep, 0.4)
  const half = 8
  const lifted = (t: number): Spot => {
    const side = 2 * t - 1
    return [side * half, eave + 0.35 + Math.abs(side) ** 3 * 0.75, front]
  }
  const ridge = (t: number): Spot => {
    const side = 2 * t - 1
    return [side * half * 0.72, 4.6 + Math.abs(side) ** 3 * 0.3, (front + back) / 2]
  }
  const steps = Array.from({ length: 33 }, (_, i) => i / 32)
  // rafters under the eaves, then the tiled slope
  const under = mix(tile, [0.5, 0.08, 50], 0.3)
  const inner = (t: number): Spot => [(2 * t - 1) * 6.6, eave + 0.35, front + 1.2]
  sphere.fill([...steps.map(lifted), ...steps.toReversed().map(inner)], under)
  for (let k = 0; k <= 44; k++) {
    sphere.line([lifted(k / 44), inner(k / 44)], mix(under, mood.light, 0.16), 4)
  }
  const paint = sphere.pen.fade([0, mix(tile, mood.light, 0.14)], [1, lift(tile, -0.04)])
  sphere.fill([...steps.map(lifted), ...steps.toReversed().map(ridge)], paint)
  for (let k = 0; k <= 60; k++) {
    const [a, b] = [lifted(k / 60), ridge(k / 60)]
    const sag: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.22, (a[2] + b[2]) / 2]
    sphere.line([a, sag, b], lift(tile, -0.06), 5, { opacity: 0.8 })
    sphere.line([[a[0] - 0.04, a[1], a[2]], [sag[0] - 0.03, sag[1], sag[2]], b], lift(tile, 0.08), 2, {
      opacity: 0.6,
    })
  }
  sphere.line(steps.map(lifted), lift(tile, 0.09), 9)
  sphere.line(steps.map(ridge), lift(tile, -0.07), 16)
  sphere.line(
    steps.map(ridge).map(([x, y, z]): Spot => [x, y - 0.12, z]),
    mix(tile, mood.paper, 0.4),
    4,
  )
}
