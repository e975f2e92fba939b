// A market street: awnings, baskets of fruit and fish, lamps, a seller who weighs, a shopper with a full cart.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const market: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [300, 420, 58],
    ridge: 560,
    ridges: 1,
    floor: 720,
    ground: mix(p.grey, mood.near, 0.3),
  })
  frame.draw(() => {
    pen.path('M250 720L292 560H320L352 720Z', mix(mood.sky[2], mood.light, 0.4))
    row(-20, 262, 1)
    row(620, 342, -1)
    pen.line('M-10 430Q300 540 620 430', p.dark, 3)
    for (const [x, y] of [
      [60, 452],
      [150, 472],
      [240, 483],
      [340, 484],
      [440, 473],
      [540, 453],
    ] as const) {
      pen.circle(x, y + 10, 40, pen.glow([0, p.lamp, 0.75], [1, p.lamp, 0]))
      pen.circle(x, y + 10, 10, lift(p.lamp, 0.05))
    }
    figure(pen, 302, 770, 120, 'walk', { top: p.white, legs: p.dark, hair: mood.deep })
    figure(pen, 104, 830, 216, 'cook', { top: p.green, legs: p.dark, hair: mood.deep, long: true })
    stall(-10, 818, 230, [p.red, [0.73, 0.17, 55], p.green, p.yellow])
    stall(396, 838, 220, [p.steel, p.blue, p.steel, p.pink])
    figure(pen, 326, 894, 238, 'carry', {
      top: p.red,
      legs: mix(p.blue, mood.deep, 0.2),
      hair: mood.deep,
      below: 'skirt',
    })
    pen.path('M378 762h54l-7 46h-40Z', p.wood)
    for (const [x, c] of [
      [388, p.green],
      [406, p.yellow],
      [422, p.green],
    ] as const)
      pen.line(`M${x} 762q4 -20 -2 -34`, c, 9)
  })
  return frame.side

  function row(outer: number, inner: number, side: 1 | -1) {
    for (const [i, c] of [p.blue, p.yellow, p.red].entries()) {
      const t = i / 3
      const x0 = outer + (inner - outer) * (1 - t) * 0.98
      const x1 = outer + (inner - outer) * (0.66 - t * 0.98)
      const y = 640 - i * 46
      pen.path(`M${x1} ${y - 40}V${740 + i * 20}H${x0}V${y}Z`, mix(mood.near, mood.mid, 0.35 - i * 0.1))
      pen.path(`M${x1} ${y - 60}L${x0} ${y - 22}L${x0 + side * 26} ${y + 22}L${x1 + side * 40} ${y + 6}Z`, c)
      pen.path(
        `M${x1 + (x0 - x1) * 0.3} ${y - 49}L${x1 + (x0 - x1) * 0.6} ${y - 37}L${x1 + (x0 - x1) * 0.6 + side * 30} ${y + 14}L${x1 + (x0 - x1) * 0.3 + side * 36} ${y + 10}Z`,
        p.white,
        { opacity: 0.75 },
      )
    }
  }

  function stall(x: number, y: number, w: number, goods: (typeof p.red)[]) {
    pen.rect(x, y - 12, w, 90, pen.fade([0, p.wood], [1, mix(p.wood, mood.deep, 0.5)]))
    const each = w / goods.length
    for (const [i, c] of goods.entries()) {
      for (let k = 0; k < 6; k++)
        pen.circle(
          x + i * each + 13 + (k % 3) * 16,
          y - 20 - Math.floor(k / 3) * 13,
          11,
          mix(c, mood.near, k % 2 ? 0.06 : 0.14),
        )
      pen.rect(x + i * each + 3, y - 18, each - 7, 22, lift(p.pale, 0.02), { round: 4 })
    }
  }
}
