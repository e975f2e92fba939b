// A clay pot with something green in it.
import { mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'

export function flowerPot(pen: Pen, x: number, y: number, size: number, mood: Mood): void {
  const leaf = mix([0.55, 0.09, 155], mood.near, 0.35)
  pen.place(x, y, size / 100, () => {
    pen.path('M-50 -100H50L36 0H-36Z', mix(mood.spark, mood.near, 0.5))
    for (let k = -2; k <= 2; k++) {
      const angle = -Math.PI / 2 + k * 0.45
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      pen.line(`M0 -100q${at(dx * 40, -50)} ${at(dx * 90, dy * 110)}`, leaf, 20)
    }
  })
}
