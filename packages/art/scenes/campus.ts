// A university in spring: an old stone hall with ivy, students on the lawn and on their way to a lecture.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { petals } from '#art/parts/land.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { gardenTree } from '#art/parts/trees.ts'
import type { Scene } from '#art/scene.ts'

export const campus: Scene = (pen, random, mood, wide) => {
  const { height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const grass = mix(p.green, p.yellow, 0.25)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [90, 430, 62],
    ridge: 560,
    ridges: 2,
    floor: 700,
    ground: grass,
  })
  const stone = mix(p.tint([0.66, 0.035, 60]), mood.mid, 0.15)
  const bloom = mood.dark ? mix(p.pink, mood.near, 0.35) : mix(p.pink, p.white, 0.2)
  frame.draw(() => {
    hall()
    pen.path('M330 704L392 704Q420 780 300 905H40Q320 780 330 704Z', mix(p.pale, p.white, 0.35))
    tree(74, 706, 92)
    tree(590, 716, 84)
    figure(pen, 356, 770, 166, 'walk', { top: p.blue, legs: p.dark, hair: mood.deep }, true)
    figure(
      pen,
      400,
      774,
      158,
      'walk',
      { top: p.yellow, legs: p.red, hair: mood.deep, below: 'skirt', long: true },
      true,
    )
    bench()
    figure(pen, 214, 868, 232, 'walk', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    // books under the arm, a bag behind
    pen.rect(226, 726, 46, 34, p.white, { round: 3 })
    pen.rect(226, 736, 46, 7, p.blue)
    pen.rect(178, 694, 38, 62, mix(p.green, mood.near, 0.3), { round: 12 })
  })
  petals(pen, random.branch('petals'), 26, [bloom, lift(bloom, 0.04)], {
    top: H * 0.45,
    bottom: H * 0.97,
    size: [6, 11],
  })
  return frame.side

  function hall() {
    pen.rect(120, 450, 430, 258, pen.fade([0, stone], [1, mix(stone, mood.near, 0.25)]))
    pen.path('M110 452L150 406H520L560 452Z', mix(p.dark, stone, 0.3))
    // the tower over the gate
    pen.rect(296, 372, 116, 336, lift(stone, 0.025))
    pen.path('M290 374V350h22v14h22v-14h40v14h22v-14h22v24Z', lift(stone, 0.025))
    pen.circle(354, 410, 22, p.white)
    pen.line('M354 410v-14M354 410l10 6', p.dark, 3)
    pen.path('M320 706V596q34 -46 68 0V706Z', mix(mood.deep, p.lamp, mood.dark ? 0.45 : 0.2))
    for (const x of [146, 200, 250, 432, 482, 516]) windowAt(x)
    for (const x of [324, 366]) pen.path(`M${x} 520v-42q9 -16 18 0v42Z`, glass())
    ivy()
  }

  function glass() {
    return mood.dark ? p.lamp : mix(mood.sky[1], p.white, 0.5)
  }

  function windowAt(x: number) {
    pen.path(`M${x} 560v-54q11 -20 22 0v54Z`, glass())
    pen.path(`M${x} 662v-52q11 -20 22 0v52Z`, glass())
  }

  function ivy() {
    const leaf = mix(p.green, mood.near, 0.2)
    const leaves = random.branch('ivy')
    for (let i = 0; i < 46; i++) {
      const high = leaves.between(0, 1)
      pen.circle(
        126 + high * high * 90 * leaves.next() + leaves.between(0, 20),
        700 - high * 230,
        leaves.between(7, 14),
        leaves.hit(0.5) ? leaf : lift(leaf, 0.05),
      )
    }
  }

  function tree(x: number, y: number, size: number) {
    pen.line(`M${x} ${y}V${y - size}`, p.wood, size * 0.14)
    gardenTree(pen, x, y - size * 0.8, size * 0.95, bloom)
  }

  function bench() {
    figure(pen, 456, 812, 196, 'read', { top: mix(p.white, mood.mid, 0.12), legs: p.blue, hair: mood.deep })
    pen.path('M488 752l30 -14 5 20 -30 14Z', p.pale)
    pen.rect(404, 812, 150, 12, p.wood, { round: 4 })
    pen.rect(404, 760, 14, 54, p.wood, { round: 4 })
    pen.line('M420 824V868M540 824V868', p.dark, 7)
  }
}
