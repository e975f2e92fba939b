// The last seats of a bus in the evening: rain or sun on the windows, somebody asleep on a shoulder, somebody standing.
import { lift, mix } from '#art/colour.ts'
import { behindGlass } from '#art/parts/behind-glass.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { sitter } from '#art/parts/people.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const bus: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 800, mix(p.grey, mood.deep, 0.3))
  const { left, top, sill } = behindGlass(pen, frame, mood, [340, 610], ({ left, top, sill }) => {
    const row = { foot: sill, narrow: 40, broad: 90, tall: (sill - top) * 0.7, haze: mood.sky[2], low: 0 }
    blocks(pen, random.branch('street'), mood, { ...row, colour: mix(mood.mid, mood.sky[2], 0.3), near: 2 })
    const lights = random.branch('lights')
    for (let i = 0; i < 16; i++) {
      const colour = lights.pick([p.lamp, p.red, p.lamp, mix(p.green, p.white, 0.3)])
      pen.circle(lights.between(left, pen.width), lights.between(top, sill), lights.between(7, 20), colour, {
        opacity: 0.4,
      })
    }
  })
  drops()
  const wall = mix(p.blue, mood.near, 0.35)
  frame.draw(() => {
    pen.rect(-10, 318, 640, 26, wall)
    pen.rect(-10, 606, 640, 210, pen.fade([0, wall], [1, mix(wall, mood.deep, 0.45)]))
    for (const x of [-14, 286, 588]) pen.rect(x, 330, 26, 290, wall, { round: 10 })
    pen.rect(-10, 602, 640, 8, mix(wall, mood.light, 0.3))
    // the button that stops the bus
    pen.rect(290, 420, 18, 30, p.red, { round: 5 })
    pen.rect(500, 300, 9, 610, p.yellow)
    pen.rect(40, 330, 460, 8, p.yellow, { round: 4 })
    seats()
    figure(
      pen,
      528,
      884,
      286,
      'reach',
      { top: mix(p.white, mood.mid, 0.2), legs: p.dark, hair: mood.deep },
      true,
    )
  })
  return frame.side

  function drops() {
    if (mood.light[0] > 0.97) return
    const rain = random.branch('rain')
    let d = ''
    for (let i = 0; i < 70; i++)
      d += `M${rain.whole(left, pen.width)} ${rain.whole(top, sill)}l-5 ${rain.whole(9, 22)}`
    pen.line(d, mood.paper, 1.6, { opacity: 0.4 })
  }

  function seats() {
    sitter(pen, 150, 764, 232, mix(p.blue, p.white, 0.25), mood.deep, 'right')
    sitter(pen, 240, 766, 222, p.red, lift(mood.deep, 0.03), 'left')
    pen.line('M216 612Q210 560 232 590', p.white, 4)
    for (const x of [70, 208]) {
      pen.rect(
        x,
        706,
        124,
        200,
        pen.fade([0, mix(p.green, mood.near, 0.15)], [1, mix(p.green, mood.deep, 0.45)]),
        { round: 22 },
      )
      pen.rect(x + 12, 690, 100, 28, mix(p.white, p.green, 0.3), { round: 12 })
    }
    sitter(pen, 418, 790, 206, p.dark, mood.deep, 'right')
    pen.rect(
      356,
      742,
      124,
      170,
      pen.fade([0, mix(p.green, mood.near, 0.15)], [1, mix(p.green, mood.deep, 0.45)]),
      { round: 22 },
    )
    pen.rect(368, 728, 100, 26, mix(p.white, p.green, 0.3), { round: 12 })
  }
}
