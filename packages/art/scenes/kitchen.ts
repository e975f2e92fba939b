// A restaurant kitchen at full heat: a flame under the wok, pans on hooks, two cooks, plates ready to go.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { steam } from '#art/parts/indoors.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const kitchen: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 760, mix(p.grey, mood.deep, 0.3))
  frame.draw(() => {
    tiles()
    rail()
    figure(pen, 204, 800, 250, 'cook', { top: p.white, legs: p.dark, hair: mood.deep, hat: 'toque' })
    figure(pen, 500, 800, 236, 'carry', { top: p.white, legs: p.dark, hair: mood.deep, hat: 'cap' }, true)
    pen.ellipse(440, 668, 38, 9, p.white)
    pen.ellipse(440, 662, 22, 9, mix(p.red, p.yellow, 0.3))
    stove()
    counter()
  })
  return frame.side

  function tiles() {
    pen.rect(0, 560, 600, 200, mix(p.white, mood.mid, mood.dark ? 0.5 : 0.2))
    let grout = ''
    for (let y = 600; y < 760; y += 40) grout += `M0 ${y}H600`
    for (let x = 20; x < 600; x += 60) grout += `M${x} 560V760`
    pen.line(grout, mix(p.white, mood.near, 0.55), 2, { opacity: 0.5 })
  }

  function rail() {
    pen.rect(40, 350, 520, 8, p.steel, { round: 4 })
    for (const [x, r] of [
      [96, 30],
      [172, 38],
      [262, 28],
    ] as const) {
      pen.line(`M${x} 352v46`, p.dark, 6)
      pen.circle(x, 398 + r, r, mix(p.dark, p.steel, 0.2))
      pen.circle(x, 398 + r, r * 0.74, mix(p.dark, p.steel, 0.4))
    }
    pen.line('M336 352v36M380 352v36', p.steel, 5)
    pen.path('M322 388h28l-4 40q-10 8 -20 0Z', p.steel)
    pen.path('M372 388h16v60q-12 -4 -16 -60Z', p.steel)
    hangingLamp(pen, mood, 480, 400, 30, 60)
  }

  function stove() {
    pen.rect(262, 720, 130, 40, p.dark, { round: 4 })
    const flame = pen.glow([0, [0.85, 0.16, 75], 0.9], [1, [0.7, 0.2, 45], 0])
    pen.circle(330, 670, 120, flame)
    pen.path(
      'M282 716C262 660 300 640 292 590C330 620 330 560 352 540C356 600 392 620 376 716Z',
      [0.72, 0.19, 45],
    )
    pen.path('M300 716C292 680 318 664 318 630C344 650 350 680 354 716Z', [0.88, 0.16, 85])
    pen.path('M262 672Q276 724 330 724Q384 724 398 672Z', p.dark)
    pen.line('M264 676L226 660', p.dark, 9)
    for (const [x, y, c] of [
      [312, 636, p.green],
      [346, 618, p.red],
      [332, 646, p.yellow],
      [362, 648, p.green],
    ] as const)
      pen.rect(x, y, 15, 10, c, { round: 4 })
    pen.rect(250, 756, 156, 150, p.steel)
    pen.rect(262, 776, 132, 60, mix(p.steel, mood.deep, 0.6), { round: 4 })
  }

  function counter() {
    for (const [x, w] of [
      [-10, 258],
      [408, 210],
    ] as const) {
      pen.rect(x, 752, w, 16, lift(p.steel, 0.06), { round: 3 })
      pen.rect(x, 768, w, 140, pen.fade([0, p.steel], [1, mix(p.steel, mood.deep, 0.5)]))
    }
    pen.rect(24, 690, 92, 62, p.steel, { round: 8 })
    pen.rect(14, 682, 112, 12, lift(p.steel, 0.06), { round: 5 })
    pen.place(70, 676, 1.1, () => steam(pen, mood, 0))
    pen.rect(470, 742, 96, 10, p.wood, { round: 3 })
    for (const [x, c] of [
      [484, p.green],
      [508, p.red],
      [534, p.green],
    ] as const)
      pen.circle(x, 734, 12, c)
  }
}
