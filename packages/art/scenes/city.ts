// A rooftop room above Seoul: string lights, a low bench, the tower on its hill, lit windows.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood, redOf } from '#art/moods.ts'
import { blocks, hillTower } from '#art/parts/city.ts'
import { flowerPot } from '#art/parts/flower-pot.ts'
import { wash } from '#art/parts/land.ts'
import { stringLights } from '#art/parts/lights.ts'
import { sitter } from '#art/parts/people.ts'
import { clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import { at, num, type Pen, type Point, through } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const city: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.25)
  const lamp = lampOf(mood)
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  sky(pen, mood, 0.5, H * 0.8)
  sun(pen, X(wide ? 0.9 : 0.8), H * (wide ? 0.17 : 0.375), wide ? H * 0.062 : W * 0.07, mood, 4)
  if (mood.dark) stars(pen, random.branch('stars'), wide ? 90 : 60, H * 0.42, mood.paper)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.32 : 0.44), 4, {
    colour: hazeOf(mood, 0.3),
    opacity: mood.dark ? 0.22 : 0.6,
    narrow: W * 0.1,
    broad: W * 0.3,
  })
  hill(pen, mood, haze, X(wide ? 0.66 : 0.34), wide)

  // foot, narrowest and broadest house, tallest
  const rows = wide
    ? ([
        [0.66, 26, 54, 0.16],
        [0.73, 40, 80, 0.2],
        [0.82, 62, 120, 0.24],
      ] as const)
    : ([
        [0.655, 20, 44, 0.09],
        [0.72, 34, 70, 0.125],
        [0.8, 54, 104, 0.16],
      ] as const)
  const colours = [mix(mood.far, haze, 0.15), mix(mood.mid, mood.far, 0.3), mix(mood.near, mood.mid, 0.35)]
  for (const [i, [foot, narrow, broad, tall]] of rows.entries()) {
    blocks(pen, random.branch(`row${i}`), mood, {
      foot: H * foot,
      narrow,
      broad,
      tall: H * tall,
      colour: colours[i]!,
      haze,
      near: i,
      // the left half of a wide picture carries text
      low: wide ? W * 0.46 : 0,
    })
    if (i < 2) mist(pen, H * foot + H * 0.03, H * 0.05, haze, mood.dark ? 0.25 : 0.5)
  }
  const floor = rooftop(pen, random, mood, lamp, { X, wide, flip })
  bench(pen, mood, X(wide ? 0.68 : 0.42), floor + (H - floor) * 0.34, wide)
  const posts: Point[] = wide
    ? [
        [W * 0.5, floor - H * 0.3],
        [W * 0.76, floor - H * 0.33],
        [W * 1.02, floor - H * 0.36],
      ]
    : [
        [X(-0.03), floor - H * 0.2],
        [X(0.46), floor - H * 0.19],
        [X(1.03), floor - H * 0.235],
      ]
  stringLights(pen, posts, { foot: floor, sag: H * 0.1, glow: wide ? 20 : 19, lamp, mood })
  return flip ? 'right' : 'left'
}

function hill(pen: Pen, mood: Mood, haze: Colour, x: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const top = H * (wide ? 0.44 : 0.535)
  const half = wide ? H * 0.7 : W * 0.62
  const base = H * (wide ? 0.7 : 0.68)
  const rise = base - top
  const outline = `${through([
    [x - half, base],
    [x - half * 0.6, base - rise * 0.36],
    [x - half * 0.26, top + rise * 0.16],
    [x, top],
    [x + half * 0.24, top + rise * 0.12],
    [x + half * 0.62, base - rise * 0.42],
    [x + half * 1.05, base],
  ])}Z`
  const colour = mix(mood.far, mood.mid, 0.4)
  pen.path(outline, pen.fade([0, colour], [1, mix(colour, haze, 0.5)]))
  wash(pen, outline, [top, base], [lift(colour, -0.09), 0.6], [colour, 0])
  hillTower(pen, x, top + 4, H * (wide ? 0.2 : 0.125), colour, mood)
}

/** Floor, parapet with flower pots, and the lit room at the side; says where the floor begins. */
function rooftop(
  pen: Pen,
  random: Random,
  mood: Mood,
  lamp: Colour,
  { X, wide, flip }: { X: (t: number) => number; wide: boolean; flip: boolean },
): number {
  const { width: W, height: H } = pen
  const y = H * (wide ? 0.87 : 0.865)
  const floor = mix(mood.near, mood.deep, 0.55)
  pen.rect(0, y, W, H - y, pen.fade([0, floor], [1, mood.deep]))
  wash(pen, `M0 ${num(y)}H${W}V${H}H0Z`, [y, H], [lamp, 0.3], [floor, 0])
  const wall = H * (wide ? 0.055 : 0.04)
  pen.rect(0, y - wall, W, wall + 2, pen.fade([0, mix(mood.near, mood.mid, 0.25)], [1, mood.near]))
  pen.rect(0, y - wall - 4, W, 6, mix(mood.mid, mood.light, 0.18))

  const w = W * (wide ? 0.2 : 0.36)
  const h = H * (wide ? 0.25 : 0.17)
  const left = flip ? X(0.78) - w : X(wide ? 0.87 : 0.78)
  pen.rect(left, y - h, w, h + 4, mix(mood.near, mood.deep, 0.25))
  pen.rect(left - 7, y - h - 9, w + 14, 12, mix(mood.mid, mood.near, 0.4))
  const pane = { x: left + w * (flip ? 0.42 : 0.14), y: y - h * 0.72, w: w * 0.44, h: h * 0.44 }
  const middle = pane.x + pane.w / 2
  pen.circle(middle, pane.y + pane.h / 2, h * 0.9, pen.glow([0, lamp, 0.4], [1, lamp, 0]))
  pen.rect(pane.x, pane.y, pane.w, pane.h, pen.fade([0, lift(lamp, 0.05)], [1, mix(lamp, mood.sky[2], 0.2)]))
  pen.line(
    `M${at(middle, pane.y)}v${num(pane.h)}M${at(pane.x, pane.y + pane.h / 2)}h${num(pane.w)}`,
    floor,
    3,
  )

  const pots = random.branch('pots')
  for (let i = 0; i < 4; i++) {
    flowerPot(
      pen,
      X(wide ? 0.5 + i * 0.035 : 0.08 + i * 0.075),
      y - wall - 4,
      wall * pots.between(0.5, 0.7),
      mood,
    )
  }
  return y
}

/** Two people on a low bench, a bottle and a cup between them. */
function bench(pen: Pen, mood: Mood, x: number, y: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const half = wide ? H * 0.17 : W * 0.23
  const size = H * (wide ? 0.13 : 0.088)
  const unit = size / 100
  pen.rect(x - half, y, half * 2, unit * 14, mix([0.6, 0.08, 60], mood.near, 0.25), { round: 3 })
  pen.rect(x - half, y + unit * 12, half * 2, unit * 6, mood.deep, { opacity: 0.6 })
  const leg = mix([0.5, 0.07, 55], mood.deep, 0.5)
  for (const t of [-0.88, 0.8]) pen.rect(x + half * t, y + unit * 14, half * 0.1, unit * 34, leg)
  sitter(pen, x - size * 0.36, y, size, redOf(mood, [0.66, 0.17, 24]), mood.deep, 'right')
  const friend = mix(mood.paper, mood.far, 0.25)
  sitter(pen, x + size * 0.34, y, size * 1.06, friend, lift(mood.deep, -0.03), 'left')
  pen.rect(x - unit * 7, y - unit * 20, unit * 8, unit * 20, [0.62, 0.12, 155])
  pen.rect(x + unit * 5, y - unit * 16, unit * 10, unit * 16, mood.paper)
}
