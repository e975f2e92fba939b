// A country road through rice: a wide sky, wires to the horizon, one bus stop.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood, redOf } from '#art/moods.ts'
import { cumulus } from '#art/parts/cumulus.ts'
import { hills, meadow, wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { powerLine } from '#art/parts/power-line.ts'
import { birds, sun } from '#art/parts/sky.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const field: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const horizon = H * (wide ? 0.63 : 0.655)
  const ground = H - horizon
  const haze = hazeOf(mood, 0.4)
  const flip = wide ? false : random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  const dir = flip ? -1 : 1

  const [top, middle, low] = mood.sky
  pen.rect(0, 0, W, horizon + 2, pen.fade([0, top], [0.55, middle], [1, low]))
  if (mood.dark) sun(pen, X(wide ? 0.4 : 0.22), H * (wide ? 0.36 : 0.45), wide ? H * 0.09 : W * 0.1, mood, 4)
  const heap = (name: string, x: number, lift: number, size: number) =>
    cumulus(pen, random.branch(name), [X(x), horizon - H * lift], size, mood)
  heap('big', wide ? 0.62 : 0.55, wide ? 0.05 : 0.035, wide ? H * 0.5 : W * 0.62)
  heap('mid', wide ? 0.93 : 0.98, 0.02, wide ? H * 0.28 : W * 0.34)
  heap('low', wide ? 0.3 : 0.08, 0.01, wide ? H * 0.2 : W * 0.28)
  for (let i = 0; i < 2; i++) {
    const foot = horizon - H * 0.012 + i * 6
    const colour = mix(mix(mood.far, haze, 0.3), mood.mid, i * 0.6)
    const line = { y: foot - H * 0.02 * (1 - i), swing: H * 0.045 * (1 - i * 0.3), hills: 1.5, rough: 0.42 }
    hills(pen, random.branch(`ridge${i}`), line, {
      colour,
      haze,
      fade: 0.5,
      foot: foot + H * 0.05,
      shadow: 0.08,
    })
  }

  const vanishing = X(wide ? 0.62 : 0.52)
  const leaf = paddies(pen, mood, haze, vanishing, horizon, wide)
  const road = { x: X(wide ? 0.56 : 0.34), half: (wide ? H : W) * 0.31 }
  lane(pen, mood, haze, { from: vanishing, y: horizon, to: road.x, half: road.half, dir })

  const poles = Array.from({ length: 6 }, (_, i) => {
    const near = 1 / (1 + i * 0.85)
    return {
      x: vanishing + dir * W * (wide ? 0.437 : 0.44) * near,
      y: horizon + ground * 0.62 * near * near + 2,
      height: H * (wide ? 0.62 : 0.46) * near,
    }
  })
  const outside = { x: X(1.35), y: H * 1.05, height: wide ? H : H * 0.8 }
  const dark = mix(mood.deep, mood.near, 0.15)
  powerLine(pen, [outside, ...poles], dark)
  const second = poles[1]!
  birds(pen, random, second.x - dir * 70, second.y - second.height * 1.02, 4, 9, dark)

  const stop = { x: X(wide ? 0.84 : 0.8), y: horizon + ground * (wide ? 0.62 : 0.6) }
  const size = H * (wide ? 0.2 : 0.135)
  busStop(pen, stop.x, stop.y, size, mood, !flip)
  const waiting = { coat: redOf(mood), hair: mood.deep, legs: mood.deep }
  person(pen, stop.x - dir * size * 0.1, stop.y + 2, size * 0.6, waiting)

  meadow(pen, random.branch('grass'), {
    count: wide ? 220 : 150,
    spot: (own) => {
      const x = own.between(0, W)
      return Math.abs(x - road.x) < road.half ? null : [x, H + 6]
    },
    height: [12, 46],
    width: 2.4,
    paint: mix(mood.deep, leaf, 0.4),
    flowers: {
      often: 0.28,
      size: [2.6, 5],
      pick: (own) => (own.hit(0.6) ? mood.paper : mood.spark),
      heart: [0.86, 0.15, 90],
    },
  })
  return flip ? 'right' : 'left'
}

/** Strips of rice that widen towards the viewer; returns how green the nearest is. */
function paddies(
  pen: Pen,
  mood: Mood,
  haze: Colour,
  vanishing: number,
  horizon: number,
  wide: boolean,
): Colour {
  const { width: W, height: H } = pen
  const young = mix(mood.mid, [0.78, 0.14, 115], mood.dark ? 0.12 : 0.45)
  const ripe = mix(mood.near, [0.6, 0.13, 130], mood.dark ? 0.1 : 0.35)
  const paint = pen.fade([0, mix(young, haze, 0.35)], [0.4, young], [1, ripe])
  pen.rect(0, horizon, W, H - horizon, paint)
  const rows = 15
  for (let i = -rows; i <= rows; i++) {
    const spread = i / rows
    const far = at(vanishing + spread * W * 0.34, horizon + 3)
    const close = at(vanishing + spread * W * (wide ? 2.2 : 3.2), H + 10)
    const colour = i % 2 ? mix(ripe, mood.deep, 0.12) : mix(young, mood.light, 0.2)
    pen.line(`M${far}L${close}`, colour, 1.4 + Math.abs(spread) * 1.6, { opacity: mood.dark ? 0.3 : 0.5 })
  }
  for (const t of [0.06, 0.16, 0.34, 0.62]) {
    const dike = `M0 ${num(horizon + (H - horizon) * t)}H${W}`
    pen.line(dike, mix(ripe, mood.deep, 0.25), 1 + t * 4, { opacity: 0.45 })
  }
  const all = `M0 ${num(horizon)}H${W}V${H}H0Z`
  wash(pen, all, [horizon, H], [lift(young, 0.08), 0.1], [lift(ripe, -0.1), 0.5])
  return ripe
}

function lane(
  pen: Pen,
  mood: Mood,
  haze: Colour,
  road: { from: number; y: number; to: number; half: number; dir: number },
): void {
  const { width: W, height: H } = pen
  const asphalt = mix(mix(mood.sky[1], mood.near, 0.42), haze, 0.2)
  const Y = (t: number) => road.y + (H - road.y) * t
  const { from, to, half, dir } = road
  const left = `C${at(from + dir * W * 0.03, Y(0.25))} ${at(to - half * 0.52, Y(0.55))} ${at(to - half * 0.9, H + 10)}`
  const right = `C${at(to + half * 0.55, Y(0.55))} ${at(from + dir * W * 0.05, Y(0.25))} ${at(from + 4, road.y + 2)}`
  const outline = `M${at(from - 3, road.y + 2)}${left}H${num(to + half * 0.9)}${right}Z`
  pen.path(outline, pen.down(road.y, H, [0, mix(asphalt, haze, 0.5)], [1, asphalt]))
  const middle = `M${at(from, road.y + 6)}C${at(from + dir * W * 0.04, Y(0.25))} ${at(to, Y(0.55))} ${at(to, H + 10)}`
  pen.line(middle, mix(mood.paper, asphalt, 0.1), 4, { dash: '26 24', opacity: 0.85 })
}

/** A shelter with a bench, and its sign on the side towards the road. */
function busStop(pen: Pen, x: number, y: number, size: number, mood: Mood, signLeft: boolean): void {
  const post = mix(mood.deep, mood.near, 0.2)
  const roof = redOf(mood, [0.6, 0.15, 25])
  const sign = mix([0.5, 0.1, 235], mood.deep, 0.15)
  pen.place(x, y, size / 100, () => {
    pen.rect(-43, -78, 86, 78, mix(mood.paper, mood.far, mood.dark ? 0.62 : 0.25), { opacity: 0.92 })
    pen.rect(-38, -66, 76, 34, mix(mood.sky[1], mood.paper, 0.25))
    for (const left of [-43, 39.5]) pen.rect(left, -82, 3.9, 84, post)
    pen.rect(-34, -24, 69, 5, mix([0.55, 0.09, 60], mood.near, 0.3))
    pen.path('M-55 -80L-48 -96H48L55 -80Z', pen.fade([0, lift(roof, 0.04)], [1, lift(roof, -0.06)]))
    pen.place(signLeft ? -74 : 74, 0, 1, () => {
      pen.rect(-1.3, -98, 2.6, 100, post)
      pen.rect(-11, -116, 22, 22, sign, { round: 4.5 })
      pen.rect(-6.5, -111.5, 13, 10, mood.paper, { round: 2 })
      pen.circle(-3.5, -100, 1.8, mood.paper)
      pen.circle(3.5, -100, 1.8, mood.paper)
      pen.rect(-5, -110, 10, 4, sign)
    })
  })
}
