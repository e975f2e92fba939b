// Motifs of medicine, law, science, history and legend.
import { lift, mix } from '#art/colour.ts'
import type { Motif } from './motif.ts'

export const work = {
  stethoscope: {
    draw({ pen, p }) {
      pen.line('M-34 -100C-40 -50 -6 -50 -6 -30C-6 4 44 4 44 -30M22 -100C28 -50 -6 -50 -6 -30', p.dark, 6)
      pen.circle(44, -42, 15, p.steel)
      pen.circle(44, -42, 8, p.white)
      pen.circle(-34, -100, 5, p.white)
      pen.circle(22, -100, 5, p.white)
    },
  },
  syringe: {
    draw({ pen, p }) {
      pen.place(
        0,
        -44,
        1,
        () => {
          pen.line('M-66 0H-40', p.steel, 3)
          pen.rect(-42, -13, 74, 26, p.white, { round: 4 })
          pen.rect(-38, -9, 40, 18, mix(p.blue, p.white, 0.35))
          pen.line('M32 0H60M60 -15V15M32 -18V18', p.steel, 6)
        },
        { turn: -35 },
      )
    },
  },
  'medicine-bottle': {
    draw({ pen, p }) {
      pen.rect(-24, -100, 48, 20, p.white, { round: 4 })
      pen.rect(-32, -80, 64, 80, mix([0.62, 0.14, 60], p.wood, 0.2), { round: 10 })
      pen.rect(-32, -60, 64, 40, p.white)
      pen.path('M-6 -54H6V-46H14V-34H6V-26H-6V-34H-14V-46H-6Z', p.red)
      pen.ellipse(54, -8, 14, 8, p.white)
      pen.ellipse(54, -14, 14, 8, p.pink)
    },
  },
  mortar: {
    draw({ pen, p }) {
      pen.line('M10 -56L46 -104', p.wood, 10)
      pen.path('M-46 -60H46Q42 -18 18 -14V0H-18V-14Q-42 -18 -46 -60Z', p.grey)
      pen.ellipse(0, -60, 46, 11, lift(p.grey, 0.08))
      pen.path('M-30 -62Q-34 -90 -14 -88Q-10 -72 -18 -62Z', p.green)
    },
  },
  gavel: {
    draw({ pen, p }) {
      const wood = mix([0.45, 0.1, 45], p.wood, 0.3)
      pen.ellipse(-20, -6, 44, 10, mix(wood, p.dark, 0.3))
      pen.ellipse(-20, -12, 44, 10, wood)
      pen.place(
        -6,
        -44,
        1,
        () => {
          pen.line('M0 0H72', lift(wood, 0.04), 9)
          pen.rect(-20, -36, 36, 72, wood, { round: 7 })
          pen.rect(-23, -22, 42, 8, p.yellow)
          pen.rect(-23, 14, 42, 8, p.yellow)
        },
        { turn: -28 },
      )
    },
  },
  scales: {
    size: 1.1,
    draw({ pen, p }) {
      const brass = mix([0.75, 0.13, 82], p.yellow, 0.3)
      pen.line('M0 -98V-6M-50 -78L50 -88M-50 -78l-16 42M-50 -78l16 42M50 -88l-16 42M50 -88l16 42', brass, 4)
      pen.path('M-70 -36H-30Q-50 -14 -70 -36ZM30 -46H70Q50 -24 30 -46ZM-26 0Q0 -16 26 0Z', brass)
      pen.circle(0, -98, 6, brass)
    },
  },
  handcuffs: {
    draw({ pen, p }) {
      for (const x of [-32, 32]) pen.line(`M${x - 24} -34a24 24 0 1 0 48 0a24 24 0 1 0 -48 0`, p.steel, 9)
      for (const x of [-10, 0, 10]) pen.line(`M${x - 4} -60a5 5 0 1 0 9 0a5 5 0 1 0 -9 0`, p.steel, 3)
    },
  },
  'magnifying-glass': {
    draw({ pen, p }) {
      pen.line('M22 -38L54 -4', p.wood, 12)
      pen.circle(-8, -64, 33, mix(p.white, p.blue, 0.25), { opacity: 0.75 })
      pen.line('M-42 -64a34 34 0 1 0 68 0a34 34 0 1 0 -68 0', p.dark, 7)
      pen.line('M-28 -66Q-24 -82 -8 -84', p.white, 5)
    },
  },
  flask: {
    draw({ pen, p }) {
      pen.path('M-14 -98H14V-62L46 -6Q46 0 38 0H-38Q-46 0 -46 -6L-14 -62Z', mix(p.white, p.blue, 0.2), {
        opacity: 0.85,
      })
      pen.path('M-26 -40H26L46 -6Q46 0 38 0H-38Q-46 0 -46 -6Z', p.green)
      pen.rect(-18, -102, 36, 8, p.white, { round: 4 })
      for (const [x, y, r] of [
        [-12, -18, 6],
        [10, -26, 5],
        [4, -10, 4],
      ] as const)
        pen.circle(x, y, r, p.white, { opacity: 0.7 })
    },
  },
  crown: {
    draw({ pen, p }) {
      const gold = mix([0.8, 0.15, 85], p.yellow, 0.3)
      pen.path('M-48 -20L-54 -76L-26 -48L0 -94L26 -48L54 -76L48 -20Z', gold)
      pen.rect(-48, -22, 96, 20, lift(gold, -0.1), { round: 3 })
      for (const [x, y, c] of [
        [-54, -80, p.red],
        [0, -98, p.blue],
        [54, -80, p.red],
        [0, -12, p.red],
        [-26, -12, p.green],
        [26, -12, p.green],
      ] as const)
        pen.circle(x, y, 6, c)
    },
  },
  hairpin: {
    draw({ pen, p }) {
      pen.line('M-52 -4L22 -66', p.yellow, 7)
      for (let i = 0; i < 6; i++)
        pen.circle(32 + Math.cos(i * 1.047) * 15, -76 + Math.sin(i * 1.047) * 15, 11, p.pink)
      pen.circle(32, -76, 9, p.red)
      for (const x of [22, 34, 46]) {
        pen.line(`M${x} -58v34`, p.yellow, 2)
        pen.circle(x, -20, 4.5, p.green)
      }
    },
  },
  fan: {
    draw({ pen, p }) {
      pen.path('M0 -4L-70 -50A84 84 0 0 1 70 -50Z', p.white)
      pen.line('M0 -4L-70 -50M0 -4L-48 -70M0 -4L-18 -85M0 -4L18 -85M0 -4L48 -70M0 -4L70 -50', p.wood, 3)
      pen.line('M-34 -46Q0 -72 34 -50', p.green, 5)
      for (const [x, y] of [
        [-18, -60],
        [6, -66],
        [28, -58],
      ] as const)
        pen.circle(x, y, 6, p.red)
    },
  },
  sword: {
    size: 1.3,
    draw({ pen, p }) {
      pen.place(
        0,
        0,
        1,
        () => {
          pen.path('M-5 -4L-4 -70H4L5 -4L0 8Z', p.steel)
          pen.line('M0 -66V0', p.white, 1.6)
          pen.rect(-18, -76, 36, 7, p.yellow, { round: 3 })
          pen.rect(-5, -104, 10, 29, p.red, { round: 4 })
        },
        { turn: 16 },
      )
    },
  },
  'bow-and-arrow': {
    size: 1.15,
    draw({ pen, p }) {
      pen.line('M-18 -104C40 -84 40 -20 -18 0', p.wood, 7)
      pen.line('M-18 -104L-34 -52L-18 0', p.white, 2)
      pen.line('M-40 -52H54', p.pale, 4)
      pen.path('M66 -52L48 -61V-43ZM-40 -52l-14 -9v18Z', p.red)
    },
  },
  'straw-shoes': {
    draw({ pen, p }) {
      const straw = mix([0.8, 0.1, 82], p.pale, 0.3)
      for (const [x, y] of [
        [18, -24],
        [-14, 0],
      ] as const) {
        pen.path(
          `M${x - 52} ${y - 8}Q${x - 50} ${y - 26} ${x - 34} ${y - 22}Q${x} ${y - 16} ${x + 24} ${y - 28}Q${x + 50} ${y - 28} ${x + 48} ${y - 8}Q${x} ${y + 2} ${x - 52} ${y - 8}Z`,
          straw,
        )
        pen.line(
          `M${x - 40} ${y - 12}H${x + 38}M${x + 6} ${y - 22}l10 14M${x + 20} ${y - 26}l10 16`,
          lift(straw, -0.18),
          3,
        )
      }
    },
  },
  candle: {
    draw({ pen, p }) {
      pen.circle(0, -80, 62, pen.glow([0, p.lamp, 0.8], [1, p.lamp, 0]))
      pen.ellipse(0, -4, 34, 8, p.yellow)
      pen.rect(-12, -58, 24, 54, p.white, { round: 4 })
      pen.path('M0 -60Q-16 -76 0 -104Q16 -76 0 -60Z', [0.86, 0.16, 75])
    },
  },
  'red-lantern': {
    draw({ pen, p }) {
      pen.circle(0, -52, 76, pen.glow([0, [0.66, 0.2, 35], 0.7], [1, [0.66, 0.2, 35], 0]))
      pen.line('M0 -104V-88M0 -18V8', p.wood, 4)
      pen.ellipse(0, -53, 42, 34, [0.62, 0.22, 28])
      pen.line('M-16 -84Q-30 -53 -16 -22M16 -84Q30 -53 16 -22M0 -86V-20', [0.72, 0.19, 40], 3)
      pen.rect(-17, -90, 34, 9, p.dark, { round: 3 })
      pen.rect(-17, -25, 34, 9, p.dark, { round: 3 })
    },
  },
  torch: {
    draw({ pen, p }) {
      pen.circle(0, -78, 70, pen.glow([0, [0.75, 0.18, 50], 0.8], [1, [0.75, 0.18, 50], 0]))
      pen.path('M-7 0L-11 -56H11L7 0Z', p.wood)
      pen.path('M-18 -54C-30 -84 0 -84 -2 -112C22 -94 28 -72 18 -54Z', [0.7, 0.2, 42])
      pen.path('M-8 -54C-12 -72 4 -74 4 -90C14 -78 14 -64 8 -54Z', [0.88, 0.16, 85])
    },
  },
  mask: {
    draw({ pen, p }) {
      pen.path('M-44 -80Q0 -104 44 -80Q50 -20 0 0Q-50 -20 -44 -80Z', p.white)
      pen.path('M-32 -62Q-18 -74 -6 -60Q-18 -54 -32 -62ZM32 -62Q18 -74 6 -60Q18 -54 32 -62Z', p.dark)
      pen.path('M-20 -28Q0 -10 20 -28Q0 -22 -20 -28Z', p.red)
      for (const [x, y] of [
        [-30, -40],
        [30, -40],
        [0, -84],
      ] as const)
        pen.circle(x, y, 6, p.red)
      pen.line('M-44 -66H-62M44 -66H62', p.red, 4)
    },
  },
  jar: {
    draw({ pen, p }) {
      const clay = mix([0.42, 0.07, 45], p.wood, 0.3)
      pen.path(
        'M-22 -82C-66 -66 -56 -12 -28 0H28C56 -12 66 -66 22 -82Z',
        pen.across([0, clay], [0.3, lift(clay, 0.12)], [1, lift(clay, -0.08)]),
      )
      pen.line('M-48 -50Q0 -38 48 -50', lift(clay, -0.1), 3)
      pen.ellipse(0, -84, 34, 9, lift(clay, 0.04))
      pen.ellipse(0, -92, 8, 6, clay)
    },
  },
} satisfies Record<string, Motif>
