// Trees: a persimmon branch that leans into the picture, a pine, round garden trees.

import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen, type Point } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

/** A bare branch reaching in from the right edge at x, with the fruit left for the magpies. */
export function persimmon(pen: Pen, random: Random, x: number, y: number, size: number, mood: Mood): void {
  const bark = mix(mood.deep, mood.near, 0.1)
  const fruit: Point[] = []
  const limb = (from: Point, angle: number, length: number, width: number, depth: number): void => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    const bow = random.between(-0.25, 0.25) * length
    const knee = at(
      (from[0] + to[0]) / 2 - Math.sin(angle) * bow,
      (from[1] + to[1]) / 2 + Math.cos(angle) * bow,
    )
    pen.line(`M${at(...from)}Q${knee} ${at(...to)}`, bark, width)
    if (depth <= 1 && random.hit(0.8)) fruit.push([to[0], to[1] + size * 0.03])
    if (depth === 0) return
    const twigs = depth > 2 ? 2 : random.whole(2, 3)
    for (let i = 0; i < twigs; i++) {
      const turn = (i - (twigs - 1) / 2) * random.between(0.45, 0.85) + random.between(-0.12, 0.12)
      limb(to, angle + turn, length * random.between(0.6, 0.76), width * 0.62, depth - 1)
    }
  }
  limb([x + size * 0.1, y + size * 0.42], Math.PI * 1.13, size * 0.34, size * 0.034, 3)
  for (const [fx, fy] of fruit) {
    const r = size * random.between(0.024, 0.032)
    pen.circle(fx, fy, r, mix(mood.spark, [0.68, 0.19, 42], 0.6))
    pen.circle(fx - r * 0.3, fy - r * 0.35, r * 0.34, mix(mood.spark, mood.light, 0.6), { opacity: 0.7 })
  }
}

/** A round crown, lit from above. */
export function gardenTree(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const heaps: [number, number, number, number][] = [
    [0, -0.9, 0.62, -0.04],
    [-0.42, -0.55, 0.5, -0.04],
    [0.44, -0.5, 0.52, -0.04],
    [0, -0.3, 0.62, -0.04],
    [-0.08, -1.02, 0.4, 0.035],
    [-0.5, -0.68, 0.26, 0.035],
    [0.38, -0.64, 0.26, 0.035],
  ]
  for (const [dx, dy, r, light] of heaps) {
    pen.circle(x + dx * size, y + dy * size, r * size, lift(colour, light))
  }
}

/** An old pine leaning over, its needles in flat pads. */
export function pine(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  leans: 'left' | 'right',
  mood: Mood,
): void {
  const pad = mix(mood.deep, mood.near, 0.25)
  const top = mix(mood.near, mood.mid, 0.3)
  const pads: [number, number, number][] = [
    [42, -106, 40],
    [18, -90, 30],
    [60, -84, 34],
    [50, -62, 26],
    [2, -66, 20],
  ]
  pen.place(
    x,
    y,
    size / 100,
    () => {
      pen.line('M0 10C-12 -35 26 -50 42 -102', mood.deep, 7)
      pen.line('M6 -45Q30 -52 50 -56', mood.deep, 3.5)
      for (const [px, py, w] of pads) {
        pen.place(px, py, w / 100, () => {
          pen.path('M-100 16C-90 -36 -30 -50 0 -42C40 -56 95 -30 100 14Q0 34 -100 16Z', pad)
          pen.path('M-80 -2C-60 -38 50 -50 82 -6Q0 -20 -80 -2Z', top, { opacity: 0.75 })
        })
      }
    },
    { flip: leans === 'left' },
  )
}
