// The steps of a courthouse: columns in the evening light, a lawyer who runs up, another who waits, reporters.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const courthouse: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [70, 470, 60],
    ridge: 600,
    ridges: 1,
    floor: 716,
    ground: mix(p.grey, p.pale, 0.4),
  })
  const stone = mix(mix(p.white, p.pale, 0.4), mood.mid, mood.dark ? 0.32 : 0.12)
  frame.draw(() => {
    temple()
    steps()
    figure(pen, 420, 716, 176, 'stand', {
      top: p.dark,
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    figure(
      pen,
      478,
      716,
      180,
      'walk',
      { top: mix(p.blue, mood.deep, 0.3), legs: p.dark, hair: mood.deep },
      true,
    )
    reporters()
    figure(pen, 262, 812, 236, 'run', { top: mix(p.dark, p.blue, 0.15), legs: p.dark, hair: mood.deep })
    // the tie over the shoulder, the case in the hand
    pen.line('M280 640q-24 4 -34 -6', p.red, 6)
    pen.rect(186, 690, 56, 40, p.wood, { round: 5 })
    pen.line('M204 690q10 -14 20 0', p.wood, 5)
  })
  return frame.side

  function temple() {
    pen.path('M120 412L366 322L612 412Z', pen.fade([0, lift(stone, 0.03)], [1, stone]))
    pen.path('M176 402L366 334L556 402Z', mix(stone, mood.near, 0.2))
    // the scales
    pen.line('M366 346V396M334 358H398M346 396H386', p.yellow, 5)
    pen.path('M322 378a12 10 0 0 0 24 0ZM386 378a12 10 0 0 0 24 0Z', p.yellow)
    pen.line('M334 358L324 378M334 358L344 378M398 358L388 378M398 358L408 378', p.yellow, 2)
    pen.rect(116, 412, 500, 26, stone)
    pen.rect(116, 434, 500, 6, mix(stone, mood.deep, 0.35))
    pen.rect(140, 440, 456, 260, mix(stone, mood.deep, 0.42))
    pen.rect(330, 530, 76, 170, mix(p.lamp, p.wood, 0.35))
    pen.line('M368 530v170', p.wood, 4)
    for (const x of [150, 226, 302, 414, 490, 560]) column(x)
    pen.rect(120, 696, 500, 10, stone)
  }

  function column(x: number) {
    const round = pen.across([0, lift(stone, 0.03)], [0.5, stone], [1, mix(stone, mood.deep, 0.35)])
    pen.rect(x, 452, 34, 248, round)
    pen.rect(x - 5, 440, 44, 14, stone, { round: 3 })
    pen.rect(x - 5, 688, 44, 12, stone, { round: 3 })
  }

  function steps() {
    for (let i = 0; i < 7; i++) {
      const y = 704 + i * 20
      const tone = mix(stone, mood.deep, 0.08 + i * 0.035)
      pen.rect(110 - i * 26, y, 700, 11, lift(tone, 0.05))
      pen.rect(110 - i * 26, y + 10, 700, 11, mix(tone, mood.deep, 0.22))
    }
  }

  function reporters() {
    figure(
      pen,
      496,
      872,
      218,
      'cook',
      { top: mix(p.green, mood.near, 0.3), legs: p.dark, hair: mood.deep, hat: 'cap' },
      true,
    )
    pen.rect(400, 716, 56, 40, p.dark, { round: 6 })
    pen.circle(396, 736, 17, mix(p.blue, p.white, 0.4))
    figure(pen, 580, 890, 226, 'point', { top: p.yellow, legs: p.dark, hair: mood.deep, long: true }, true)
    pen.line('M490 714l-22 -8', p.dark, 8)
    pen.circle(466, 704, 9, p.red)
  }
}
