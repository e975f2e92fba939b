// Motifs on four legs, with wings or fins.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import { cat } from '#art/parts/indoors.ts'
import type { Brush, Motif } from './motif.ts'

/** Somebody on four legs, seen from the side, looking left. */
function beast(
  { pen }: Brush,
  coat: Colour,
  shape: { legs: number; neck: string; head: string; tail: string },
): void {
  const shade = lift(coat, -0.07)
  for (const x of [-26, 30]) pen.rect(x, -shape.legs, 9, shape.legs, shade, { round: 4 })
  for (const x of [-38, 40]) pen.rect(x, -shape.legs, 10, shape.legs, coat, { round: 4 })
  pen.line(shape.tail, coat, 7)
  pen.rect(-44, -shape.legs - 34, 96, 44, coat, { round: 20 })
  pen.path(shape.neck, coat)
  pen.path(shape.head, coat)
}

export const animals = {
  cat: {
    size: 0.95,
    draw: ({ pen, mood }) => cat(pen, 0, 0, 100, 'right', { ...mood, deep: mix(mood.deep, mood.near, 0.5) }),
  },
  dog: {
    draw(b) {
      const coat = b.p.pale
      beast(b, coat, {
        legs: 34,
        neck: 'M-44 -50L-60 -84L-30 -88L-16 -60Z',
        head: 'M-78 -76Q-76 -96 -54 -98Q-32 -98 -32 -80Q-34 -64 -60 -66Q-80 -66 -78 -76Z',
        tail: 'M48 -58Q70 -70 62 -92',
      })
      b.pen.path('M-42 -98Q-26 -98 -26 -70Q-36 -66 -44 -82Z', lift(coat, -0.15))
      b.pen.circle(-76, -80, 4.5, b.p.dark)
      b.pen.circle(-58, -84, 3.4, b.p.dark)
      b.pen.rect(-52, -68, 22, 7, b.p.red, { round: 3 })
    },
  },
  pig: {
    draw(b) {
      const coat = b.p.pink
      beast(b, coat, {
        legs: 22,
        neck: 'M-40 -60H0V-16H-40Z',
        head: 'M-70 -40a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z',
        tail: 'M52 -42q12 -2 8 -12q-8 -2 -4 8',
      })
      b.pen.ellipse(-68, -36, 7, 10, lift(coat, -0.1))
      b.pen.path('M-50 -62l-4 -16 16 8ZM-34 -62l8 -14 6 16Z', lift(coat, -0.08))
      b.pen.circle(-54, -46, 3, b.p.dark)
    },
  },
  cow: {
    size: 1.1,
    draw(b) {
      const coat = mix(b.p.wood, b.p.yellow, 0.35)
      beast(b, coat, {
        legs: 36,
        neck: 'M-44 -44L-60 -66L-34 -84L-16 -60Z',
        head: 'M-82 -52Q-80 -84 -56 -86Q-38 -84 -42 -66Q-54 -42 -70 -44Q-82 -44 -82 -52Z',
        tail: 'M50 -60Q64 -50 60 -22',
      })
      b.pen.line('M-58 -86q-10 -4 -8 -16M-46 -86q8 -6 4 -16', b.p.white, 5)
      b.pen.circle(-64, -70, 3.2, b.p.dark)
      b.pen.ellipse(-75, -52, 7, 6, b.p.pale)
    },
  },
  horse: {
    size: 1.15,
    draw(b) {
      const coat = mix(b.p.white, b.p.pale, 0.15)
      beast(b, coat, {
        legs: 44,
        neck: 'M-44 -50L-58 -112L-34 -116L-4 -70Z',
        head: 'M-88 -96Q-84 -106 -60 -124L-52 -134L-46 -122Q-38 -116 -46 -104Q-64 -92 -82 -88Q-90 -90 -88 -96Z',
        tail: 'M50 -64Q74 -52 64 -10',
      })
      b.pen.line('M-46 -126Q-26 -112 -14 -78', b.p.grey, 9)
      b.pen.circle(-64, -108, 3, b.p.dark)
      b.pen.path('M-12 -80H28V-56Q8 -48 -12 -56Z', b.p.red)
    },
  },
  fox: {
    draw(b) {
      const coat = mix([0.68, 0.17, 45], b.mood.near, 0.12)
      const { pen, p } = b
      pen.path('M20 -6C80 4 92 -50 62 -70C74 -44 50 -24 24 -26Z', coat)
      pen.path('M62 -70C70 -58 68 -48 62 -40Q54 -52 62 -70Z', p.white)
      pen.path('M-24 0C-30 -30 -16 -52 0 -56C22 -50 34 -26 30 0Z', coat)
      pen.path('M-40 -66L-34 -98L-14 -84H6L24 -98L28 -66Q10 -44 -6 -36Q-24 -46 -40 -66Z', coat)
      pen.path('M-40 -66Q-22 -58 -6 -36Q-24 -46 -40 -66ZM28 -66Q8 -58 -6 -36Q10 -44 28 -66Z', p.white)
      pen.circle(-18, -66, 3.6, p.dark)
      pen.circle(8, -66, 3.6, p.dark)
      pen.circle(-6, -40, 4, p.dark)
      pen.path('M-8 0Q-12 -26 -4 -40Q6 -24 4 0Z', p.white)
    },
  },
  pigeon: {
    size: 0.8,
    draw({ pen, p }) {
      pen.line('M-4 -14V0M8 -14V0', p.red, 4)
      pen.path(
        'M-52 -58Q-38 -82 -20 -66C-10 -46 30 -44 62 -22C30 -2 -30 -2 -36 -36Q-36 -50 -40 -54Z',
        p.steel,
      )
      pen.path('M-8 -38C16 -36 40 -26 58 -20Q20 -8 -4 -20Z', mix(p.steel, p.dark, 0.35))
      pen.rect(-36, -54, 16, 9, p.green, { round: 4 })
      pen.circle(-36, -64, 3, p.red)
    },
  },
  fish: {
    draw({ pen, p }) {
      pen.ellipse(0, -4, 70, 9, p.white)
      pen.path('M-58 -26C-30 -58 20 -58 40 -30L62 -50Q58 -26 62 -6L40 -24C16 -2 -34 -2 -58 -26Z', p.blue)
      pen.path('M-58 -26C-34 -8 14 -6 40 -24C16 -2 -34 -2 -58 -26Z', p.white)
      pen.circle(-38, -32, 4.5, p.dark)
      pen.line('M-20 -44q8 16 0 32M0 -46q8 14 4 30', lift(p.blue, -0.1), 2.5)
    },
  },
  crab: {
    draw({ pen, p }) {
      const shell = [0.6, 0.19, 32] as const
      pen.line(
        'M-30 -24L-56 -8M-34 -34L-62 -28M30 -24L56 -8M34 -34L62 -28M-30 -50L-48 -70M30 -50L48 -70',
        shell,
        7,
      )
      for (const s of [-1, 1])
        pen.path(
          `M${48 * s} -66q${-18 * s} -20 0 -34q${2 * s} 14 ${8 * s} 14q${10 * s} -4 ${12 * s} -12q${8 * s} 24 ${-20 * s} 32Z`,
          shell,
        )
      pen.ellipse(0, -34, 42, 27, shell)
      pen.ellipse(-6, -42, 26, 12, lift(shell, 0.07))
      for (const x of [-12, 12]) pen.circle(x, -64, 5, p.dark)
    },
  },
  squid: {
    draw({ pen, p }) {
      pen.line(
        'M-22 -34q-14 20 -4 34M-10 -32q-6 20 0 32M4 -32q2 20 0 32M18 -34q14 18 6 34',
        mix(p.pink, p.white, 0.4),
        6,
      )
      pen.path('M0 -108L34 -76H24L26 -30Q0 -20 -26 -30L-24 -76H-34Z', mix(p.pink, p.white, 0.4))
      for (const x of [-12, 12]) pen.circle(x, -40, 4, p.dark)
    },
  },
} satisfies Record<string, Motif>
