// A sports hall in the morning: a coach with a whistle, a runner, somebody who stretches, bars of light from high windows.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const gym: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const boards = mix([0.74, 0.1, 68], mood.near, mood.dark ? 0.4 : 0.08)
  room(pen, frame, mood, 660, boards)
  frame.draw(() => {
    for (const x of [30, 160, 290]) {
      pane(pen, mood, x, 322, 104, 96, 2)
      const beam = pen.fade([0, mood.light, 0.32], [1, mood.light, 0])
      pen.path(`M${x} 418L${x - 120} 905H${x + 60}L${x + 104} 418Z`, beam)
    }
    pen.rect(-10, 616, 640, 44, mix(p.green, mood.near, 0.35))
    wallBars()
    hoop()
    pen.line('M-10 742H620M90 905L210 660M600 905L430 660', p.white, 5, { opacity: 0.6 })
    horse()
    figure(pen, 372, 752, 190, 'point', { top: p.white, legs: p.dark, hair: mood.deep, hat: 'cap' }, true)
    pen.line('M366 608q8 22 18 4', p.red, 3)
    figure(pen, 150, 838, 236, 'run', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    figure(pen, 486, 876, 236, 'lunge', { top: p.yellow, legs: p.blue, hair: mood.deep })
    for (const [x, y, wide] of [
      [150, 842, 60],
      [486, 882, 78],
      [372, 756, 40],
    ] as const)
      pen.ellipse(x, y, wide, 7, mood.deep, { opacity: 0.22 })
  })
  return frame.side

  function wallBars() {
    pen.rect(528, 420, 10, 250, p.wood)
    pen.rect(604, 420, 10, 250, p.wood)
    for (let y = 432; y < 660; y += 22) pen.rect(530, y, 84, 7, lift(p.wood, 0.08), { round: 3 })
  }

  function hoop() {
    pen.rect(412, 416, 96, 72, p.white, { round: 4 })
    pen.frame(442, 440, 36, 30, p.red, 4)
    pen.line('M438 488h44', p.red, 6)
    pen.line('M442 492l8 34M460 492v36M478 492l-8 34', lift(p.white, -0.05), 2.5)
  }

  /** A vaulting horse and a mat. */
  function horse() {
    pen.rect(208, 716, 96, 14, mix(p.blue, mood.near, 0.2), { round: 5 })
    pen.line('M236 692V660M276 692V660', p.wood, 9)
    pen.rect(214, 628, 84, 36, p.wood, { round: 14 })
    pen.rect(222, 634, 68, 10, lift(p.wood, 0.1), { round: 5 })
    pen.line('M228 664L218 716M284 664L294 716', p.wood, 8)
  }
}
