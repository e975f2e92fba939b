// A wide road at night: a black taxi comes with its lights on, somebody at the kerb raises an arm.
import { lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import type { Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const road: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const haze = hazeOf(mood, 0.2)
  sky(pen, mood, 0.5, H * 0.85)
  stars(pen, random.branch('stars'), 40, H * 0.42, mood.paper)
  sun(
    pen,
    W * (wide ? 0.58 : frame.side === 'left' ? 0.22 : 0.78),
    frame.y(390),
    W * (wide ? 0.026 : 0.06),
    mood,
    4,
  )
  clouds(pen, random.branch('clouds'), frame.y(420), 3, {
    colour: haze,
    opacity: 0.25,
    narrow: W * 0.1,
    broad: W * 0.3,
  })
  for (const i of [0, 1]) {
    const foot = frame.y(600 + i * 50)
    const tall = frame.y(600) - frame.y(470 + i * 40)
    const colour = i ? mix(mood.near, mood.mid, 0.35) : mix(mood.mid, mood.far, 0.3)
    blocks(pen, random.branch(`row${i}`), mood, {
      foot,
      narrow: 40 + i * 24,
      broad: 80 + i * 40,
      tall,
      colour,
      haze,
      near: i + 1,
      low: wide ? W * 0.45 : 0,
    })
    if (!i) mist(pen, foot, H * 0.05, haze, 0.3)
  }
  const kerb = frame.y(650)
  pen.rect(0, kerb, W, H - kerb, pen.fade([0, mix(mood.near, mood.deep, 0.35)], [1, mood.deep]))
  frame.draw(() => {
    pen.path(
      'M300 652H350L720 910H-110Z',
      pen.fade([0, mix(p.dark, mood.mid, 0.3)], [1, mix(p.dark, mood.deep, 0.4)]),
    )
    for (const [x, y, w, h] of [
      [336, 668, 3, 14],
      [346, 702, 5, 24],
      [366, 754, 8, 38],
      [398, 826, 13, 60],
    ] as const)
      pen.path(`M${x} ${y}h${w}l${h * 0.5} ${h}h${-w * 1.5}Z`, p.white, { opacity: 0.75 })
    lamps()
    pen.path('M150 838L-60 910H470L374 838Z', pen.fade([0, p.lamp, 0.5], [1, p.lamp, 0]))
    taxi(pen, mood)
    pen.path('M452 800H640V910H540Z', mix(p.grey, mood.near, 0.45))
    pen.path('M452 800H640V810H458Z', mix(p.white, mood.near, 0.4))
    figure(
      pen,
      528,
      874,
      236,
      'reach',
      { top: mix(p.blue, mood.deep, 0.3), legs: p.dark, hair: mood.deep, below: 'coat' },
      true,
    )
  })
  return frame.side

  /** Street lamps on both sides, and what drives away. */
  function lamps() {
    for (const [x, foot, tall, side] of [
      [60, 742, 280, 1],
      [212, 690, 150, 1],
      [436, 690, 150, -1],
      [588, 742, 280, -1],
    ] as const) {
      const head = foot - tall
      pen.line(`M${x} ${foot}V${head + 12}Q${x} ${head} ${x + side * tall * 0.2} ${head}`, p.dark, tall / 40)
      pen.circle(x + side * tall * 0.2, head, tall * 0.26, pen.glow([0, p.lamp, 0.7], [1, p.lamp, 0]))
      pen.ellipse(x + side * tall * 0.2, head + 2, tall * 0.06, tall * 0.022, lift(p.lamp, 0.05))
    }
    for (const [x, y, r] of [
      [356, 664, 3],
      [366, 664, 3],
      [384, 690, 5],
      [402, 690, 5],
    ] as const) {
      pen.circle(x, y, r * 3, pen.glow([0, [0.65, 0.22, 26], 0.8], [1, [0.65, 0.22, 26], 0]))
      pen.circle(x, y, r, [0.7, 0.2, 26])
    }
  }
}

/** From the front: the sign on its roof, two heads behind the glass. */
function taxi(pen: Pen, mood: Mood): void {
  const p = paints(mood)
  const amber = mix(p.yellow, p.lamp, 0.4)
  const body = mix([0.24, 0.02, 260], mood.deep, 0.3)
  pen.ellipse(262, 856, 150, 14, mood.deep, { opacity: 0.6 })
  for (const x of [146, 332]) pen.rect(x, 816, 46, 42, mood.deep, { round: 8 })
  pen.circle(262, 640, 70, pen.glow([0, amber, 0.8], [1, amber, 0]))
  pen.path('M222 664L232 636H292L302 664Z', lift(amber, 0.03))
  pen.rect(238, 646, 48, 8, mix(amber, mood.deep, 0.5), { round: 3 })
  pen.path('M168 752L196 676Q200 662 220 662H304Q324 662 328 676L356 752Z', body)
  pen.path(
    'M184 748L206 684Q209 676 220 676H304Q315 676 318 684L340 748Z',
    pen.slant(true, [0, mix(mood.sky[2], p.white, 0.25)], [1, mix(mood.sky[1], mood.deep, 0.35)]),
  )
  for (const [x, r] of [
    [226, 19],
    [300, 17],
  ] as const) {
    pen.circle(x, 714, r, mood.deep)
    pen.path(`M${x - r * 1.5} 748Q${x} ${716 + r * 0.3} ${x + r * 1.5} 748Z`, mood.deep)
  }
  pen.path(
    'M132 838V778Q134 752 166 748H358Q390 752 392 778V838Q392 846 380 846H144Q132 846 132 838Z',
    pen.fade([0, lift(body, 0.1)], [0.4, body], [1, lift(body, -0.03)]),
  )
  pen.rect(208, 786, 108, 26, mix(p.steel, mood.deep, 0.4), { round: 6 })
  pen.rect(234, 822, 56, 16, p.white, { round: 3 })
  for (const x of [164, 360]) {
    pen.circle(x, 790, 78, pen.glow([0, p.white, 0.85], [0.4, p.lamp, 0.3], [1, p.lamp, 0]))
    pen.ellipse(x, 790, 25, 15, lift(p.white, 0.02))
  }
  for (const x of [150, 360]) pen.rect(x, 744, 20, 12, body, { round: 5 })
}
