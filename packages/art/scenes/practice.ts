// A practice room with a mirror wall and a barre: a dancer on one leg, an old pupil beside her, somebody who plays.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const practice: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const boards = mix([0.7, 0.1, 60], mood.near, mood.dark ? 0.42 : 0.12)
  room(pen, frame, mood, 696, boards)
  frame.draw(() => {
    mirror()
    pane(pen, mood, 456, 340, 150, 300, 2)
    const light = mix(mood.light, mood.sky[2], 0.2)
    pen.path('M456 640L330 905H590L606 640Z', pen.fade([0, light, mood.dark ? 0.25 : 0.45], [1, light, 0]))
    pen.line('M-10 640H440', p.wood, 9)
    for (const x of [30, 220, 410]) pen.line(`M${x} 640v62`, p.steel, 5)
    dancer(286, 852, 268, 1)
    figure(pen, 150, 838, 246, 'cheer', {
      top: mix(p.grey, p.blue, 0.35),
      legs: p.dark,
      hair: mix(p.grey, p.white, 0.55),
    })
    piano()
    for (const [x, y] of [
      [286, 856],
      [150, 842],
    ] as const)
      pen.ellipse(x, y, 52, 8, mood.deep, { opacity: 0.25 })
  })
  return frame.side

  function mirror() {
    pen.rect(6, 348, 420, 336, mix(p.steel, p.white, 0.3))
    pen.rect(
      14,
      356,
      404,
      320,
      pen.slant(true, [0, mix(mood.sky[1], p.white, 0.55)], [1, mix(mood.sky[2], p.white, 0.3)]),
    )
    pen.line('M148 356V676M284 356V676', mix(p.steel, mood.mid, 0.2), 3)
    // what the mirror sees: the dancer from behind, small and pale
    pen.inside('M14 356H418V676H14Z', () => pen.group({ opacity: 0.34 }, () => dancer(318, 676, 210, -1)))
    pen.path('M40 356h60L40 560ZM190 356h34L150 600Z', p.white, { opacity: 0.25 })
  }

  /** On the tip of one foot, the other leg behind her, the arms a wing each. */
  function dancer(x: number, y: number, height: number, turn: 1 | -1) {
    const skin = p.tint([0.84, 0.055, 62], mood.dark ? 0.25 : 0.06)
    const dress = mix(p.pink, p.red, 0.3)
    pen.place(
      x,
      y,
      height / 100,
      () => {
        pen.line('M2 -48L1 -24L0 0', skin, 5.6)
        pen.line('M2 -48Q-22 -46 -42 -60', skin, 5.6)
        pen.path('M-4 -3h9l-4 7Z', dress)
        pen.path('M-40 -64l-9 -4 5 9Z', dress)
        pen.line('M5 -74Q20 -84 24 -102', skin, 4.2)
        pen.line('M3 -73Q-14 -76 -28 -70', skin, 4.2)
        pen.path('M-2 -76Q-3 -60 -4 -54H9Q9 -62 9 -76Z', dress)
        pen.path('M-30 -50Q-14 -60 2 -57Q20 -58 30 -44Q14 -47 2 -45Q-14 -44 -30 -50Z', lift(dress, 0.08))
        pen.line('M4 -78v-5', skin, 4)
        pen.circle(5, -90, 8.4, mood.deep)
        pen.circle(1, -98, 4, mood.deep)
      },
      { flip: turn < 0 },
    )
  }

  function piano() {
    figure(pen, 434, 806, 196, 'type', { top: p.white, legs: p.dark, hair: mood.deep, long: true })
    pen.rect(396, 806, 70, 12, p.wood, { round: 5 })
    pen.line('M408 818V870M456 818V870', p.wood, 7)
    pen.rect(502, 690, 120, 190, mix(p.dark, p.wood, 0.25), { round: 6 })
    pen.rect(478, 762, 60, 18, p.dark)
    pen.rect(480, 760, 44, 7, p.white)
    pen.rect(512, 706, 96, 44, mix(p.dark, p.wood, 0.5))
    pen.path('M520 744v-34l26 4v34ZM548 748v-34l26 -4v34Z', p.white)
  }
}
