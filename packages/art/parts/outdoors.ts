// What scenes in the open begin with: sky, sun, clouds, ridges in haze, and ground.
import { type Colour, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { num, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import { hills, wash } from './land.ts'
import type { SetFrame } from './set.ts'
import { clouds, mist, sky, stars, sun } from './sky.ts'

interface Open {
  wide: boolean
  /** where the sun stands in a tall picture, in units of the set */
  sun: readonly [x: number, y: number, r: number]
  /** the ridge line farthest away, and how many stand before it; none where it is left out */
  ridge?: number
  ridges?: number
  /** where the ground begins, and its colour */
  floor: number
  ground: Colour
}

export function outdoors(pen: Pen, random: Random, mood: Mood, frame: SetFrame, open: Open): void {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.35)
  const x = open.wide
    ? W * (0.5 + (open.sun[0] / 600) * 0.44)
    : frame.side === 'left'
      ? open.sun[0]
      : W - open.sun[0]
  sky(pen, mood, 0.45, H * 0.85)
  if (mood.dark) stars(pen, random.branch('stars'), open.wide ? 70 : 45, H * 0.42, mood.paper)
  sun(pen, x, frame.y(open.sun[1]), open.sun[2] * (open.wide ? 1.1 : 1), mood)
  const look = {
    colour: hazeOf(mood, 0.4),
    opacity: mood.dark ? 0.25 : 0.65,
    narrow: W * 0.1,
    broad: W * 0.3,
  }
  clouds(pen, random.branch('clouds'), frame.y(400), 4, look)
  for (let i = 0; i < (open.ridges ?? 2) && open.ridge; i++) {
    const y = frame.y(open.ridge + i * 44)
    const colour = mix(mix(mood.far, haze, 0.4 - i * 0.15), mood.mid, i / 3)
    const line = { y, swing: H * (0.07 - i * 0.015), hills: 1.5 + i * 0.4, rough: 0.43 }
    hills(pen, random.branch(`ridge${i}`), line, { colour, haze, fade: 0.6, foot: y + H * 0.14 })
    mist(pen, y + H * 0.06, H * 0.04, haze, 0.35)
  }
  const foot = frame.y(open.floor)
  pen.rect(
    0,
    foot,
    W,
    H - foot,
    pen.fade([0, mix(open.ground, haze, 0.25)], [1, mix(open.ground, mood.deep, 0.5)]),
  )
  wash(
    pen,
    `M0 ${num(foot)}H${W}V${H}H0Z`,
    [foot, H],
    [mix(open.ground, mood.light, 0.3), 0.2],
    [mood.deep, 0.25],
  )
}
