// The doors of a lift open: warm light, a crowd of coats, one bunch of flowers; somebody is too late.
import { lift as lighter, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { person } from '#art/parts/people.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const lift: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const brass = mix([0.72, 0.09, 80], mood.near, 0.25)
  room(pen, frame, mood, 776, mix(p.steel, mood.deep, 0.35))
  frame.draw(() => {
    // marble to both sides
    for (const x of [20, 480])
      pen.frame(x, 330, 100, 400, mix(mood.paper, mood.mid, 0.5), 3, { opacity: 0.4 })
    pen.rect(136, 352, 328, 430, brass, { round: 6 })
    const cabin = pen.fade(
      [0, lighter(p.lamp, 0.05)],
      [0.7, mix(p.lamp, p.pale, 0.4)],
      [1, mix(p.lamp, mood.near, 0.5)],
    )
    pen.rect(150, 366, 300, 414, cabin)
    for (const x of [230, 300, 370])
      pen.line(`M${x} 372V690`, mix(p.lamp, mood.deep, 0.2), 2, { opacity: 0.5 })
    pen.rect(150, 640, 300, 8, brass)
    passengers()
    for (const [x, w] of [
      [150, 52],
      [398, 52],
    ] as const) {
      pen.rect(
        x,
        366,
        w,
        414,
        pen.across(
          [0, mix(p.steel, mood.near, 0.2)],
          [0.5, lighter(p.steel, 0.08)],
          [1, mix(p.steel, mood.near, 0.35)],
        ),
      )
    }
    numbers()
    const shine = pen.fade([0, p.lamp, mood.dark ? 0.55 : 0.35], [1, p.lamp, 0])
    pen.path('M206 780H396L470 905H130Z', shine)
    figure(pen, 128, 876, 216, 'run', { top: mix(p.blue, p.white, 0.2), legs: p.dark, hair: mood.deep })
    pen.rect(20, 775, 46, 36, p.wood, { round: 5 })
    pen.line('M32 775q10 -16 22 0', p.wood, 5)
  })
  return frame.side

  function passengers() {
    const coat = (top: typeof p.red) => ({ coat: mix(top, mood.deep, 0.12), hair: mood.deep, legs: p.dark })
    person(pen, 236, 770, 250, coat(p.grey))
    person(pen, 366, 772, 262, coat(mix(p.blue, mood.deep, 0.3)))
    person(pen, 300, 780, 244, { ...coat(p.red), scarf: p.white })
    for (const [x, y] of [
      [334, 640],
      [346, 628],
      [358, 640],
      [346, 652],
    ] as const)
      pen.circle(x, y, 11, p.pink)
    pen.path('M330 652h32l-12 44h-8Z', p.white)
  }

  function numbers() {
    pen.rect(256, 318, 88, 26, mood.deep, { round: 6 })
    pen.path('M276 336l9 -12 9 12Z', p.yellow)
    pen.rect(306, 324, 5, 14, p.yellow)
    pen.rect(320, 324, 5, 14, p.yellow)
    pen.rect(502, 560, 30, 62, brass, { round: 8 })
    pen.circle(517, 578, 8, p.yellow)
    pen.circle(517, 604, 8, mix(p.white, brass, 0.4))
  }
}
