// A room for music: a grand piano, a cellist, a microphone behind glass, the red lamp on.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const studio: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 720, p.wood)
  frame.draw(() => {
    panels()
    booth()
    hangingLamp(pen, mood, 170, 430, 32, 145)
    piano()
    cellist()
  })
  return frame.side

  /** Felt on the wall, in squares. */
  function panels() {
    const felt = mix(mood.mid, mood.near, 0.4)
    for (let row = 0; row < 4; row++) {
      for (let i = 0; i < 4; i++)
        pen.rect(
          24 + i * 78,
          360 + row * 78,
          70,
          70,
          mix(felt, (i + row) % 2 ? mood.light : mood.deep, 0.14),
          { round: 6, opacity: 0.6 },
        )
    }
  }

  function booth() {
    pen.rect(352, 350, 260, 250, mix(p.wood, mood.deep, 0.4), { round: 6 })
    pen.rect(
      366,
      364,
      246,
      222,
      pen.fade([0, mix(p.lamp, mood.mid, 0.35)], [1, mix(p.lamp, mood.near, 0.55)]),
    )
    pen.rect(440, 322, 96, 24, mood.deep, { round: 6 })
    pen.circle(488, 334, 34, pen.glow([0, [0.65, 0.22, 25], 0.8], [1, [0.65, 0.22, 25], 0]))
    pen.circle(488, 334, 8, [0.7, 0.2, 25])
    figure(pen, 540, 640, 246, 'play', { top: p.red, legs: p.dark, hair: mood.deep, long: true }, true)
    pen.line('M532 408Q546 384 560 410', mood.deep, 7)
    pen.rect(352, 586, 260, 16, mix(p.wood, mood.deep, 0.4))
    pen.line('M446 364v60', p.dark, 5)
    pen.rect(434, 422, 24, 48, p.steel, { round: 11 })
    pen.path('M380 366L430 586H470L410 366Z', p.white, { opacity: 0.14 })
  }

  function piano() {
    const black = lift(mood.deep, mood.dark ? 0.05 : -0.02)
    pen.path('M250 700C200 640 120 560 44 520L30 532L190 708Z', mix(black, mood.mid, 0.2))
    pen.line('M120 700L96 566', black, 5)
    pen.path('M20 700H262V748H20Z', black)
    pen.rect(196, 716, 74, 12, p.white)
    for (let i = 0; i < 6; i++) pen.rect(200 + i * 12, 716, 5, 7, mood.deep)
    pen.rect(20, 700, 242, 6, mix(black, mood.light, 0.35))
    pen.line('M46 748V880M238 748V880', black, 12)
    pen.rect(286, 800, 72, 14, black, { round: 5 })
    pen.line('M298 812v70M346 812v70', black, 7)
    figure(pen, 324, 800, 246, 'type', { top: p.white, legs: p.dark, hair: mood.deep }, true)
  }

  function cellist() {
    pen.line('M492 826v66M448 826v66', p.wood, 8)
    pen.rect(440, 816, 62, 12, p.wood, { round: 4 })
    figure(pen, 474, 818, 230, 'sit', { top: mix(p.blue, p.white, 0.2), legs: p.dark, hair: mood.deep }, true)
    pen.place(424, 876, 1, () => {
      pen.line('M0 -60L24 -214', mix(p.wood, mood.deep, 0.5), 8)
      pen.path(
        'M-34 -20C-48 -54 -22 -64 -26 -82C-34 -112 0 -134 14 -122C40 -116 30 -90 24 -76C20 -60 42 -48 26 -10C10 8 -20 4 -34 -20Z',
        mix([0.5, 0.13, 42], mood.near, 0.15),
      )
      pen.line('M0 6L-2 24', p.dark, 4)
      pen.line('M-60 -70L62 -30', p.white, 3.5)
    })
  }
}
