// Motifs to eat and drink.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import { cup, steam } from '#art/parts/indoors.ts'
import type { Brush, Motif } from './motif.ts'

/** A bowl with something heaped in it. */
function bowl({ pen, p }: Brush, glaze: Colour, food: Colour): void {
  pen.path('M-40 -58Q0 -92 40 -58Z', food)
  pen.path(
    'M-52 -58H52C50 -22 30 -6 22 -6V0H-22V-6C-30 -6 -50 -22 -52 -58Z',
    pen.across([0, mix(glaze, p.dark, 0.15)], [0.4, glaze], [1, mix(glaze, p.dark, 0.25)]),
  )
}

const bottle = ({ pen }: Brush, x: number, glass: Colour, label: Colour): void => {
  pen.path(`M${x - 8} -98h16v26q10 8 10 20v52h-36v-52q0 -12 10 -20Z`, glass)
  pen.rect(x - 18, -44, 36, 26, label)
}

const plate = ({ pen, p }: Brush): void => {
  pen.ellipse(0, -8, 62, 13, mix(p.white, p.dark, 0.12))
  pen.ellipse(0, -12, 62, 12, p.white)
}

export const food = {
  coffee: { draw: ({ pen, mood }) => cup(pen, 0, 0, 58, mood) },
  'two-cups': {
    draw({ pen, mood }) {
      cup(pen, -44, 0, 44, mood)
      pen.place(44, 0, 1, () => cup(pen, 0, 0, 44, { ...mood, spark: [0.6, 0.12, 240] }), { flip: true })
    },
  },
  ramyeon: {
    draw(b) {
      const { pen, p, mood } = b
      pen.line('M40 -60L66 -98M32 -60L52 -102', p.wood, 4)
      pen.path('M-46 -58H46L38 0H-38Z', p.red)
      pen.path('M-43 -40H43L41 -22H-41Z', p.white)
      pen.ellipse(0, -58, 46, 10, p.yellow)
      pen.line('M-30 -58q8 -10 16 0t16 0t16 0', lift(p.yellow, -0.1), 3)
      pen.place(0, -62, 0.5, () => steam(pen, mood, 0))
    },
  },
  noodles: {
    draw(b) {
      b.pen.line('M30 -70L64 -104M20 -70L48 -108', b.p.wood, 4)
      bowl(b, b.p.white, b.p.yellow)
      b.pen.line('M-30 -64q8 -10 15 0t15 0t15 0t15 0M-20 -72q8 -8 15 0t15 0', lift(b.p.yellow, -0.1), 3)
      b.pen.circle(-12, -70, 8, b.p.green)
      b.pen.place(0, -82, 0.45, () => steam(b.pen, b.mood, 0))
    },
  },
  'rice-bowl': {
    draw(b) {
      b.pen.line('M58 0V-70M68 0V-70', b.p.steel, 4)
      bowl(b, b.p.steel, b.p.white)
      b.pen.place(0, -76, 0.4, () => steam(b.pen, b.mood, 0))
    },
  },
  'cooking-pot': {
    draw({ pen, p, mood }) {
      pen.rect(-64, -44, 128, 10, p.dark, { round: 5 })
      pen.path(
        'M-48 -56H48L44 -6Q0 4 -44 -6Z',
        pen.across([0, lift(p.dark, 0.05)], [0.4, lift(p.dark, 0.16)], [1, p.dark]),
      )
      pen.ellipse(0, -56, 48, 12, [0.58, 0.175, 36])
      for (const [x, y] of [
        [-18, -58],
        [8, -54],
        [24, -60],
      ] as const)
        pen.circle(x, y, 5, [0.72, 0.15, 55])
      pen.place(0, -64, 0.6, () => steam(pen, mood, 0))
    },
  },
  'frying-pan': {
    draw({ pen, p }) {
      pen.line('M40 -24L84 -44', p.wood, 9)
      pen.ellipse(0, -16, 52, 16, p.dark)
      pen.ellipse(0, -22, 52, 15, lift(p.dark, 0.08))
      pen.path('M-30 -24Q-20 -38 0 -34Q26 -40 30 -24Q10 -12 -14 -14Q-30 -14 -30 -24Z', p.white)
      pen.ellipse(0, -26, 11, 7, p.yellow)
    },
  },
  wok: {
    draw({ pen, p }) {
      pen.path(
        'M-34 -30C-40 -70 -10 -74 -14 -100C10 -84 8 -64 20 -76C34 -60 40 -44 34 -30Z',
        [0.74, 0.18, 50],
      )
      pen.path('M-56 -40Q-46 0 0 0Q46 0 56 -40Z', p.dark)
      pen.line('M54 -36L82 -52', p.dark, 8)
      for (const [x, c] of [
        [-26, p.green],
        [-4, p.red],
        [18, p.yellow],
      ] as const)
        pen.rect(x, -52, 15, 11, c, { round: 4 })
    },
  },
  knife: {
    draw({ pen, p }) {
      pen.rect(-62, -12, 124, 12, p.wood, { round: 4 })
      pen.path('M-52 -24H20V-60Q-34 -58 -52 -24Z', p.steel)
      pen.rect(18, -58, 44, 15, p.dark, { round: 6 })
      for (const x of [-36, -18]) pen.circle(x, -18, 7, p.green)
    },
  },
  'side-dishes': {
    draw({ pen, p }) {
      for (const [x, y, c] of [
        [-36, -34, p.green],
        [36, -34, [0.6, 0.18, 30] as Colour],
        [0, -48, p.yellow],
        [0, -12, p.wood],
      ] as const) {
        pen.ellipse(x, y, 32, 13, mix(p.white, p.dark, 0.15))
        pen.ellipse(x, y - 4, 32, 12, p.white)
        pen.ellipse(x, y - 8, 19, 9, c)
      }
    },
  },
  gimbap: {
    draw(b) {
      plate(b)
      for (const [x, y] of [
        [-36, -24],
        [0, -24],
        [36, -24],
        [-18, -48],
        [18, -48],
      ] as const) {
        b.pen.circle(x, y, 19, b.p.dark)
        b.pen.circle(x, y, 15, b.p.white)
        b.pen.circle(x - 4, y - 3, 5, b.p.yellow)
        b.pen.circle(x + 4, y - 1, 4.4, [0.65, 0.18, 40])
        b.pen.circle(x, y + 5, 4.4, b.p.green)
      }
    },
  },
  tteokbokki: {
    draw(b) {
      plate(b)
      b.pen.ellipse(0, -20, 46, 15, [0.52, 0.19, 30])
      for (const [x, y, t] of [
        [-22, -28, 20],
        [6, -34, -30],
        [26, -24, 50],
        [-6, -20, 80],
      ] as const)
        b.pen.place(x, y, 1, () => b.pen.rect(-20, -7, 40, 13, [0.63, 0.2, 33], { round: 6 }), { turn: t })
      b.pen.line('M44 -30L74 -66', b.p.wood, 4)
    },
  },
  'fried-chicken': {
    draw({ pen, p }) {
      for (const [x, y, t] of [
        [-22, -58, -25],
        [20, -60, 25],
        [0, -70, 0],
      ] as const) {
        pen.place(
          x,
          y,
          1,
          () => {
            pen.line('M0 -6V-40', p.white, 8)
            pen.circle(-4, -42, 5, p.white)
            pen.circle(4, -42, 5, p.white)
            pen.ellipse(0, 4, 19, 25, [0.6, 0.13, 55])
          },
          { turn: t },
        )
      }
      pen.path('M-46 -56H46L36 0H-36Z', p.red)
      for (const x of [-30, -2, 24]) pen.path(`M${x} -56h12l-3 56h-8Z`, p.white)
    },
  },
  cake: {
    draw({ pen, p }) {
      pen.rect(-54, -46, 108, 46, p.white, { round: 6 })
      pen.path(
        'M-54 -46H54V-34q-9 14 -18 0q-9 14 -18 0q-9 14 -18 0q-9 14 -18 0q-9 14 -18 0q-9 14 -18 0Z',
        p.pink,
      )
      for (const x of [-30, 0, 30]) {
        pen.rect(x - 3, -76, 6, 30, p.yellow)
        pen.path(`M${x} -78q-8 -8 0 -20q8 12 0 20Z`, [0.8, 0.17, 60])
      }
      pen.ellipse(0, 0, 66, 7, p.steel)
    },
  },
  chocolate: {
    draw({ pen, p }) {
      const bar: Colour = [0.38, 0.07, 45]
      pen.place(
        0,
        0,
        1,
        () => {
          pen.rect(-34, -98, 68, 98, bar, { round: 4 })
          for (let i = 0; i < 6; i++)
            pen.rect(-30 + (i % 2) * 32, -94 + Math.floor(i / 2) * 30, 28, 26, lift(bar, 0.07), { round: 3 })
          pen.path('M-38 -40l10 -8 12 8 12 -8 12 8 12 -8 18 8V2H-38Z', p.red)
        },
        { turn: 8 },
      )
    },
  },
  lunchbox: {
    draw({ pen, p }) {
      pen.rect(-60, -40, 120, 40, p.red, { round: 8 })
      pen.rect(-54, -52, 108, 22, p.white, { round: 5 })
      pen.ellipse(-24, -50, 22, 10, p.white)
      pen.circle(-24, -54, 5, p.red)
      pen.ellipse(22, -50, 10, 7, p.yellow)
      pen.ellipse(42, -50, 9, 6, p.green)
    },
  },
  popcorn: {
    draw({ pen, p }) {
      for (const [x, y] of [
        [-28, -66],
        [-8, -74],
        [14, -72],
        [30, -64],
        [-16, -86],
        [8, -90],
      ] as const)
        pen.circle(x, y, 13, mix(p.white, p.yellow, 0.25))
      pen.path('M-44 -62H44L34 0H-34Z', p.white)
      for (const x of [-36, -8, 20]) pen.path(`M${x} -62h16l-4 62h-9Z`, p.red)
    },
  },
  'soju-bottle': {
    draw(b) {
      bottle(b, -14, mix([0.6, 0.13, 155], b.mood.near, 0.1), b.p.white)
      b.pen.path('M16 -34h28l-4 34H20Z', b.p.white, { opacity: 0.85 })
      b.pen.path('M18 -24h24l-3 24H21Z', mix(b.p.white, b.p.blue, 0.3))
    },
  },
  beer: {
    draw({ pen, p }) {
      pen.line('M30 -64H54V-22H30', p.white, 8)
      pen.rect(-36, -80, 68, 80, p.yellow, { round: 6 })
      for (const x of [-24, -4, 16]) pen.rect(x, -62, 6, 50, lift(p.yellow, 0.06), { round: 3 })
      for (const [x, y, r] of [
        [-28, -84, 13],
        [-6, -90, 16],
        [18, -86, 14],
        [32, -78, 9],
      ] as const)
        pen.circle(x, y, r, p.white)
    },
  },
  wine: {
    draw(b) {
      bottle(b, -26, [0.3, 0.07, 150], b.p.pale)
      b.pen.line('M30 -34V-4M12 -2H48', b.p.white, 4)
      b.pen.path('M8 -76H52Q52 -34 30 -34Q8 -34 8 -76Z', mix(b.p.white, b.p.blue, 0.2), { opacity: 0.8 })
      b.pen.path('M9 -62H51Q48 -36 30 -36Q12 -36 9 -62Z', [0.48, 0.18, 15])
    },
  },
  chopsticks: {
    draw(b) {
      bowl(b, b.p.red, b.p.white)
      b.pen.line('M-60 -74L62 -66M-60 -84L62 -68', b.p.wood, 5)
    },
  },
} satisfies Record<string, Motif>
