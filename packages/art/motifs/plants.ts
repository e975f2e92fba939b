// Motifs that grow: flowers, fields, fruit, trees.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import { flowerPot } from '#art/parts/flower-pot.ts'
import type { Brush, Motif } from './motif.ts'

function stemmed({ pen, p }: Brush, head: () => void): void {
  pen.line('M0 -70V0', p.green, 5)
  pen.path('M0 -26Q26 -50 34 -32Q22 -16 0 -18ZM0 -12Q-28 -38 -36 -18Q-22 -4 0 -6Z', p.green)
  pen.place(0, -72, 1, head)
}

function strip({ pen, p }: Brush, flower: Colour, stem: Colour): void {
  for (let i = 0; i < 26; i++) {
    const x = -104 + i * 8.4
    const h = 34 + ((i * 37) % 23)
    pen.line(`M${x} 6q${(i % 5) - 2} ${-h / 2} ${(i % 3) - 1} ${-h}`, stem, 2.4)
    for (const [dx, dy] of [
      [0, 0],
      [-5, 5],
      [5, 6],
      [1, 11],
    ] as const)
      pen.circle(x + dx, -h + dy, 4.4, i % 4 ? flower : mix(flower, p.white, 0.4))
  }
}

export const plants = {
  'flower-pot': { draw: ({ pen, mood }) => flowerPot(pen, 0, 0, 62, mood) },
  sunflower: {
    size: 1.2,
    draw: (b) =>
      stemmed(b, () => {
        for (let i = 0; i < 14; i++)
          b.pen.place(0, 0, 1, () => b.pen.ellipse(0, -25, 7, 15, b.p.yellow), { turn: i * 25.7 })
        b.pen.circle(0, 0, 17, mix(b.p.wood, b.mood.deep, 0.4))
      }),
  },
  rose: {
    draw: (b) =>
      stemmed(b, () => {
        const petal: Colour = [0.58, 0.21, 22]
        b.pen.circle(0, -4, 24, petal)
        b.pen.path('M-20 -10Q0 -34 20 -10Q0 -2 -20 -10Z', lift(petal, 0.09))
        b.pen.path('M-12 -2Q2 -20 14 -4Q2 8 -12 -2Z', lift(petal, -0.08))
      }),
  },
  tulip: {
    draw: (b) =>
      stemmed(b, () => {
        b.pen.path('M-20 -30Q-10 -22 0 -36Q10 -22 20 -30Q28 8 0 10Q-28 8 -20 -30Z', b.p.pink)
        b.pen.path('M0 -36Q-16 -10 0 10Q16 -10 0 -36Z', lift(b.p.pink, 0.06))
      }),
  },
  camellia: {
    draw({ pen, p }) {
      pen.line('M-46 0Q0 -20 40 -70', p.wood, 6)
      for (const [x, y, t] of [
        [-26, -24, -60],
        [14, -24, 60],
        [40, -56, 80],
        [-4, -52, -50],
      ] as const)
        pen.place(x, y, 1, () => pen.path('M0 0Q-16 -18 0 -38Q16 -18 0 0Z', mix(p.green, p.dark, 0.25)), {
          turn: t,
        })
      for (const [x, y, r] of [
        [4, -50, 23],
        [40, -86, 19],
        [-34, -46, 15],
      ] as const) {
        for (let i = 0; i < 5; i++)
          pen.circle(
            x + Math.cos(i * 1.257) * r * 0.55,
            y + Math.sin(i * 1.257) * r * 0.55,
            r * 0.58,
            [0.58, 0.22, 20],
          )
        pen.circle(x, y, r * 0.4, p.yellow)
      }
    },
  },
  buckwheat: { size: 1.1, draw: (b) => strip(b, b.p.white, mix(b.p.green, b.p.red, 0.3)) },
  canola: { size: 1.1, draw: (b) => strip(b, b.p.yellow, b.p.green) },
  reeds: {
    size: 0.95,
    draw({ pen, p }) {
      for (let i = 0; i < 15; i++) {
        const x = -70 + i * 10
        const h = 74 + ((i * 29) % 30)
        pen.line(`M${x} 4Q${x + 4} ${-h / 2} ${x + 14} ${-h}`, p.wood, 2.2)
        pen.line(
          `M${x + 11} ${-h + 20}Q${x + 13} ${-h + 4} ${x + 24} ${-h + 2}`,
          mix(p.pale, p.white, 0.4),
          7,
        )
      }
    },
  },
  cactus: {
    draw({ pen, p }) {
      pen.path('M-30 -32H30L22 0H-22Z', p.wood)
      pen.line('M0 -36V-86', p.green, 26)
      pen.line('M0 -52H-30V-72M0 -62H28V-86', p.green, 14)
      pen.circle(4, -102, 7, p.pink)
    },
  },
  tree: {
    size: 1.6,
    draw({ pen, p }) {
      pen.path('M-8 0L-4 -50H4L10 0Z', p.wood)
      for (const [x, y, r] of [
        [0, -82, 30],
        [-30, -62, 25],
        [30, -62, 26],
        [0, -54, 26],
      ] as const)
        pen.circle(x, y, r, mix(p.green, p.dark, 0.12))
      for (const [x, y, r] of [
        [-8, -88, 18],
        [-34, -68, 13],
        [26, -70, 13],
      ] as const)
        pen.circle(x, y, r, lift(p.green, 0.06))
    },
  },
  tangerines: {
    draw({ pen, p }) {
      const orange: Colour = [0.73, 0.18, 55]
      for (const [x, y] of [
        [-26, -52],
        [26, -52],
        [0, -78],
        [0, -50],
      ] as const) {
        pen.circle(x, y, 23, orange)
        pen.circle(x - 7, y - 8, 6, lift(orange, 0.12), { opacity: 0.7 })
        pen.path(`M${x} ${y - 20}q12 -14 20 -6q-8 10 -20 6Z`, p.green)
      }
      pen.path('M-58 -42H58L44 0H-44Z', p.wood)
      pen.line('M-54 -28H54M-50 -14H50', lift(p.wood, 0.1), 3)
    },
  },
  watermelon: {
    draw({ pen, p }) {
      pen.path('M-58 -58A58 58 0 0 0 58 -58Z', p.green)
      pen.path('M-50 -58A50 50 0 0 0 50 -58Z', p.white)
      pen.path('M-45 -58A45 45 0 0 0 45 -58Z', [0.64, 0.2, 20])
      for (const [x, y] of [
        [-24, -46],
        [0, -42],
        [24, -46],
        [-10, -28],
        [12, -28],
      ] as const)
        pen.ellipse(x, y, 3, 5, p.dark)
    },
  },
  strawberries: {
    draw({ pen, p }) {
      for (const [x, y] of [
        [-28, -50],
        [28, -50],
        [0, -68],
      ] as const) {
        pen.path(
          `M${x - 22} ${y - 16}Q${x} ${y - 30} ${x + 22} ${y - 16}Q${x + 20} ${y + 18} ${x} ${y + 26}Q${x - 20} ${y + 18} ${x - 22} ${y - 16}Z`,
          [0.62, 0.21, 24],
        )
        pen.path(`M${x - 14} ${y - 22}l14 10 14 -10 -6 -8h-16Z`, p.green)
        for (const d of [-8, 6]) pen.circle(x + d, y - 2 + d, 2, p.yellow)
      }
      pen.path('M-56 -30H56L46 0H-46Z', p.white)
    },
  },
  persimmons: {
    draw({ pen, p }) {
      pen.line('M-50 -96Q0 -110 50 -92', p.wood, 6)
      for (const [x, y] of [
        [-28, -56],
        [26, -50],
        [0, -24],
      ] as const) {
        pen.line(`M${x} ${y - 20}V-98`, p.wood, 3)
        pen.circle(x, y, 22, [0.7, 0.18, 48])
        pen.path(`M${x - 14} ${y - 18}h28l-8 8h-12Z`, p.green)
      }
    },
  },
  potatoes: {
    draw({ pen, p }) {
      const skin = mix(p.pale, p.wood, 0.3)
      for (const [x, y, r] of [
        [-30, -20, 28],
        [28, -20, 30],
        [0, -50, 28],
      ] as const) {
        pen.ellipse(x, y, r, r * 0.78, skin)
        pen.ellipse(x - 6, y - 7, r * 0.5, r * 0.3, lift(skin, 0.06))
        for (const d of [-10, 8]) pen.circle(x + d, y + 4, 2.4, lift(skin, -0.15))
      }
    },
  },
  cabbage: {
    draw({ pen, p }) {
      pen.path('M-44 0C-60 -50 -30 -96 0 -98C30 -96 60 -50 44 0Z', lift(p.green, 0.1))
      pen.path('M-26 0C-30 -50 -14 -80 0 -88C14 -80 30 -50 26 0Z', mix(p.green, p.white, 0.6))
      pen.line('M0 0V-84M-4 -20L-34 -60M4 -20L34 -60', p.white, 4)
    },
  },
  chestnut: {
    draw({ pen, p }) {
      const nut = mix([0.42, 0.1, 40], p.wood, 0.3)
      for (const [x, s] of [
        [-22, 0.85],
        [24, 1],
      ] as const) {
        pen.place(x, 0, s, () => {
          pen.path('M0 -74C40 -50 44 0 0 0C-44 0 -40 -50 0 -74Z', nut)
          pen.path('M-34 -14Q0 6 34 -14Q30 2 0 0Q-30 2 -34 -14Z', p.pale)
          pen.line('M-14 -44Q-22 -30 -20 -20', lift(nut, 0.2), 4)
        })
      }
    },
  },
} satisfies Record<string, Motif>
