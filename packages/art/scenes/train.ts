// A short train on a viaduct between the hills, silver grass in front, one person watching.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood, redOf } from '#art/moods.ts'
import { hills, wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { birds, clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import { at, num, type Pen, type Point, through } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const train: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.4)
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  sky(pen, mood, 0.45, H * 0.8)
  if (mood.dark) stars(pen, random.branch('stars'), wide ? 60 : 40, H * 0.4, mood.paper)
  const sunR = wide ? H * 0.13 : W * 0.16
  sun(pen, X(wide ? 0.62 : random.between(0.6, 0.72)), H * (wide ? 0.32 : 0.41), sunR, mood)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.3 : 0.4), 4, {
    colour: mix(mood.light, mood.sky[2], 0.5),
    opacity: mood.dark ? 0.3 : 0.7,
    narrow: W * 0.12,
    broad: W * 0.34,
  })
  for (let i = 0; i < 4; i++) {
    const y = H * ((wide ? 0.47 : 0.51) + i * 0.058)
    const colour = mix(mix(mood.far, haze, 0.5 - i * 0.12), mood.mid, i / 4)
    const line = { y, swing: H * (0.09 - i * 0.012), hills: 1.4 + i * 0.3, rough: 0.43 }
    hills(pen, random.branch(`ridge${i}`), line, { colour, haze, fade: 0.6, foot: y + H * 0.14 })
    if (i < 3) mist(pen, y + H * 0.075, H * 0.04, haze, 0.4)
  }
  const deck = H * (wide ? 0.66 : 0.675)
  valley(pen, mood, haze, H * (wide ? 0.76 : 0.77))
  viaduct(pen, mood, deck, H * (wide ? 0.2 : 0.135), wide)
  pen.place(X(wide ? 0.66 : 0.5), deck, wide ? H * 0.00108 : W * 0.00102, () => cars(pen, mood), { flip })

  const foot = slope(pen, random, mood, X, wide)
  const size = H * (wide ? 0.15 : 0.088)
  const spot = { x: X(wide ? 0.56 : 0.26), y: foot }
  const clothes = { coat: redOf(mood), hair: mood.deep, legs: mood.deep, scarf: mood.paper }
  person(pen, spot.x, spot.y, size, clothes)
  suitcase(pen, spot.x + (flip ? -1 : 1) * size * 0.32, spot.y + size * 0.02, size * 0.34, mood)
  grass(pen, random.branch('grass'), mood, X, wide)
  birds(pen, random, X(0.38), H * (wide ? 0.22 : 0.37), 5, wide ? 12 : 10, mix(mood.near, mood.sky[1], 0.2))
  return flip ? 'right' : 'left'
}

/** Fields in the valley, in strips. */
function valley(pen: Pen, mood: Mood, haze: Colour, y: number): void {
  const { width: W, height: H } = pen
  const green = mix(mood.mid, mood.near, 0.4)
  pen.rect(0, y, W, H - y, pen.fade([0, mix(green, haze, 0.35)], [1, mood.near]))
  for (const [i, t] of [0.1, 0.24, 0.42, 0.66].entries()) {
    const [top, sag] = [y + (H - y) * t, (i % 2 ? 1 : -1) * H * 0.012]
    const strip = `M0 ${num(top)}Q${at(W * 0.5, top + sag)} ${at(W, top)}V${num(top + H * 0.02)}Q${at(W * 0.4, top + H * 0.05)} 0 ${num(top + H * 0.02)}Z`
    pen.path(strip, mix(green, i % 2 ? mood.light : mood.near, 0.14), { opacity: 0.7 })
  }
}

function viaduct(pen: Pen, mood: Mood, deck: number, height: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const stone = mix(mix(mood.mid, mood.near, 0.35), mood.light, mood.dark ? 0.1 : 0.2)
  const span = wide ? H * 0.2 : W * 0.19
  const half = span * 0.36
  for (let x = -span * 0.5; x < W + span; x += span) {
    const left = `M${at(x - span / 2, deck)}V${num(deck + height)}H${num(x - half)}V${num(deck + half + height * 0.22)}`
    const arch = `A${num(half)} ${num(half)} 0 0 1 ${at(x + half, deck + half + height * 0.22)}`
    const right = `V${num(deck + height)}H${num(x + span / 2)}V${num(deck)}Z`
    pen.path(left + arch + right, pen.down(deck, deck + height, [0, stone], [1, mix(stone, mood.near, 0.6)]))
    pen.line(`M${at(x - half, deck + half + height * 0.22)}${arch}`, mix(stone, mood.light, 0.35), 1.6, {
      opacity: 0.6,
    })
  }
  pen.rect(0, deck - 3, W, H * 0.011, mix(stone, mood.light, 0.22))
  pen.rect(0, deck + H * 0.008, W, H * 0.006, mix(stone, mood.deep, 0.4))
  for (let x = span * 0.3; x < W; x += span) {
    const mast = mix(mood.deep, mood.near, 0.3)
    pen.line(`M${at(x, deck)}v${num(-H * 0.052)}h${num(span * 0.12)}`, mast, 2.2)
    pen.line(`M${at(x + span * 0.12, deck - H * 0.05)}q${at(span / 2, H * 0.008)} ${at(span, 0)}`, mast, 1, {
      opacity: 0.7,
    })
  }
}

/** Three cars, drawn 720 units long and 74 tall. */
function cars(pen: Pen, mood: Mood): void {
  const lamp = lampOf(mood)
  const body = mix(mood.paper, mood.far, mood.dark ? 0.35 : 0.12)
  const stripe = redOf(mood, [0.6, 0.18, 27])
  for (let i = 0; i < 3; i++) {
    const x = -360 + i * 242
    const front = i === 2
    const nose = front ? 'C216 -74 234 -44 236 -12V-8' : 'V-8'
    const shell = `M0 -8V-62Q0 -74 12 -74H${front ? 190 : 234}${nose}H0Z`
    pen.place(x, 0, 1, () => {
      pen.path(shell, pen.fade([0, lift(body, 0.02)], [1, mix(body, mood.near, 0.25)]))
      pen.rect(0, -30, front ? 232 : 234, 9, stripe)
      for (let w = 0; w < 6; w++)
        pen.rect(16 + w * 32, -62, 22, 22, w === 2 ? mix(lamp, mood.near, 0.2) : lamp, { round: 4 })
      if (front) pen.path('M206 -62C216 -58 224 -48 227 -40H206Z', mix(mood.deep, mood.sky[1], 0.3))
      for (const wheel of [40, 66, 168, 194]) pen.circle(wheel, -5, 8, mood.deep)
      pen.rect(0, -12, front ? 236 : 234, 6, mix(mood.deep, mood.near, 0.3))
    })
    if (i) pen.rect(x - 9, -52, 10, 40, mood.deep)
  }
  pen.ellipse(400, -28, 130, 26, pen.glow([0, lamp, mood.dark ? 0.65 : 0.3], [1, lamp, 0]))
}

/** The slope we stand on; says where its path is. */
function slope(pen: Pen, random: Random, mood: Mood, X: (t: number) => number, wide: boolean): number {
  const H = pen.height
  const edge: Point[] = [
    [X(-0.05), H * (wide ? 0.845 : 0.855)],
    [X(0.25), H * (wide ? 0.855 : 0.868)],
    [X(0.55), H * (wide ? 0.885 : 0.905)],
    [X(0.8), H * 0.95],
    [X(1.05), H * 0.965],
  ]
  const outline = `${through(edge)}V${H + 20}H${num(X(-0.05))}Z`
  pen.path(outline, pen.down(H * 0.84, H, [0, mood.near], [1, mood.deep]))
  const glint = mix(mood.mid, mood.near, 0.35)
  wash(pen, outline, [H * 0.84, H * 0.96], [glint, 0.5], [mood.near, 0])
  return H * (wide ? 0.905 : 0.885) + random.between(0, 2)
}

function suitcase(pen: Pen, x: number, y: number, height: number, mood: Mood): void {
  const leather: Colour = mix([0.6, 0.09, 60], mood.near, 0.2)
  pen.place(x, y, height / 100, () => {
    pen.line('M-16 -72V-88Q-16 -94 -10 -94H10Q16 -94 16 -88V-72', mood.deep, 6)
    pen.rect(-48, -72, 96, 72, leather, { round: 9 })
    for (const left of [-30, 22]) pen.rect(left, -72, 8, 72, mix(leather, mood.deep, 0.4))
  })
}

/** Silver grass, its plumes bent one way by the wind of the train. */
function grass(pen: Pen, random: Random, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const { height: H } = pen
  const stalk = mix(mood.deep, mood.near, 0.5)
  const plume = mix(mix(mood.paper, mood.light, 0.5), mood.far, mood.dark ? 0.4 : 0.1)
  const lean = X(1) > X(0) ? 1 : -1
  for (let i = 0; i < (wide ? 110 : 64); i++) {
    const t = random.next()
    // thick at the sides, thin where the person stands
    const x = X(wide ? 0.5 + 0.55 * t : t < 0.5 ? 0.42 + t * 1.3 : t * 0.16 - 0.04)
    const h = H * random.between(0.05, wide ? 0.17 : 0.115)
    const y = H * 1.01 + random.between(-H * 0.02, H * 0.01)
    const bend = lean * random.between(0.1, 0.4) * h
    const tip: Point = [x + bend, y - h]
    pen.line(`M${at(x, y)}Q${at(x + bend * 0.2, y - h * 0.65)} ${at(...tip)}`, stalk, 1.6)
    const droop = lean * h * 0.14
    const d = `M${at(tip[0] - bend * 0.3, tip[1] + h * 0.3)}Q${at(tip[0] - droop * 0.2, tip[1] + h * 0.08)} ${at(tip[0] + droop, tip[1] + h * 0.02)}`
    pen.line(d, plume, Math.max(2.2, h * 0.055), { opacity: random.between(0.7, 1) })
  }
}
