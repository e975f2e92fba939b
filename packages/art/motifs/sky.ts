// Motifs of weather and sky.

import type { Colour } from '#art/colour.ts'
import { lift, mix } from '#art/colour.ts'
import type { Brush, Motif } from './motif.ts'

function umbrella({ pen, p }: Brush, cloth: Colour): void {
  pen.line('M0 -92V-10Q0 2 10 2Q18 2 18 -8', p.wood, 4)
  pen.path(
    'M-58 -46C-54 -108 54 -108 58 -46Q44 -56 30 -46Q15 -56 0 -46Q-15 -56 -30 -46Q-44 -56 -58 -46Z',
    cloth,
  )
  pen.path(
    'M-30 -46C-28 -80 -12 -92 0 -94C12 -92 28 -80 30 -46Q15 -56 0 -46Q-15 -56 -30 -46Z',
    lift(cloth, 0.06),
  )
}

export const sky = {
  umbrella: { draw: (b) => umbrella(b, b.p.blue) },
  'red-umbrella': { draw: (b) => umbrella(b, [0.6, 0.21, 27]) },
  'yellow-umbrella': { draw: (b) => umbrella(b, b.p.yellow) },
  'rain-cloud': {
    flies: true,
    draw({ pen, p }) {
      pen.path(
        'M-50 -40Q-50 -66 -24 -64Q-14 -92 14 -82Q40 -84 38 -60Q56 -56 50 -40Z',
        mix(p.white, p.grey, 0.35),
      )
      pen.line('M-32 -28l-6 18M-8 -28l-6 22M16 -28l-6 18M38 -28l-6 22', p.blue, 5)
    },
  },
  moon: {
    flies: true,
    draw({ pen, mood }) {
      pen.circle(0, -50, 80, pen.glow([0, mood.light, 0.5], [1, mood.light, 0]))
      pen.path('M18 -94A46 46 0 1 0 42 -32A36 36 0 1 1 18 -94Z', lift(mood.light, 0.01))
    },
  },
  sun: {
    flies: true,
    draw({ pen, p }) {
      pen.circle(0, -50, 27, p.yellow)
      let rays = ''
      for (let i = 0; i < 10; i++) {
        const [c, s] = [Math.cos(i * 0.628), Math.sin(i * 0.628)]
        rays += `M${Math.round(c * 35)} ${Math.round(-50 + s * 35)}L${Math.round(c * 49)} ${Math.round(-50 + s * 49)}`
      }
      pen.line(rays, p.yellow, 6)
    },
  },
  comet: {
    flies: true,
    size: 1.2,
    draw({ pen, mood }) {
      pen.path('M38 -20L-60 -92L26 -36Z', pen.slant(true, [0, mood.light, 0], [1, mood.light, 0.9]))
      pen.path('M36 -40l5 12 13 1 -10 9 3 13 -11 -7 -11 7 3 -13 -10 -9 13 -1Z', lift(mood.light, 0.02))
    },
  },
  rainbow: {
    flies: true,
    size: 1.5,
    draw({ pen, p }) {
      for (const [r, c] of [
        [58, p.red],
        [50, p.yellow],
        [42, p.green],
        [34, p.blue],
      ] as const)
        pen.line(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, c, 8, { opacity: 0.75 })
    },
  },
  balloon: {
    flies: true,
    draw({ pen, p }) {
      for (const [x, y, c] of [
        [-24, -62, p.yellow],
        [22, -66, p.white],
        [0, -80, p.red],
      ] as const) {
        pen.line(`M${x} ${y + 24}Q${x / 2} -10 0 10`, p.white, 1.6, { opacity: 0.8 })
        pen.ellipse(x, y, 20, 25, c)
        pen.ellipse(x - 7, y - 9, 4, 7, p.white, { opacity: 0.6 })
      }
    },
  },
  kite: {
    flies: true,
    draw({ pen, p }) {
      pen.line('M0 -20Q-30 10 -20 40', p.white, 1.8)
      pen.path('M-34 -96H34V-20H-34Z', p.white)
      pen.path('M-34 -96H34V-78H-34ZM-34 -38H34V-20H-34Z', p.blue)
      pen.circle(0, -58, 13, p.red)
    },
  },
  airplane: {
    flies: true,
    size: 1.15,
    draw({ pen, p }) {
      pen.path('M-52 -30Q-40 -44 36 -74Q54 -78 50 -66Q46 -56 -36 -20Z', p.white)
      pen.path(
        'M2 -52L-30 -88L-16 -90L30 -64ZM-2 -38L8 4L18 -2L26 -50ZM-48 -34L-60 -54L-50 -56L-36 -40Z',
        p.red,
      )
      pen.line('M-60 -16L-96 -2', p.white, 3, { opacity: 0.6 })
    },
  },
  helicopter: {
    flies: true,
    size: 1.15,
    draw({ pen, p }) {
      pen.line('M-46 -86H50M2 -86V-70', p.dark, 4)
      pen.path('M-26 -40Q-26 -70 8 -70Q40 -70 40 -44Q40 -28 16 -28H-10Z', p.green)
      pen.path('M-24 -56L-62 -64V-56L-20 -40Z', p.green)
      pen.path('M14 -64Q36 -64 36 -46H14Z', p.white)
      pen.line('M-62 -76V-46M-16 -14H38M-4 -28l-4 14M22 -28l4 14', p.dark, 4)
    },
  },
  parachute: {
    flies: true,
    size: 1.25,
    draw({ pen, p, mood }) {
      pen.line('M-46 -60L0 -16L46 -60M-16 -60L0 -16L16 -60', p.white, 1.6)
      pen.path('M-50 -58C-46 -110 46 -110 50 -58Q34 -68 17 -58Q0 -68 -17 -58Q-34 -68 -50 -58Z', p.red)
      pen.path('M-17 -58C-16 -88 -8 -97 0 -97C8 -97 16 -88 17 -58Q0 -68 -17 -58Z', p.white)
      pen.circle(0, -14, 5, mood.deep)
      pen.path('M-5 -10h10l3 16h-16Z', p.dark)
    },
  },
  'paper-plane': {
    flies: true,
    draw({ pen, p }) {
      pen.path('M-50 -42L52 -84L8 -8L-8 -34Z', p.white)
      pen.path('M-8 -34L52 -84L-2 -14Z', mix(p.white, p.blue, 0.35))
    },
  },
  ufo: {
    flies: true,
    draw({ pen, p }) {
      pen.path('M-24 -36L-46 20H46L24 -36Z', pen.fade([0, p.lamp, 0.7], [1, p.lamp, 0]))
      pen.ellipse(0, -60, 24, 22, mix(p.white, p.blue, 0.4))
      pen.ellipse(0, -46, 52, 15, p.steel)
      for (const x of [-32, 0, 32]) pen.circle(x, -42, 4.5, p.yellow)
    },
  },
  lantern: {
    flies: true,
    draw({ pen, p }) {
      for (const [x, y, s] of [
        [0, -20, 1],
        [-50, -66, 0.6],
        [44, -80, 0.5],
      ] as const) {
        pen.place(x, y, s, () => {
          pen.circle(0, -30, 60, pen.glow([0, p.lamp, 0.8], [1, p.lamp, 0]))
          pen.path(
            'M-22 0Q-34 -44 -20 -62H20Q34 -44 22 0Z',
            pen.fade([0, mix(p.lamp, p.red, 0.3)], [1, lift(p.lamp, 0.05)]),
          )
        })
      }
    },
  },
  ghost: {
    flies: true,
    draw({ pen, p, mood }) {
      const sheet = 'M-30 0V-60Q-30 -98 0 -98Q30 -98 30 -60V0Q20 -14 10 0Q0 -14 -10 0Q-20 -14 -30 0Z'
      // an edge, so that it is seen before a white window too
      pen.line(sheet, mix(p.blue, mood.mid, 0.4), 5)
      pen.path(sheet, pen.fade([0, p.white], [1, mix(p.white, p.blue, 0.35)]))
      pen.circle(-10, -62, 5, p.dark)
      pen.circle(12, -62, 5, p.dark)
      pen.ellipse(1, -46, 4, 6, p.dark)
    },
  },
  butterfly: {
    flies: true,
    size: 0.85,
    draw({ pen, p }) {
      pen.path(
        'M0 -50C-14 -100 -58 -96 -50 -60C-46 -44 -20 -44 0 -50C-22 -40 -44 -26 -30 -8C-18 4 -4 -22 0 -50Z',
        p.blue,
      )
      pen.path(
        'M0 -50C14 -100 58 -96 50 -60C46 -44 20 -44 0 -50C22 -40 44 -26 30 -8C18 4 4 -22 0 -50Z',
        lift(p.blue, 0.06),
      )
      pen.line('M0 -72V-22M0 -72l-9 -14M0 -72l9 -14', p.dark, 4)
      for (const x of [-32, 32]) pen.circle(x, -68, 7, p.yellow)
    },
  },
  birds: {
    flies: true,
    draw({ pen, p }) {
      pen.line(
        'M-50 -30q14 -18 26 0q12 -18 26 0M6 -70q11 -14 20 0q9 -14 20 0M20 -16q9 -12 16 0q7 -12 16 0',
        p.dark,
        4.5,
      )
    },
  },
  'cherry-petals': {
    flies: true,
    size: 1.3,
    draw({ pen, p }) {
      for (const [x, y, t] of [
        [-44, -80, 20],
        [-10, -92, 70],
        [30, -74, 120],
        [-26, -46, 40],
        [12, -50, 200],
        [46, -34, 10],
        [-50, -16, 150],
        [-6, -8, 80],
        [30, 0, 30],
      ] as const) {
        pen.place(x, y, 0.95, () => pen.path('M0 -10C9 -7 7 6 0 10C-7 5 -7 -7 0 -10Z', p.pink), { turn: t })
      }
    },
  },
  'maple-leaf': {
    flies: true,
    draw({ pen, p }) {
      const leaf =
        'M0 0L-6 -26L-30 -14L-26 -30L-48 -46L-30 -52L-34 -76L-14 -62L0 -98L14 -62L34 -76L30 -52L48 -46L26 -30L30 -14L6 -26Z'
      pen.place(-14, -6, 0.8, () => pen.path(leaf, p.red), { turn: -18 })
      pen.place(40, 8, 0.45, () => pen.path(leaf, p.yellow), { turn: 30 })
    },
  },
  'music-notes': {
    flies: true,
    draw({ pen, p }) {
      pen.line('M-30 -20V-76L14 -88V-32', p.white, 6)
      pen.ellipse(-40, -18, 13, 10, p.white)
      pen.ellipse(4, -30, 13, 10, p.white)
      pen.line('M44 -6V-52q14 6 12 22', p.white, 5)
      pen.ellipse(36, -5, 11, 8, p.white)
    },
  },
  heart: {
    flies: true,
    size: 0.9,
    draw({ pen, p }) {
      pen.path(
        'M0 -6C-60 -46 -48 -96 -22 -92C-8 -90 0 -78 0 -72C0 -78 8 -90 22 -92C48 -96 60 -46 0 -6Z',
        p.red,
      )
      pen.ellipse(-26, -72, 8, 11, p.white, { opacity: 0.5 })
    },
  },
  'dream-cloud': {
    flies: true,
    draw({ pen, p, mood }) {
      pen.path(
        'M-46 -44Q-60 -70 -34 -78Q-24 -102 4 -92Q34 -102 40 -76Q62 -66 48 -44Q34 -28 0 -36Q-30 -28 -46 -44Z',
        p.white,
        { opacity: 0.92 },
      )
      pen.path('M8 -82A20 20 0 1 0 20 -52A16 16 0 1 1 8 -82Z', mix(mood.mid, p.blue, 0.4))
      pen.circle(-24, -16, 9, p.white)
      pen.circle(-38, 2, 5, p.white)
    },
  },
  whale: {
    flies: true,
    size: 1.5,
    draw({ pen, p }) {
      const skin = mix(p.blue, p.grey, 0.3)
      pen.path(
        'M-56 -44C-46 -86 20 -84 38 -50C44 -40 50 -44 52 -58Q54 -70 68 -74Q64 -62 66 -56Q76 -62 84 -58Q76 -46 64 -44C60 -18 30 -6 -8 -8C-44 -10 -60 -24 -56 -44Z',
        skin,
      )
      pen.path('M-55 -32C-40 -24 -14 -26 6 -10C-44 -8 -58 -20 -55 -32Z', p.white)
      pen.path('M-6 -20Q0 4 20 8Q20 -10 12 -22Z', lift(skin, -0.06))
      pen.circle(-38, -44, 3.4, p.dark)
      pen.line('M-24 -78q-2 -16 -14 -18M-24 -78q4 -16 14 -16', p.white, 3)
    },
  },
} satisfies Record<string, Motif>
