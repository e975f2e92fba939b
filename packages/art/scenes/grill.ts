// A grill house in the evening: meat on the fire in the middle of a round table, three friends, somebody who brings more.
import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { figure } from '#art/parts/figures.ts'
import { steam } from '#art/parts/indoors.ts'
import { sitter } from '#art/parts/people.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const grill: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 690, mix(p.grey, mood.near, 0.35))
  const bottle = bottleOf(mood)
  frame.draw(() => {
    menu()
    fridge()
    hangingLamp(pen, mood, 110, 372, 30, 84)
    figure(pen, 76, 764, 208, 'carry', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    pen.ellipse(130, 646, 34, 8, p.white)
    pen.path('M104 642q10 -18 26 -14t26 14Z', mix(p.red, p.pink, 0.5))
    sitter(pen, 306, 776, 236, mix(p.yellow, mood.near, 0.1), mood.deep, 'left')
    duct()
    table(pen, mood)
    guest(150, p.blue, false, false)
    guest(462, mix(p.green, p.white, 0.25), true, true)
  })
  return frame.side

  /** Strips of paper with what there is, and what it costs. */
  function menu() {
    for (let i = 0; i < 5; i++) {
      const x = 176 + i * 30
      pen.rect(x, 392 + (i % 2) * 8, 22, 116, i === 2 ? p.yellow : p.white, { round: 2 })
      pen.line(`M${x + 11} ${406 + (i % 2) * 8}v58`, i === 2 ? p.red : p.dark, 6, {
        dash: '7 9',
        opacity: 0.75,
      })
      pen.line(`M${x + 6} ${488 + (i % 2) * 8}h10`, p.red, 4)
    }
  }

  function fridge() {
    const cold = mix(p.white, p.blue, 0.18)
    pen.rect(436, 404, 150, 290, p.steel, { round: 8 })
    pen.rect(448, 440, 126, 236, pen.fade([0, lift(cold, 0.02)], [1, mix(cold, p.blue, 0.2)]), { round: 4 })
    pen.rect(448, 414, 126, 18, p.red, { round: 4 })
    for (const [row, y] of [488, 552, 616, 672].entries()) {
      pen.rect(448, y, 126, 4, p.steel)
      for (let i = 0; i < 7; i++) {
        const colour = row % 2 ? mix(p.wood, p.yellow, 0.25) : bottle
        pen.rect(454 + i * 17, y - 34, 11, 34, colour, { round: 3 })
        pen.rect(457 + i * 17, y - 42, 5, 9, colour)
      }
    }
  }

  /** The pipe that takes the smoke, drawn down from the ceiling. */
  function duct() {
    const metal = pen.across(
      [0, mix(p.steel, mood.deep, 0.35)],
      [0.4, lift(p.steel, 0.1)],
      [1, mix(p.steel, mood.deep, 0.3)],
    )
    pen.rect(284, 296, 44, 116, metal)
    pen.rect(290, 408, 32, 104, metal)
    for (const y of [326, 362, 398, 440, 476]) pen.rect(282, y, 48, 5, mix(p.steel, mood.deep, 0.4))
    pen.path('M290 508H322L344 556H268Z', metal)
  }

  function guest(x: number, top: typeof p.red, left: boolean, long: boolean) {
    pen.rect(x - 34, 822, 68, 14, p.dark, { round: 7 })
    pen.path(`M${x - 26} 834h52l-6 66h-40Z`, mix(p.steel, mood.deep, 0.3))
    figure(pen, x, 820, 246, 'type', { top, legs: p.dark, hair: mood.deep, long }, left)
    const hand = left ? x - 64 : x + 64
    pen.line(
      `M${hand} 776L${left ? hand - 44 : hand + 44} 760M${hand} 782L${left ? hand - 42 : hand + 42} 767`,
      p.pale,
      3.5,
    )
  }
}

function table(pen: Pen, mood: Mood): void {
  const p = paints(mood)
  const ember = [0.7, 0.2, 42] as const
  const bottle = bottleOf(mood)
  pen.ellipse(306, 896, 150, 12, mood.deep, { opacity: 0.4 })
  const drum = mix(p.red, mood.deep, 0.25)
  pen.path(
    'M232 780H380L372 896H240Z',
    pen.across([0, mix(drum, mood.deep, 0.3)], [0.35, lift(drum, 0.05)], [1, mix(drum, mood.deep, 0.35)]),
  )
  for (const y of [816, 856]) pen.rect(232, y, 148, 6, mix(drum, mood.deep, 0.4))
  pen.ellipse(306, 778, 172, 34, mix(p.steel, mood.deep, 0.35))
  pen.ellipse(306, 771, 172, 34, pen.fade([0, lift(p.steel, 0.06)], [1, p.steel]))
  // the fire, and what lies over it
  pen.circle(306, 758, 150, pen.glow([0, ember, 0.5], [1, ember, 0]))
  pen.ellipse(306, 768, 70, 17, mix(p.dark, mood.deep, 0.5))
  pen.ellipse(306, 766, 61, 13, pen.glow([0, [0.9, 0.15, 75]], [0.6, ember], [1, mix(ember, mood.deep, 0.5)]))
  let bars = ''
  for (let x = 256; x <= 356; x += 11)
    bars += `M${x} ${Math.round(766 - 13 * Math.sqrt(Math.max(0, 1 - ((x - 306) / 61) ** 2)))}V${Math.round(766 + 13 * Math.sqrt(Math.max(0, 1 - ((x - 306) / 61) ** 2)))}`
  pen.line(bars, p.dark, 2)
  for (const [x, y, turn] of [
    [280, 764, -8],
    [312, 759, 10],
    [334, 768, -4],
    [300, 772, 4],
  ] as const) {
    pen.place(
      x,
      y,
      1,
      () => {
        pen.rect(-15, -6, 30, 12, mix([0.62, 0.14, 30], p.wood, 0.2), { round: 5 })
        pen.rect(-11, -2, 22, 3, mix(p.white, p.pink, 0.5), { round: 2 })
      },
      { turn },
    )
  }
  pen.place(306, 748, 0.95, () => steam(pen, mood, 0))
  for (const [x, y, colour] of [
    [190, 768, p.green],
    [216, 786, p.red],
    [398, 786, p.green],
  ] as const) {
    pen.ellipse(x, y, 23, 8, p.white)
    pen.ellipse(x, y - 2, 16, 5, colour)
  }
  pen.rect(418, 726, 14, 42, bottle, { round: 5 })
  pen.rect(422, 714, 6, 14, bottle)
  pen.rect(418, 740, 14, 14, p.white)
  pen.rect(392, 752, 11, 16, mix(p.white, p.blue, 0.2), { opacity: 0.8 })
}

const bottleOf = (mood: Mood): Colour => mix([0.58, 0.13, 155], mood.near, 0.08)
