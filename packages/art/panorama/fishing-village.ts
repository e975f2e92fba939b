// A fishing village on its wooded hill: houses in rows with coloured roofs, the sea wall at its foot.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { gardenTree } from '#art/parts/trees.ts'
import { at, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Sphere, Stand } from './sphere.ts'

export function fishingVillage(sphere: Sphere, random: Random, mood: Mood): void {
  const haze = hazeOf(mood, 0.3)
  const { pen } = sphere
  const unit = pen.height / 180
  const crest = (t: number) =>
    Math.sin(Math.PI * t) ** 0.7 * (12 + 3.2 * Math.sin(t * 11) + 1.6 * Math.sin(t * 23 + 2))
  const [from, to] = [78, 300]
  for (const [i, share] of [1, 0.74].entries()) {
    const colour = i ? mix(mood.mid, mood.near, 0.35) : mix(mix(mood.mid, mood.far, 0.45), haze, 0.15)
    const points: string[] = []
    for (let k = 0; k <= 120; k++) {
      const t = k / 120
      points.push(
        at(sphere.towards(from + (to - from) * t), sphere.height(crest(t + i * 0.02 * (1 - t)) * share)),
      )
    }
    const d = `M${at(sphere.towards(from), sphere.height(0))}L${points.join('L')}L${at(sphere.towards(to), sphere.height(-0.3))}Z`
    for (const shift of [-pen.width, 0]) {
      pen.place(shift, 0, 1, () => pen.path(d, pen.fade([0, colour], [1, mix(colour, haze, 0.35)])))
    }
  }
  for (let i = 0; i < 90; i++) {
    const t = random.between(0.06, 0.94)
    const up = crest(t) * random.between(0.5, 0.95)
    const stand: Stand = { x: sphere.towards(from + (to - from) * t), y: sphere.height(up), metre: unit }
    const [size, shade] = [random.between(0.5, 1), mix(mood.near, mood.mid, random.between(0.1, 0.6))]
    sphere.facing(stand, 2, (x, y, u) => gardenTree(pen, x, y, size * u, shade))
  }
  const roofs: Colour[] = [
    [0.6, 0.16, 28],
    [0.55, 0.11, 240],
    [0.72, 0.13, 80],
    [0.58, 0.1, 165],
    [0.66, 0.14, 45],
  ]
  for (const [row, share] of [0.62, 0.42, 0.24, 0.09].entries()) {
    const count = 20 + row * 3
    for (let k = 0; k < count; k++) {
      const t = 0.08 + (0.84 * (k + random.between(0.1, 0.9))) / count
      const up = crest(t) * share
      const look = { roof: random.pick(roofs), wall: mix(mood.paper, mood.far, random.between(0.05, 0.3)) }
      const size = (1.5 + row * 0.42) * random.between(0.85, 1.2)
      const stand: Stand = { x: sphere.towards(from + (to - from) * t), y: sphere.height(up), metre: unit }
      sphere.facing(stand, 3, (x, y, u) => cottage(pen, x, y, size * u, mood, look))
    }
  }
  for (const shift of [-pen.width, 0]) {
    pen.place(shift, 0, 1, () => {
      const [x1, x2] = [sphere.towards(from + 4), sphere.towards(to - 4)]
      const wall = mix(mood.far, mood.paper, 0.35)
      pen.rect(
        x1,
        sphere.height(0.2),
        x2 - x1,
        unit * 1.3,
        pen.fade([0, wall], [1, mix(wall, mood.near, 0.35)]),
      )
      pen.rect(x1, sphere.height(0.35), x2 - x1, unit * 0.25, mix(wall, mood.light, 0.5))
    })
  }
}

function cottage(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  mood: Mood,
  { roof, wall }: { roof: Colour; wall: Colour },
): void {
  pen.place(x, y, size / 100, () => {
    pen.rect(-60, -62, 120, 66, pen.across([0, lift(wall, 0.02)], [1, mix(wall, mood.mid, 0.3)]))
    pen.path('M-72 -58L-44 -104H44L72 -58Z', pen.fade([0, lift(roof, 0.03)], [1, lift(roof, -0.06)]))
    for (const left of [-40, 16]) pen.rect(left, -46, 24, 22, mix(mood.sky[0], mood.deep, 0.45))
    pen.rect(-8, -40, 16, 44, mix(roof, mood.deep, 0.5))
  })
}
