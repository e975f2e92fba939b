// One onggi: a big-bellied clay jar with its lid, its glaze lines, and the light along its left side.

import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, num, type Pen, type Point } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

export function jar(
  pen: Pen,
  random: Random,
  [x, foot]: Point,
  width: number,
  height: number,
  clay: Colour,
  mood: Mood,
  snowy = false,
): void {
  const top = foot - height
  const lid = height * 0.085
  const belly = random.between(0.26, 0.36)
  const neck = width * random.between(0.27, 0.33)
  const base = width * 0.27
  const half = width * 0.5
  /** a height on the jar, 0 its mouth, 1 its foot */
  const Y = (t: number) => top + height * t

  pen.ellipse(x + width * 0.1, foot, half, height * 0.05, mood.deep, { opacity: 0.35 })
  const shoulder = `C${at(x - neck - width * 0.03, Y(0.12))} ${at(x - half, Y(belly - 0.12))} ${at(x - half, Y(belly + 0.1))}`
  const flank = `C${at(x - half, Y(0.68))} ${at(x - base - width * 0.06, Y(0.9))} ${at(x - base, foot)}`
  const flankUp = `C${at(x + base + width * 0.06, Y(0.9))} ${at(x + half, Y(0.68))} ${at(x + half, Y(belly + 0.1))}`
  const shoulderUp = `C${at(x + half, Y(belly - 0.12))} ${at(x + neck + width * 0.03, Y(0.12))} ${at(x + neck, top + lid)}`
  const outline = `M${at(x - neck, top + lid)}${shoulder}${flank}H${num(x + base)}${flankUp}${shoulderUp}Z`
  pen.path(
    outline,
    pen.across([0, lift(clay, -0.07)], [0.26, lift(clay, 0.07)], [0.5, clay], [1, lift(clay, -0.15)]),
  )

  pen.inside(outline, () => {
    for (const t of [0.32, 0.365]) {
      const ring = `M${at(x - width * 0.55, Y(t))}Q${at(x, Y(t + 0.065))} ${at(x + width * 0.55, Y(t))}`
      pen.line(ring, lift(clay, -0.07), Math.max(1, height * 0.014), { opacity: 0.8 })
    }
    // the potter's thumb, drawn through the wet glaze
    if (random.hit(0.55)) {
      const wave = `M${at(x - width * 0.2, Y(0.56))}q${at(width * 0.1, -height * 0.09)} ${at(width * 0.2, 0)}t${at(width * 0.2, 0)}`
      pen.line(wave, lift(clay, 0.09), height * 0.017, { opacity: 0.7 })
    }
  })
  const gleam = `M${at(x - width * 0.37, Y(0.28))}C${at(x - width * 0.41, Y(0.4))} ${at(x - width * 0.38, Y(0.56))} ${at(x - width * 0.31, Y(0.68))}`
  pen.line(gleam, mix(lift(clay, 0.22), mood.light, 0.35), width * 0.035, { opacity: 0.6 })
  cover(pen, x, top, neck * 1.42, lid, clay)
  if (snowy) snowCap(pen, x, top, neck * 1.42, lid, mood.paper)
}

function cover(pen: Pen, x: number, top: number, half: number, lid: number, clay: Colour): void {
  const tone = lift(clay, 0.03)
  const rise = `C${at(x - half, top + lid * 0.5)} ${at(x - half * 0.5, top + lid * 0.1)} ${at(x, top + lid * 0.05)}`
  const fall = `C${at(x + half * 0.5, top + lid * 0.1)} ${at(x + half, top + lid * 0.5)} ${at(x + half, top + lid * 1.5)}`
  const paint = pen.across(
    [0, lift(tone, 0.02)],
    [0.3, lift(tone, 0.1)],
    [0.55, tone],
    [1, lift(tone, -0.14)],
  )
  pen.path(
    `M${at(x - half, top + lid * 1.5)}${rise}${fall}Q${at(x, top + lid * 2.1)} ${at(x - half, top + lid * 1.5)}Z`,
    paint,
  )
  const rim = `M${at(x - half * 0.98, top + lid * 1.55)}Q${at(x, top + lid * 2.15)} ${at(x + half * 0.98, top + lid * 1.55)}`
  pen.line(rim, lift(clay, -0.14), Math.max(1, lid * 0.14))
  pen.ellipse(x, top - lid * 0.1, lid * 0.6, lid * 0.42, tone)
  pen.ellipse(x - lid * 0.16, top - lid * 0.2, lid * 0.22, lid * 0.12, lift(tone, 0.2))
}

function snowCap(pen: Pen, x: number, top: number, half: number, lid: number, paper: Colour): void {
  const edge = top + lid * 1.25
  const heap = `C${at(x - half, top - lid * 0.9)} ${at(x + half, top - lid)} ${at(x + half * 1.02, edge)}`
  const drips = `Q${at(x + half * 0.6, top + lid * 0.8)} ${at(x + half * 0.25, top + lid * 1.3)}Q${at(x - half * 0.4, top + lid * 0.7)} ${at(x - half * 1.02, edge)}`
  pen.path(`M${at(x - half * 1.02, edge)}${heap}${drips}Z`, paper)
}
