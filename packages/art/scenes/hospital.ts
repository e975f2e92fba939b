// A hospital ward after visiting hours: a bed by the window, a drip, a doctor who looks in, somebody reading aloud.
import { mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const hospital: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 700, mix(p.steel, p.green, 0.25))
  frame.draw(() => {
    pane(pen, mood, 40, 330, 190, 220, 2)
    // the sign above the bed
    pen.rect(400, 318, 74, 74, p.white, { round: 10 })
    pen.path('M430 330h14v18h18v14h-18v18h-14v-18h-18v-14h18Z', p.tint([0.6, 0.16, 155], 0.1))
    // a handrail along the wall
    pen.rect(0, 600, 600, 10, mix(p.pale, mood.mid, 0.3), { opacity: 0.8 })
    bed()
    drip()
    figure(pen, 118, 800, 250, 'stand', { top: p.white, legs: p.dark, hair: mood.deep, below: 'coat' })
    pen.line('M112 612q8 26 18 2', p.dark, 4)
    pen.rect(134, 650, 34, 44, p.pale, { round: 3 })
    stool()
    figure(pen, 262, 792, 215, 'read', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    pen.path('M308 728l34 -14 4 22 -34 14Z', p.white)
  })
  return frame.side

  function bed() {
    pen.rect(330, 838, 10, 46, p.steel)
    pen.rect(560, 838, 10, 46, p.steel)
    pen.circle(335, 886, 9, p.dark)
    pen.circle(565, 886, 9, p.dark)
    pen.rect(560, 640, 16, 210, p.steel, { round: 7 })
    pen.rect(316, 742, 14, 108, p.steel, { round: 7 })
    pen.rect(318, 812, 254, 30, mix(p.steel, mood.deep, 0.35))
    pen.path('M480 768Q500 700 560 690V780Z', p.white)
    // somebody asleep under the blanket
    pen.circle(506, 730, 25, mood.deep)
    pen.path('M322 815V782Q400 740 476 748Q520 756 556 786V815Z', mix(p.blue, p.white, 0.45))
    pen.path('M440 748Q476 742 520 764L512 815H452Z', p.white)
  }

  function drip() {
    pen.rect(574, 470, 6, 420, p.steel)
    pen.line('M577 474h-44', p.steel, 5)
    pen.rect(518, 482, 32, 56, mix(p.white, p.blue, 0.25), { round: 8 })
    pen.rect(522, 508, 24, 26, mix(p.blue, p.white, 0.35), { round: 5 })
    pen.line('M534 538C530 620 548 680 522 744', p.white, 2.5)
  }

  function stool() {
    pen.rect(222, 794, 84, 12, p.wood, { round: 5 })
    pen.line('M234 806L226 880M294 806L302 880', p.wood, 8)
  }
}
