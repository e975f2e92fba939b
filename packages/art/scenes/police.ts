// A police desk at night: a wall of notes joined by red thread, one lamp, a detective who does not go home.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { steam } from '#art/parts/indoors.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const police: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 720, mix(p.grey, mood.deep, 0.4))
  frame.draw(() => {
    board()
    hangingLamp(pen, mood, 400, 470, 34, 180)
    figure(pen, 138, 852, 262, 'point', {
      top: mix(p.wood, mood.deep, 0.3),
      legs: p.dark,
      hair: mood.deep,
      below: 'coat',
    })
    desk()
  })
  return frame.side

  function board() {
    pen.rect(52, 326, 500, 270, mix(p.wood, mood.deep, 0.2), { round: 4 })
    pen.rect(62, 336, 480, 250, mix([0.66, 0.07, 65], mood.near, mood.dark ? 0.5 : 0.25))
    const notes = [
      [96, 362, 64, 76],
      [206, 352, 84, 58],
      [330, 366, 58, 72],
      [440, 356, 76, 56],
      [104, 478, 84, 60],
      [236, 466, 60, 76],
      [344, 486, 80, 58],
      [462, 460, 54, 72],
    ] as const
    for (const [i, [x, y, w, h]] of notes.entries()) {
      pen.rect(x + 3, y + 4, w, h, mood.deep, { opacity: 0.3 })
      pen.rect(x, y, w, h, i % 3 === 1 ? mix(p.yellow, p.white, 0.35) : p.white)
      if (i % 2 === 0) {
        pen.rect(x + 6, y + 6, w - 12, h * 0.6, mix(mood.mid, p.white, 0.25))
        pen.circle(x + w / 2, y + h * 0.34, h * 0.13, p.dark)
        pen.path(`M${x + w * 0.25} ${y + 6 + h * 0.6}q${w * 0.25} ${-h * 0.3} ${w * 0.5} 0Z`, p.dark)
      } else
        pen.line(
          `M${x + 10} ${y + 16}h${w - 22}M${x + 10} ${y + 30}h${w - 34}M${x + 10} ${y + 44}h${w - 26}`,
          p.dark,
          3,
          { opacity: 0.55 },
        )
    }
    pen.line(
      'M128 362L248 352L360 366L478 356M128 362L146 478L266 466L360 366M266 466L384 486L490 460L478 356',
      p.red,
      3,
    )
    for (const [x, y] of [
      [128, 362],
      [248, 352],
      [360, 366],
      [478, 356],
      [146, 478],
      [266, 466],
      [384, 486],
      [490, 460],
    ] as const)
      pen.circle(x, y, 6, p.red)
  }

  function desk() {
    pen.ellipse(420, 740, 190, 34, pen.glow([0, p.lamp, 0.75], [1, p.lamp, 0]))
    pen.rect(214, 746, 410, 18, lift(p.wood, 0.08), { round: 4 })
    pen.rect(230, 764, 390, 142, pen.fade([0, p.wood], [1, mix(p.wood, mood.deep, 0.6)]))
    for (const y of [780, 824, 868]) pen.frame(500, y, 96, 34, mix(p.wood, mood.light, 0.25), 3)
    for (let i = 0; i < 5; i++)
      pen.rect(254 + (i % 2) * 6, 734 - i * 13, 92, 12, i % 2 ? p.pale : mix(p.yellow, p.pale, 0.4), {
        round: 2,
      })
    pen.path('M424 748c0 -22 14 -30 40 -30s40 8 40 30Z', p.dark)
    pen.line('M410 710q54 -30 108 0', p.dark, 14)
    pen.rect(536, 706, 34, 40, p.white, { round: 5 })
    pen.line('M570 714q16 2 12 18l-12 4', p.white, 5)
    pen.place(552, 698, 0.8, () => steam(pen, mood, 0))
  }
}
