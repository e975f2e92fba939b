// A country bus shelter in space, to the right of the viewer; its sign stands a little ahead.
import { type Colour, lift, mix } from '#art/colour.ts'
import { type Mood, redOf } from '#art/moods.ts'
import { person } from '#art/parts/people.ts'
import type { Sphere, Spot } from './sphere.ts'

/** A bench, a red roof, its sign; somebody waits in the shade. */
export function busShelter(sphere: Sphere, mood: Mood): void {
  const red = redOf(mood, [0.6, 0.17, 26])
  const [left, right, near, far] = [3.3, 4.8, -1.5, 2.3]
  const foot = -sphere.eyes
  const glass = mix(mood.sky[0], mood.paper, 0.5)
  const post = mix(mood.deep, mood.near, 0.35)
  const back: Spot[] = [
    [right, foot + 0.3, near],
    [right, foot + 0.3, far],
    [right, 0.75, far],
    [right, 0.75, near],
  ]
  sphere.fill(back, glass, { opacity: 0.75 })
  sphere.fill(
    [
      [left, foot + 0.3, far],
      [right, foot + 0.3, far],
      [right, 0.75, far],
      [left, 0.75, far],
    ],
    glass,
    { opacity: 0.6 },
  )
  const seat = mix([0.62, 0.09, 60], mood.near, 0.15)
  sphere.fill(
    [
      [right - 0.65, foot + 0.5, near + 0.2],
      [right - 0.1, foot + 0.5, near + 0.2],
      [right - 0.1, foot + 0.5, far - 0.2],
      [right - 0.65, foot + 0.5, far - 0.2],
    ],
    seat,
  )
  sphere.fill(
    [
      [right - 0.65, foot + 0.5, near + 0.2],
      [right - 0.65, foot + 0.5, far - 0.2],
      [right - 0.65, foot + 0.4, far - 0.2],
      [right - 0.65, foot + 0.4, near + 0.2],
    ],
    mix(seat, mood.deep, 0.4),
  )
  const waiting = { coat: [0.62, 0.1, 240] as Colour, hair: mood.deep, legs: mood.deep, scarf: mood.paper }
  sphere.facing(sphere.stand(76, 4.3), 1, (x, y, metre) => person(sphere.pen, x, y, metre * 1.62, waiting))
  for (const [x, z] of [
    [left, near],
    [left, far],
    [right, near],
    [right, far],
  ] as const) {
    sphere.line(
      [
        [x, foot, z],
        [x, 0.8, z],
      ],
      post,
      14,
    )
  }
  const under: Spot[] = [
    [left - 0.3, 0.8, near - 0.3],
    [left - 0.3, 0.8, far + 0.3],
    [right + 0.2, 0.8, far + 0.3],
    [right + 0.2, 0.8, near - 0.3],
  ]
  sphere.fill(under, mix(red, mood.deep, 0.4))
  sphere.fill(
    [
      [left - 0.3, 0.8, near - 0.3],
      [left - 0.3, 0.8, far + 0.3],
      [left - 0.3, 1.05, far + 0.3],
      [left - 0.3, 1.05, near - 0.3],
    ],
    red,
  )
  sphere.line(
    [
      [left - 0.3, 1.05, near - 0.3],
      [left - 0.3, 1.05, far + 0.3],
    ],
    lift(red, 0.07),
    6,
  )

  const sign: Spot = [3, foot, 4]
  sphere.line([sign, [sign[0], 0.7, sign[2]]], post, 10)
  const stand = sphere.standAt([sign[0], 0.75, sign[2]])
  const blue: Colour = [0.5, 0.11, 238]
  sphere.facing(stand, 1, (x, y, metre) => {
    sphere.pen.place(x, y, (metre * 0.62) / 100, () => {
      sphere.pen.rect(-50, -50, 100, 100, blue, { round: 20 })
      sphere.pen.rect(-30, -30, 60, 48, mood.paper, { round: 9 })
      sphere.pen.rect(-23, -23, 46, 20, blue)
      for (const wheel of [-16, 16]) sphere.pen.circle(wheel, 24, 8, mood.paper)
    })
  })
}
