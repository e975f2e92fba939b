// A greenhouse in the morning: glass and iron, beds of seedlings, two who water and carry.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { flowerPot } from '#art/parts/flower-pot.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import { sun } from '#art/parts/sky.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const greenhouse: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 700, mix([0.5, 0.06, 60], mood.near, 0.3))
  frame.draw(() => {
    const glass = pen.fade(
      [0, mix(mood.sky[2], mood.light, 0.5), 0.7],
      [1, mix(mood.light, mood.sky[2], 0.3), 0.9],
    )
    pen.path('M20 700V470L300 318L580 470V700Z', glass)
    sun(pen, 410, 470, 46, mood)
    const leaf = random.branch('leaves')
    for (let i = 0; i < 26; i++) {
      const [x, y] = [leaf.between(30, 570), leaf.between(560, 690)]
      pen.ellipse(
        x,
        y,
        leaf.between(22, 46),
        leaf.between(14, 30),
        mix([0.6, 0.1, 145], mood.sky[2], leaf.between(0.1, 0.5)),
      )
    }
    let iron = 'M20 700V470L300 318L580 470V700M20 470H580M20 590H580M300 318V700'
    for (const x of [113, 206, 394, 487])
      iron += `M${x} ${num(470 - (x < 300 ? x - 20 : 580 - x) * 0.543)}V700`
    pen.line(iron, mix(p.white, mood.near, mood.dark ? 0.5 : 0.12), 6)
    for (const x of [90, 250, 350, 510]) hanging(x)
    bed(-20, 240)
    bed(366, 260)
    path()
    figure(
      pen,
      262,
      850,
      244,
      'carry',
      { top: p.yellow, legs: p.dark, hair: mood.deep, long: true, below: 'skirt' },
      true,
    )
    flowerPot(pen, 208, 724, 46, mood)
    figure(pen, 404, 812, 216, 'bow', { top: mix(p.blue, p.white, 0.2), legs: p.dark, hair: mood.deep })
    can()
  })
  return frame.side

  function hanging(x: number) {
    const y = 480 + (x % 4) * 12
    pen.line(`M${x} 400V${y}`, p.dark, 2)
    pen.path(`M${x - 24} ${y}h48l-10 26h-28Z`, p.wood)
    for (const k of [-20, -8, 6, 18]) pen.circle(x + k, y - 6 + (k % 3) * 3, 13, lift(p.green, k * 0.003))
    for (const k of [-16, 4, 20]) pen.circle(x + k, y - 12, 5, k > 0 ? p.pink : p.red)
  }

  function bed(x: number, w: number) {
    for (let row = 0; row < 3; row++) {
      const y = 760 + row * 44
      pen.rect(x, y, w, 20, mix([0.36, 0.05, 50], mood.deep, 0.3), { round: 6 })
      for (let i = 0; i < w / 34; i++) {
        const at = x + 18 + i * 34
        pen.path(
          `M${at} ${y + 4}q-20 -12 -16 -34q16 8 16 34q0 -26 16 -34q4 22 -16 34Z`,
          lift(p.green, (i % 3) * 0.03),
        )
        if ((i + row) % 3 === 0) pen.circle(at, y - 30, 8, row % 2 ? p.yellow : p.red)
      }
      pen.rect(x, y + 16, w, 12, lift(p.wood, 0.05), { round: 3 })
    }
  }

  function path() {
    pen.path('M236 700H352L384 905H216Z', mix(p.pale, mood.near, 0.25))
  }

  function can() {
    pen.path('M470 740h44l4 44h-52Z', p.red)
    pen.line('M514 756L548 736M474 742q18 -34 36 0', p.red, 6)
    pen.line('M552 742l10 26M560 738l14 24M548 748l4 26', mix(p.white, p.blue, 0.3), 2.5)
  }
}
