// A street tent in an alley: a string of bulbs, something simmering, two guests.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { steam } from '#art/parts/indoors.ts'
import { wash } from '#art/parts/land.ts'
import { sitter } from '#art/parts/people.ts'
import { clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const tent: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.2)
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  sky(pen, mood, 0.5, H * 0.85)
  stars(pen, random.branch('stars'), wide ? 60 : 40, H * 0.42, mood.paper)
  sun(pen, X(wide ? 0.52 : 0.24), H * (wide ? 0.2 : 0.385), wide ? H * 0.055 : W * 0.07, mood, 4)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.3 : 0.42), 3, {
    colour: hazeOf(mood, 0.3),
    opacity: 0.22,
    narrow: W * 0.1,
    broad: W * 0.3,
  })
  const rows = wide
    ? ([
        [0.74, 70, 120, 0.3],
        [0.82, 110, 190, 0.34],
      ] as const)
    : ([
        [0.7, 54, 92, 0.17],
        [0.8, 90, 150, 0.22],
      ] as const)
  for (const [i, [foot, narrow, broad, tall]] of rows.entries()) {
    const colour = i ? mix(mood.near, mood.mid, 0.4) : mix(mood.mid, mood.far, 0.35)
    const row = {
      foot: H * foot,
      narrow,
      broad,
      tall: H * tall,
      colour,
      haze,
      near: i + 1,
      low: wide ? W * 0.42 : 0,
    }
    blocks(pen, random.branch(`row${i}`), mood, row)
    if (!i) mist(pen, H * foot, H * 0.06, haze, 0.25)
  }
  wires(pen, mood, X, wide)

  const street = H * (wide ? 0.86 : 0.835)
  const centre = X(wide ? 0.72 : 0.54)
  const asphalt = mix(mood.near, mood.deep, 0.5)
  const lamp = lampOf(mood)
  pen.rect(0, street, W, H - street, pen.fade([0, asphalt], [1, lift(mood.deep, -0.02)]))
  wash(pen, `M0 ${num(street)}H${W}V${H}H0Z`, [street, H], [lamp, 0.16], [asphalt, 0])
  const scale = wide ? H * 0.00094 : W * 0.00088
  // the wet street reflects the light
  const pool = pen.glow([0, lamp, 0.75], [0.6, lamp, 0.25], [1, lamp, 0])
  pen.ellipse(centre, street + 8, scale * 640, (H - street) * 0.85, pool)
  pen.place(centre, street + 6, scale, () => stall(pen, mood))
  return flip ? 'right' : 'left'
}

function wires(pen: Pen, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const H = pen.height
  const ink = mix(mood.deep, mood.near, 0.2)
  const pole = X(wide ? 0.95 : 0.9)
  const top = H * (wide ? 0.26 : 0.4)
  for (const [drop, slack] of [
    [0.02, 0.09],
    [0.05, 0.07],
    [0.08, 0.1],
  ] as const) {
    const y = top + H * drop
    pen.line(`M${at(X(-0.02), y + H * 0.05)}Q${at(X(0.45), y + H * slack)} ${at(pole, y)}`, ink, 1.6, {
      opacity: 0.7,
    })
  }
  pen.line(`M${at(pole, H * 0.86)}V${num(top)}`, ink, wide ? 11 : 9)
  for (const y of [0.02, 0.06]) pen.line(`M${at(pole - H * 0.035, top + H * y)}h${num(H * 0.07)}`, ink, 5)
  pen.rect(pole - H * 0.02, top + H * 0.09, H * 0.04, H * 0.055, ink, { round: 4 })
}

/** Drawn 960 units broad and 560 tall, standing on 0. */
function stall(pen: Pen, mood: Mood): void {
  const lamp = lampOf(mood)
  const orange: Colour = [0.66, 0.185, 42]
  const shade = mix(orange, mood.near, 0.4)
  // inside: warm air, shelves, the cook
  pen.rect(
    -430,
    -440,
    860,
    440,
    pen.fade([0, lift(lamp, 0.06)], [0.55, mix(lamp, orange, 0.3)], [1, mix(orange, mood.deep, 0.45)]),
  )
  for (let i = 0; i < 9; i++) {
    const bottle = i % 2 ? mix([0.62, 0.12, 155], lamp, 0.25) : mix(mood.paper, lamp, 0.3)
    pen.rect(-150 + i * 36, -336, 16, 46, bottle, { round: 4 })
  }
  pen.rect(-180, -290, 360, 9, mix(orange, mood.deep, 0.5))
  sitter(pen, -270, -190, 200, mix(mood.deep, orange, 0.3), mood.deep, 'right')
  pen.rect(-300, -290, 62, 100, mood.paper, { round: 8, opacity: 0.85 })

  // the counter, its pots and their steam
  pen.rect(-395, -196, 790, 22, mix(mood.paper, lamp, 0.4), { round: 4 })
  pen.rect(-380, -174, 760, 150, pen.fade([0, orange], [1, shade]))
  for (let x = -360; x < 380; x += 76) pen.rect(x, -174, 30, 150, mood.paper, { opacity: 0.22 })
  for (const [x, w] of [
    [40, 120],
    [230, 96],
  ] as const) {
    pen.rect(x - w / 2, -238, w, 44, mix(mood.far, mood.deep, 0.45), { round: 8 })
    pen.rect(x - w / 2 - 8, -244, w + 16, 10, mix(mood.paper, mood.far, 0.4), { round: 4 })
    pen.place(x, -246, 1.1, () => steam(pen, mood, 0))
  }

  // guests on plastic stools, their backs to us
  for (const [x, size, coat] of [
    [-90, 236, mix(mood.deep, mood.near, 0.35)],
    [80, 224, mix([0.55, 0.12, 20], mood.near, 0.3)],
  ] as const) {
    pen.rect(x - 42, -66, 84, 12, [0.58, 0.19, 27], { round: 5 })
    pen.path(
      `M${x - 36} -56L${x - 48} 0H${x - 34}L${x - 20} -56ZM${x + 36} -56L${x + 48} 0H${x + 34}L${x + 20} -56Z`,
      [0.5, 0.17, 27],
    )
    sitter(pen, x, -62, size, coat, mood.deep, x < 0 ? 'right' : 'left')
  }

  // canopy with a scalloped hem, and bulbs under it
  pen.path('M-486 -430L-400 -556H400L486 -430Z', pen.fade([0, lift(orange, 0.05)], [1, lift(orange, -0.05)]))
  for (let i = 0; i < 6; i++) {
    const [top, foot] = [-400 + i * 133, -486 + i * 162]
    pen.path(`M${top} -556h66L${foot + 81} -430h-81Z`, mood.paper, { opacity: 0.3 })
  }
  let hem = 'M-486 -432'
  for (let i = 0; i < 18; i++) hem += 'q27 44 54 0'
  pen.path(`${hem}Z`, lift(orange, -0.08))
  for (const x of [-430, 418]) pen.rect(x, -430, 14, 430, mix(mood.deep, shade, 0.4))
  for (const x of [-300, -60, 190]) {
    pen.line(`M${x} -430v44`, mood.deep, 4)
    pen.circle(x, -370, 95, pen.glow([0, lamp, 0.7], [1, lamp, 0]))
    pen.circle(x, -372, 17, lift(mix(lamp, mood.paper, 0.5), 0.02))
  }
}
