// A mountain temple: a pagoda, a painted hall, lanterns on a line, a monk who sweeps leaves.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { tiledRoof } from '#art/parts/tiled-roof.ts'
import type { Scene } from '#art/scene.ts'

export const temple: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [140, 410, 60],
    ridge: 480,
    ridges: 3,
    floor: 740,
    ground: mix(p.pale, p.grey, 0.4),
  })
  const tile = mix(mood.near, mood.deep, 0.3)
  frame.draw(() => {
    const leaves = random.branch('trees')
    for (let i = 0; i < 15; i++)
      pen.circle(
        leaves.between(-10, 610),
        leaves.between(610, 690),
        leaves.between(26, 52),
        mix(i % 3 ? p.red : p.yellow, mood.mid, 0.4 + (i % 4) * 0.1),
      )
    hall()
    pagoda()
    pen.line('M-10 520Q150 590 300 560T620 540', p.dark, 3)
    for (const [i, x] of [30, 96, 164, 232].entries()) {
      const y = 546 + [4, 24, 31, 28][i]!
      pen.circle(x, y, 34, pen.glow([0, p.lamp, 0.6], [1, p.lamp, 0]))
      pen.ellipse(x, y, 17, 20, [p.red, p.yellow, p.green, p.pink][i]!)
      pen.line(`M${x} ${y + 20}v16`, p.white, 3)
    }
    figure(pen, 300, 872, 226, 'carry', {
      top: p.grey,
      legs: p.grey,
      hair: mix(p.pale, mood.mid, 0.2),
      below: 'coat',
    })
    pen.line('M330 700L376 866', p.wood, 6)
    pen.path('M366 846l22 -4 20 34 -40 4Z', p.yellow)
    for (let i = 0; i < 26; i++)
      pen.ellipse(leaves.between(20, 580), leaves.between(780, 895), 8, 4, i % 2 ? p.red : p.yellow)
  })
  return frame.side

  function hall() {
    pen.rect(330, 620, 270, 130, mix(p.red, mood.near, 0.4))
    for (const x of [340, 420, 500, 580]) pen.rect(x, 616, 14, 140, p.red)
    for (const x of [362, 442, 522])
      pen.rect(x, 650, 50, 100, pen.fade([0, lift(p.lamp, 0.03)], [1, mix(p.lamp, mood.near, 0.3)]))
    pen.rect(320, 602, 290, 22, p.green)
    for (let x = 326; x < 606; x += 20) pen.circle(x, 613, 6, x % 40 ? p.yellow : p.red)
    tiledRoof(pen, {
      x: 466,
      eave: 604,
      height: 96,
      half: 196,
      ridge: 110,
      up: 26,
      tile,
      ink: lift(tile, -0.1),
      mood,
      ribs: 18,
      ends: true,
    })
    pen.rect(316, 748, 300, 22, mix(p.grey, mood.light, 0.15))
  }

  function pagoda() {
    const stone = mix(p.grey, mood.light, 0.2)
    for (const [i, w] of [62, 52, 42].entries()) {
      const y = 770 - i * 72
      pen.rect(176 - w * 0.7, y - 50, w * 1.4, 52, pen.across([0, stone], [1, mix(stone, mood.near, 0.4)]))
      pen.path(
        `M${176 - w - 16} ${y - 46}Q176 ${y - 56} ${176 + w + 16} ${y - 46}L${176 + w * 0.7} ${y - 70}H${176 - w * 0.7}Z`,
        mix(stone, mood.deep, 0.25),
      )
    }
    pen.path('M166 556L176 510L186 556Z', stone)
    pen.rect(106, 768, 140, 24, stone)
  }
}
