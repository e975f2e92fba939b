// A courtroom: the judge on the bench between two columns, an advocate on her feet, the gallery watching.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { sitter } from '#art/parts/people.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const courtroom: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const panel = mix(p.wood, mood.deep, 0.25)
  room(pen, frame, mood, 690, p.wood)
  frame.draw(() => {
    for (const x of [30, 506]) column(x)
    // the scales of justice on the wall, in a round of light
    pen.circle(300, 376, 96, pen.glow([0, mood.light, 0.7], [1, mood.light, 0]))
    pen.circle(300, 376, 52, mix(p.yellow, p.wood, 0.15))
    pen.line(
      'M300 346V404M270 358H330M284 406H316M270 358l-12 24M270 358l12 24M330 358l-12 24M330 358l12 24',
      panel,
      4,
    )
    pen.path('M256 382h28q-14 16 -28 0ZM316 382h28q-14 16 -28 0Z', panel)
    // the bench
    pen.rect(236, 452, 128, 150, mix(panel, mood.deep, 0.3), { round: 12 })
    sitter(pen, 300, 566, 130, lift(mood.deep, 0.02), mix(mood.deep, p.wood, 0.2), 'left')
    pen.path('M284 508L300 534L316 508Z', p.white)
    pen.rect(116, 560, 368, 20, lift(p.wood, 0.06), { round: 4 })
    pen.rect(130, 580, 340, 120, pen.fade([0, p.wood], [1, panel]))
    for (let x = 150; x < 460; x += 66)
      pen.frame(x, 600, 46, 78, mix(p.wood, mood.light, 0.25), 3, { opacity: 0.7 })
    pen.line('M414 552l26 -16', mix(p.wood, mood.deep, 0.4), 9)
    pen.rect(436, 522, 30, 24, mix(p.wood, mood.deep, 0.4), { round: 5 })
    figure(pen, 166, 828, 220, 'point', {
      top: p.dark,
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    table()
    figure(
      pen,
      446,
      830,
      210,
      'stand',
      { top: mix(p.blue, mood.deep, 0.4), legs: p.dark, hair: mood.deep },
      true,
    )
    gallery()
  })
  return frame.side

  function column(x: number) {
    const stone = mix(mood.paper, mood.mid, mood.dark ? 0.45 : 0.2)
    pen.rect(
      x + 8,
      330,
      48,
      362,
      pen.across([0, lift(stone, 0.03)], [0.6, stone], [1, mix(stone, mood.near, 0.35)]),
    )
    for (const dx of [20, 32, 44]) pen.rect(x + dx, 346, 4, 330, mix(stone, mood.near, 0.3), { opacity: 0.6 })
    pen.rect(x - 2, 314, 68, 20, stone, { round: 3 })
    pen.rect(x - 2, 682, 68, 16, stone, { round: 3 })
  }

  function table() {
    pen.rect(262, 752, 118, 12, lift(p.wood, 0.1), { round: 3 })
    pen.rect(270, 764, 102, 66, panel)
    pen.rect(286, 738, 40, 14, p.white, { round: 2 })
    pen.rect(292, 728, 38, 12, mix(p.red, p.white, 0.2), { round: 2 })
  }

  /** The backs of those who listen. */
  function gallery() {
    for (const [x, coat] of [
      [60, p.blue],
      [168, p.dark],
      [286, p.red],
      [404, p.grey],
      [530, p.dark],
    ] as const) {
      sitter(pen, x, 905, 128, mix(coat, mood.deep, 0.45), mood.deep, x % 4 ? 'left' : 'right')
    }
    pen.rect(0, 862, 600, 50, pen.fade([0, lift(p.wood, 0.02)], [1, mood.deep]))
    pen.rect(0, 858, 600, 8, lift(p.wood, 0.1))
  }
}
