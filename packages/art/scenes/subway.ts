// Inside a subway car on a bridge: people on the long seat, straps, the river and the city in the windows.
import { lift, mix } from '#art/colour.ts'
import { behindGlass } from '#art/parts/behind-glass.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { sitter } from '#art/parts/people.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import { sun } from '#art/parts/sky.ts'
import type { Scene } from '#art/scene.ts'

export const subway: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 800, mix(p.steel, mood.near, 0.4))
  behindGlass(pen, frame, mood, [400, 620], ({ left, top, sill }) => {
    sun(pen, wide ? pen.width * 0.86 : pen.width * 0.62, frame.y(500), frame.y(330) - frame.y(296), mood)
    const row = {
      foot: frame.y(582),
      narrow: 24,
      broad: 50,
      tall: (sill - top) * 0.42,
      haze: mood.sky[2],
      low: 0,
    }
    blocks(pen, random.branch('city'), mood, { ...row, colour: mix(mood.mid, mood.sky[2], 0.4), near: 0 })
    pen.rect(left, frame.y(580), pen.width, sill, mix(mood.water?.[0] ?? mood.far, mood.light, 0.2))
  })
  const wall = mix(p.steel, mood.sky[1], 0.2)
  frame.draw(() => {
    // pillars between the windows, and the rail with its straps
    pen.rect(-10, 376, 640, 28, wall)
    pen.rect(-10, 612, 640, 100, pen.fade([0, wall], [1, mix(wall, mood.deep, 0.3)]))
    for (const x of [-16, 190, 400, 596]) pen.rect(x, 390, 26, 300, wall, { round: 10 })
    pen.rect(-10, 350, 640, 8, p.steel)
    for (let x = 46; x < 600; x += 74) strap(x)
    seat()
    const shirts = [p.grey, p.red, mix(p.blue, mood.deep, 0.2), p.dark]
    for (const [i, x] of [76, 178, 296, 524].entries()) sitterFacing(x, shirts[i]!)
    // leaning on the neighbour's shoulder, asleep
    pen.circle(262, 606, 1, p.dark)
    figure(pen, 420, 886, 288, 'reach', { top: p.yellow, legs: p.dark, hair: mood.deep, below: 'coat' })
  })
  return frame.side

  function strap(x: number) {
    pen.line(`M${x} 356v42`, p.white, 5)
    pen.path(
      `M${x - 13} 420a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM${x - 7} 420a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`,
      p.white,
    )
  }

  function seat() {
    pen.rect(-10, 690, 640, 44, mix(p.green, mood.near, 0.2), { round: 12 })
    pen.rect(
      -10,
      730,
      640,
      52,
      pen.fade([0, mix(p.green, mood.light, 0.1)], [1, mix(p.green, mood.deep, 0.3)]),
      { round: 10 },
    )
    pen.rect(-10, 780, 640, 34, mix(p.steel, mood.deep, 0.55))
  }

  function sitterFacing(x: number, coat: typeof p.red) {
    sitter(pen, x, 742, 178, coat, lift(mood.deep, 0.02), x % 4 ? 'left' : 'right')
    pen.path(`M${x - 34} 740h68l-4 60h-24l-6 -30l-6 30h-24Z`, p.dark)
    pen.rect(x - 30, 796, 26, 14, mood.deep, { round: 5 })
    pen.rect(x + 4, 796, 26, 14, mood.deep, { round: 5 })
    if (x > 500) pen.rect(x - 20, 690, 40, 52, p.wood, { round: 8 })
    else if (x < 100) pen.path(`M${x - 26} 700l26 8 26 -8v30l-26 8 -26 -8Z`, p.white)
  }
}
