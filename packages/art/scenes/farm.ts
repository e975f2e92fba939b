// A farm: rows of cabbages up to the house, a tractor, someone hoeing, someone with a full basket.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const farm: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const soil = mix([0.45, 0.07, 50], mood.near, 0.3)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [180, 400, 64],
    ridge: 500,
    ridges: 3,
    floor: 660,
    ground: mix(p.green, p.yellow, 0.15),
  })
  frame.draw(() => {
    house()
    pen.path('M330 670H470L720 905H-120Z', soil)
    for (let i = 0; i < 5; i++) {
      for (let k = 0; k < 8; k++) {
        const t = (k / 7) ** 1.5
        const x = 345 + i * 27 + (-60 + i * 165 - (345 + i * 27)) * t
        const y = 676 + 222 * t
        const r = 5 + 21 * t
        pen.circle(x, y, r, mix(p.green, mood.near, 0.15))
        pen.circle(x, y - r * 0.25, r * 0.6, lift(p.green, 0.08))
        pen.circle(x, y - r * 0.35, r * 0.25, mix(p.green, p.white, 0.5))
      }
    }
    tractor()
    figure(pen, 470, 850, 236, 'carry', { top: p.yellow, legs: p.blue, hair: p.pale, long: true }, true)
    pen.path('M376 706h64l-9 46h-46Z', p.wood)
    for (const x of [388, 408, 428]) pen.circle(x, 702, 14, p.green)
    figure(pen, 214, 810, 190, 'bow', { top: p.red, legs: p.dark, hair: p.white })
    pen.line('M232 700L296 806l-16 8', p.wood, 6)
  })
  return frame.side

  function house() {
    pen.rect(96, 590, 150, 80, mix(p.white, mood.mid, 0.15))
    pen.path('M76 596L112 540H232L268 596Z', mix(p.red, mood.near, 0.2))
    for (const x of [118, 196]) pen.rect(x, 610, 30, 28, p.lamp)
    pen.rect(158, 612, 26, 58, p.wood)
    pen.circle(60, 610, 42, mix(p.green, mood.near, 0.2))
    pen.circle(30, 632, 34, mix(p.green, mood.near, 0.3))
    pen.rect(56, 630, 8, 44, p.wood)
  }

  function tractor() {
    pen.rect(470, 612, 74, 40, p.red, { round: 6 })
    pen.path('M536 590H590V652H536Z', p.red)
    pen.rect(544, 560, 42, 36, p.white, { opacity: 0.8 })
    pen.rect(538, 552, 56, 9, p.red, { round: 3 })
    pen.rect(484, 584, 7, 30, p.dark)
    pen.circle(488, 662, 21, p.dark)
    pen.circle(566, 652, 33, p.dark)
    pen.circle(488, 662, 8, p.yellow)
    pen.circle(566, 652, 13, p.yellow)
  }
}
