// A playground on which nobody may move: a huge doll by a tree, players in green who run or stand still, masked guards.
import { type Colour, lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import type { Pose } from '#art/parts/poses.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const playground: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const sand = p.tint([0.82, 0.075, 78], mood.dark ? 0.3 : 0.08)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [470, 404, 60],
    ridge: 570,
    ridges: 2,
    floor: 640,
    ground: sand,
  })
  const green = p.tint([0.52, 0.09, 178], mood.dark ? 0.2 : 0.06)
  const pink = p.tint([0.62, 0.21, 8], mood.dark ? 0.12 : 0.03)
  frame.draw(() => {
    tree()
    doll()
    pen.path('M-20 700H620V708H-20Z', mix(p.red, sand, 0.15))
    guard(70, 768, 176, 'circle')
    guard(540, 772, 178, 'triangle')
    for (const [x, y, height, pose] of [
      [150, 742, 108, 'stand'],
      [214, 752, 112, 'run'],
      [412, 748, 112, 'walk'],
      [468, 744, 106, 'stand'],
      [352, 760, 116, 'stand'],
    ] as const)
      player(x, y, height, pose)
    player(206, 880, 226, 'run')
    player(420, 872, 216, 'lunge')
  })
  return frame.side

  function tree() {
    const leaf = p.tint([0.58, 0.1, 140], mood.dark ? 0.35 : 0.12)
    pen.path(
      'M168 660L182 540L150 470L166 462L192 508L214 456L230 464L208 540L222 660Z',
      mix(p.wood, mood.deep, 0.25),
    )
    for (const [x, y, r, by] of [
      [130, 470, 52, 0.18],
      [196, 440, 62, 0.06],
      [256, 476, 48, 0.14],
      [180, 490, 46, 0],
    ] as const)
      pen.circle(x, y, r, mix(leaf, by > 0.1 ? mood.deep : mood.light, by))
  }

  /** Her back is turned: for now. */
  function doll() {
    const shirt = mix(p.yellow, p.white, 0.1)
    const dress = p.tint([0.7, 0.17, 52], 0.06)
    const hair: Colour = mix([0.24, 0.03, 40], mood.deep, 0.3)
    pen.ellipse(320, 676, 70, 10, mood.deep, { opacity: 0.3 })
    pen.rect(290, 606, 22, 66, p.white, { round: 6 })
    pen.rect(328, 606, 22, 66, p.white, { round: 6 })
    pen.path('M284 662h34v14h-34ZM322 662h34v14h-34Z', hair)
    pen.line('M282 500Q252 540 262 590M358 500Q388 540 378 590', shirt, 20)
    pen.path('M286 488Q320 470 354 488L362 540H278Z', shirt)
    pen.path('M284 520H356L386 618H254Z', pen.fade([0, lift(dress, 0.03)], [1, mix(dress, mood.near, 0.2)]))
    pen.path('M288 484h14l4 40h-16ZM338 484h14l-2 40h-16Z', dress)
    pen.circle(320, 424, 56, hair)
    for (const side of [-1, 1]) {
      pen.line(`M${320 + side * 46} 446q${side * 34} 6 ${side * 38} 40`, hair, 22)
      pen.circle(320 + side * 50, 448, 9, p.red)
    }
    pen.line('M320 370V424', mix(hair, p.white, 0.3), 3)
  }

  function guard(x: number, y: number, height: number, sign: 'circle' | 'triangle') {
    figure(pen, x, y, height, 'stand', { top: pink, legs: pink, hair: pink, below: 'coat' }, x > 300)
    const [cx, cy, r] = [x + (x > 300 ? -2 : 2), y - height * 0.9, height * 0.07]
    pen.circle(cx, cy, r, mood.deep)
    if (sign === 'circle')
      pen.line(
        `M${cx - r * 0.5} ${cy}a${r * 0.5} ${r * 0.5} 0 1 0 ${r} 0a${r * 0.5} ${r * 0.5} 0 1 0 ${-r} 0`,
        p.white,
        2,
      )
    else pen.line(`M${cx} ${cy - r * 0.55}l${r * 0.55} ${r}h${-r * 1.1}Z`, p.white, 2)
    pen.rect(x - height * 0.12, y - height * 0.5, height * 0.24, 5, mood.deep)
  }

  function player(x: number, y: number, height: number, pose: Pose) {
    pen.ellipse(x, y + 2, height * 0.2, height * 0.03, mood.deep, { opacity: 0.3 })
    figure(pen, x, y, height, pose, { top: green, legs: lift(green, -0.05), hair: mood.deep })
    const [dx, dy] = pose === 'run' || pose === 'lunge' ? [0.02, 0.6] : [0, 0.66]
    pen.rect(x + height * (dx - 0.05), y - height * dy, height * 0.1, height * 0.08, p.white, { round: 2 })
  }
}
