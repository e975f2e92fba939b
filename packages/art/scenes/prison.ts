// A prison yard: a high wall with a watchtower, and under it two inmates who play catch.
import { mix } from '#art/colour.ts'
import { hazeOf } from '#art/moods.ts'
import { figure } from '#art/parts/figures.ts'
import { wash } from '#art/parts/land.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { birds, clouds, sky, sun } from '#art/parts/sky.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const prison: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  sky(pen, mood, 0.45, H * 0.85)
  const look = { colour: hazeOf(mood, 0.4), opacity: mood.dark ? 0.25 : 0.6, narrow: W * 0.1, broad: W * 0.3 }
  clouds(pen, random.branch('clouds'), frame.y(380), 3, look)
  sun(
    pen,
    wide ? W * 0.68 : W * (frame.side === 'left' ? 0.3 : 0.7),
    frame.y(410),
    frame.y(350) - frame.y(290),
    mood,
  )
  const [top, foot] = [frame.y(500), frame.y(730)]
  const stone = mix(p.grey, mood.mid, 0.3)
  pen.rect(
    0,
    top,
    W,
    foot - top,
    pen.fade([0, mix(stone, mood.light, 0.12)], [1, mix(stone, mood.near, 0.45)]),
  )
  pen.rect(0, top - 6, W, 14, mix(stone, mood.deep, 0.3))
  let wire = `M0 ${num(top - 24)}`
  for (let x = 0; x < W; x += 22) wire += 'q11 -26 22 0q-22 22 0 0'
  pen.line(wire, mix(mood.deep, mood.near, 0.5), 1.8, { opacity: 0.7 })
  const yard = mix([0.72, 0.05, 75], mood.near, mood.dark ? 0.5 : 0.2)
  pen.rect(0, foot, W, H - foot, pen.fade([0, mix(yard, mood.light, 0.15)], [1, mix(yard, mood.deep, 0.5)]))
  wash(pen, `M0 ${num(foot)}H${W}V${H}H0Z`, [foot, H], [yard, 0.1], [mood.deep, 0.3])
  birds(pen, random, W * (wide ? 0.8 : 0.45), frame.y(345), 3, 11, mix(mood.near, mood.sky[1], 0.2))
  frame.draw(() => {
    tower()
    for (const x of [60, 170, 280]) bars(x)
    const suit = mix([0.62, 0.07, 235], mood.near, 0.2)
    const inmate = { top: suit, legs: mix(suit, mood.deep, 0.2), hair: mood.deep }
    for (const x of [120, 478]) pen.ellipse(x, 858, 66, 10, mood.deep, { opacity: 0.3 })
    figure(pen, 128, 856, 236, 'bat', { ...inmate, hat: 'cap' })
    figure(pen, 474, 856, 226, 'reach', inmate, true)
    pen.circle(322, 566, 13, p.white)
    pen.line('M314 562q8 5 16 0M314 572q8 -5 16 0', p.red, 2)
    pen.line('M160 640Q230 570 300 566', p.white, 2, { opacity: 0.5, dash: '6 9' })
    pen.path('M414 632q-8 -22 10 -26q18 0 16 22Z', p.wood)
    for (const x of [228, 372]) figure(pen, x, 752, 110, x > 300 ? 'walk' : 'stand', inmate, x > 300)
  })
  return frame.side

  function tower() {
    pen.path('M452 500L464 396H536L548 500V732H452Z', mix(stone, mood.near, 0.35))
    pen.rect(440, 336, 120, 66, mix(stone, mood.near, 0.2))
    pen.rect(450, 346, 100, 40, p.lamp)
    pen.path('M428 338L500 300L572 338Z', mix(mood.near, mood.deep, 0.4))
    pen.rect(494, 346, 8, 42, mix(stone, mood.deep, 0.4))
    figure(pen, 474, 396, 48, 'stand', { top: p.dark, legs: p.dark, hair: mood.deep, hat: 'cap' })
  }

  function bars(x: number) {
    pen.rect(x, 560, 60, 66, mix(mood.deep, mood.near, 0.4))
    for (let i = 1; i < 5; i++) pen.rect(x + i * 12 - 2, 560, 4, 66, mix(stone, mood.light, 0.15))
  }
}
