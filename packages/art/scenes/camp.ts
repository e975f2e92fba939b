// A camp of doctors after a disaster: tents below the mountains, a house that fell, a soldier and a doctor who meet.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const camp: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const sand = p.tint([0.76, 0.06, 72], mood.dark ? 0.3 : 0.1)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [440, 420, 84],
    ridge: 520,
    ridges: 3,
    floor: 716,
    ground: sand,
  })
  const olive = p.tint([0.5, 0.06, 125], mood.dark ? 0.25 : 0.1)
  const cross = p.tint([0.56, 0.15, 158], 0.08)
  frame.draw(() => {
    helicopter()
    ruin()
    tent(404, 738, 1, mix(p.white, sand, 0.25))
    tent(222, 770, 0.9, mix(olive, p.white, 0.3))
    bearers()
    for (const x of [236, 372]) pen.ellipse(x, 888, 44, 8, mood.deep, { opacity: 0.3 })
    figure(pen, 236, 886, 262, 'salute', {
      top: lift(olive, 0.02),
      legs: lift(olive, -0.08),
      hair: lift(olive, -0.14),
      hat: 'cap',
    })
    pen.rect(216, 752, 36, 8, p.dark)
    figure(
      pen,
      372,
      886,
      244,
      'stand',
      { top: p.white, legs: p.blue, hair: mood.deep, long: true, below: 'coat' },
      true,
    )
    pen.line('M352 706q10 34 18 34t16 -30', p.dark, 4)
  })
  return frame.side

  /** It comes in over the ridge, and the dust rises. */
  function helicopter() {
    pen.place(150, 470, 1.1, () => {
      pen.line('M-62 -40H66', p.dark, 5)
      pen.rect(-3, -40, 6, 14, p.dark)
      pen.path('M-40 6Q-44 -28 0 -28Q50 -28 52 2Q52 18 22 18H-14Q-36 18 -40 6Z', lift(olive, -0.03))
      pen.path('M-34 -8L-104 -18V-6L-30 10Z', lift(olive, -0.05))
      pen.line('M-104 -34V8', p.dark, 4)
      pen.path('M18 -22Q48 -22 48 0H18Z', mix(mood.sky[2], p.white, 0.5))
      pen.rect(-16, -16, 24, 22, mix(mood.deep, olive, 0.3), { round: 3 })
      pen.line('M-26 30H44M-12 18l-4 12M28 18l4 12', p.dark, 4)
    })
  }

  /** Floors that lie on one another, and what sticks out of them. */
  function ruin() {
    const wall = mix(p.grey, sand, 0.35)
    const slab = (d: string, by: number) => pen.path(d, mix(wall, mood.deep, by))
    slab('M-20 742V560L56 532L70 742Z', 0.12)
    slab('M70 742L58 610L196 646L188 742Z', 0.28)
    slab('M-10 640L170 596L178 614L-4 664Z', 0.05)
    slab('M20 700L214 640L222 658L30 724Z', 0.16)
    slab('M-20 742L40 690L120 724L210 706L240 742Z', 0.38)
    for (const [x, y] of [
      [4, 590],
      [30, 580],
    ] as const)
      pen.rect(x, y, 16, 26, mix(mood.deep, wall, 0.25))
    pen.line('M168 602l20 -30M156 606l10 -36M210 646l28 -22M56 534l-4 -30M40 540l-10 -26', p.dark, 3.5)
    pen.group({ filter: pen.blur(9) }, () => {
      for (const [x, y, r] of [
        [110, 560, 30],
        [134, 516, 36],
        [120, 466, 30],
      ] as const)
        pen.circle(x, y, r, mix(p.grey, mood.sky[1], 0.35), { opacity: 0.42 })
    })
  }

  function tent(x: number, y: number, size: number, cloth: typeof p.white) {
    pen.place(x, y, size, () => {
      pen.ellipse(90, 4, 150, 10, mood.deep, { opacity: 0.3 })
      pen.path(
        'M-40 0L-10 -104L84 -152L190 -104L222 0Z',
        pen.fade([0, lift(cloth, 0.03)], [1, mix(cloth, mood.near, 0.3)]),
      )
      pen.path('M84 -152L190 -104L222 0H108Z', mix(cloth, mood.near, 0.18))
      pen.path('M8 0L30 -92L66 0Z', mix(p.lamp, p.white, 0.2))
      pen.path('M8 0L30 -92L14 -60L-4 0Z', mix(cloth, mood.deep, 0.3))
      pen.line('M-10 -104L-74 4M190 -104L252 4', mix(p.wood, p.white, 0.3), 3)
      pen.circle(146, -62, 31, p.white)
      pen.path('M139 -84h14v15h15v14h-15v15h-14v-15h-15v-14h15Z', cross)
    })
  }

  function bearers() {
    const vest = p.tint([0.7, 0.18, 48], 0.08)
    const wear = { top: vest, legs: p.dark, hair: mood.deep }
    figure(pen, 600, 836, 168, 'run', wear, true)
    pen.rect(470, 744, 124, 9, p.steel, { round: 4 })
    pen.path('M474 744Q484 720 556 724Q584 728 586 744Z', mix(p.blue, p.white, 0.45))
    pen.circle(486, 730, 14, mood.deep)
    figure(pen, 462, 834, 166, 'run', wear, true)
  }
}
