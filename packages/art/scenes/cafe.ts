// A small cafe in the afternoon: somebody pours, two talk at the window, a street lies behind the glass.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { cup, houseplant } from '#art/parts/indoors.ts'
import { hangingLamp, paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const cafe: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 700, mix(p.wood, p.pale, 0.3))
  frame.draw(() => {
    pane(pen, mood, 24, 340, 260, 300, 2)
    street()
    boards()
    for (const x of [120, 400, 540]) hangingLamp(pen, mood, x, 384, 22, 100)
    guests()
    figure(pen, 500, 812, 242, 'cook', { top: p.white, legs: p.dark, hair: mood.deep }, true)
    pen.path('M470 690q24 -10 46 2l8 96h-60Z', mix(p.green, mood.near, 0.25))
    counter()
    houseplant(pen, random.branch('plant'), 36, 716, 62, mood)
  })
  return frame.side

  function street() {
    const shade = mix(mood.mid, mood.sky[2], 0.3)
    pen.inside('M30 346H278V634H30Z', () => {
      pen.path('M30 634V470h50v-40h56v60h42v-30h58v50h42V634Z', shade, { opacity: 0.75 })
      for (const [x, y] of [
        [48, 500],
        [98, 460],
        [196, 500],
        [244, 540],
      ] as const)
        pen.rect(x, y, 14, 18, p.lamp, { opacity: 0.8 })
      pen.circle(250, 600, 52, mix(p.green, mood.near, 0.2), { opacity: 0.8 })
    })
    pen.rect(150, 340, 5, 300, mix(p.white, mood.near, 0.3))
  }

  function boards() {
    for (const y of [470, 552]) {
      pen.rect(340, y, 250, 9, p.wood)
      for (let i = 0; i < 8; i++) {
        const colour = [p.white, p.red, p.pale, p.blue, p.green][(i + y) % 5]!
        const x = 352 + i * 29
        if (y === 470 || i % 3) pen.rect(x, y - 22, 18, 22, colour, { round: 4 })
        else pen.rect(x, y - 40, 22, 40, mix(p.wood, mood.deep, 0.3), { round: 5 })
      }
    }
  }

  function guests() {
    figure(pen, 84, 802, 218, 'sit', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    figure(
      pen,
      268,
      802,
      222,
      'sit',
      { top: mix(p.blue, p.white, 0.15), legs: p.dark, hair: mood.deep },
      true,
    )
    for (const x of [84, 268]) {
      pen.rect(x - 34, 802, 68, 11, p.wood, { round: 5 })
      pen.line(`M${x - 24} 812V868M${x + 24} 812V868`, p.wood, 7)
    }
    pen.ellipse(176, 752, 62, 12, lift(p.pale, 0.08))
    pen.rect(171, 756, 10, 112, p.dark)
    pen.ellipse(176, 870, 36, 7, p.dark)
    cup(pen, 152, 748, 20, mood)
    cup(pen, 202, 748, 20, mood)
  }

  function counter() {
    pen.rect(352, 742, 290, 20, lift(p.pale, 0.08), { round: 4 })
    pen.rect(362, 762, 280, 150, pen.fade([0, p.wood], [1, mix(p.wood, mood.deep, 0.4)]))
    for (let x = 392; x < 640; x += 46) pen.line(`M${x} 774V900`, mix(p.wood, mood.deep, 0.4), 3)
    // the machine, with its steam
    pen.rect(532, 664, 96, 78, p.steel, { round: 8 })
    pen.rect(540, 652, 80, 14, p.red, { round: 6 })
    pen.circle(556, 690, 9, p.white)
    pen.line('M592 690v20M578 690h30', p.dark, 6)
    pen.rect(584, 716, 18, 22, p.white, { round: 3 })
    // a cake under glass, the kettle in the hand
    pen.path('M372 740q0 -52 42 -54q42 2 42 54Z', mix(p.white, mood.sky[2], 0.4), { opacity: 0.45 })
    pen.path('M386 740v-22q28 -16 56 0v22Z', p.yellow)
    pen.circle(414, 706, 8, p.red)
    pen.path('M428 672l22 -18h22v34h-36Z', p.dark)
    pen.line('M430 678l-12 22', p.dark, 4)
  }
}
