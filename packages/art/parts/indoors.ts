// What stands on a window sill: a steaming cup, a cat that watches the street, a plant in its pot.

import { lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

export function cup(pen: Pen, x: number, y: number, size: number, mood: Mood): void {
  const glaze = mood.paper
  const shade = mix(mood.paper, mood.near, 0.4)
  pen.place(x, y, size / 100, () => {
    pen.ellipse(10, 6, 125, 16, mood.deep, { opacity: 0.45 })
    pen.line('M62 -95C125 -105 120 -20 55 -32', shade, 16)
    const round = pen.across([0, shade], [0.4, glaze], [1, mix(glaze, mood.near, 0.3)])
    pen.path('M-72 -120C-72 -40 -60 0 -36 0H36C60 0 72 -40 72 -120Z', round)
    pen.ellipse(0, -120, 72, 17, mix(glaze, mood.light, 0.4))
    pen.ellipse(0, -119, 60, 11.5, [0.42, 0.07, 55])
    pen.path('M-71 -82Q0 -62 71 -82L69 -66Q0 -46 -69 -66Z', mood.spark)
    steam(pen, mood, -140)
  })
}

/** Three wisps, 125 units tall, rising from `foot`. */
export function steam(pen: Pen, mood: Mood, foot: number): void {
  const fading = pen.down(foot - 130, foot + 10, [0, mood.paper, 0], [1, mood.paper, 0.75])
  pen.group({ filter: pen.blur(4) }, () => {
    for (const [x, bend] of [
      [-28, 1],
      [2, -1],
      [30, 1],
    ] as const) {
      pen.line(`M${at(x, foot)}c${at(30 * bend, -40)} ${at(-34 * bend, -70)} 6 -125`, fading, 12)
    }
  })
}

/** Seen from behind; its tail hangs over the edge. */
export function cat(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  tail: 'left' | 'right',
  mood: Mood,
): void {
  const fur = mix(mood.deep, mood.near, 0.12)
  const rim = mix(mood.light, mood.spark, 0.35)
  pen.ellipse(x, y + height * 0.01, height * 0.36, height * 0.045, lift(mood.deep, -0.05), { opacity: 0.5 })
  const draw = () => {
    pen.line('M22 -6C46 -2 50 20 34 30', fur, 7.5)
    const left = 'M-27 0C-32 -30 -20 -50 -15 -66C-22 -74 -21 -86 -17 -100'
    const ears = 'C-11 -97 -8 -93 -6 -90Q0 -92 6 -90C8 -93 11 -97 17 -100'
    const right = 'C21 -86 22 -74 15 -66C20 -50 32 -30 27 0Z'
    pen.path(left + ears + right, pen.fade([0, mix(fur, mood.mid, 0.35)], [0.5, fur], [1, lift(fur, -0.02)]))
    pen.line('M16.5 -99C20.5 -86 21.5 -74 15 -66C20 -50 31 -30 26.5 -2', rim, 1.3, { opacity: 0.65 })
  }
  pen.place(x, y, height / 100, draw, { flip: tail === 'left' })
}

export function houseplant(pen: Pen, random: Random, x: number, y: number, size: number, mood: Mood): void {
  const pot = mix(mood.spark, mood.near, 0.45)
  const leaf = mix([0.55, 0.09, 160], mood.near, 0.25)
  const soil = y - size * 0.75
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.26 + random.between(-0.08, 0.08)
    const length = size * random.between(1, 1.7)
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const bulge = (side: number) => at(x + dx * 0.55 - dy * 0.24 * side, soil + dy * 0.55 + dx * 0.24 * side)
    const root = at(x, soil + size * 0.05)
    const colour = i % 2 ? mix(leaf, mood.deep, 0.22) : mix(leaf, mood.light, 0.1)
    pen.path(`M${root}Q${bulge(1)} ${at(x + dx, soil + dy)}Q${bulge(-1)} ${root}Z`, colour)
  }
  pen.place(x, y, size / 100, () => {
    const clay = pen.across([0, mix(pot, mood.light, 0.2)], [1, mix(pot, mood.deep, 0.35)])
    pen.path('M-52 -82H52L38 0H-38Z', clay)
    pen.rect(-58, -92, 116, 20, mix(pot, mood.light, 0.12), { round: 5 })
  })
}
