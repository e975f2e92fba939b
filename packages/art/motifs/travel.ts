// Motifs of going somewhere: bags, vehicles, signs on the way.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

function car({ pen, p }: Brush, paint: Colour, sign?: Colour): void {
  if (sign) pen.rect(-14, -66, 30, 12, sign, { round: 3 })
  pen.path('M-40 -34L-26 -56H26L44 -34Z', paint)
  pen.path('M-30 -34L-20 -50H-2V-34ZM4 -34V-50H22L34 -34Z', mix(p.white, p.blue, 0.3))
  pen.rect(-66, -36, 134, 26, paint, { round: 9 })
  pen.circle(-38, -10, 13, p.dark)
  pen.circle(40, -10, 13, p.dark)
  pen.circle(-38, -10, 5, p.steel)
  pen.circle(40, -10, 5, p.steel)
  pen.circle(64, -24, 5, p.yellow)
}

function wheel({ pen, p }: Brush, x: number, r: number): void {
  pen.line(
    `M${x - r} ${-r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - r} ${-r}h${2 * r}M${x} ${-2 * r}v${2 * r}`,
    p.dark,
    3.4,
  )
}

function bag({ pen, p }: Brush, cloth: Colour): void {
  pen.line('M-14 -84Q0 -108 14 -84', cloth, 6)
  pen.rect(-36, -88, 72, 88, cloth, { round: 18 })
  pen.rect(-28, -44, 56, 38, lift(cloth, 0.06), { round: 8 })
  pen.line('M-22 -34H22', mix(cloth, p.dark, 0.4), 3)
}

export const travel = {
  suitcase: {
    draw({ pen, p }) {
      pen.line('M-14 -66V-98H14V-66', p.dark, 5)
      pen.rect(-38, -76, 76, 70, p.red, { round: 9 })
      for (const x of [-20, 0, 20]) pen.rect(x - 2, -72, 4, 62, lift(p.red, -0.08))
      pen.circle(-24, -3, 6, p.dark)
      pen.circle(24, -3, 6, p.dark)
    },
  },
  backpack: { draw: (b) => bag(b, b.p.yellow) },
  'school-bag': { draw: (b) => bag(b, b.p.blue) },
  handbag: {
    draw({ pen, p }) {
      pen.line('M-26 -52C-26 -100 26 -100 26 -52', p.wood, 6)
      pen.path('M-46 -56H46L54 0H-54Z', p.pink)
      pen.path('M-46 -56H46L40 -32Q0 -14 -40 -32Z', lift(p.pink, -0.06))
      pen.circle(0, -26, 6, p.yellow)
    },
  },
  briefcase: {
    draw({ pen, p }) {
      pen.line('M-16 -62V-78H16V-62', p.dark, 6)
      pen.rect(-58, -64, 116, 64, p.wood, { round: 8 })
      pen.rect(-58, -38, 116, 5, mix(p.wood, p.dark, 0.5))
      pen.rect(-7, -44, 14, 16, p.yellow, { round: 3 })
    },
  },
  bicycle: {
    size: 1.2,
    draw(b) {
      wheel(b, -40, 26)
      wheel(b, 42, 26)
      b.pen.line(
        'M-40 -26L-16 -66H30L42 -26M-16 -66L4 -26L30 -66M4 -26H-40M-24 -78H-6M-16 -66L-18 -78M30 -66L26 -86H44',
        b.p.red,
        5,
      )
      b.pen.rect(34, -80, 30, 20, b.p.wood, { round: 3 })
    },
  },
  'delivery-scooter': {
    size: 1.15,
    draw(b) {
      wheel(b, -40, 17)
      wheel(b, 44, 17)
      b.pen.path('M-62 -34H-4L4 -16H26L38 -70L48 -68L40 -14Q20 -4 -30 -16Z', b.p.red)
      b.pen.line('M32 -84H50', b.p.dark, 5)
      b.pen.rect(-64, -80, 46, 42, b.p.white, { round: 4 })
      b.pen.rect(-64, -62, 46, 10, b.p.red)
    },
  },
  car: { size: 1.25, draw: (b) => car(b, b.p.green) },
  taxi: { size: 1.25, draw: (b) => car(b, [0.72, 0.17, 55], b.p.lamp) },
  truck: {
    size: 1.3,
    draw({ pen, p }) {
      pen.rect(-72, -52, 90, 38, lift(p.blue, 0.02), { round: 3 })
      pen.path('M20 -66H48L66 -40V-14H20Z', p.blue)
      pen.path('M28 -58H45L56 -40H28Z', p.white)
      for (const x of [-62, -36, -10]) pen.rect(x, -72, 24, 22, p.pale, { round: 3 })
      for (const x of [-44, 42]) {
        pen.circle(x, -12, 13, p.dark)
        pen.circle(x, -12, 5, p.steel)
      }
    },
  },
  ship: {
    size: 1.25,
    draw({ pen, p }) {
      pen.rect(-20, -78, 52, 40, p.white)
      pen.rect(-2, -104, 18, 28, p.red)
      for (const x of [-10, 8, 24]) pen.circle(x, -60, 4.4, p.blue)
      pen.path('M-66 -42H70L52 -2H-46Z', mix(p.blue, p.dark, 0.4))
      pen.line('M-60 -26H62', p.red, 5)
      pen.line('M-80 0q14 -10 27 0t27 0t27 0t27 0t27 0t27 0', p.white, 4)
    },
  },
  'railway-crossing': {
    size: 1.5,
    draw({ pen, p }) {
      pen.rect(-4, -92, 8, 92, p.white)
      for (const y of [-80, -50, -20]) pen.rect(-4, y, 8, 12, p.dark)
      pen.place(0, -86, 1, () => {
        for (const t of [38, -38])
          pen.place(
            0,
            0,
            1,
            () => {
              pen.rect(-32, -5, 64, 10, p.yellow, { round: 2 })
              for (const x of [-20, 8]) pen.rect(x, -5, 11, 10, p.dark)
            },
            { turn: t },
          )
      })
      for (const x of [-15, 15]) {
        pen.circle(x, -58, 20, pen.glow([0, [0.65, 0.22, 26], 0.8], [1, [0.65, 0.22, 26], 0]))
        pen.circle(x, -58, 8, [0.66, 0.22, 26])
      }
      pen.line('M4 -34H110', p.yellow, 7)
      for (const x of [22, 54, 86]) pen.line(`M${x} -34h12`, p.dark, 7)
    },
  },
  lighthouse: {
    size: 1.4,
    draw({ pen, p }) {
      pen.path('M-8 -86L-60 -98V-70Z', pen.across([0, p.lamp, 0], [1, p.lamp, 0.8]))
      pen.path('M-22 0L-12 -72H12L22 0Z', p.red)
      pen.path('M-19 -20L-17 -36H17L19 -20ZM-14 -54L-12 -68H12L14 -54Z', p.white)
      pen.rect(-16, -76, 32, 6, p.white)
      pen.rect(-9, -92, 18, 16, p.lamp)
      pen.path('M-12 -92L0 -104L12 -92Z', p.red)
    },
  },
  wheelchair: {
    size: 1.1,
    draw(b) {
      b.pen.line('M-34 -92H-24L-16 -44H30L38 -8H50M-16 -44L-20 -80M-10 -66H26', b.p.steel, 5)
      b.pen.rect(-22, -52, 50, 10, b.p.blue, { round: 4 })
      b.pen.rect(-28, -86, 10, 42, b.p.blue, { round: 4 })
      wheel(b, -6, 30)
      wheel(b, 36, 9)
    },
  },
  map: {
    draw({ pen, p }) {
      pen.path('M-56 -64L-19 -76L19 -64L56 -76V-12L19 0L-19 -12L-56 0Z', p.white)
      pen.path('M-19 -76L19 -64V0L-19 -12Z', mix(p.white, p.green, 0.25))
      pen.line('M-44 -20Q-20 -50 4 -34T42 -52', p.red, 4, { dash: '8 7' })
      pen.path('M42 -56q-13 -16 0 -28q13 12 0 28Z', p.red)
    },
  },
} satisfies Record<string, Motif>
