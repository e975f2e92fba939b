// Stairs between the houses on a hill, one street lamp, a cat, somebody walking home.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood, redOf } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { cat } from '#art/parts/indoors.ts'
import { wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import { at, num, type Pen, type Point, polyline } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const alley: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.25)
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  sky(pen, mood, 0.5, H * 0.75)
  if (mood.dark) stars(pen, random.branch('stars'), wide ? 80 : 50, H * 0.42, mood.paper)
  sun(pen, X(wide ? 0.6 : 0.55), H * (wide ? 0.3 : 0.41), wide ? H * 0.085 : W * 0.095, mood, 3.6)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.34 : 0.43), 4, {
    colour: hazeOf(mood, 0.4),
    opacity: mood.dark ? 0.25 : 0.65,
    narrow: W * 0.1,
    broad: W * 0.32,
  })
  for (const [i, [foot, tall]] of (
    [
      [0.66, 0.1],
      [0.74, 0.12],
    ] as const
  ).entries()) {
    const colour = i ? mix(mood.mid, mood.far, 0.25) : mix(mood.far, haze, 0.15)
    const row = {
      foot: H * foot,
      narrow: 24 + i * 14,
      broad: 58 + i * 30,
      tall: H * tall,
      colour,
      haze,
      near: i,
      low: 0,
    }
    blocks(pen, random.branch(`row${i}`), mood, row)
    mist(pen, H * foot, H * 0.05, haze, mood.dark ? 0.3 : 0.5)
  }

  // the stairs run up to `top`, wide below and narrow above
  const middle = wide ? W * 0.7 : W * 0.5
  const half = wide ? H * 0.62 : W * 0.4
  const stairs = { middle, top: H * (wide ? 0.5 : 0.545), half, narrow: half * 0.2 }
  houses(pen, random.branch('left'), mood, haze, stairs, -1, wide)
  houses(pen, random.branch('right'), mood, haze, stairs, 1, wide)
  steps(pen, mood, stairs)
  wires(pen, mood, X, wide)

  const lampSide = flip ? -1 : 1
  const lampAt = onStairs(stairs, H, 0.42, lampSide * 0.94)
  streetLamp(pen, lampAt, H * (wide ? 0.34 : 0.24), mood, lampSide > 0)
  const walker = onStairs(stairs, H, 0.5, -lampSide * 0.22)
  const size = H * (wide ? 0.16 : 0.105)
  person(pen, walker[0], walker[1], size, {
    coat: redOf(mood),
    hair: mood.deep,
    legs: mood.deep,
    short: true,
  })
  const bag = { x: walker[0] + lampSide * size * 0.21, y: walker[1] - size * 0.36 }
  pen.rect(bag.x - size * 0.06, bag.y, size * 0.12, size * 0.15, mood.paper, { round: 2, opacity: 0.95 })
  const sitting = onStairs(stairs, H, 0.82, -lampSide * 0.66)
  cat(pen, sitting[0], sitting[1], H * (wide ? 0.12 : 0.085), flip ? 'right' : 'left', mood)
  return flip ? 'right' : 'left'
}

interface Stairs {
  middle: number
  top: number
  /** half their width at the bottom of the picture, and at the top of the stairs */
  half: number
  narrow: number
}

const halfAt = (stairs: Stairs, t: number): number => stairs.narrow + (stairs.half - stairs.narrow) * t

/** A spot on the stairs: 0 at their top, 1 at the bottom of the picture; -1 their left edge, 1 their right. */
const onStairs = (stairs: Stairs, H: number, t: number, side: number): Point => [
  stairs.middle + halfAt(stairs, t) * side,
  stairs.top + (H - stairs.top) * t,
]

function steps(pen: Pen, mood: Mood, stairs: Stairs): void {
  const H = pen.height
  const stone = mix(mix(mood.mid, mood.near, 0.3), mood.light, mood.dark ? 0.14 : 0.3)
  const count = 22
  const y = (i: number) => stairs.top + (H + 10 - stairs.top) * (i / count) ** 1.5
  const t = (height: number) => (height - stairs.top) / (H - stairs.top)
  for (let i = 0; i < count; i++) {
    const [top, foot] = [y(i), y(i + 1)]
    const tread = top + (foot - top) * 0.42
    const strip = (a: number, b: number): string =>
      `${polyline([
        [stairs.middle - halfAt(stairs, t(a)), a],
        [stairs.middle + halfAt(stairs, t(a)), a],
        [stairs.middle + halfAt(stairs, t(b)), b],
        [stairs.middle - halfAt(stairs, t(b)), b],
      ])}Z`
    const shade = mix(stone, mood.deep, 0.12 + (i / count) * 0.34)
    pen.path(strip(top, tread), lift(mix(shade, lampOf(mood), mood.dark ? 0.08 : 0.04), 0.01))
    pen.path(strip(tread, foot + 0.6), mix(shade, mood.deep, 0.09))
    const lip = `M${at(stairs.middle - halfAt(stairs, t(tread)), tread)}H${num(stairs.middle + halfAt(stairs, t(tread)))}`
    pen.line(lip, mix(shade, mood.light, 0.3), 0.8 + i * 0.08, { opacity: 0.7 })
  }
  const all = polyline([
    [stairs.middle - stairs.narrow, stairs.top],
    [stairs.middle + stairs.narrow, stairs.top],
    [stairs.middle + stairs.half, H],
    [stairs.middle - stairs.half, H],
  ])
  wash(pen, `${all}Z`, [stairs.top, H], [stone, 0.1], [mood.deep, 0.45])
}

/** Houses on one side of the stairs, stepping up with them; their walls run along the steps. */
function houses(
  pen: Pen,
  random: Random,
  mood: Mood,
  haze: Colour,
  stairs: Stairs,
  side: -1 | 1,
  wide: boolean,
): void {
  const { width: W, height: H } = pen
  const count = 4
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const foot = onStairs(stairs, H, 0.06 + near * 0.66, side)
    const height = H * (0.1 + near * (wide ? 0.34 : 0.24)) * random.between(0.9, 1.15)
    const [wallX, top] = [foot[0], foot[1] - height]
    const outer = side < 0 ? -20 : W + 20
    const face = mix(mix(mood.mid, mood.far, 0.3 - near * 0.3), mood.near, near * 0.75)
    const [x, w] = side < 0 ? [outer, wallX - outer] : [wallX, outer - wallX]
    pen.rect(x, top, w, H - top, pen.down(top, H, [0, face], [1, mix(face, mood.deep, 0.5)]))
    wash(
      pen,
      `M${at(x, top)}h${num(w)}V${H}h${num(-w)}Z`,
      [top, top + height],
      [lift(face, -0.06), 0.4],
      [face, 0],
    )
    // a slab roof with a parapet, sometimes a tiled one
    const thick = H * 0.012 * (0.6 + near)
    const edge = side < 0 ? wallX + thick : wallX - thick
    const roofX = side < 0 ? outer : edge
    pen.rect(roofX, top - thick, Math.abs(edge - outer), thick, mix(mood.near, mood.deep, near * 0.5))
    pen.rect(roofX, top - thick * 1.4, Math.abs(edge - outer), thick * 0.4, mix(face, mood.light, 0.35))
    windows(pen, random, mood, face, { wallX, top, height, side, near, from: wide ? W * 0.3 : -height, W })
    if (i === 1) waterTank(pen, wallX + side * height * 0.6, top - thick * 1.4, height * 0.3, mood)
    mist(pen, foot[1], H * 0.03, haze, (1 - near) * (mood.dark ? 0.2 : 0.35))
  }
}

function windows(
  pen: Pen,
  random: Random,
  mood: Mood,
  face: Colour,
  wall: { wallX: number; top: number; height: number; side: -1 | 1; near: number; from: number; W: number },
): void {
  const lamp = lampOf(mood)
  const size = wall.height * 0.24
  const gap = size * 0.8
  for (let k = 0; k < 5; k++) {
    const x = wall.wallX + wall.side * (gap + k * (size + gap)) - (wall.side < 0 ? size : 0)
    if (x < wall.from || x > wall.W) break
    const y = wall.top + wall.height * 0.2
    const lit = random.hit(mood.dark ? 0.5 : 0.25)
    if (lit) {
      pen.circle(
        x + size / 2,
        y + size / 2,
        size * 1.5,
        pen.glow([0, lamp, mood.dark ? 0.35 : 0.15], [1, lamp, 0]),
      )
    }
    const pane = lit ? pen.fade([0, lift(lamp, 0.05)], [1, mix(lamp, mood.sky[2], 0.25)]) : lift(face, -0.08)
    pen.rect(x, y, size, size, pane)
    const bar = mix(mood.deep, face, 0.3)
    pen.line(
      `M${at(x + size / 2, y)}v${num(size)}M${at(x, y + size * 0.45)}h${num(size)}`,
      bar,
      Math.max(1.2, size * 0.05),
    )
    pen.rect(x - size * 0.08, y + size, size * 1.16, size * 0.09, mix(face, mood.light, 0.3))
  }
}

/** The blue tank on every flat roof. */
function waterTank(pen: Pen, x: number, y: number, size: number, mood: Mood): void {
  const blue = mix([0.58, 0.1, 235], mood.near, 0.35)
  pen.rect(x - size * 0.5, y - size * 0.9, size, size * 0.8, blue, { round: size * 0.12 })
  pen.rect(x - size * 0.2, y - size * 1.02, size * 0.4, size * 0.14, lift(blue, -0.06), {
    round: size * 0.05,
  })
  for (const k of [-0.42, 0.34]) pen.rect(x + size * k, y - size * 0.12, size * 0.08, size * 0.12, mood.deep)
}

function wires(pen: Pen, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const H = pen.height
  const ink = mix(mood.deep, mood.near, 0.2)
  for (const [from, to, slack] of [
    [0.5, 0.44, 0.07],
    [0.54, 0.47, 0.06],
    [0.46, 0.5, 0.09],
  ] as const) {
    const up = wide ? 0.16 : 0
    const middle = at(X(wide ? 0.7 : 0.5), H * ((from + to) / 2 - up + slack))
    pen.line(
      `M${at(X(wide ? 0.35 : -0.02), H * (from - up))}Q${middle} ${at(X(1.02), H * (to - up))}`,
      ink,
      1.4,
      { opacity: 0.6 },
    )
  }
}

function streetLamp(pen: Pen, [x, y]: Point, height: number, mood: Mood, leansLeft: boolean): void {
  const lamp = lampOf(mood)
  const reach = height * 0.2 * (leansLeft ? -1 : 1)
  const head: Point = [x + reach, y - height * 0.97]
  const cone = polyline([
    [head[0] - height * 0.05, head[1]],
    [head[0] + height * 0.05, head[1]],
    [head[0] + height * 0.5, y + height * 0.1],
    [head[0] - height * 0.5, y + height * 0.1],
  ])
  const strength = mood.dark ? 0.5 : 0.22
  pen.path(`${cone}Z`, pen.fade([0, lamp, strength], [1, lamp, 0]))
  pen.ellipse(
    head[0],
    y + height * 0.06,
    height * 0.46,
    height * 0.09,
    pen.glow([0, lamp, strength], [1, lamp, 0]),
  )
  const ink = mix(mood.deep, mood.near, 0.15)
  pen.line(
    `M${at(x, y)}V${num(y - height)}Q${at(x + reach * 0.2, y - height * 1.07)} ${at(head[0], y - height * 1.02)}`,
    ink,
    height * 0.024,
  )
  pen.circle(head[0], head[1], height * 0.2, pen.glow([0, lamp, 0.9], [1, lamp, 0]))
  pen.circle(head[0], head[1], height * 0.032, lift(mix(lamp, mood.paper, 0.5), 0.02))
  pen.path(
    `M${at(head[0] - height * 0.07, head[1])}Q${at(head[0], head[1] - height * 0.09)} ${at(head[0] + height * 0.07, head[1])}Z`,
    ink,
  )
}
