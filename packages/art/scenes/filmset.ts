// A film set: lights on stands, a camera on its crane, a take in the rain machine's night, somebody with the clapper.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const filmset: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 740, mix(p.grey, mood.deep, 0.5))
  frame.draw(() => {
    backdrop()
    for (const [x, y, to] of [
      [70, 372, 260],
      [548, 392, 340],
    ] as const)
      spotlight(x, y, to)
    pen.ellipse(300, 800, 190, 30, pen.glow([0, p.lamp, 0.7], [1, p.lamp, 0]))
    figure(pen, 264, 806, 226, 'stand', {
      top: p.red,
      legs: p.red,
      hair: mood.deep,
      below: 'coat',
      long: true,
    })
    figure(
      pen,
      342,
      806,
      240,
      'point',
      { top: mix(p.blue, mood.deep, 0.2), legs: p.dark, hair: mood.deep, below: 'coat' },
      true,
    )
    camera()
    figure(pen, 556, 890, 236, 'stand', { top: p.yellow, legs: p.dark, hair: mood.deep, hat: 'cap' }, true)
    clapper()
  })
  return frame.side

  /** A painted street on a flat, and the poles that hold it up. */
  function backdrop() {
    pen.line('M150 460L110 742M470 460L510 742', p.wood, 7)
    pen.rect(
      150,
      420,
      320,
      322,
      pen.fade([0, mix(mood.sky[2], mood.light, 0.3)], [1, mix(mood.sky[2], mood.paper, 0.35)]),
    )
    pen.circle(390, 492, 32, mix(mood.light, p.yellow, 0.4))
    pen.path('M150 742V600h60v-40h50v60h46v-84h64v70h40v-40h60v176Z', mix(mood.mid, mood.sky[2], 0.35))
    for (const [x, y] of [
      [166, 620],
      [226, 590],
      [320, 566],
      [346, 600],
      [426, 600],
      [276, 650],
    ] as const)
      pen.rect(x, y, 14, 20, p.lamp)
    pen.frame(150, 420, 320, 322, p.wood, 8)
  }

  function spotlight(x: number, y: number, to: number) {
    pen.path(
      `M${x} ${y}L${to - 80} 800H${to + 100}Z`,
      pen.fade([0, p.lamp, mood.dark ? 0.45 : 0.3], [1, p.lamp, 0.04]),
    )
    pen.line(`M${x} ${y + 20}V850M${x} 760L${x - 44} 860M${x} 760L${x + 44} 860`, p.dark, 7)
    pen.place(
      x,
      y,
      1,
      () => {
        pen.rect(-26, -32, 52, 58, p.dark, { round: 8 })
        pen.path('M20 -34L50 -48V40L20 28Z', mix(p.dark, p.steel, 0.4))
        pen.ellipse(46, -4, 9, 38, lift(p.lamp, 0.05))
      },
      { flip: to < x },
    )
  }

  function camera() {
    pen.line('M128 742L86 900M128 742L176 900M128 742V880', p.dark, 9)
    pen.rect(76, 668, 112, 66, mix(p.dark, p.steel, 0.2), { round: 8 })
    pen.rect(186, 682, 44, 38, p.dark, { round: 4 })
    pen.path('M228 676l22 -8v66l-22 -8Z', p.dark)
    pen.circle(104, 648, 27, mix(p.dark, p.steel, 0.35))
    pen.circle(158, 648, 27, mix(p.dark, p.steel, 0.35))
    pen.circle(104, 648, 8, p.dark)
    pen.circle(158, 648, 8, p.dark)
    figure(pen, 34, 886, 262, 'cook', { top: p.green, legs: p.dark, hair: mood.deep, hat: 'cap' })
  }

  function clapper() {
    pen.rect(452, 742, 82, 60, mood.deep, { round: 4 })
    pen.path('M450 740l80 -26 5 16 -80 26Z', p.white)
    for (const k of [0, 1, 2]) pen.path(`M${464 + k * 26} ${735 - k * 8}l12 -4 4 15 -12 4Z`, mood.deep)
    pen.line('M464 766h56M464 784h36', p.white, 4)
  }
}
