// Skies: sun or moon, flat clouds, stars, mist, birds, falling snow.

import { type Colour, lift, mix, type Paint } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

/** From the top of the picture down to `height`; the middle tone sits at `middle` of the way. */
export function sky(pen: Pen, mood: Mood, middle: number, height = pen.height): void {
  const [top, mid, horizon] = mood.sky
  pen.rect(0, 0, pen.width, height, pen.fade([0, top], [middle, mid], [1, horizon]))
}

/** The main light of the picture, with its halo. */
export function sun(pen: Pen, x: number, y: number, r: number, mood: Mood, halo = 2.6): void {
  const horizon = mood.sky[2]
  const glow = pen.glow(
    [0, mood.light, 0.75],
    [0.36, mix(mood.light, horizon, 0.3), 0.34],
    [0.62, mix(mood.light, horizon, 0.75), 0.14],
    [1, horizon, 0],
  )
  pen.circle(x, y, r * halo, glow)
  pen.circle(x, y, r, pen.fade([0, lift(mood.light, 0.01)], [1, mix(mood.light, horizon, 0.22)]))
}

interface CloudLook {
  colour: Colour
  opacity: number
  narrow: number
  broad: number
}

/** Long flat clouds with rounded ends, stacked like paper cuttings. */
export function clouds(pen: Pen, random: Random, y: number, count: number, look: CloudLook): void {
  for (let i = 0; i < count; i++) {
    const w = random.between(look.narrow, look.broad)
    const h = random.between(8, 16)
    const x = random.between(-60, pen.width)
    const top = y + random.between(-60, 60)
    pen.group({ opacity: look.opacity * random.between(0.5, 1) }, () => {
      const strip = (left: number, dy: number, width: number, height: number) =>
        pen.rect(x + left, top + dy, width, height, look.colour, { round: height / 2 })
      strip(0, 0, w, h)
      strip(w * random.between(0.15, 0.4), -h * 0.7, w * random.between(0.3, 0.5), h)
      strip(w * random.between(-0.12, 0.3), h * 0.72, w * random.between(0.4, 0.7), h * 0.8)
    })
  }
}

/** A band of mist, thickest at y. */
export function mist(pen: Pen, y: number, reach: number, colour: Colour, thickness: number): void {
  const band = pen.fade([0, colour, 0], [0.5, colour, thickness], [1, colour, 0])
  pen.rect(0, y - reach, pen.width, reach * 2, band)
}

export function stars(pen: Pen, random: Random, count: number, bottom: number, paint: Paint): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, pen.width), random.between(0, bottom)]
    pen.circle(x, y, random.between(0.5, 1.5), paint, { opacity: random.between(0.25, 0.8) })
  }
}

/** A loose flight of birds around (x, y). */
export function birds(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  count: number,
  size: number,
  paint: Paint,
): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const bx = x + i * size * random.between(1.6, 2.8) * (i % 2 ? 1 : -1)
    const by = y + random.between(-1, 1) * size * 1.4 + i * size * 0.3
    const wing = size * random.between(0.65, 1.1)
    const rise = random.between(0.35, 0.6) * wing
    d += `M${at(bx - wing, by - rise * 0.4)}Q${at(bx - wing * 0.45, by - rise)} ${at(bx, by)}`
    d += `Q${at(bx + wing * 0.45, by - rise)} ${at(bx + wing, by - rise * 0.4)}`
  }
  pen.line(d, paint, Math.max(1.1, size * 0.14))
}

/** Flakes below `top`: behind a light title nobody could read it. */
export function snowfall(pen: Pen, random: Random, count: number, top: number, paint: Paint): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, pen.width), random.between(top, pen.height)]
    pen.circle(x, y, random.between(1, 3.6), paint, { opacity: random.between(0.5, 0.95) })
  }
}
