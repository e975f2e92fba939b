// Motifs of music.
import { lift, mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

/** The body of a violin, 100 units tall; a cello is the same, larger. */
function fiddle({ pen, p }: Brush): void {
  const wood = mix([0.52, 0.14, 45], p.wood, 0.2)
  pen.line('M0 -56V-100', p.dark, 7)
  pen.path(
    'M-26 -18C-36 -42 -12 -38 -18 -50C-26 -66 -8 -72 0 -72C8 -72 26 -66 18 -50C12 -38 36 -42 26 -18C22 4 -22 4 -26 -18Z',
    wood,
  )
  pen.line('M-9 -46q-4 10 0 20M9 -46q4 10 0 20', p.dark, 2.4)
  pen.path('M-4 -64H4L6 -18H-6Z', p.dark)
  pen.circle(0, -100, 6, p.dark)
}

export const music = {
  microphone: {
    draw({ pen, p }) {
      pen.line('M0 -60V0M-24 0H24', p.dark, 6)
      pen.path('M-18 -60H18L10 -40H-10Z', p.dark)
      pen.ellipse(0, -78, 20, 24, p.steel)
      pen.line('M-18 -84H18M-20 -74H20M-8 -100V-58M8 -100V-58', mix(p.steel, p.dark, 0.45), 2)
    },
  },
  headphones: {
    draw({ pen, p }) {
      pen.line('M-42 -34C-46 -106 46 -106 42 -34', p.dark, 9)
      pen.rect(-56, -48, 26, 46, p.red, { round: 11 })
      pen.rect(30, -48, 26, 46, p.red, { round: 11 })
      pen.rect(-38, -44, 10, 38, p.dark, { round: 5 })
      pen.rect(28, -44, 10, 38, p.dark, { round: 5 })
    },
  },
  cassette: {
    draw({ pen, p }) {
      pen.rect(-58, -74, 116, 74, p.yellow, { round: 7 })
      pen.rect(-48, -64, 96, 36, p.white, { round: 4 })
      pen.rect(-34, -50, 68, 24, p.dark, { round: 11 })
      for (const x of [-20, 20]) pen.circle(x, -38, 9, p.white)
      pen.path('M-34 0L-28 -16H28L34 0Z', lift(p.yellow, -0.14))
      pen.line('M-40 -58H30', p.red, 3)
    },
  },
  'record-player': {
    draw({ pen, p }) {
      pen.rect(-62, -28, 124, 28, p.wood, { round: 4 })
      pen.ellipse(-10, -32, 46, 15, p.dark)
      pen.ellipse(-10, -32, 16, 5.5, p.red)
      pen.line('M44 -46L44 -36L14 -34', p.steel, 4)
      pen.line('M-60 -30L-70 -92H52', p.wood, 5)
    },
  },
  guitar: {
    size: 1.35,
    draw({ pen, p }) {
      pen.place(
        0,
        0,
        1,
        () => {
          pen.line('M0 -44V-104', p.dark, 7)
          pen.rect(-7, -116, 14, 18, p.dark, { round: 3 })
          pen.path(
            'M-30 -20C-34 -42 -16 -38 -18 -48C-18 -60 18 -60 18 -48C16 -38 34 -42 30 -20C28 4 -28 4 -30 -20Z',
            mix([0.68, 0.13, 60], p.wood, 0.2),
          )
          pen.circle(0, -34, 9, p.dark)
          pen.line('M-10 -14H10', p.dark, 5)
          pen.line('M-2 -110V-14M2 -110V-14', p.white, 1)
        },
        { turn: 10 },
      )
    },
  },
  piano: {
    size: 1.35,
    draw({ pen, p, mood }) {
      const black = lift(mood.deep, 0.06)
      pen.rect(-56, -90, 112, 52, black, { round: 4 })
      pen.rect(-22, -84, 44, 26, p.white)
      pen.line('M-16 -76H16M-16 -68H10', p.dark, 2.4)
      pen.path('M-60 -44H60V-26H-60Z', black)
      pen.rect(-56, -40, 112, 10, p.white)
      for (let x = -50; x < 52; x += 12) pen.rect(x, -40, 6, 6, black)
      pen.line('M-52 -26V0M52 -26V0M0 -26V-4', black, 8)
      pen.rect(-58, -92, 116, 4, lift(black, 0.15))
    },
  },
  violin: {
    size: 1.1,
    draw(b) {
      b.pen.place(-10, 0, 1, () => fiddle(b), { turn: 14 })
      b.pen.line('M-46 -6L52 -84', b.p.pale, 3.5)
    },
  },
  cello: {
    size: 1.7,
    draw(b) {
      b.pen.line('M0 0V-8', b.p.dark, 4)
      b.pen.place(0, -6, 1, () => fiddle(b), { turn: -8 })
      b.pen.line('M-48 -40L46 -30', b.p.pale, 3)
    },
  },
  drum: {
    draw({ pen, p }) {
      pen.line('M-20 -62L-52 -100M20 -62L52 -100', p.pale, 5)
      pen.rect(-50, -56, 100, 54, p.red, { round: 8 })
      pen.line('M-48 -48L-24 -8L0 -48L24 -8L48 -48', p.yellow, 3)
      pen.ellipse(0, -56, 50, 13, p.white)
    },
  },
  trumpet: {
    draw({ pen, p }) {
      pen.line('M-58 -50H20', p.yellow, 8)
      pen.line('M-20 -50V-22Q-20 -12 -8 -12H14Q26 -12 26 -24V-50', p.yellow, 6)
      pen.path('M14 -56Q44 -58 56 -82V-18Q44 -42 14 -44Z', p.yellow)
      for (const x of [-10, 2, 14]) pen.rect(x - 3, -72, 7, 40, lift(p.yellow, -0.12), { round: 3 })
    },
  },
  flute: {
    draw({ pen, p }) {
      pen.line('M-66 -8L62 -72', mix(p.pale, p.wood, 0.3), 11)
      for (const t of [0.3, 0.42, 0.54, 0.66, 0.8]) pen.circle(-66 + t * 128, -8 - t * 64, 3.4, p.dark)
      pen.line('M-52 -15q-14 24 -6 46M-52 -15q-2 24 6 40', p.red, 3)
    },
  },
  score: {
    draw({ pen, p }) {
      pen.rect(-46, -96, 92, 96, p.white, { round: 2 })
      for (const y of [-78, -46]) for (let i = 0; i < 4; i++) pen.line(`M-38 ${y + i * 6}H38`, p.dark, 1.4)
      for (const [x, y] of [
        [-26, -66],
        [-4, -74],
        [18, -64],
        [-14, -34],
        [12, -42],
      ] as const) {
        pen.ellipse(x, y, 6, 4.5, p.dark)
        pen.line(`M${x + 5} ${y}v-20`, p.dark, 2.4)
      }
    },
  },
  'music-box': {
    draw({ pen, p }) {
      pen.rect(-48, -44, 96, 44, p.wood, { round: 4 })
      pen.path('M-48 -46L-56 -92H40L48 -46Z', mix(p.wood, p.red, 0.3))
      pen.rect(-40, -36, 80, 26, p.pink, { round: 3 })
      pen.line('M50 -22H66V-34', p.yellow, 5)
      pen.path('M-6 -46L-14 -64H14L6 -46Z', p.white)
      pen.circle(0, -70, 6, p.dark)
    },
  },
} satisfies Record<string, Motif>
