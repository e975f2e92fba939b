// A rooftop room at the top of a hill: washing on the line, a low table, two friends and a view of roofs.
import { lift, mix } from '#art/colour.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const rooftop: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const floor = mix([0.62, 0.08, 160], mood.near, mood.dark ? 0.45 : 0.2)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [120, 420, 54],
    ridge: 540,
    ridges: 2,
    floor: 770,
    ground: floor,
  })
  for (const [i, foot] of [700, 780].entries()) {
    const row = {
      foot: frame.y(foot),
      narrow: 34 + i * 30,
      broad: 80 + i * 50,
      tall: frame.y(foot) - frame.y(foot - 110),
      haze: mood.sky[2],
      low: 0,
    }
    blocks(pen, random.branch(`row${i}`), mood, {
      ...row,
      colour: mix(mood.mid, i ? mood.near : mood.far, 0.4),
      near: i,
    })
  }
  const y = frame.y(770)
  pen.rect(
    0,
    y,
    pen.width,
    pen.height - y,
    pen.fade([0, mix(floor, mood.light, 0.12)], [1, mix(floor, mood.deep, 0.5)]),
  )
  frame.draw(() => {
    pen.rect(-10, 736, 640, 36, mix(p.white, mood.mid, 0.4))
    pen.rect(-10, 730, 640, 9, mix(p.white, mood.mid, 0.15))
    room()
    pen.line('M24 770V540M24 560Q180 610 352 552', p.dark, 5)
    for (const [x, c, w] of [
      [56, p.white, 62],
      [136, p.red, 50],
      [204, p.yellow, 58],
      [278, p.blue, 44],
    ] as const)
      pen.path(`M${x} ${578 + (x > 100 && x < 260 ? 8 : 0)}h${w}l5 84q-${w / 2} 10 -${w + 8} 0Z`, c)
    pen.rect(96, 832, 250, 18, p.wood, { round: 4 })
    pen.rect(110, 850, 222, 26, mix(p.wood, mood.deep, 0.5))
    figure(pen, 140, 834, 214, 'sit', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    figure(pen, 306, 834, 222, 'sit', { top: p.white, legs: p.blue, hair: mood.deep }, true)
    pen.rect(208, 796, 34, 36, p.dark, { round: 5 })
    pen.rect(246, 800, 12, 32, p.green, { round: 4 })
    figure(pen, 520, 870, 226, 'reach', { top: p.yellow, legs: p.dark, hair: mood.deep })
  })
  return frame.side

  function room() {
    pen.rect(380, 520, 240, 254, mix(p.white, mood.mid, 0.3))
    pen.rect(364, 500, 270, 24, mix(p.green, mood.near, 0.4))
    pen.circle(470, 620, 130, pen.glow([0, p.lamp, 0.6], [1, p.lamp, 0]))
    pen.rect(416, 570, 90, 84, lift(p.lamp, 0.03))
    pen.line('M461 570v84M416 612h90', p.wood, 5)
    pen.rect(540, 590, 62, 184, p.blue)
    pen.rect(400, 420, 74, 80, mix(p.blue, p.yellow, 0.1), { round: 12 })
    for (const x of [396, 424, 452, 480, 508]) pen.circle(x, 530, 6, p.lamp)
  }
}
