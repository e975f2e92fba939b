// The river through the city in the evening: a long bridge, its lamps and their reflections, a parked bicycle.

import { lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { hills, meadow, wash } from '#art/parts/land.ts'
import { sitter } from '#art/parts/people.ts'
import { birds, clouds, mist, stars, sun } from '#art/parts/sky.ts'
import { willow } from '#art/parts/willow.ts'
import { at, num, type Pen, type Point, through } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'
import { roadOfLight, water } from './sea.ts'

export const river: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const horizon = H * (wide ? 0.56 : 0.575)
  const haze = hazeOf(mood, 0.25)
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  const [top, middle, low] = mood.sky
  pen.rect(0, 0, W, horizon + 1, pen.fade([0, top], [0.5, middle], [1, low]))
  if (mood.dark) stars(pen, random.branch('stars'), wide ? 70 : 45, H * 0.4, mood.paper)
  const sunX = X(wide ? 0.56 : 0.3)
  const sunR = wide ? H * 0.1 : W * 0.12
  sun(pen, sunX, horizon - sunR * (wide ? 1.5 : 1.35), sunR, mood, 3.4)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.32 : 0.4), 4, {
    colour: mix(mood.light, low, 0.5),
    opacity: mood.dark ? 0.3 : 0.65,
    narrow: W * 0.1,
    broad: W * 0.34,
  })
  const far = mix(mood.far, haze, 0.3)
  const ridge = { y: horizon - H * 0.035, swing: H * 0.045, hills: 1.6, rough: 0.42 }
  hills(pen, random.branch('ridge'), ridge, { colour: far, haze, fade: 0.5, foot: horizon })
  for (const [i, [narrow, broad, tall]] of (
    [
      [18, 42, 0.1],
      [26, 58, 0.065],
    ] as const
  ).entries()) {
    const colour = i ? mix(mood.mid, mood.far, 0.3) : mix(mood.far, haze, 0.1)
    const row = {
      foot: horizon,
      narrow,
      broad,
      tall: H * tall,
      colour,
      haze,
      near: i,
      low: wide ? W * 0.4 : 0,
    }
    blocks(pen, random.branch(`row${i}`), mood, row)
  }
  water(pen, random, mood, horizon, wide)
  mist(pen, horizon, H * 0.02, haze, 0.5)
  roadOfLight(pen, random.branch('light'), mood, {
    x: sunX,
    y: horizon,
    spread: sunR * 0.7,
    strokes: wide ? 24 : 20,
  })
  bridge(pen, mood, X, wide)
  bank(pen, random, mood, X, wide)

  const size = H * (wide ? 0.13 : 0.078)
  const seat = { x: X(wide ? 0.56 : 0.3), y: H * (wide ? 0.925 : 0.91) }
  sitter(pen, seat.x, seat.y, size, mood.dark ? mood.paper : mood.spark, mood.deep, flip ? 'left' : 'right')
  bicycle(pen, seat.x + (flip ? -1 : 1) * size * 1.5, seat.y + size * 0.12, size * 1.25, mood, flip)
  const branchTop = wide ? H * 0.02 : H * 0.3
  willow(pen, random.branch('willow'), {
    x: X(1.02),
    y: branchTop,
    reach: W * (wide ? 0.2 : 0.3),
    drop: H * (wide ? 0.42 : 0.3),
    left: !flip,
    mood,
  })
  birds(
    pen,
    random,
    X(wide ? 0.45 : 0.4),
    H * (wide ? 0.22 : 0.36),
    5,
    wide ? 12 : 10,
    mix(mood.near, middle, 0.2),
  )
  return flip ? 'right' : 'left'
}

/** A deck on arches, coming towards the viewer; every lamp is reflected in the water. */
function bridge(pen: Pen, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const { width: W, height: H } = pen
  const steel = mix(mood.near, mood.mid, 0.25)
  const lamp = lampOf(mood)
  const y = (t: number) => H * (wide ? 0.6 - 0.05 * t : 0.61 - 0.045 * t)
  const foot = (t: number) => y(t) + H * (0.025 + 0.05 * t)
  const thick = H * 0.014
  const spans = 7
  // nearer spans are longer
  const pier = (i: number) => (i / spans) ** 1.5 * 1.12 - 0.06
  for (let i = 0; i < spans; i++) {
    const [a, b] = [pier(i), pier(i + 1)]
    const rise = (t: number) => foot(Math.max(0, t)) - y(Math.max(0, t))
    const crown = at(X((a + b) / 2), y(Math.max(0, (a + b) / 2)) + thick * 0.4)
    const arch = `M${at(X(a), y(a) + rise(a))}Q${crown} ${at(X(b), y(b) + rise(b))}`
    pen.line(arch, steel, H * 0.006)
    const post = W * (0.004 + 0.008 * Math.max(0, b))
    pen.rect(X(b) - post / 2, y(b), post, rise(b) + H * 0.012, steel)
  }
  const deck = `M${at(X(-0.06), y(-0.06))}L${at(X(1.08), y(1.08) - thick * 0.6)}V${num(y(1.08) + thick * 1.6)}L${at(X(-0.06), y(-0.06) + thick * 0.5)}Z`
  pen.path(deck, pen.fade([0, mix(steel, mood.light, 0.3)], [1, steel]))
  for (let i = 0; i <= 16; i++) {
    const t = (i / 16) ** 1.35 * 1.04 - 0.02
    const tall = H * (0.016 + 0.036 * Math.max(0, t))
    const [x, head] = [X(t), y(t) - tall]
    pen.line(`M${at(x, y(t) + 2)}V${num(head)}`, steel, 1 + t * 1.6)
    pen.circle(x, head, tall * 0.55, pen.glow([0, lamp, 0.85], [1, lamp, 0]))
    pen.circle(x, head, 1.4 + t * 2.2, lift(mix(lamp, mood.paper, 0.4), 0.02))
    const streak = pen.fade([0, lamp, mood.dark ? 0.55 : 0.3], [1, lamp, 0])
    const wide2 = 2 + t * 5
    pen.rect(x - wide2 / 2, foot(t) + H * 0.018, wide2, H * (0.05 + 0.1 * Math.max(0, t)), streak, {
      round: wide2 / 2,
    })
  }
}

/** The grass on our side, and the path along it. */
function bank(pen: Pen, random: Random, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const H = pen.height
  const Y = (t: number) => H * (wide ? 0.02 + t : t)
  const edge: Point[] = [
    [X(-0.05), Y(0.885)],
    [X(0.25), Y(0.868)],
    [X(0.6), Y(0.85)],
    [X(1.05), Y(0.79)],
  ]
  const outline = `${through(edge)}V${H + 20}H${num(X(-0.05))}Z`
  pen.path(outline, pen.down(H * 0.8, H, [0, mood.near], [1, mood.deep]))
  wash(pen, outline, [H * 0.79, H * 0.93], [mix(mood.mid, mood.near, 0.35), 0.5], [mood.near, 0])
  const path: Point[] = [
    [X(-0.05), Y(0.965)],
    [X(0.4), Y(0.945)],
    [X(0.75), Y(0.915)],
    [X(1.05), Y(0.865)],
  ]
  pen.line(through(path), mix(mood.far, mood.near, 0.35), H * 0.026, { opacity: 0.9 })
  pen.line(through(path), mix(mood.paper, mood.near, 0.2), 2, { dash: '18 16', opacity: 0.7 })
  meadow(pen, random.branch('grass'), {
    count: wide ? 160 : 110,
    spot: (own) => [own.between(0, pen.width), H + own.between(-H * 0.03, 6)],
    height: [8, 30],
    width: 1.8,
    paint: mix(mood.deep, mood.near, 0.35),
    flowers: { often: 0.3, size: [1.8, 3.8], pick: (own) => (own.hit(0.7) ? mood.paper : mood.spark) },
  })
}

/** Leaning on its stand; `size` from wheel to wheel. */
function bicycle(pen: Pen, x: number, y: number, size: number, mood: Mood, flip: boolean): void {
  const frame = mood.dark ? mood.spark : mix(mood.spark, mood.deep, 0.1)
  const tyre = mood.dark ? mix(mood.paper, mood.near, 0.5) : mood.deep
  const wheel = (cx: number) => `M${cx - 26} -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0`
  const draw = () => {
    pen.line(wheel(-32) + wheel(32), tyre, 3.4)
    pen.line(
      'M-32 -26L-12 -56H20L32 -26M-12 -56L2 -26H-32M2 -26L20 -56M-14 -62L-12 -56M20 -56L17 -70',
      frame,
      4.4,
    )
    pen.line('M17 -70H28M-22 -64H-6', tyre, 5)
    pen.rect(22, -66, 24, 17, mix([0.7, 0.08, 70], mood.near, 0.2), { round: 3 })
  }
  pen.place(x, y, size / 100, draw, { flip })
}
