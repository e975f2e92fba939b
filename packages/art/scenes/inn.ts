// The courtyard of a hanok inn: lit paper doors, guests on the porch, shoes in a row, persimmons drying.
import { lift, mix } from '#art/colour.ts'
import { hazeOf } from '#art/moods.ts'
import { figure } from '#art/parts/figures.ts'
import { hills, wash } from '#art/parts/land.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { mist, sky, stars, sun } from '#art/parts/sky.ts'
import { tiledRoof } from '#art/parts/tiled-roof.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const inn: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const haze = hazeOf(mood, 0.35)
  sky(pen, mood, 0.45, H * 0.8)
  if (mood.dark) stars(pen, random.branch('stars'), 50, H * 0.4, mood.paper)
  sun(
    pen,
    wide ? W * 0.58 : W * (frame.side === 'left' ? 0.18 : 0.82),
    frame.y(380),
    frame.y(340) - frame.y(290),
    mood,
  )
  hills(
    pen,
    random,
    { y: frame.y(460), swing: H * 0.06, hills: 1.6, rough: 0.42 },
    { colour: mix(mood.far, mood.mid, 0.4), haze, fade: 0.6, foot: frame.y(600) },
  )
  mist(pen, frame.y(540), H * 0.05, haze, 0.4)
  const yard = mix([0.74, 0.05, 75], mood.near, mood.dark ? 0.55 : 0.25)
  const foot = frame.y(770)
  pen.rect(0, foot, W, H - foot, pen.fade([0, mix(yard, mood.light, 0.15)], [1, mix(yard, mood.deep, 0.45)]))
  wash(pen, `M0 ${num(foot)}H${W}V${H}H0Z`, [foot, H], [p.lamp, 0.25], [mood.deep, 0.1])
  const tile = mix(mood.near, mood.deep, mood.dark ? 0.25 : 0.1)
  const wood = mix([0.42, 0.07, 50], mood.near, 0.4)
  frame.draw(() => {
    house()
    figure(pen, 172, 746, 200, 'read', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    pen.path('M206 688l26 -12 4 20 -26 12Z', p.white)
    figure(pen, 398, 746, 208, 'sit', { top: mix(p.blue, p.white, 0.3), legs: p.dark, hair: mood.deep }, true)
    for (const x of [294, 318]) pen.path(`M${x} 746h18l-3 -16h-12Z`, p.white)
    figure(
      pen,
      520,
      880,
      216,
      'carry',
      { top: p.white, legs: mix(p.pink, p.red, 0.4), hair: mood.deep, below: 'hanbok' },
      true,
    )
    pen.rect(444, 742, 68, 8, p.wood, { round: 3 })
    for (const x of [454, 474, 494]) pen.circle(x, 738, 8, p.white)
    for (const [x, c] of [
      [206, p.white],
      [238, p.dark],
      [330, p.red],
      [362, p.white],
    ] as const) {
      pen.rect(x, 812, 13, 8, c, { round: 4 })
      pen.rect(x + 15, 812, 13, 8, c, { round: 4 })
    }
  })
  return frame.side

  function house() {
    pen.rect(30, 540, 540, 210, mix(wood, mood.deep, 0.4))
    pen.circle(300, 640, 330, pen.glow([0, p.lamp, mood.dark ? 0.4 : 0.2], [1, p.lamp, 0]))
    for (const x of [56, 182, 308, 434]) {
      pen.rect(x, 568, 110, 176, pen.fade([0, lift(p.lamp, 0.05)], [1, mix(p.lamp, mood.near, 0.2)]))
      let bars = ''
      for (let i = 1; i < 4; i++) bars += `M${x + i * 27.5} 568v176`
      for (let i = 1; i < 6; i++) bars += `M${x} ${568 + i * 29}h110`
      pen.line(bars, mix(wood, p.lamp, 0.25), 2.5)
      pen.frame(x, 568, 110, 176, wood, 7)
    }
    tiledRoof(pen, {
      x: 300,
      eave: 540,
      height: 118,
      half: 340,
      ridge: 220,
      up: 24,
      tile,
      ink: lift(tile, -0.1),
      mood,
      ribs: 22,
      ends: true,
    })
    // persimmons on strings under the eaves
    for (const x of [110, 132, 154, 446, 468, 490]) {
      pen.line(`M${x} 556v76`, wood, 1.6)
      for (let k = 0; k < 4; k++) pen.circle(x, 572 + k * 19, 8, mix([0.68, 0.18, 45], mood.near, 0.1))
    }
    pen.rect(10, 744, 580, 20, lift(p.wood, 0.1), { round: 3 })
    pen.rect(20, 764, 560, 14, mix(wood, mood.deep, 0.4))
    for (const x of [40, 300, 550]) pen.rect(x, 764, 16, 40, wood)
    pen.rect(180, 800, 240, 22, p.grey, { round: 8 })
  }
}
