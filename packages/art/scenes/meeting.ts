// A meeting that lasts: a chart on the wall, somebody who explains it, a long table with people around it.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { sitter } from '#art/parts/people.ts'
import { hangingLamp, paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const meeting: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 680, mix(p.grey, p.blue, 0.4))
  const suit = mix(p.dark, p.blue, 0.2)
  frame.draw(() => {
    pane(pen, mood, 452, 336, 160, 230, 2)
    chart()
    figure(pen, 92, 722, 212, 'point', {
      top: p.white,
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    hangingLamp(pen, mood, 440, 470, 24, 185)
    // those who listen, on the far side of the table
    for (const [x, coat] of [
      [234, suit],
      [324, mix(p.white, p.blue, 0.25)],
      [414, p.red],
      [500, p.grey],
    ] as const)
      listener(x, coat)
    table()
    for (const [x, coat, turned] of [
      [180, mix(suit, mood.near, 0.3), 'right'],
      [468, p.yellow, 'left'],
    ] as const) {
      sitter(pen, x, 872, 196, coat, mood.deep, turned)
      pen.rect(x - 48, 806, 96, 100, p.dark, { round: 16 })
    }
  })
  return frame.side

  function chart() {
    pen.rect(140, 336, 280, 190, p.dark, { round: 4 })
    pen.rect(148, 344, 264, 174, mix(p.white, mood.light, 0.4))
    for (const [i, tall] of [36, 58, 50, 84, 108].entries())
      pen.rect(176 + i * 44, 498 - tall, 26, tall, i === 4 ? p.red : mix(p.blue, p.white, 0.35), { round: 2 })
    pen.line('M170 500H396', p.dark, 3)
    pen.line('M178 452L230 424L272 434L318 394L372 366', p.yellow, 5)
    pen.path('M384 358l-20 0 12 18Z', p.yellow)
  }

  function listener(x: number, coat: typeof p.red) {
    pen.rect(x - 32, 650, 64, 90, lift(p.dark, 0.03), { round: 14 })
    pen.path(
      `M${x - 34} 752C${x - 36} 694 ${x - 24} 668 ${x} 668C${x + 24} 668 ${x + 36} 694 ${x + 34} 752Z`,
      coat,
    )
    pen.circle(x, 646, 23, mood.deep)
    pen.circle(x, 652, 17, p.tint([0.84, 0.055, 62], mood.dark ? 0.3 : 0.08))
  }

  function table() {
    pen.path('M150 742H556L640 850H60Z', pen.fade([0, lift(p.wood, 0.12)], [1, p.wood]))
    pen.path('M60 850H640V872H60Z', mix(p.wood, mood.deep, 0.4))
    for (const [x, y] of [
      [206, 766],
      [320, 764],
      [424, 766],
      [270, 806],
    ] as const)
      pen.path(`M${x} ${y}h44l8 22h-58Z`, p.white)
    for (const [x, y] of [
      [288, 768],
      [520, 772],
      [380, 812],
    ] as const) {
      pen.rect(x - 8, y - 22, 18, 24, p.red, { round: 4 })
      pen.rect(x - 9, y - 26, 20, 6, p.white, { round: 3 })
    }
    pen.path('M480 806h64l10 24h-82Z', p.dark)
    pen.path('M484 804l4 -44h60l-4 44Z', mix(p.steel, mood.near, 0.2))
  }
}
