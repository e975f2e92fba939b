// Motifs that people wear: jewels, watches, clothes, shoes.
import { lift, mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

function dial({ pen, p }: Brush, x: number, y: number, r: number): void {
  pen.circle(x, y, r, p.yellow)
  pen.circle(x, y, r * 0.82, p.white)
  pen.line(`M${x} ${y}v${-r * 0.55}M${x} ${y}l${r * 0.4} ${r * 0.22}`, p.dark, Math.max(2.4, r * 0.1))
}

const lenses = ({ pen, p }: Brush, glass: typeof p.white, opacity: number): void => {
  pen.line('M-52 -44L-70 -58M52 -44L70 -58M-10 -40Q0 -48 10 -40', p.dark, 5)
  for (const x of [-31, 31]) {
    pen.rect(x - 25, -58, 50, 42, glass, { round: 17, opacity })
    pen.line(`M${x - 22} -37a22 20 0 1 0 44 0a22 20 0 1 0 -44 0`, p.dark, 5)
  }
}

export const wear = {
  ring: {
    size: 0.9,
    draw({ pen, p }) {
      pen.line('M-32 -34a32 32 0 1 0 64 0a32 32 0 1 0 -64 0', p.yellow, 9)
      pen.path('M-18 -86H18L28 -74L0 -54L-28 -74Z', mix(p.white, p.blue, 0.3))
      pen.path('M-8 -86L0 -54L8 -86Z', p.white)
    },
  },
  pendant: {
    draw({ pen, p }) {
      pen.line('M-40 -104C-36 -50 -8 -48 0 -46C8 -48 36 -50 40 -104', p.yellow, 3.4)
      pen.path('M0 -48Q-26 -18 0 0Q26 -18 0 -48Z', p.blue)
      pen.circle(-6, -22, 4, p.white)
    },
  },
  wristwatch: {
    draw(b) {
      b.pen.rect(-15, -104, 30, 104, b.p.wood, { round: 8 })
      dial(b, 0, -52, 33)
    },
  },
  'pocket-watch': {
    draw(b) {
      b.pen.line('M0 -82Q30 -120 62 -84Q70 -60 62 -40', b.p.yellow, 4)
      b.pen.circle(0, -84, 7, b.p.yellow)
      dial(b, 0, -38, 38)
    },
  },
  clock: {
    draw(b) {
      b.pen.line('M-22 -8L-32 2M22 -8L32 2', b.p.dark, 6)
      b.pen.circle(-24, -88, 13, b.p.red)
      b.pen.circle(24, -88, 13, b.p.red)
      b.pen.circle(0, -44, 44, b.p.red)
      dial(b, 0, -44, 37)
    },
  },
  key: {
    draw({ pen, p }) {
      pen.line('M-6 -34L50 -34M34 -34V-14M48 -34V-18', p.yellow, 9)
      pen.line('M-52 -34a23 23 0 1 0 46 0a23 23 0 1 0 -46 0', p.yellow, 9)
      pen.line('M-44 -52Q-60 -84 -44 -98', p.red, 4)
    },
  },
  mirror: {
    draw({ pen, p }) {
      pen.rect(-6, -34, 12, 34, p.yellow, { round: 5 })
      pen.ellipse(0, -66, 36, 40, p.yellow)
      pen.ellipse(0, -66, 28, 32, mix(p.white, p.blue, 0.35))
      pen.line('M-14 -62L6 -86M-4 -52L14 -74', p.white, 4)
    },
  },
  'red-scarf': {
    draw({ pen, p }) {
      const wool = [0.58, 0.21, 27] as const
      pen.path('M6 -62L34 -2H10L-8 -56Z', lift(wool, -0.05))
      pen.path('M-10 -60L-30 0H-4L12 -56Z', wool)
      pen.path('M-46 -84Q0 -52 46 -84Q54 -62 40 -52Q0 -32 -40 -52Q-54 -62 -46 -84Z', lift(wool, 0.05))
      pen.line('M-28 4V-2M-20 4V-2M-12 4V-2M14 2V-4M24 2V-4', p.white, 3)
    },
  },
  necktie: {
    draw({ pen, p }) {
      pen.path('M-14 -104H14L9 -84L24 -22L0 0L-24 -22L-9 -84Z', p.blue)
      pen.path('M-18 -60L14 -70L17 -58L-20 -46ZM-22 -32L20 -46L23 -34L-24 -20Z', p.yellow)
    },
  },
  glasses: { draw: (b) => lenses(b, b.p.white, 0.5) },
  sunglasses: { draw: (b) => lenses(b, b.p.dark, 0.95) },
  shoe: {
    draw({ pen, p }) {
      pen.path(
        'M-54 -4L-50 -58Q-44 -64 -36 -56Q-22 -26 22 -18Q54 -14 56 -2Q30 4 16 -2Q-20 -10 -36 -30L-44 -4Z',
        p.red,
      )
      pen.path('M-50 -40L-44 0H-52Z', lift(p.red, -0.12))
    },
  },
  'rain-boots': {
    draw({ pen, p }) {
      for (const [x, c] of [
        [-26, p.yellow],
        [26, lift(p.yellow, -0.06)],
      ] as const) {
        pen.path(`M${x - 20} -78H${x + 14}V-28Q${x + 36} -24 ${x + 34} 0H${x - 20}Z`, c)
        pen.rect(x - 22, -84, 38, 12, lift(c, -0.1), { round: 4 })
        pen.rect(x - 22, -7, 58, 8, lift(c, -0.14), { round: 3 })
      }
    },
  },
  'baby-shoes': {
    size: 0.85,
    draw({ pen, p }) {
      for (const x of [-30, 30]) {
        pen.path(
          `M${x - 26} 0V-36Q${x - 24} -52 ${x - 8} -48Q${x - 4} -26 ${x + 14} -28Q${x + 30} -24 ${x + 28} 0Z`,
          p.pink,
        )
        pen.rect(x - 28, -8, 58, 9, p.white, { round: 4 })
        pen.circle(x + 8, -30, 6, p.white)
      }
    },
  },
} satisfies Record<string, Motif>
