// Willow strands that hang into a picture from one of its upper corners.

import { mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

interface Willow {
  /** where its branch comes in */
  x: number
  y: number
  /** how far the branch reaches, and how far the strands hang */
  reach: number
  drop: number
  /** it grows towards the left */
  left: boolean
  mood: Mood
}

export function willow(pen: Pen, random: Random, { x, y, reach, drop, left, mood }: Willow): void {
  const dir = left ? -1 : 1
  const tip = { x: x + dir * reach, y: y + drop * 0.22 }
  const bark = mix(mood.deep, mood.near, 0.15)
  const thick = drop * 0.022
  const over = at(x + dir * reach * 0.55, y - drop * 0.02)
  const under = at(x + dir * reach * 0.5, y + drop * 0.03)
  pen.path(`M${at(x, y - thick)}Q${over} ${at(tip.x, tip.y)}Q${under} ${at(x, y + thick)}Z`, bark)
  const leaf = mix([0.68, 0.12, 130], mood.near, mood.dark ? 0.55 : 0.2)
  const strands = 14
  for (let i = 0; i < strands; i++) {
    const t = (i + random.between(0, 0.9)) / strands
    const sx = x + dir * reach * t
    const sy = y + drop * (0.22 * t * t - 0.01 * t)
    const length = drop * random.between(0.35, 1) * (1 - t * t * 0.55)
    const sway = dir * random.between(2, 26)
    const along = (u: number) => ({ x: sx + sway * u * u, y: sy + length * u })
    const end = along(1)
    pen.line(`M${at(sx, sy)}Q${at(sx, sy + length * 0.6)} ${at(end.x, end.y)}`, mix(leaf, bark, 0.4), 1.3)
    let blades = ''
    for (let u = 0.08; u < 1; u += 0.07) {
      const spot = along(u)
      for (const side of [-1, 1]) {
        if (random.hit(0.25)) continue
        blades += `M${Math.round(spot.x)} ${Math.round(spot.y)}q${at(side * 4, 3)} ${at(side * 5.5, random.whole(10, 14))}`
      }
    }
    pen.line(blades, i % 3 ? leaf : mix(leaf, mood.light, 0.22), 2.8)
  }
}
