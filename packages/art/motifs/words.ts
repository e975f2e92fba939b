// Motifs of words and pictures: books, letters, telephones, cameras.

import type { Colour } from '#art/colour.ts'
import { mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

const letter = ({ pen, p }: Brush, x: number, y: number, turn: number): void =>
  pen.place(
    x,
    y,
    1,
    () => {
      pen.rect(-30, -40, 60, 40, p.white, { round: 2 })
      pen.line('M-29 -39L0 -16L29 -39', mix(p.white, p.dark, 0.4), 3)
      pen.circle(0, -14, 6, p.red)
    },
    { turn },
  )

const sheet = ({ pen, p }: Brush, lines: number, paint: Colour = p.white): void => {
  pen.rect(-36, -98, 72, 98, paint, { round: 2 })
  for (let i = 0; i < lines; i++)
    pen.line(`M-26 ${-82 + i * 13}H${i % 3 === 2 ? 6 : 26}`, mix(p.dark, paint, 0.3), 3)
}

export const words = {
  book: {
    draw({ pen, p }) {
      pen.path('M0 -8Q-30 -24 -62 -10V-66Q-30 -80 0 -62Q30 -80 62 -66V-10Q30 -24 0 -8Z', p.red)
      pen.path('M0 -14Q-28 -30 -56 -18V-70Q-28 -82 0 -66Q28 -82 56 -70V-18Q28 -30 0 -14Z', p.white)
      pen.line(
        'M0 -66V-14M-44 -60Q-28 -66 -12 -58M-44 -46Q-28 -52 -12 -44M12 -58Q28 -66 44 -60M12 -44Q28 -52 44 -46',
        mix(p.dark, p.white, 0.4),
        2.6,
      )
    },
  },
  'comic-books': {
    draw({ pen, p }) {
      for (const [i, c] of [p.red, p.yellow, p.blue, p.green].entries())
        pen.rect(-50 + (i % 2) * 8, -15 - i * 15, 96, 14, c, { round: 2 })
      pen.place(4, -62, 1, () => {
        pen.path('M-44 0L-30 -40L0 -34L34 -42L46 0L2 6Z', p.white)
        pen.line('M0 -34L2 6M-36 -18L0 -14M18 -38L24 2M2 -14L40 -18', p.dark, 2.6)
      })
    },
  },
  notebook: {
    draw({ pen, p }) {
      pen.rect(-40, -92, 80, 92, p.blue, { round: 5 })
      pen.rect(-28, -76, 56, 24, p.white, { round: 3 })
      for (let y = -84; y < -4; y += 13) pen.circle(-38, y, 3.4, p.white)
      pen.line('M58 -6L40 -90', p.yellow, 7)
    },
  },
  newspaper: {
    draw({ pen, p }) {
      pen.rect(-52, -84, 104, 84, p.white, { round: 2 })
      pen.rect(-44, -76, 88, 14, p.dark)
      pen.rect(-44, -54, 40, 34, p.grey)
      pen.line('M6 -50H44M6 -40H44M6 -30H44M6 -20H36M-44 -10H44', mix(p.dark, p.white, 0.35), 3)
    },
  },
  letters: {
    draw(b) {
      letter(b, -24, -6, -12)
      letter(b, 26, -10, 14)
      letter(b, 0, -34, 4)
    },
  },
  'letter-wall': {
    size: 1.5,
    draw({ pen, p }) {
      pen.rect(-62, -104, 124, 104, p.wood, { round: 3 })
      for (let i = 0; i < 15; i++) {
        const [x, y] = [-54 + (i % 5) * 23, -97 + Math.floor(i / 5) * 32]
        pen.place(
          x + 9,
          y + 12,
          1,
          () => {
            pen.rect(
              -9,
              -12,
              19,
              24,
              [p.white, mix(p.yellow, p.white, 0.5), mix(p.pink, p.white, 0.4)][i % 3]!,
            )
            pen.line('M-5 -5H6M-5 1H6M-5 7H2', p.dark, 1.6, { opacity: 0.6 })
          },
          { turn: ((i * 5) % 11) - 5 },
        )
      }
    },
  },
  file: {
    draw(b) {
      b.pen.path('M-54 -84H-14L-4 -72H54V0H-54Z', mix(b.p.pale, b.p.yellow, 0.35))
      b.pen.place(6, -8, 0.7, () => sheet(b, 5), { turn: 6 })
      b.pen.path('M-58 -56H58L52 0H-52Z', mix(b.p.pale, b.p.wood, 0.25))
      b.pen.rect(-30, -38, 60, 16, b.p.white)
      b.pen.line('M-22 -30H18', b.p.red, 4)
    },
  },
  contract: {
    draw(b) {
      sheet(b, 5)
      b.pen.rect(8, -24, 20, 20, b.p.red, { round: 3 })
      b.pen.line('M46 -6L24 -46', b.p.dark, 6)
    },
  },
  typewriter: {
    draw({ pen, p }) {
      pen.rect(-30, -100, 60, 50, p.white)
      pen.line('M-20 -88H20M-20 -76H14', p.dark, 3, { opacity: 0.6 })
      pen.rect(-56, -58, 112, 14, p.dark, { round: 7 })
      pen.path('M-46 -48H46L60 0H-60Z', p.green)
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 7; i++) pen.circle(-36 + i * 12 - row * 1.5, -32 + row * 12, 4, p.white)
    },
  },
  laptop: {
    draw({ pen, p }) {
      pen.rect(-48, -74, 96, 64, p.dark, { round: 5 })
      pen.rect(-42, -68, 84, 52, pen.slant(true, [0, mix(p.blue, p.white, 0.5)], [1, p.white]))
      pen.line('M-32 -54H4M-32 -42H24M-32 -30H12', p.blue, 4, { opacity: 0.7 })
      pen.path('M-60 0L-48 -12H48L60 0Z', p.steel)
    },
  },
  'mobile-phone': {
    draw({ pen, p }) {
      pen.place(
        0,
        0,
        1,
        () => {
          pen.rect(-27, -98, 54, 98, p.dark, { round: 9 })
          pen.rect(-22, -88, 44, 76, pen.fade([0, mix(p.blue, p.white, 0.6)], [1, p.white]))
          pen.rect(-16, -78, 26, 14, p.white, { round: 6 })
          pen.rect(-8, -58, 26, 14, p.yellow, { round: 6 })
          pen.circle(0, -6, 3, p.white)
        },
        { turn: 10 },
      )
    },
  },
  telephone: {
    draw({ pen, p }) {
      pen.path('M-40 0Q-46 -30 -24 -44H24Q46 -30 40 0Z', p.red)
      pen.circle(0, -20, 15, p.white)
      pen.circle(0, -20, 5, p.dark)
      pen.line('M-46 -54Q0 -78 46 -54', p.red, 14)
      pen.rect(-58, -58, 24, 18, p.red, { round: 8 })
      pen.rect(34, -58, 24, 18, p.red, { round: 8 })
    },
  },
  'walkie-talkie': {
    draw({ pen, p }) {
      pen.line('M-14 -66V-106', p.dark, 6)
      pen.rect(-26, -72, 52, 72, mix(p.green, p.dark, 0.55), { round: 7 })
      pen.rect(-17, -62, 34, 17, p.lamp, { round: 3 })
      for (const y of [-34, -26, -18]) pen.line(`M-14 ${y}H14`, p.white, 3)
      pen.line('M24 -96q10 -8 18 0M20 -108q14 -12 30 0', p.lamp, 4)
    },
  },
  camera: {
    draw({ pen, p }) {
      pen.line('M-46 -56Q-70 -20 -50 4', p.wood, 4)
      pen.path('M-50 -60H-22L-14 -74H14L22 -60H50V0H-50Z', p.dark)
      pen.rect(-50, -44, 100, 32, p.wood)
      pen.circle(0, -28, 25, p.steel)
      pen.circle(0, -28, 18, p.dark)
      pen.circle(-6, -34, 5, p.white)
      pen.rect(28, -56, 14, 8, p.lamp, { round: 2 })
    },
  },
  'film-camera': {
    size: 1.2,
    draw({ pen, p }) {
      pen.line('M0 -40L-30 0M0 -40L30 0M0 -40V0', p.dark, 5)
      pen.rect(-38, -64, 68, 32, p.dark, { round: 5 })
      pen.path('M30 -54L54 -64V-34L30 -42Z', p.steel)
      for (const x of [-22, 10]) {
        pen.circle(x, -80, 17, mix(p.dark, p.steel, 0.4))
        pen.circle(x, -80, 5, p.dark)
      }
    },
  },
  clapperboard: {
    draw({ pen, p }) {
      pen.rect(-54, -60, 108, 60, p.dark, { round: 4 })
      pen.line('M-44 -40H44M-44 -22H10M24 -40V-6', p.white, 3)
      pen.place(
        -54,
        -62,
        1,
        () => {
          pen.rect(0, -18, 108, 18, p.white)
          for (const x of [8, 36, 64, 92]) pen.path(`M${x} 0L${x + 10} -18h13L${x + 13} 0Z`, p.dark)
        },
        { turn: -14 },
      )
    },
  },
  'film-reel': {
    draw({ pen, p }) {
      pen.path('M0 -8Q60 4 84 -14V0Q50 14 0 4Z', p.dark)
      pen.circle(0, -48, 48, p.steel)
      for (let i = 0; i < 5; i++)
        pen.circle(Math.cos(i * 1.257) * 27, -48 + Math.sin(i * 1.257) * 27, 13, p.dark)
      pen.circle(0, -48, 6, p.dark)
    },
  },
  easel: {
    size: 1.35,
    draw({ pen, p }) {
      pen.line('M0 -106L-36 0M0 -106L36 0M0 -106V-10', p.wood, 5)
      pen.rect(-42, -90, 84, 58, p.white)
      pen.path('M-38 -36L-14 -66L4 -48L18 -58L38 -36Z', p.green)
      pen.circle(18, -74, 9, p.red)
      pen.rect(-44, -34, 88, 6, p.wood)
    },
  },
  'photo-frame': {
    draw({ pen, p }) {
      pen.rect(-44, -84, 88, 84, p.wood, { round: 3 })
      pen.rect(-34, -74, 68, 64, mix(p.white, p.blue, 0.25))
      for (const [x, c] of [
        [-16, p.red],
        [14, p.dark],
      ] as const) {
        pen.circle(x, -48, 10, p.dark)
        pen.path(`M${x - 16} -10Q${x - 14} -36 ${x} -36Q${x + 14} -36 ${x + 16} -10Z`, c)
      }
    },
  },
  'calligraphy-brush': {
    draw({ pen, p }) {
      pen.rect(-60, -10, 90, 10, p.white, { round: 2 })
      pen.line('M-46 -6q16 -6 30 0M-8 -6h22', p.dark, 4)
      pen.rect(36, -18, 34, 18, p.dark, { round: 4 })
      pen.line('M-8 -30L34 -108', p.wood, 8)
      pen.path('M-14 -26L-2 -36L0 -24Q-12 -6 -26 -8Q-14 -14 -14 -26Z', p.dark)
    },
  },
  chalkboard: {
    size: 1.2,
    draw({ pen, p }) {
      pen.line('M-40 0L-30 -90M40 0L30 -90', p.wood, 6)
      pen.rect(-54, -98, 108, 72, p.wood, { round: 3 })
      pen.rect(-48, -92, 96, 60, [0.4, 0.06, 165])
      pen.line('M-38 -78H-8M-38 -64H10M-38 -50H-16M18 -46q12 -36 24 0', p.white, 4)
    },
  },
} satisfies Record<string, Motif>
