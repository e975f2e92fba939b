// Wooden poles with three wires, getting smaller towards the horizon.
import type { Colour } from '#art/colour.ts'
import { at, num, type Pen, type Point } from '#art/pen.ts'

interface Pole {
  x: number
  /** its foot */
  y: number
  height: number
}

/** Nearest pole first; the first may stand outside the picture, so that its wires come in from there. */
export function powerLine(pen: Pen, poles: readonly Pole[], paint: Colour): void {
  const nearest = poles[1]?.height ?? 1
  poles.slice(0, -1).forEach((pole, i) => {
    const next = poles[i + 1]!
    const ends = insulators(next)
    insulators(pole).forEach(([x, y], k) => {
      const [nx, ny] = ends[k]!
      const slack = at((x + nx) / 2, (y + ny) / 2 + next.height * 0.11)
      const wire = `M${at(x, y)}Q${slack} ${at(nx, ny)}`
      pen.line(wire, paint, Math.max(0.8, 1.9 * (next.height / nearest)), { opacity: 0.8 })
    })
  })
  for (const { x, y, height: h } of poles.toReversed()) {
    pen.line(`M${at(x, y)}V${num(y - h)}`, paint, Math.max(1.4, h * 0.022))
    const upper = `M${at(x - h * 0.12, y - h * 0.92)}H${num(x + h * 0.12)}`
    const lower = `M${at(x - h * 0.08, y - h * 0.82)}H${num(x + h * 0.08)}`
    pen.line(upper + lower, paint, Math.max(1.1, h * 0.016))
    if (h > 120) pen.rect(x + h * 0.02, y - h * 0.8, h * 0.05, h * 0.085, paint, { round: 2 })
  }
}

const insulators = ({ x, y, height: h }: Pole): Point[] => [
  [x - h * 0.1, y - h * 0.92],
  [x + h * 0.1, y - h * 0.92],
  [x, y - h * 0.82],
]
