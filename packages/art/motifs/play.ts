// Motifs of sport and play.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

function shoe({ pen, p }: Brush, x: number, cloth: Colour, sole: Colour): void {
  pen.path(
    `M${x - 44} -8L${x - 40} -44H${x - 16}Q${x - 6} -26 ${x + 26} -24Q${x + 42} -20 ${x + 42} -8Z`,
    cloth,
  )
  pen.rect(x - 46, -10, 90, 10, sole, { round: 5 })
  pen.line(`M${x - 12} -36l12 6M${x - 4} -42l12 6`, p.white, 3)
}

const sphere = ({ pen }: Brush, r: number, paint: Colour): void => {
  pen.circle(
    0,
    -r,
    r,
    pen.radial(
      [
        [0, lift(paint, 0.08)],
        [1, lift(paint, -0.08)],
      ],
      0.35,
      0.3,
      0.75,
    ),
  )
}

export const play = {
  'baduk-board': {
    draw({ pen, p }) {
      pen.path('M-50 -34H50L66 -8H-66Z', mix([0.78, 0.12, 75], p.wood, 0.15))
      pen.path('M-66 -8H66V4H-66Z', p.wood)
      pen.line(
        'M-34 -34L-44 -8M-12 -34L-16 -8M12 -34L16 -8M34 -34L44 -8M-54 -28H54M-58 -20H58',
        mix(p.wood, p.dark, 0.4),
        1.6,
      )
      for (const [x, y, c] of [
        [-34, -30, p.dark],
        [-12, -22, p.white],
        [14, -29, p.dark],
        [38, -20, p.white],
        [-42, -15, p.white],
        [4, -13, p.dark],
      ] as const) {
        pen.ellipse(x, y + 2, 9, 5, mix(c, p.dark, 0.4))
        pen.ellipse(x, y, 9, 5, c)
      }
      pen.path('M56 -34Q56 -58 74 -58Q92 -58 92 -34Z', p.wood)
    },
  },
  baseball: {
    size: 0.8,
    draw(b) {
      sphere(b, 46, b.p.white)
      b.pen.line('M-26 -84Q-6 -46 -26 -8M26 -84Q6 -46 26 -8', b.p.red, 3)
      b.pen.line('M-24 -66l10 -3M-18 -46h10M-24 -26l10 3M24 -66l-10 -3M18 -46h-10M24 -26l-10 3', b.p.red, 2.4)
    },
  },
  'baseball-glove': {
    draw({ pen, p }) {
      pen.path(
        'M-40 -6Q-54 -40 -44 -72Q-34 -84 -28 -66Q-26 -94 -12 -94Q0 -92 0 -70Q8 -96 22 -88Q30 -80 24 -60Q40 -74 48 -60Q52 -24 26 0Q-10 10 -40 -6Z',
        mix([0.52, 0.11, 50], p.wood, 0.3),
      )
      pen.line('M-28 -66V-44M0 -70V-48M24 -60L16 -42', p.dark, 3)
      pen.circle(6, -34, 19, p.white)
      pen.line('M-4 -46q6 12 0 24M18 -46q-6 12 0 24', p.red, 2)
    },
  },
  basketball: {
    size: 0.9,
    draw(b) {
      sphere(b, 46, [0.66, 0.16, 50])
      b.pen.line('M0 -92V0M-46 -46H46M-32 -78Q-8 -46 -32 -14M32 -78Q8 -46 32 -14', b.p.dark, 3)
    },
  },
  shuttlecock: {
    draw({ pen, p }) {
      pen.line('M52 -6L26 -34', p.wood, 6)
      pen.ellipse(4, -56, 27, 33, p.white, { opacity: 0.35 })
      pen.line('M22 -30C-10 -14 -34 -46 -22 -76C-10 -98 30 -88 32 -56Q32 -40 22 -30', p.red, 5)
      pen.path('M-62 -50L-32 -72L-26 -34Z', p.white)
      pen.path('M-32 -72Q-16 -60 -26 -34Z', mix(p.white, p.dark, 0.15))
      pen.circle(-62, -48, 8, p.red)
    },
  },
  'boxing-gloves': {
    draw({ pen, p }) {
      for (const [x, flip] of [
        [-30, false],
        [32, true],
      ] as const) {
        pen.place(
          x,
          0,
          1,
          () => {
            pen.path('M-26 -30C-44 -80 -10 -98 10 -88C34 -82 34 -48 22 -30Z', p.red)
            pen.path('M-24 -62Q-42 -66 -36 -44Q-30 -36 -18 -44Z', lift(p.red, -0.05))
            pen.rect(-22, -32, 44, 26, p.white, { round: 5 })
            pen.line('M-14 -20H14', p.red, 4)
          },
          { flip },
        )
      }
    },
  },
  barbell: {
    size: 1.1,
    draw({ pen, p }) {
      pen.line('M-80 -40H80', p.steel, 6)
      for (const s of [-1, 1]) {
        pen.rect(s * 50 - 7, -80, 14, 80, p.red, { round: 4 })
        pen.rect(s * 66 - 6, -66, 12, 52, p.blue, { round: 4 })
      }
    },
  },
  'swim-goggles': {
    draw({ pen, p }) {
      pen.line('M-54 -40Q0 -100 54 -40', p.dark, 5)
      for (const x of [-28, 28]) {
        pen.rect(x - 25, -56, 50, 36, p.blue, { round: 16 })
        pen.rect(x - 18, -50, 36, 24, mix(p.blue, p.white, 0.6), { round: 11 })
      }
      pen.line('M-6 -40H6', p.blue, 6)
    },
  },
  'fencing-sword': {
    size: 1.3,
    draw({ pen, p }) {
      pen.line('M-44 0L34 -100', p.steel, 3.4)
      pen.path('M-44 -14Q-22 -30 -26 -2Z', p.steel)
      pen.line('M-38 -6L-52 10', p.red, 8)
      pen.ellipse(34, -22, 24, 28, p.white)
      pen.path('M14 -30Q34 -20 54 -30V-14Q34 -2 14 -14Z', mix(p.dark, p.steel, 0.35))
    },
  },
  'running-shoes': {
    draw(b) {
      b.pen.place(18, -16, 0.8, () => shoe(b, 0, b.p.red, b.p.white))
      shoe(b, -6, lift(b.p.red, 0.05), b.p.white)
    },
  },
  'ballet-shoes': {
    draw({ pen, p }) {
      for (const [x, t] of [
        [-14, -14],
        [22, 12],
      ] as const) {
        pen.place(
          x,
          0,
          1,
          () => {
            pen.line('M-8 -60C-40 -90 20 -96 -6 -118M8 -60C36 -84 -16 -90 6 -112', p.pink, 3)
            pen.path('M-16 -60Q-20 -20 0 0Q20 -20 16 -60Q0 -34 -16 -60Z', p.pink)
            pen.path('M-9 -20Q0 -4 0 0Q16 -16 14 -30Q4 -16 -9 -20Z', lift(p.pink, -0.07))
          },
          { turn: t },
        )
      }
    },
  },
  medal: {
    draw({ pen, p }) {
      pen.path('M-30 -104H-8L8 -50H-8ZM30 -104H8L-8 -50H8Z', p.blue)
      pen.circle(0, -32, 31, p.yellow)
      pen.circle(0, -32, 23, lift(p.yellow, -0.1))
      pen.path('M0 -50l5 12 13 1 -10 9 3 13 -11 -7 -11 7 3 -13 -10 -9 13 -1Z', p.yellow)
    },
  },
  trophy: {
    draw({ pen, p }) {
      pen.line('M-30 -84H-50Q-50 -54 -22 -52M30 -84H50Q50 -54 22 -52', p.yellow, 6)
      pen.path('M-32 -96H32Q32 -44 6 -40V-22H-6V-40Q-32 -44 -32 -96Z', p.yellow)
      pen.rect(-24, -24, 48, 24, p.wood, { round: 3 })
    },
  },
  megaphone: {
    draw({ pen, p }) {
      pen.place(
        0,
        -40,
        1,
        () => {
          pen.path('M-40 -14L34 -44V44L-40 14Z', p.white)
          pen.rect(30, -46, 13, 92, p.red, { round: 6 })
          pen.rect(-54, -14, 16, 28, p.red, { round: 4 })
          pen.path('M-24 12L-14 44H2L-6 16Z', p.dark)
          pen.line('M58 -24L74 -34M62 0H80M58 24L74 34', p.yellow, 4)
        },
        { turn: -10 },
      )
    },
  },
  gamepad: {
    draw({ pen, p }) {
      pen.path(
        'M-46 -62H46Q66 -56 66 -14Q60 6 44 -6L26 -22H-26L-44 -6Q-60 6 -66 -14Q-66 -56 -46 -62Z',
        p.white,
      )
      pen.path('M-42 -50h9v9h9v9h-9v9h-9v-9h-9v-9h9Z', p.dark)
      pen.circle(30, -46, 6, p.red)
      pen.circle(44, -36, 6, p.blue)
    },
  },
  'playing-cards': {
    draw({ pen, p }) {
      for (const [t, c] of [
        [-20, p.red],
        [0, p.blue],
        [20, p.white],
      ] as const) {
        pen.place(
          0,
          0,
          1,
          () => {
            pen.rect(-26, -92, 52, 76, p.white, { round: 6 })
            if (c === p.white) {
              pen.line('M-14 -70h16v16h-16ZM8 -40a8 8 0 1 0 .1 0M-12 -26l8 -14 8 14Z', p.dark, 3)
            } else pen.rect(-20, -86, 40, 64, c, { round: 4 })
          },
          { turn: t },
        )
      }
    },
  },
  'teddy-bear': {
    draw({ pen, p }) {
      const fur = mix([0.62, 0.09, 60], p.wood, 0.2)
      for (const [x, y, r] of [
        [-24, -94, 12],
        [24, -94, 12],
        [-38, -36, 14],
        [38, -36, 14],
        [-24, -8, 17],
        [24, -8, 17],
      ] as const)
        pen.circle(x, y, r, lift(fur, -0.05))
      pen.ellipse(0, -28, 32, 34, fur)
      pen.circle(0, -74, 31, fur)
      pen.ellipse(0, -66, 14, 11, p.pale)
      pen.circle(-11, -80, 3.6, p.dark)
      pen.circle(11, -80, 3.6, p.dark)
      pen.ellipse(0, -70, 5, 4, p.dark)
      pen.path('M-16 -44L0 -38L16 -44V-32L0 -38L-16 -32Z', p.red)
    },
  },
  'toy-robot': {
    draw({ pen, p }) {
      pen.line('M0 -88V-102', p.steel, 4)
      pen.circle(0, -104, 6, p.red)
      pen.rect(-26, -90, 52, 36, p.steel, { round: 6 })
      for (const x of [-11, 11]) pen.circle(x, -72, 8, p.lamp)
      pen.rect(-32, -52, 64, 40, p.blue, { round: 5 })
      pen.circle(0, -32, 9, p.red)
      pen.line('M-34 -44L-50 -20M34 -44L50 -20', p.steel, 8)
      pen.rect(-26, -12, 20, 12, p.steel, { round: 3 })
      pen.rect(6, -12, 20, 12, p.steel, { round: 3 })
    },
  },
  swing: {
    size: 1.5,
    draw({ pen, p }) {
      pen.line('M-52 0L-38 -104H38L52 0', p.wood, 6)
      pen.line('M-16 -102L-22 -26M16 -102L12 -26', p.pale, 3)
      pen.rect(-30, -27, 50, 7, p.red, { round: 3 })
    },
  },
  snowman: {
    size: 1.15,
    draw({ pen, p }) {
      pen.circle(0, -28, 32, p.white)
      pen.circle(0, -76, 23, p.white)
      pen.rect(-22, -62, 44, 10, p.red, { round: 5 })
      pen.rect(8, -58, 9, 26, p.red, { round: 4 })
      pen.circle(-8, -80, 3, p.dark)
      pen.circle(8, -80, 3, p.dark)
      pen.path('M0 -76L-20 -70L0 -70Z', [0.7, 0.17, 55])
      pen.line('M-30 -40L-52 -60M30 -40L52 -58', p.wood, 4)
    },
  },
} satisfies Record<string, Motif>
