// Between the worlds: a bridge of light over nothing, a figure in black with a lantern, souls like lamps going up.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { mist, sky, stars } from '#art/parts/sky.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const spirit: Scene = (pen, random, mood, wide) => {
  const H = pen.height
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const glow = mix(mood.light, mood.sky[2], 0.3)
  const night = mix(mood.sky[0], mood.deep, mood.dark ? 0.5 : 0)
  sky(pen, { ...mood, sky: [night, mood.sky[0], mood.sky[1]] }, 0.55)
  stars(pen, random.branch('stars'), wide ? 150 : 110, H * 0.85, mood.paper)
  // the moon is a door
  frame.draw(() => {
    pen.circle(330, 480, 300, pen.glow([0, glow, 0.75], [0.5, glow, 0.25], [1, glow, 0]))
    pen.circle(330, 480, 138, pen.fade([0, lift(mood.light, 0.01)], [1, mix(mood.light, mood.sky[2], 0.35)]))
    tree()
  })
  for (let i = 0; i < 4; i++)
    mist(pen, frame.y(680 + i * 60), H * 0.05, mix(mood.sky[2], mood.light, 0.2), 0.28)
  frame.draw(() => {
    bridge()
    figure(pen, 214, 838, 270, 'stand', {
      top: mood.deep,
      legs: mood.deep,
      hair: mood.deep,
      hat: 'gat',
      below: 'coat',
    })
    pen.line('M232 706h44v20', p.wood, 5)
    pen.circle(276, 756, 74, pen.glow([0, p.lamp, 0.9], [1, p.lamp, 0]))
    pen.path('M258 728h36l8 26 -8 30h-36l-8 -30Z', pen.fade([0, lift(p.lamp, 0.04)], [1, p.red]))
    // whoever follows is not quite there
    pen.group({ opacity: 0.62 }, () =>
      figure(
        pen,
        402,
        812,
        226,
        'walk',
        { top: p.white, legs: p.white, hair: mix(p.white, mood.mid, 0.3), below: 'hanbok', long: true },
        true,
      ),
    )
    const souls = random.branch('souls')
    for (let i = 0; i < 15; i++) {
      const [x, y, r] = [souls.between(20, 580), souls.between(330, 880), souls.between(5, 12)]
      pen.circle(x, y, r * 3.4, pen.glow([0, p.lamp, 0.6], [1, p.lamp, 0]))
      pen.path(
        `M${num(x)} ${num(y - r * 2)}Q${num(x + r * 1.3)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x - r * 1.3)} ${num(y)} ${num(x)} ${num(y - r * 2)}Z`,
        lift(p.lamp, 0.06),
      )
    }
  })
  return frame.side

  function tree() {
    const bark = mix(mood.deep, mood.near, 0.1)
    pen.line(
      'M520 720C500 620 540 560 500 470M512 600C540 560 560 540 580 480M508 540C470 500 450 480 430 420M502 480C510 440 530 420 540 380',
      bark,
      12,
    )
    pen.line('M440 440l-30 -16M560 510l34 -10M520 420l-24 -30M536 396l30 -22', bark, 6)
    for (const [x, y] of [
      [428, 416],
      [404, 424],
      [596, 500],
      [496, 390],
      [566, 372],
      [540, 378],
      [580, 470],
    ] as const)
      pen.circle(x, y, 11, p.pink, { opacity: 0.85 })
  }

  function bridge() {
    const stone = mix(mood.near, mood.mid, 0.3)
    pen.path('M-20 905V870Q300 780 620 850V905Z', pen.fade([0, mix(stone, mood.light, 0.3)], [1, mood.deep]))
    pen.line('M-20 868Q300 778 620 848', mix(mood.light, stone, 0.3), 5)
    for (const x of [20, 120, 500, 590])
      pen.rect(x, 806 + ((x - 300) / 300) ** 2 * 36, 14, 70, mix(stone, mood.light, 0.15), { round: 4 })
  }
}
