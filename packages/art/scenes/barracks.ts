// A parade yard in the morning: a flag, a row of soldiers, the one in front who salutes.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const barracks: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [170, 440, 70],
    ridge: 520,
    ridges: 3,
    floor: 690,
    ground: p.tint([0.72, 0.05, 80], 0.12),
  })
  const olive = p.tint([0.5, 0.06, 125], mood.dark ? 0.25 : 0.1)
  const soldier = { top: olive, legs: lift(olive, -0.07), hair: lift(olive, -0.12), hat: 'cap' as const }
  frame.draw(() => {
    huts()
    tower()
    flag()
    for (const x of [216, 278, 340, 402]) {
      pen.ellipse(x, 760, 24, 5, mood.deep, { opacity: 0.25 })
      figure(pen, x, 760, 158, 'salute', soldier)
    }
    truck()
    pen.ellipse(132, 876, 46, 8, mood.deep, { opacity: 0.28 })
    figure(pen, 132, 874, 262, 'salute', { ...soldier, top: lift(olive, 0.03) })
    pen.rect(120, 744, 26, 7, p.dark)
  })
  return frame.side

  function huts() {
    for (const [x, y, w] of [
      [-30, 606, 250],
      [236, 618, 210],
    ] as const) {
      pen.path(`M${x} ${y}L${x + 24} ${y - 46}H${x + w - 24}L${x + w} ${y}Z`, mix(olive, mood.deep, 0.25))
      pen.rect(x + 8, y, w - 16, 84, mix(p.pale, mood.mid, 0.25))
      for (let i = x + 24; i < x + w - 40; i += 44) pen.rect(i, y + 20, 26, 28, mix(mood.sky[2], p.lamp, 0.6))
    }
    pen.line('M-10 700H620', mix(p.white, mood.mid, 0.3), 4, { opacity: 0.6 })
  }

  function tower() {
    pen.line('M512 700L530 500M600 700L582 500M520 640L592 570M592 640L520 570', p.wood, 8)
    pen.rect(508, 452, 96, 54, p.wood)
    pen.rect(516, 424, 80, 30, mix(p.lamp, mood.mid, 0.3))
    pen.circle(556, 434, 10, mood.deep)
    pen.path('M496 426L556 390L616 426Z', mix(olive, mood.deep, 0.3))
  }

  /** The colours of a unit. */
  function flag() {
    pen.rect(74, 360, 7, 332, p.steel)
    pen.circle(77, 356, 7, p.yellow)
    pen.path('M82 366q34 -14 66 0t62 -4v84q-30 12 -62 2t-66 4Z', mix(p.blue, mood.near, 0.1))
    pen.path('M82 436q34 -14 66 0t62 -4v16q-30 12 -62 2t-66 4Z', p.yellow)
    pen.path('M146 376l8 18 20 2 -15 13 5 19 -18 -10 -18 10 5 -19 -15 -13 20 -2Z', p.yellow)
  }

  function truck() {
    pen.ellipse(520, 842, 120, 11, mood.deep, { opacity: 0.3 })
    pen.rect(424, 744, 36, 76, lift(olive, -0.03), { round: 8 })
    pen.rect(428, 752, 20, 26, mix(mood.sky[1], mood.light, 0.4), { round: 4 })
    pen.path(
      'M460 826V700Q540 664 640 700V826Z',
      pen.fade([0, lift(olive, 0.05)], [1, mix(olive, mood.deep, 0.3)]),
    )
    pen.line('M500 690V824M546 684V824M592 690V824', mix(olive, mood.deep, 0.35), 3)
    pen.rect(420, 816, 230, 14, mix(olive, mood.deep, 0.5))
    for (const x of [450, 570]) {
      pen.circle(x, 828, 22, mood.deep)
      pen.circle(x, 828, 9, p.steel)
    }
  }
}
