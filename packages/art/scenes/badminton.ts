// A badminton court in the morning: a leap at the net, a run-up, bars of light from high windows.
import { mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const badminton: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const boards = mix([0.74, 0.1, 68], mood.near, mood.dark ? 0.4 : 0.08)
  room(pen, frame, mood, 660, boards)
  frame.draw(() => {
    for (const x of [40, 180, 320, 460]) {
      pane(pen, mood, x, 322, 104, 96, 2)
      pen.path(
        `M${x} 418L${x - 120} 905H${x + 60}L${x + 104} 418Z`,
        pen.fade([0, mood.light, 0.32], [1, mood.light, 0]),
      )
    }
    pen.rect(-10, 600, 640, 60, mix(p.green, mood.near, 0.35))
    pen.line('M-10 742H620M120 905L250 660M560 905L400 660', p.white, 5, { opacity: 0.75 })
    pen.ellipse(300, 800, 160, 42, 'none')
    net()
    figure(pen, 178, 800, 236, 'reach', { top: p.red, legs: p.white, hair: mood.deep, long: true })
    figure(
      pen,
      452,
      868,
      254,
      'lunge',
      { top: mix(p.blue, p.white, 0.15), legs: p.dark, hair: mood.deep },
      true,
    )
    pen.ellipse(176, 836, 56, 9, mood.deep, { opacity: 0.25 })
    // rackets, and the shuttle between them
    racket(236, 548, 30)
    racket(348, 700, -60)
    pen.path('M318 470l26 -8 -2 26Z', p.white)
    pen.circle(316, 482, 7, p.red)
  })
  return frame.side

  function racket(x: number, y: number, turn: number) {
    pen.place(
      x,
      y,
      1,
      () => {
        pen.line('M0 6V-34', p.wood, 5)
        pen.ellipse(0, -60, 20, 27, mix(p.white, mood.mid, 0.2), { opacity: 0.55 })
        pen.line('M0 -33C-26 -36 -26 -88 0 -88C26 -88 26 -36 0 -33Z', p.yellow, 4)
      },
      { turn },
    )
  }

  function net() {
    pen.rect(296, 588, 10, 290, p.steel)
    let mesh = ''
    for (let y = 610; y < 740; y += 16) mesh += `M306 ${y}L420 ${y - 34}`
    for (let x = 306; x < 424; x += 14) mesh += `M${x} ${600 - (x - 306) * 0.3}V${742 - (x - 306) * 0.3}`
    pen.line(mesh, p.white, 1.6, { opacity: 0.7 })
    pen.line('M300 598L424 562', p.white, 8)
    pen.rect(420, 548, 7, 170, p.steel)
  }
}
