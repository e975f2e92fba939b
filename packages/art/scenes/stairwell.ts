// The stairwell of an apartment house: two doors, a light that goes on by itself, boxes, somebody listening.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const stairwell: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 640, mix(p.grey, mood.near, 0.3))
  const wall = mix(mood.sky[2], mood.mid, 0.45)
  frame.draw(() => {
    hangingLamp(pen, mood, 244, 356, 36, 70)
    door(60, p.green)
    door(232, mix(p.red, mood.near, 0.25))
    stairsUp()
    stairsDown()
    pen.rect(30, 640, 330, 14, mix(wall, mood.deep, 0.5))
    figure(pen, 168, 812, 260, 'carry', { top: p.yellow, legs: p.dark, hair: mood.deep })
    pen.rect(214, 640, 82, 62, p.wood, { round: 3 })
    pen.rect(214, 664, 82, 10, lift(p.wood, 0.12))
    for (const [x, y, w, h] of [
      [28, 770, 90, 74],
      [40, 712, 68, 58],
    ] as const) {
      pen.rect(x, y, w, h, mix(p.wood, p.pale, 0.3), { round: 3 })
      pen.rect(x + w / 2 - 6, y, 12, h, lift(p.pale, 0.03))
    }
    figure(
      pen,
      470,
      610,
      176,
      'walk',
      { top: mix(p.blue, p.white, 0.2), legs: p.dark, hair: mood.deep, long: true, below: 'skirt' },
      true,
    )
    railing()
  })
  return frame.side

  function door(x: number, paint: typeof p.red) {
    pen.rect(x - 10, 420, 124, 222, mix(wall, mood.deep, 0.35))
    pen.rect(x, 430, 104, 212, pen.fade([0, lift(paint, 0.03)], [1, mix(paint, mood.near, 0.3)]))
    pen.circle(x + 52, 486, 5, mood.deep)
    pen.rect(x + 84, 536, 10, 30, p.steel, { round: 4 })
    pen.rect(x + 30, 446, 44, 20, p.white, { round: 3 })
    pen.circle(x + 124, 520, 7, p.white)
  }

  function stairsUp() {
    for (let i = 0; i < 7; i++) {
      const [x, y] = [372 + i * 34, 640 - i * 34]
      pen.rect(
        x,
        y - 34,
        260,
        36,
        pen.fade([0, mix(wall, mood.light, 0.35)], [1, mix(wall, mood.near, 0.35)]),
      )
      pen.rect(x, y - 36, 260, 6, mix(wall, mood.paper, 0.6))
    }
    pen.rect(372, 638, 240, 60, mix(wall, mood.near, 0.5))
  }

  function stairsDown() {
    for (let i = 0; i < 6; i++) {
      const y = 700 + i * 38
      pen.rect(330 + i * 22, y, 300, 40, mix(mix(wall, mood.near, 0.35), mood.deep, i * 0.13))
      pen.rect(330 + i * 22, y, 300, 6, mix(wall, mood.light, 0.25), { opacity: 0.8 })
    }
  }

  function railing() {
    pen.line('M352 690V560L590 322', p.dark, 9)
    let bars = ''
    for (let i = 1; i < 7; i++) bars += `M${352 + i * 34} ${560 - i * 34}v${130 - (i > 0 ? 34 : 0)}`
    pen.line(bars, p.dark, 4)
    pen.line('M336 700v-76L480 905', p.dark, 8)
  }
}
