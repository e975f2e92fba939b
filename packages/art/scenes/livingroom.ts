// A living room on a free day: a sofa, laundry folded on the floor, somebody who waters the plants, the sun on the boards.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { houseplant } from '#art/parts/indoors.ts'
import { hangingLamp, paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const livingroom: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const boards = mix([0.7, 0.09, 66], mood.near, mood.dark ? 0.4 : 0.1)
  room(pen, frame, mood, 690, boards)
  frame.draw(() => {
    pane(pen, mood, 34, 336, 210, 300, 2)
    curtain(24)
    curtain(226)
    const light = mix(mood.light, mood.sky[2], 0.2)
    pen.path('M40 640L-60 905H300L240 640Z', pen.fade([0, light, mood.dark ? 0.2 : 0.45], [1, light, 0]))
    pictures()
    hangingLamp(pen, mood, 424, 400, 30, 118)
    houseplant(pen, random.branch('plant'), 276, 712, 74, mood)
    houseplant(pen, random.branch('small'), 60, 664, 38, mood)
    figure(pen, 168, 772, 226, 'cook', { top: p.yellow, legs: p.blue, hair: mood.deep, long: true })
    pen.path('M222 640h30l-3 28h-24Z', p.green)
    pen.line('M250 646l26 10', p.green, 6)
    sofa()
    figure(pen, 474, 744, 210, 'read', { top: p.red, legs: p.dark, hair: mood.deep }, true)
    pen.path('M424 690l-32 -12 -4 20 32 14Z', p.white)
    pen.ellipse(300, 862, 180, 26, mix(p.red, p.pale, 0.55), { opacity: 0.7 })
    laundry()
  })
  return frame.side

  function curtain(x: number) {
    pen.path(`M${x} 322h34q-12 160 6 342h-46q14 -170 6 -342Z`, mix(p.white, p.yellow, 0.25), { opacity: 0.9 })
  }

  function pictures() {
    for (const [x, y, w, h, colour] of [
      [330, 470, 62, 78, p.blue],
      [404, 486, 46, 46, p.red],
      [464, 458, 70, 92, p.green],
    ] as const) {
      pen.rect(x, y, w, h, p.wood)
      pen.rect(x + 6, y + 6, w - 12, h - 12, p.white)
      pen.path(
        `M${x + 6} ${y + h - 6}l${w * 0.3} ${-h * 0.4} ${w * 0.25} ${h * 0.2} ${w * 0.2} ${-h * 0.3} ${w * 0.25 - 12} ${h * 0.5}Z`,
        mix(colour, p.white, 0.3),
      )
    }
  }

  function sofa() {
    const stuff = mix(p.green, p.blue, 0.3)
    pen.rect(352, 640, 260, 120, stuff, { round: 26 })
    pen.rect(352, 738, 270, 64, pen.fade([0, lift(stuff, 0.07)], [1, mix(stuff, mood.deep, 0.25)]), {
      round: 16,
    })
    pen.rect(336, 694, 52, 110, lift(stuff, 0.03), { round: 20 })
    pen.rect(350, 802, 14, 22, p.wood)
    pen.rect(560, 658, 58, 60, p.yellow, { round: 12 })
  }

  function laundry() {
    figure(pen, 268, 858, 206, 'kneel', { top: mix(p.blue, p.white, 0.35), legs: p.dark, hair: mood.deep })
    for (const [i, colour] of [p.white, p.pink, p.white, p.blue].entries())
      pen.rect(318, 842 - i * 13, 74, 12, colour, { round: 5 })
    pen.path('M404 812h92l-10 48h-72Z', p.pale)
    pen.path('M410 812q22 -34 40 -4q24 -28 40 4Z', p.white)
    pen.line('M408 826h84M411 840h78', p.wood, 3)
  }
}
