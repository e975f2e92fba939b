// A summer cloud: heaped rounds on a flat base, lit from one side.

import { mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { at, num, type Pen, type Point } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

export function cumulus(pen: Pen, random: Random, [x, y]: Point, size: number, mood: Mood): void {
  const haze = hazeOf(mood, 0.4)
  const lit = mix(mood.light, mood.paper, mood.dark ? 0 : 0.6)
  const body = mix(mood.sky[2], lit, mood.dark ? 0.22 : 0.7)
  const shade = mix(mood.sky[1], body, mood.dark ? 0.62 : 0.4)

  const heap: { x: number; y: number; r: number }[] = []
  const columns = 13
  for (let i = 0; i < columns; i++) {
    const u = (i / (columns - 1)) * 2 - 1
    const rise = (1 - u * u) ** 0.8
    for (let j = 0; j < 3; j++) {
      heap.push({
        x: x + u * size * 0.54 + random.between(-1, 1) * size * 0.05,
        y: y - rise * size * (0.14 + j * 0.19) * random.between(0.78, 1.1),
        r: size * random.between(0.09, 0.145) * (0.5 + rise * 0.6),
      })
    }
  }
  heap.sort((a, b) => a.y - b.y)

  const rounds = heap.map((ball) => ring(ball.x, ball.y, ball.r * 1.06)).join('')
  const foot = `M${at(x - size * 0.5, y - size * 0.12)}h${num(size)}v${num(size * 0.12)}h${num(-size)}Z`
  const aboveBase = `M${at(x - size, y - size * 2)}H${num(x + size)}V${num(y)}H${num(x - size)}Z`
  const ball = pen.radial(
    [
      [0, lit],
      [0.62, mix(lit, body, 0.55)],
      [1, body, mood.dark ? 0.2 : 0.55],
    ],
    0.36,
    0.3,
    0.75,
  )
  pen.inside(rounds + foot, () =>
    pen.inside(aboveBase, () => {
      pen.rect(x - size, y - size * 1.2, size * 2, size * 1.3, shade)
      for (const { x: bx, y: by, r } of heap) pen.circle(bx - r * 0.1, by - r * 0.08, r * 0.96, ball)
      pen.rect(x - size, y - size * 0.42, size * 2, size * 0.44, pen.fade([0, haze, 0], [1, haze, 0.9]))
    }),
  )
}

const ring = (x: number, y: number, r: number): string => {
  const arc = (dx: number) => `a${num(r)} ${num(r)} 0 1 0 ${num(dx)} 0`
  return `M${at(x - r, y)}${arc(2 * r)}${arc(-2 * r)}`
}
