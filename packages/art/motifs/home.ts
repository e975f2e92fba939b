// Motifs of a home and a street: furniture, tools, what lies about.
import { lift, mix } from '#art/colour.ts'
import type { Motif } from './motif.ts'

export const home = {
  'light-bulb': {
    flies: true,
    draw({ pen, p }) {
      pen.line('M0 -140V-92', p.dark, 3)
      pen.circle(0, -46, 84, pen.glow([0, p.lamp, 0.8], [1, p.lamp, 0]))
      pen.rect(-13, -96, 26, 24, p.steel, { round: 4 })
      pen.circle(0, -44, 33, lift(p.lamp, 0.06))
      pen.line('M-12 -66L-8 -44L0 -54L8 -44L12 -66', [0.65, 0.17, 50], 3)
    },
  },
  'street-lamp': {
    size: 1.7,
    draw({ pen, p }) {
      pen.circle(22, -92, 46, pen.glow([0, p.lamp, 0.8], [1, p.lamp, 0]))
      pen.path('M14 -88L-16 0H62L30 -88Z', pen.fade([0, p.lamp, 0.45], [1, p.lamp, 0]))
      pen.line('M0 0V-90Q0 -104 22 -98', p.dark, 5)
      pen.path('M12 -90Q22 -106 34 -90Z', p.dark)
    },
  },
  bench: {
    size: 1.2,
    draw({ pen, p }) {
      for (const y of [-66, -52]) pen.rect(-66, y, 132, 10, p.wood, { round: 3 })
      pen.rect(-70, -34, 140, 10, lift(p.wood, 0.06), { round: 3 })
      pen.line('M-54 -66V0M54 -66V0', p.dark, 6)
    },
  },
  mailbox: {
    draw({ pen, p }) {
      pen.rect(-6, -36, 12, 36, p.wood)
      pen.path('M-36 -36V-74Q-36 -98 0 -98Q36 -98 36 -74V-36Z', p.red)
      pen.rect(-22, -72, 44, 7, p.dark, { round: 3 })
      pen.path('M-18 -76L-14 -92H18L14 -76Z', p.white)
    },
  },
  'shoe-cupboard': {
    size: 1.15,
    draw({ pen, p }) {
      pen.rect(-60, -88, 120, 88, p.wood, { round: 3 })
      for (const y of [-80, -40]) pen.rect(-53, y, 106, 33, mix(p.wood, p.dark, 0.5))
      for (const [x, y, c] of [
        [-40, -48, p.red],
        [-6, -48, p.white],
        [28, -48, p.blue],
        [-38, -8, p.yellow],
        [0, -8, p.dark],
        [30, -8, p.pink],
      ] as const) {
        pen.path(`M${x - 10} ${y}v-13h9q4 8 14 8v5Z`, c)
        pen.path(`M${x + 4} ${y}v-11h7q4 6 12 6v5Z`, lift(c, -0.05))
      }
    },
  },
  'model-house': {
    draw({ pen, p }) {
      pen.rect(-62, -8, 124, 8, p.wood)
      pen.rect(-40, -52, 80, 44, p.white)
      pen.path('M-50 -50L0 -92L50 -50Z', p.red)
      pen.rect(-10, -36, 20, 28, p.wood)
      for (const x of [-32, 18]) pen.rect(x, -40, 15, 15, p.lamp)
      pen.circle(54, -20, 11, p.green)
    },
  },
  bathtub: {
    size: 1.15,
    draw({ pen, p }) {
      for (const [x, y, r] of [
        [-30, -62, 14],
        [-8, -68, 17],
        [16, -64, 15],
        [36, -60, 10],
      ] as const)
        pen.circle(x, y, r, mix(p.white, p.blue, 0.15))
      pen.path('M-64 -58H64Q62 -12 40 -10H-40Q-62 -12 -64 -58Z', p.white)
      pen.rect(-70, -62, 140, 10, lift(p.white, -0.06), { round: 5 })
      pen.line('M-36 -10L-44 0M36 -10L44 0', p.yellow, 7)
    },
  },
  'fish-tank': {
    size: 1.1,
    draw({ pen, p }) {
      pen.rect(-60, -78, 120, 78, mix(p.white, p.blue, 0.3), { round: 4, opacity: 0.85 })
      pen.rect(-60, -64, 120, 64, mix(p.blue, p.white, 0.35), { round: 4 })
      pen.line('M-42 0q-10 -20 0 -40q8 -12 0 -20M44 0q10 -16 0 -34', p.green, 5)
      for (const [x, y, c] of [
        [-8, -40, [0.7, 0.18, 50] as const],
        [20, -22, p.yellow],
      ] as const)
        pen.path(`M${x - 16} ${y}q14 -16 28 0l10 -8v16l-10 -8q-14 16 -28 0Z`, c)
    },
  },
  box: {
    draw({ pen, p }) {
      const card = p.yellow
      pen.path('M-50 -62L-66 -84L-8 -76L0 -62ZM50 -62L66 -84L8 -76L0 -62Z', lift(card, -0.06))
      pen.rect(-50, -64, 100, 64, card, { round: 2 })
      pen.rect(-16, -40, 32, 24, p.white, { round: 2 })
      pen.line('M-10 -32H10M-10 -24H4', p.dark, 3)
    },
  },
  gift: {
    draw({ pen, p }) {
      pen.rect(-42, -58, 84, 58, p.red, { round: 3 })
      pen.rect(-48, -72, 96, 18, lift(p.red, 0.05), { round: 3 })
      pen.rect(-8, -72, 16, 72, p.yellow)
      pen.line('M0 -72C-40 -112 -44 -72 0 -72C40 -112 44 -72 0 -72', p.yellow, 7)
    },
  },
  'gold-bars': {
    draw({ pen, p }) {
      const gold = mix([0.8, 0.15, 85], p.yellow, 0.3)
      for (const [x, y] of [
        [-36, 0],
        [36, 0],
        [0, -32],
      ] as const) {
        pen.path(`M${x - 38} ${y}L${x - 28} ${y - 30}H${x + 28}L${x + 38} ${y}Z`, lift(gold, -0.08))
        pen.path(`M${x - 28} ${y - 30}H${x + 28}L${x + 20} ${y - 38}H${x - 20}Z`, lift(gold, 0.06))
      }
    },
  },
  money: {
    draw({ pen, p }) {
      for (let i = 0; i < 4; i++)
        pen.rect(-58 + (i % 2) * 5, -20 - i * 15, 112, 14, mix(p.green, p.white, 0.3 + (i % 2) * 0.2), {
          round: 2,
        })
      pen.rect(-14, -80, 28, 82, p.white)
      pen.circle(52, -12, 14, p.yellow)
      pen.circle(64, -8, 12, lift(p.yellow, -0.08))
    },
  },
  'hotel-bell': {
    draw({ pen, p }) {
      pen.path('M-46 -18Q-44 -70 0 -70Q44 -70 46 -18Z', p.yellow)
      pen.line('M-28 -30Q-26 -52 -8 -58', lift(p.yellow, 0.1), 5)
      pen.rect(-8, -82, 16, 14, p.yellow, { round: 5 })
      pen.rect(-58, -18, 116, 18, p.wood, { round: 6 })
      pen.line('M-34 -92L-46 -104M34 -92L46 -104M0 -96V-112', p.white, 4)
    },
  },
  hammer: {
    draw({ pen, p }) {
      pen.line('M-44 -2L24 -78', p.wood, 11)
      pen.place(26, -80, 1, () => pen.path('M-30 -15H20L36 -4V8H-30Z', p.steel), { turn: 42 })
    },
  },
  apron: {
    draw({ pen, p }) {
      pen.line('M-20 -98Q0 -124 20 -98M-40 -54H-66M40 -54H66', p.white, 4)
      pen.path('M-22 -100H22L28 -62L46 -54L42 0H-42L-46 -54L-28 -62Z', p.green)
      pen.rect(-22, -40, 44, 24, lift(p.green, 0.08), { round: 4 })
    },
  },
  'diving-mask': {
    draw({ pen, p }) {
      pen.line('M48 -40Q74 -40 74 -70V-104', p.yellow, 8)
      pen.path('M-50 -74H50Q60 -40 44 -20Q20 -22 10 -40H-10Q-20 -22 -44 -20Q-60 -40 -50 -74Z', p.dark)
      pen.path(
        'M-42 -66H42Q48 -42 38 -30Q20 -34 12 -50H-12Q-20 -34 -38 -30Q-48 -42 -42 -66Z',
        mix(p.blue, p.white, 0.55),
      )
      pen.line('M-30 -60L-18 -46', p.white, 4)
    },
  },
  shell: {
    draw({ pen, p }) {
      pen.path(
        'M0 0L-16 -10Q-64 -34 -46 -66Q-30 -94 0 -94Q30 -94 46 -66Q64 -34 16 -10Z',
        mix(p.pink, p.white, 0.3),
      )
      pen.line('M0 -4L-38 -66M0 -4L-20 -86M0 -4V-92M0 -4L20 -86M0 -4L38 -66', p.pink, 4)
    },
  },
  'message-bottle': {
    draw({ pen, p }) {
      pen.place(
        0,
        -26,
        1,
        () => {
          pen.path(
            'M-54 -22H20Q34 -20 38 -10H60V10H38Q34 20 20 22H-54Q-64 0 -54 -22Z',
            mix(p.green, p.white, 0.45),
            { opacity: 0.85 },
          )
          pen.rect(58, -11, 14, 22, p.wood, { round: 3 })
          pen.rect(-38, -11, 50, 22, p.white, { round: 8 })
          pen.line('M-14 -11V11', p.red, 5)
        },
        { turn: -16 },
      )
      pen.line('M-66 0q13 -9 26 0t26 0t26 0t26 0t26 0', p.white, 4)
    },
  },
  'name-tag': {
    size: 0.85,
    draw({ pen, p }) {
      pen.rect(-58, -62, 116, 62, p.white, { round: 8 })
      pen.rect(-58, -62, 116, 20, p.blue, { round: 8 })
      pen.line('M-36 -22H36', p.dark, 9)
      pen.circle(0, -52, 4.5, p.white)
    },
  },
  'dog-tag': {
    draw({ pen, p }) {
      pen.line('M-40 -108C-36 -60 -12 -52 0 -50C14 -54 36 -60 40 -108', p.steel, 3, { dash: '3 5' })
      pen.place(
        0,
        0,
        1,
        () => {
          pen.rect(-18, -58, 38, 60, p.steel, { round: 13 })
          pen.line('M-8 -34H10M-8 -24H10M-8 -14H6', p.dark, 3)
        },
        { turn: 8 },
      )
    },
  },
  'puzzle-piece': {
    draw({ pen, p }) {
      pen.path(
        'M-42 -78H-12Q-18 -100 2 -100Q22 -100 16 -78H44V-48Q66 -54 66 -34Q66 -14 44 -20V4H-42V-22Q-20 -16 -20 -36Q-20 -54 -42 -50Z',
        p.blue,
      )
      pen.line('M-34 -70H-16M-34 -70V-58', lift(p.blue, 0.15), 4)
    },
  },
  bracelet: {
    draw({ pen, p }) {
      for (let i = 0; i < 12; i++)
        pen.circle(Math.cos(i * 0.5236) * 46, -32 + Math.sin(i * 0.5236) * 26, 9, i % 3 ? p.red : p.yellow)
    },
  },
  stove: {
    draw({ pen, p, mood }) {
      pen.line('M20 -78V-130', p.dark, 13)
      pen.rect(-40, -78, 80, 70, lift(p.dark, 0.06), { round: 8 })
      pen.circle(0, -40, 62, pen.glow([0, [0.72, 0.18, 50], 0.6], [1, [0.72, 0.18, 50], 0]))
      pen.rect(-26, -58, 52, 34, [0.7, 0.19, 45], { round: 5 })
      pen.path('M-14 -26Q-18 -46 0 -54Q18 -44 14 -26Z', [0.88, 0.16, 85])
      pen.rect(-46, -84, 92, 9, mood.deep, { round: 4 })
      pen.line('M-30 -8V0M30 -8V0', p.dark, 8)
    },
  },
} satisfies Record<string, Motif>
