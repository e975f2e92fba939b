// Hanbyeok Tunnel from inside: an arch of green at its end, and two people out of breath.
import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, someone, tree } from './shapes.ts'

const HALF = 2.2
/** from the floor to where the vault begins */
const SPRING = 0.3
const MOUTH = 8.5
const BACK = -12

export const hanbyeok: Place = (s, random, mood) => {
  s.sky(mood)
  const green: Colour = [0.8, 0.19, 128]
  s.ground(mix(green, mood.light, 0.2), green, mix(mood.near, mood.deep, 0.3))
  outside(s, random.branch('ahead'), mood, green, 0)
  outside(s, random.branch('behind'), mood, green, 180)
  tunnel(s, random.branch('stones'), mood)
  const dark = mix(mood.deep, mood.near, 0.2)
  someone(s, -5.5, 7, mood, { coat: mix([0.55, 0.13, 245], dark, 0.45), short: true, tall: 1.64 })
  someone(s, 5.5, 7.3, mood, { coat: mix([0.92, 0.03, 90], dark, 0.35), short: true, tall: 1.78 })
}

/** Trees in full leaf beyond the mouth, one behind another, and the path that leads to them. */
function outside(s: Sphere, random: Random, mood: Mood, green: Colour, towards: number): void {
  for (let i = 0; i < 64; i++) {
    const distance = 46 - i * 0.5
    const shade = mix(lift(green, 0.08 - i * 0.003), [0.5, 0.13, 150], random.between(0, 0.5))
    tree(
      s,
      towards + random.between(-34, 34),
      distance,
      random.between(5, 8),
      shade,
      -s.eyes - 1 + random.between(0, 3),
    )
  }
  const light = s.pen.glow(
    [0, [0.95, 0.14, 118], 0.6],
    [0.5, [0.95, 0.14, 118], 0.2],
    [1, [0.95, 0.14, 118], 0],
  )
  s.facing(s.stand(towards, 16, 2.4), 8, (x, y, metre) => s.pen.ellipse(x, y, metre * 7, metre * 5, light))
  const z = towards === 0 ? [MOUTH, 40] : [-40, BACK]
  flat(s, [-1.8, 1.8], [z[0]!, z[1]!], -s.eyes, mix([0.8, 0.05, 80], mood.light, 0.2))
}

/** The vault in rings, darkest in the middle; blocks of stone in every ring. */
function tunnel(s: Sphere, random: Random, mood: Mood): void {
  const stone: Colour = [0.4, 0.025, 65]
  const foot = -s.eyes
  const arch = (t: number): [number, number] => {
    const turn = Math.PI * t
    return [-HALF * Math.cos(turn), SPRING + HALF * 0.95 * Math.sin(turn)]
  }
  const profile: [number, number][] = [
    [-HALF, foot],
    [-HALF, -0.75],
    ...Array.from({ length: 12 }, (_, k) => arch(k / 11)),
    [HALF, -0.75],
    [HALF, foot],
  ]
  const lit = (z: number) => Math.max(0, 1 - Math.min(MOUTH - z, z - BACK) / 5.2) ** 1.6
  const rings = 20
  const depth = (MOUTH - BACK) / rings
  for (let r = 0; r < rings; r++) {
    const z = BACK + r * depth
    const light = lit(z + depth / 2)
    flat(s, [-HALF, HALF], [z, z + depth + 0.02], foot, mix([0.34, 0.02, 70], [0.82, 0.09, 105], light * 0.7))
    for (let k = 0; k < profile.length - 1; k++) {
      const [[x1, y1], [x2, y2]] = [profile[k]!, profile[k + 1]!]
      const shade = mix(lift(stone, -0.08), mix(lift(stone, 0.1), [0.85, 0.15, 122], 0.35), light)
      const face: Spot[] = [
        [x1, y1, z],
        [x2, y2, z],
        [x2, y2, z + depth + 0.02],
        [x1, y1, z + depth + 0.02],
      ]
      s.fill(face, lift(shade, random.between(-0.03, 0.03)))
      s.line(
        [
          [x1, y1, z],
          [x2, y2, z],
          [x2, y2, z + depth],
        ],
        lift(shade, -0.07),
        2,
        { opacity: 0.7 },
      )
    }
  }
  for (const z of [MOUTH, BACK])
    s.line(
      profile.map(([x, y]): Spot => [x, y, z]),
      mix(stone, [0.9, 0.1, 115], 0.55),
      7,
    )
  daylight(s, mood)
}

/** Light that falls in from both ends and lies on the floor. */
function daylight(s: Sphere, mood: Mood): void {
  for (const [towards, distance] of [
    [0, 6.4],
    [180, 9.5],
  ] as const) {
    s.facing(s.stand(towards, distance), 4, (x, y, metre) =>
      s.pen.ellipse(x, y, metre * 2, metre * 0.42, s.pen.glow([0, mood.light, 0.6], [1, mood.light, 0])),
    )
  }
}
