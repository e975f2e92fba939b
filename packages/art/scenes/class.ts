// A classroom: rows of desks, a blackboard, sun through tall windows, one pupil looking out.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { sitter } from '#art/parts/people.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const classroom: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 660, p.wood)
  frame.draw(() => {
    pane(pen, mood, 424, 320, 190, 250, 2)
    light()
    board()
    figure(pen, 92, 690, 190, 'point', {
      top: p.red,
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    row(704, 92, [
      [196, p.white],
      [330, p.white],
      [470, p.white],
    ])
    row(812, 122, [
      [110, p.white],
      [280, p.white],
      [468, mix(p.yellow, p.white, 0.2)],
    ])
  })
  return frame.side

  function light() {
    const sun = mix(mood.light, mood.sky[2], 0.2)
    pen.path('M424 560L250 905H560L614 560Z', pen.fade([0, sun, mood.dark ? 0.3 : 0.5], [1, sun, 0]))
    // a curtain moved by the wind
    pen.path('M418 312Q392 440 436 592Q448 450 452 312Z', p.white, { opacity: 0.85 })
  }

  function board() {
    const green = mix([0.42, 0.06, 165], mood.near, 0.35)
    pen.rect(40, 330, 350, 190, p.wood, { round: 4 })
    pen.rect(50, 340, 330, 170, green)
    pen.line('M140 372h120M140 396h86M250 440q20 -50 44 0t44 0M150 470h150', p.white, 4, { opacity: 0.75 })
    pen.rect(50, 510, 330, 9, lift(p.wood, 0.1))
    pen.rect(190, 503, 26, 8, p.red)
    pen.circle(300, 302, 15, p.white)
    pen.line('M300 302v-9M300 302l7 4', mood.deep, 2.5)
  }

  function row(y: number, size: number, seats: [number, typeof p.white][]) {
    for (const [x, shirt] of seats) {
      const w = size * 1.05
      pen.rect(x - w / 2, y - size * 0.16, w, size * 0.12, lift(p.pale, 0.04), { round: 3 })
      pen.rect(x - w * 0.2, y - size * 0.24, size * 0.4, size * 0.08, mix(p.blue, p.white, 0.5))
      pen.line(
        `M${num(x - w * 0.42)} ${num(y)}V${num(y + size * 0.75)}M${num(x + w * 0.42)} ${num(y)}V${num(y + size * 0.75)}`,
        p.steel,
        5,
      )
      sitter(
        pen,
        x,
        y + size * 0.36,
        size * 1.35,
        mix(shirt, mood.near, mood.dark ? 0.25 : 0.08),
        mood.deep,
        x > 400 ? 'right' : 'left',
      )
      pen.rect(x - size * 0.32, y + size * 0.16, size * 0.64, size * 0.3, p.wood, { round: 5 })
      pen.rect(x - size * 0.34, y + size * 0.5, size * 0.68, size * 0.08, lift(p.wood, 0.06), { round: 3 })
      pen.line(
        `M${num(x - size * 0.28)} ${num(y + size * 0.56)}v${num(size * 0.42)}M${num(x + size * 0.28)} ${num(y + size * 0.56)}v${num(size * 0.42)}`,
        p.steel,
        5,
      )
    }
  }
}
