// A gallery on a quiet morning: large pictures in their light, a couple before one of them, somebody who guides.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { person } from '#art/parts/people.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const gallery: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 706, mix(p.grey, p.white, 0.4))
  frame.draw(() => {
    for (const x of [70, 300, 530]) spot(x)
    landscape(18, 438, 130, 170)
    moonJar(210, 410, 190, 220)
    squares(452, 438, 140, 170)
    pen.rect(-10, 690, 640, 16, mix(p.white, mood.mid, 0.35))
    // the rope that keeps people away
    for (const x of [180, 308, 436]) {
      pen.rect(x - 4, 700, 8, 92, p.yellow)
      pen.ellipse(x, 794, 22, 6, p.yellow)
      pen.circle(x, 698, 8, p.yellow)
    }
    pen.line('M180 706Q244 752 308 706Q372 752 436 706', p.red, 7)
    person(pen, 276, 852, 214, { coat: p.red, hair: mood.deep, legs: p.dark, short: true })
    person(pen, 336, 856, 230, { coat: mix(p.blue, mood.deep, 0.3), hair: mood.deep, legs: p.dark })
    figure(pen, 520, 846, 220, 'point', {
      top: p.dark,
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    stand()
    for (const [x, y] of [
      [276, 856],
      [336, 860],
      [520, 850],
    ] as const)
      pen.ellipse(x, y, 44, 7, mood.deep, { opacity: 0.2 })
  })
  return frame.side

  function spot(x: number) {
    const light = mix(mood.light, p.white, 0.3)
    pen.rect(x - 9, 318, 18, 22, p.dark, { round: 4 })
    pen.path(
      `M${x - 8} 340L${x - 96} 680H${x + 96}L${x + 8} 340Z`,
      pen.fade([0, light, mood.dark ? 0.32 : 0.42], [1, light, 0]),
    )
  }

  function frameOf(x: number, y: number, w: number, h: number, ground: typeof p.red) {
    pen.rect(x + 5, y + 8, w, h, mood.deep, { opacity: 0.22 })
    pen.rect(x, y, w, h, p.wood)
    pen.rect(x + 9, y + 9, w - 18, h - 18, ground)
  }

  function landscape(x: number, y: number, w: number, h: number) {
    frameOf(x, y, w, h, mix(p.blue, p.white, 0.6))
    pen.circle(x + w * 0.66, y + h * 0.3, 16, p.red)
    pen.path(
      `M${x + 9} ${y + h - 9}V${y + h * 0.6}l36 -40 26 30 22 -20 28 32V${y + h - 9}Z`,
      mix(p.green, mood.near, 0.15),
    )
  }

  /** The white jar of the Joseon potters. */
  function moonJar(x: number, y: number, w: number, h: number) {
    frameOf(x, y, w, h, mix(p.blue, mood.deep, 0.45))
    const cx = x + w / 2
    pen.circle(cx, y + h * 0.52, 62, pen.across([0, lift(p.white, 0.02)], [1, mix(p.white, p.grey, 0.5)]))
    pen.rect(cx - 26, y + h * 0.52 - 72, 52, 16, p.white, { round: 4 })
    pen.rect(cx - 24, y + h * 0.52 + 54, 48, 12, mix(p.white, p.grey, 0.4), { round: 3 })
  }

  function squares(x: number, y: number, w: number, h: number) {
    frameOf(x, y, w, h, p.white)
    const colours = [p.red, p.yellow, p.blue, p.green, p.pink]
    for (let i = 0; i < 12; i++) {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      pen.rect(x + 15 + column * 38, y + 15 + row * 36, 32, 30, colours[(i * 2 + row) % 5]!)
    }
  }

  function stand() {
    pen.rect(60, 776, 72, 118, mix(p.white, mood.mid, 0.14))
    pen.rect(54, 768, 84, 12, p.white)
    pen.path('M82 768q-16 -40 14 -66q30 26 14 66Z', mix(p.green, p.white, 0.25))
    pen.rect(88, 694, 16, 12, mix(p.green, p.white, 0.25))
  }
}
