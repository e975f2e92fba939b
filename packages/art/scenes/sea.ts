// The south coast: a low sun and its reflection on the water, a red lighthouse at the end of the breakwater.

import { type Colour, lift, mix } from '#art/colour.ts'
import { type Mood, redOf } from '#art/moods.ts'
import { meadow, wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { birds, clouds, sun } from '#art/parts/sky.ts'
import { at, num, type Pen, type Point, polyline, through } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const sea: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const horizon = H * (wide ? 0.56 : 0.535)
  const [top, middle, low] = mood.sky
  pen.rect(0, 0, W, horizon + 1, pen.fade([0, top], [0.5, middle], [1, low]))

  // the left half of a wide picture carries text
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => W * (flip ? 1 - t : t)
  const dir = flip ? -1 : 1
  const sunX = wide ? X(0.5 + random.between(0.02, 0.1) * -dir) : X(random.between(0.44, 0.56))
  const sunR = wide ? H * 0.16 : W * 0.2
  const sunY = horizon - sunR * random.between(0.15, 0.55)
  pen.inside(`M0 0H${W}V${num(horizon)}H0Z`, () => sun(pen, sunX, sunY, sunR, mood, 3))
  clouds(pen, random.branch('clouds'), horizon - sunR * 0.75, wide ? 7 : 5, {
    colour: mix(mood.light, low, 0.55),
    opacity: mood.dark ? 0.4 : 0.75,
    narrow: W * 0.1,
    broad: W * 0.36,
  })
  islands(pen, random, mood, horizon, X)
  water(pen, random, mood, horizon, wide)
  roadOfLight(pen, random, mood, { x: sunX, y: horizon, spread: sunR, strokes: wide ? 46 : 60 })

  const base = { x: X(wide ? 0.8 : 0.74), y: horizon + (H - horizon) * (wide ? 0.3 : 0.21) }
  const tall = wide ? H * 0.36 : H * 0.225
  breakwater(pen, mood, base, tall, X(1.06), dir)
  lighthouse(pen, base.x, base.y, tall, mood)
  const boatY = horizon + (H - horizon) * (wide ? 0.2 : 0.17)
  boat(pen, X(wide ? 0.36 : 0.24), boatY, wide ? H * 0.05 : W * 0.055, mood)

  shore(pen, random, mood, X, wide)
  const [px, py] = [X(wide ? 0.275 : 0.2), H * (wide ? 0.885 : 0.888)]
  const size = wide ? H * 0.11 : H * 0.066
  const legs = mood.deep
  person(pen, px, py, size, { coat: mood.spark, hair: mood.deep, legs, scarf: mood.paper })
  const friend = { coat: mix(mood.deep, mood.near, 0.2), hair: lift(mood.deep, -0.03), legs, short: true }
  person(pen, px + dir * size * 0.46, py + size * 0.03, size * 1.06, friend)
  const flight = mix(mood.near, middle, 0.2)
  birds(pen, random, X(wide ? 0.62 : 0.2), H * (wide ? 0.26 : 0.37), 5, wide ? 12 : 11, flight)
  return flip ? 'right' : 'left'
}

function islands(pen: Pen, random: Random, mood: Mood, horizon: number, X: (t: number) => number): void {
  const { width: W, height: H } = pen
  const places = [
    { x: 0.08, w: 0.34, h: 0.05 },
    { x: 0.86, w: 0.4, h: 0.075 },
    { x: 0.68, w: 0.2, h: 0.03 },
  ]
  for (const [i, place] of places.entries()) {
    const own = random.branch(`isle${i}`)
    const height = H * place.h * own.between(0.8, 1.2)
    const line: Point[] = []
    for (let k = 0; k <= 8; k++) {
      const u = k / 8
      const rise = Math.sin(u * Math.PI) ** 0.8 * height * (0.8 + own.between(-0.25, 0.25))
      line.push([X(place.x) + (u - 0.5) * W * place.w, horizon - rise])
    }
    const outline = `${through(line)}Z`
    const colour = mix(mood.far, mood.sky[2], 0.3 - i * 0.1)
    pen.path(outline, pen.fade([0, colour], [1, mix(colour, mood.sky[2], 0.45)]))
    wash(pen, outline, [horizon - height, horizon], [lift(colour, -0.08), 0.6], [colour, 0])
  }
}

/** The sea's own colours where the mood has them. */
const waterOf = (mood: Mood): readonly [Colour, Colour] => mood.water ?? [mood.mid, mood.near]

export function water(pen: Pen, random: Random, mood: Mood, horizon: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const [far, near] = waterOf(mood)
  const edge = mix(far, mood.sky[2], mood.dark ? 0.45 : 0.5)
  const surface = pen.fade([0, mix(edge, mood.light, 0.14)], [0.35, mix(edge, far, 0.6)], [1, near])
  pen.rect(0, horizon, W, H - horizon, surface)
  const bands = wide ? 20 : 26
  for (let i = 0; i < bands; i++) {
    const t = i / bands
    const y = horizon + (H - horizon) * t ** 1.5 + 3
    const swell = 1.2 + t * 9
    const colour = i % 2 ? mix(far, near, t) : mix(mood.sky[2], far, 0.45 + t * 0.4)
    const step = W / (7 - t * 2)
    const shift = random.branch(`wave${i}`).between(0, 1)
    // the same swell again and again: text that repeats packs well
    const wave = `q${at(step / 4, -swell * 0.7)} ${at(step / 2, 0)}t${at(step / 2, 0)}`
    const start = at((shift - 1.5) * step, y)
    const crest = wave.repeat(Math.ceil(W / step) + 2)
    pen.path(`M${start}${crest}v${num(swell)}H${num((shift - 1.5) * step)}Z`, colour, {
      opacity: 0.16 + t * 0.16,
    })
  }
}

/** Lozenges of light under the sun, wider towards the viewer. */
export function roadOfLight(
  pen: Pen,
  random: Random,
  mood: Mood,
  road: { x: number; y: number; spread: number; strokes: number },
): void {
  const colour = mix(mood.light, mood.sky[2], 0.1)
  for (let i = 0; i < road.strokes; i++) {
    const t = (i / road.strokes) ** 1.25
    const y = road.y + 3 + (pen.height - road.y) * 0.82 * t
    for (let k = 0; k < 2; k++) {
      const w = (6 + t * 44) * random.between(0.35, 1.1) * (1 - t * 0.3)
      const x = road.x + random.bell() * road.spread * (0.55 + t * 0.9)
      const cy = y + random.between(-2, 2)
      const h = 1 + t * 3.4
      const lozenge = `M${at(x - w, cy)}Q${at(x, cy - h)} ${at(x + w, cy)}Q${at(x, cy + h)} ${at(x - w, cy)}Z`
      pen.path(lozenge, colour, { opacity: (0.95 - t * 0.6) * random.between(0.5, 1) })
    }
  }
}

function breakwater(
  pen: Pen,
  mood: Mood,
  end: { x: number; y: number },
  tall: number,
  outside: number,
  dir: number,
): void {
  const head: Point = [end.x - dir * tall * 0.3, end.y]
  const foot: Point = [end.x - dir * tall * 0.46, end.y + tall * 0.13]
  const wall = polyline([[outside, end.y + tall * 0.28], [outside, end.y - tall * 0.03], head, foot])
  pen.path(`${wall}Z`, pen.fade([0, mix(mood.mid, mood.near, 0.6)], [1, mood.near]))
  const edge = polyline([[outside, end.y - tall * 0.03], head])
  pen.line(edge, mix(mood.light, mood.far, 0.45), tall * 0.014)
  const reflection = polyline([
    [end.x - tall * 0.07, end.y + tall * 0.2],
    [end.x + tall * 0.07, end.y + tall * 0.2],
    [end.x + tall * 0.1, end.y + tall * 0.55],
    [end.x - tall * 0.1, end.y + tall * 0.55],
  ])
  pen.path(`${reflection}Z`, pen.fade([0, mood.spark, 0.35], [1, mood.spark, 0]))
}

export function lighthouse(pen: Pen, x: number, y: number, height: number, mood: Mood): void {
  const red = redOf(mood, [0.62, 0.2, 28])
  const cap = lift(red, -0.1)
  // drawn 100 units tall
  pen.place(x, y, height / 100, () => {
    pen.circle(0, -90, 42, pen.glow([0, mood.light, 0.55], [1, mood.light, 0]))
    pen.path(
      'M-8.5 0L-5.8 -78H5.8L8.5 0Z',
      pen.across([0, lift(red, 0.06)], [0.55, red], [1, lift(red, -0.16)]),
    )
    for (const low of [26, 50]) {
      const half = (up: number) => 8.5 - 0.035 * up
      const band = `M${at(-half(low), -low)}L${at(-half(low + 10), -low - 10)}H${num(half(low + 10))}L${at(half(low), -low)}Z`
      pen.path(band, mood.paper, { opacity: 0.92 })
    }
    pen.rect(-8.5, -81, 17, 4, mood.deep, { round: 1 })
    pen.rect(-4.9, -92.5, 9.8, 11.5, mix(mood.deep, mood.near, 0.4))
    for (const left of [-3.7, 0.5]) pen.rect(left, -91, 3.2, 8.8, [0.93, 0.11, 92])
    pen.path('M-6.1 -91.5Q0 -106 6.1 -91.5Z', cap)
    pen.line('M0 -98V-104', cap, 1.4)
  })
}

export function boat(pen: Pen, x: number, y: number, size: number, mood: Mood): void {
  pen.place(x, y, size / 100, () => {
    pen.path('M-100 -22Q0 -10 105 -34Q85 20 50 22H-70Q-90 10 -100 -22Z', mood.deep)
    pen.rect(-55, -62, 50, 46, mood.paper, { round: 5, opacity: 0.95 })
    for (const left of [-46, -26]) pen.rect(left, -53, 14, 16, mood.near)
    pen.line('M20 -20V-105M20 -100L90 -34', mood.deep, 5)
    pen.path('M-80 24H60L30 55H-40Z', mood.deep, { opacity: 0.28 })
  })
}

function shore(pen: Pen, random: Random, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const H = pen.height
  const edge: Point[] = [
    [X(-0.05), H * (wide ? 0.84 : 0.865)],
    [X(0.16), H * (wide ? 0.855 : 0.875)],
    [X(0.38), H * 0.905],
    [X(0.62), H * (wide ? 0.97 : 0.955)],
    [X(0.84), H * 1.02],
  ]
  const outline = `${through(edge)}L${at(X(0.84), H + 20)}L${at(X(-0.05), H + 20)}Z`
  pen.path(outline, pen.down(H * 0.84, H, [0, mood.near], [1, mood.deep]))
  wash(pen, outline, [H * 0.84, H * 0.96], [mix(mood.mid, mood.near, 0.35), 0.5], [mood.near, 0])
  const gold = mix([0.88, 0.16, 98], mood.light, 0.15)
  meadow(pen, random, {
    count: wide ? 130 : 110,
    spot: (own) => {
      const u = own.between(0, 0.8)
      return [X(u), H * (wide ? 0.85 + u * 0.16 : 0.875 + u * 0.105) + own.between(0, 34)]
    },
    height: wide ? [7, 20] : [8, 22],
    width: 1.6,
    paint: mix(mood.deep, mood.near, 0.35),
    flowers: { often: 0.45, size: [1.8, 3.6], pick: (own) => (own.hit(0.8) ? gold : mood.spark) },
  })
}
